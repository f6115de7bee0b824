"""A table of Scout whose cards are known, and what people do at it, in short words."""

from __future__ import annotations

from typing import cast

from tercet.cards import Card, Triple, parse_cards
from tercet.engine.table import Step, Table
from tercet.games.scout.terms import GiveUp, Point, PointSecond, Won
from tests.games.piles import arranged, full_pile

#: The scout's SET, and another with the same first card.
FIRST = "1rso"
MINE = (FIRST, "2rso", "3rso")
OTHER = (FIRST, "1gso", "1pso")
#: None of these makes a SET with the first card, here.
IDLE = ("2ghw", "2gsw", "2gew", "2ghd", "2ged", "2gho", "2geo")
TABLE = (*MINE, *OTHER[1:], *IDLE)
MISTAKEN = (FIRST, "2rso", "2ghw")


def scouting(seats: int = 3, **options: object) -> Table:
    return arranged("scout", seats, full_pile(TABLE), **options)


def card(text: str) -> Card:
    return Card.parse(text)


def three(cards: tuple[str, ...]) -> Triple:
    return cast("Triple", parse_cards(cards))


def point(table: Table, seat: int, cards: tuple[str, ...] = MINE, at: int | None = None) -> Step:
    return table.act(seat, Point(three(cards)), at=at)


def second(table: Table, seat: int, text: str, seen: int | None = None) -> Step:
    return table.act(seat, PointSecond(card(text)), seen=seen)


def won(step: Step) -> dict[int, list[str]]:
    return {e.seat: sorted(map(str, e.cards)) for e in step.events if isinstance(e, Won)}


def scores(table: Table) -> list[int]:
    return [len(player.cards) for player in table.state.players]


def give_up(table: Table, *seats: int) -> Step:
    for seat in seats:
        step = table.act(seat, GiveUp())
    return step


def win_three(table: Table, seat: int) -> None:
    """A quick SET for a seat, so that there is something to lose; it costs nobody else."""
    point(table, seat, ("2ghw", "2gsw", "2gew"))
    give_up(table, *sorted(table.may_act()))
