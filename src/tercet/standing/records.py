"""Which games against the pack set records, and which of two is the better one."""

from __future__ import annotations

from typing import Final

from tercet.engine.events import Outcome
from tercet.engine.log import Header
from tercet.engine.options import describe
from tercet.games import find_game

#: The options that make kinds of their own; in all others a game must be as its sheet has it.
_FREE: Final = {"solitaire": ("form",), "coopset": ("words",)}
_LONGEST_MS: Final = 10**10
_MOST_SCORE: Final = 1000


def record_kind(header: Header, outcome: Outcome, *, aided: bool) -> str | None:
    """The kind of record that a game may set: a form of solitaire, or a size of team; else None.

    Only a full pack that nobody arranged, without help and by the sheet's own rules; giving up is
    no result.
    """
    game = header.game
    if game not in _FREE or aided or header.piles or outcome.reason == "stopped":
        return None
    usual = {option.name: option.default for option in describe(find_game(game).facts.rules)}
    if any(header.options.get(name) != usual[name] for name in usual if name not in _FREE[game]):
        return None
    return kind_of(game, str(header.options["form"]) if game == "solitaire" else header.count)


def kind_of(game: str, what: str | int) -> str:
    """The name of a kind: `solitaire-patience`, `coopset-3`."""
    return f"{game}-{what}"


def merit_of(score: int, ms: int, *, won: bool) -> int:
    """How good a result is, as one number: the lower, the better. Winning, points, then time."""
    behind = _MOST_SCORE - max(-_MOST_SCORE, min(_MOST_SCORE, score))
    return ((0 if won else 2 * _MOST_SCORE + 1) + behind) * _LONGEST_MS + min(ms, _LONGEST_MS - 1)
