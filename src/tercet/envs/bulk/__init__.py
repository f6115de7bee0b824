"""Thousands of tables a step, in compiled loops over arrays: what `tercet.envs.vector` plays on.

A file a game; each is tested equal to the ordinary environment, decision by decision.
"""
