"""Contests between bots in virtual time: matches, many of them, and what the results say."""
