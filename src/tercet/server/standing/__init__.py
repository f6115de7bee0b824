"""Ratings, records, finding somebody to play with, and races on the same pack, on a server."""
