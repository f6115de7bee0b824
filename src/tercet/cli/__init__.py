"""The `tercet` command. Each command is a few lines over the library; errors are coded texts.

Exit codes: 0 for success and for "yes", 1 for "no" (not a SET, a log that does not hold), 2 for
input that cannot be used.
"""

from tercet.cli.app import app, main

__all__ = ["app", "main"]
