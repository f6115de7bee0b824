"""Older versions of rules, kept so that their logs replay for ever: a file a game and version.

Each holds only what differs from the game as it is now; `tests/test_old_logs.py` plays old logs.
"""
