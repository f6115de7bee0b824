"""A deal of 20/20 whose cards are known, and what players do at it, in short words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tercet.cards import Card, Triple, parse_cards
from tercet.engine.table import Step, Table
from tercet.games.classic import Call
from tercet.tables import new_table
from tests.games.piles import SEED, full_pile

#: Two SETs: who holds them can be rid of all six cards at once.
TWO_SETS = ("1rso", "2rso", "3rso", "1gso", "2gso", "3gso")
#: No SET among these, nor with the open cards.
POOR = ("1rhw", "1ghw", "2red", "3rew", "2phd", "3rhd")
#: The first three are a SET; 2ghw and 3ped make one with 1rso.
OPEN = ("1pso", "2pso", "3pso", "2ghw", "3ped", "1ghd")
WRONG = ("1rhw", "1ghw", "1pso")


def in_turn(hands: Sequence[Sequence[str]], dealer: int = 0) -> list[str]:
    """The cards in the order in which they are dealt: one at a time, from the dealer's left."""
    seats = [(dealer + step) % len(hands) for step in range(1, len(hands) + 1)]
    return [hands[seat][n] for n in range(len(hands[0])) for seat in seats]


def twenty(pile: Sequence[str], seats: int = 2, **options: Any) -> Table:
    single = {"form": "single"}
    return new_table("twenty", seats, SEED, piles=[pile], options=options, match=single)


def dealt(*rest: str, **options: Any) -> Table:
    """Two players, seat 0 with two SETs; behind the open cards lie these, then all others."""
    return twenty(full_pile(in_turn([TWO_SETS, POOR]), OPEN, rest), **options)


def bare(*rest: str) -> Table:
    """The same with a pile of these cards alone."""
    return twenty([*in_turn([TWO_SETS, POOR]), *OPEN, *rest])


def three(*texts: str) -> Triple:
    return cast("Triple", parse_cards(texts))


def call(table: Table, seat: int, *texts: str, seen: int | None = None) -> Step:
    return table.act(seat, Call(three(*texts)), seen=seen)


def go_out(table: Table, seat: int = 0) -> Step:
    call(table, seat, *TWO_SETS[:3])
    return call(table, seat, *TWO_SETS[3:])


def texts(cards: Sequence[Card | None]) -> list[str | None]:
    return [None if card is None else str(card) for card in cards]


def hand(table: Table, seat: int) -> list[str]:
    return list(map(str, table.state.hands[seat]))
