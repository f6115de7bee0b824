"""One's own figures: what finished games tell of a person, game by game and summed up.

`seen_in(log)` reads one game; the server keeps that beside the log. `figures_of` sums up somebody's
games. Both are functions of the logs: nothing here knows a clock, a file or chance.
"""

from __future__ import annotations

from tercet.figures.game import GameSeen, seen_in
from tercet.figures.summary import Figures, Opponent, OwnGame, figures_of

__all__ = ["Figures", "GameSeen", "Opponent", "OwnGame", "figures_of", "seen_in"]
