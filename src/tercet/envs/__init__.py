"""The games as environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel.

Every game has an encoding (`encodings/`): what a seat sees as numbers, what it may choose as
numbers, and how choices become acts. One driver (`play.py`) plays any of them; `aec`, `parallel`,
`single` and `spiel` show it to the libraries. One table a step; `docs/envs.md` has the spaces.
"""

from __future__ import annotations

from tercet.envs.encodings import ENCODINGS, find_encoding

__all__ = ["ENCODINGS", "find_encoding"]
