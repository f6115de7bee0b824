"""A siege of the server: does a fair player wait while somebody is as rude as they can be?"""
