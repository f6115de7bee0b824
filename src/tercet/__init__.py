"""Tercet: the SET card-game family as a library, a command and a server."""

from typing import Final

__version__: Final = "0.1.0"
