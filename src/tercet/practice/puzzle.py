"""Today's puzzle: twelve cards with exactly six SETs, the same for everybody on the same day.

Version 1, which other programs can repeat: the seed is the SHA-256 of "tercet-puzzle-1 " and the
date as YYYY-MM-DD; the whole pack is shuffled from that seed (`tercet.engine.chance`) and cut into
dozens, and shuffled again, until a dozen holds exactly six SETs. A day begins and ends in UTC.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from typing import Final

import msgspec

from tercet.cards import DECK, Card, find_sets
from tercet.engine.chance import Chance
from tercet.errors import Unreadable

PUZZLE_SIZE: Final = 12
PUZZLE_SETS: Final = 6
#: The day of the first puzzle.
FIRST_DAY: Final = date(2026, 1, 1)
_LABEL: Final = "tercet-puzzle-1"


class Puzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day; its SETs are for the reader to find."""

    date: str
    cards: tuple[str, ...]
    sets: int


def puzzle_cards(day: date) -> tuple[Card, ...]:
    """The twelve cards of a day."""
    return cards_from(hashlib.sha256(f"{_LABEL} {day.isoformat()}".encode()).digest())


def cards_from(seed: bytes) -> tuple[Card, ...]:
    """The twelve cards that follow from a seed; that of a ranked puzzle is a server's secret."""
    return next(dozen for dozen in _dozens(seed) if len(find_sets(dozen)) == PUZZLE_SETS)


def _dozens(seed: bytes) -> Iterator[tuple[Card, ...]]:
    chance = Chance(seed)
    while True:
        pack, chance = chance.shuffle(DECK)
        for start in range(0, len(pack) - PUZZLE_SIZE + 1, PUZZLE_SIZE):
            yield pack[start : start + PUZZLE_SIZE]


@cache
def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day as it is handed out."""
    return Puzzle(day.isoformat(), tuple(map(str, puzzle_cards(day))), PUZZLE_SETS)


def read_day(text: str, today: date) -> date:
    """A day that has a puzzle: from the first day to tomorrow, which has begun somewhere."""
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise Unreadable("date_unreadable", text=text[:40])
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Unreadable("date_unreadable", text=text[:40]) from error
    last = today + timedelta(days=1)
    if not FIRST_DAY <= day <= last:
        raise Unreadable("puzzle_unknown", first=FIRST_DAY.isoformat(), last=last.isoformat())
    return day
