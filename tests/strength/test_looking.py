"""What a player had before the eyes, read from games whose every moment is known."""

from __future__ import annotations

from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.cards import DECK, Card, find_sets, level
from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.games.classic import Call, Show
from tercet.games.scout.terms import GiveUp, Point, PointSecond
from tercet.strength.looking import MOST_MS, Look, Looker, Short
from tercet.tables import new_table
from tests.bots.arena.matches import seed_of

Triple = tuple[Card, Card, Card]


class Watched:
    """A table, and what its players have before the eyes."""

    def __init__(self, table: Table) -> None:
        self.table, self._looker = table, Looker(table)

    def act(self, seat: int, act: Act, at: int) -> None:
        self.table.act(seat, act, at)
        self._looker.note(self.table.steps[-1])

    def numbered(self) -> tuple[tuple[Look, ...], ...]:
        return deepcopy(self._looker).close()

    def looks(self) -> list[tuple[Look, ...]]:
        """Without the numbers of the searches."""
        return [tuple(replace(look, number=0) for look in looks) for looks in self.numbered()]


def table_with(sets: int, game: str = "classic", **options: Any) -> tuple[Watched, list[Triple]]:
    """A table of two that opens with so many SETs, no two of which share a card."""
    chance = Chance(seed_of(sets))
    while True:
        pile, chance = chance.shuffle(DECK)
        found = find_sets(pile[:12])
        if len(found) == sets and len({card for three in found for card in three}) == 3 * sets:
            piles = [[str(card) for card in pile]]
            table = new_table(game, 2, seed_of(1), piles=piles, options=options)
            return Watched(table), found


def test_a_find_and_what_the_other_had_not_found_by_then() -> None:
    table, (one,) = table_with(1)
    table.act(0, Call(one), at=7000)
    mine, theirs = table.looks()
    assert mine[0] == Look(level(*one[:2]), 7000, 7000, 0, True)
    assert theirs[0] == Look(level(*one[:2]), 7000, 7000, 0, False)


def test_what_lay_there_before_the_table_changed_counts_from_the_beginning() -> None:
    table, (one, two) = table_with(2)
    table.act(0, Call(one), at=4000)
    table.act(1, Call(two), at=9000)
    mine, theirs = table.looks()
    assert Look(level(*two[:2]), 9000, 5000, 0, False) in mine
    assert Look(level(*two[:2]), 9000, 5000, 0, True) in theirs


def test_short_searches_before_are_told_because_they_left_no_time_to_call() -> None:
    table, (one, two, three) = table_with(3)
    table.act(0, Call(one), at=1200)
    table.act(1, Call(two), at=2500)
    table.act(1, Call(three), at=9000)
    mine, theirs = table.looks()
    kind, lay, search = level(*three[:2]), 9000, 6500
    own = (Short(1300, 0, False), Short(1200, 0, True))
    other = (Short(1300, 0, True), Short(1200, 0, False))
    assert Look(kind, lay, search, 0, False, earlier=own) in mine
    assert Look(kind, lay, search, 0, True, earlier=other) in theirs


def test_a_search_that_was_long_enough_ends_the_row_of_short_ones() -> None:
    table, (one, two, three) = table_with(3)
    table.act(0, Call(one), at=1200)
    table.act(1, Call(two), at=8000)
    table.act(1, Call(three), at=9000)
    _, theirs = table.looks()
    assert Look(level(*three[:2]), 9000, 1000, 0, True) in theirs


def test_what_ended_with_one_search_has_its_number() -> None:
    table, (one, two) = table_with(2)
    table.act(0, Call(one), at=4000)
    table.act(1, Call(two), at=9000)
    mine, _ = table.numbered()
    ended = {look.number: look.lay == look.search == 4000 for look in mine}
    assert [look.number for look in mine] == sorted(look.number for look in mine)
    assert list(ended.values()).count(True) == 1
    assert len(ended) > 1


def test_after_a_mistake_everything_is_new() -> None:
    table, (one,) = table_with(1)
    wrong = next(
        three for three in permutations(table.table.state.table, 3) if set(three) != set(one)
    )
    table.act(0, Call(wrong), at=3000)
    table.act(0, Call(one), at=8000)
    mine, theirs = table.looks()
    assert mine[:2] == (
        Look(level(*one[:2]), 3000, 3000, 0, False),
        Look(level(*one[:2]), 5000, 5000, 0, True),
    )
    assert theirs[0] == Look(level(*one[:2]), 8000, 8000, 0, False)


def test_whoever_is_locked_out_does_not_look() -> None:
    table, (one, two) = table_with(2, penalty="lockout")
    wrong = (one[0], one[1], two[0])
    table.act(0, Call(wrong), at=2000)
    table.act(1, Call(one), at=6000)  # lifts the lock (PEN-3)
    table.act(0, Call(two), at=7000)
    mine, _ = table.looks()
    assert [look.lay for look in mine[:2]] == [2000, 2000]
    # In the four seconds of the lock nobody could tell what was seen.
    assert Look(level(*two[:2]), 5000, 1000, 4000, True) in mine
    assert not any(look.lay == 4000 for look in mine)


def test_a_call_without_cards_is_the_moment_of_the_find() -> None:
    table, (one,) = table_with(1)
    table.act(1, Call(), at=5000)
    table.act(1, Show(one), at=8000)
    mine, theirs = table.looks()
    assert theirs[0] == Look(level(*one[:2]), 5000, 5000, 0, True)
    assert mine[0] == Look(level(*one[:2]), 5000, 5000, 0, False)


@pytest.mark.rule("SCOUT-1")
def test_in_scout_the_finger_is_the_find_and_the_second_one_is_not() -> None:
    table, (one, two) = table_with(2, "scout")
    table.act(0, Point(one), at=5000)
    table.act(1, PointSecond(one[1]), at=9000)
    mine, theirs = table.looks()
    assert Look(level(*one[:2]), 5000, 5000, 0, True) in mine
    assert Look(level(*one[:2]), 5000, 5000, 0, False) in theirs
    table.act(1, Point(two), at=12_000)
    table.act(0, GiveUp(), at=13_000)
    _, theirs = table.looks()
    # It lay there from the start; during the search nobody could point at it.
    assert Look(level(*two[:2]), 12_000, 3000, 4000, True) in theirs


def test_after_ten_minutes_nobody_is_thought_to_be_looking() -> None:
    table, (one,) = table_with(1, lay_after_ms=0)
    table.act(0, Call(one), at=MOST_MS + 5000)
    mine, _ = table.looks()
    assert mine[0] == Look(level(*one[:2]), MOST_MS, MOST_MS, 0, False)


def test_games_of_thought_are_no_races() -> None:
    for game in ("setup", "chipset", "dice", "coopset", "solitaire", "twenty"):
        table = new_table(game, 1 if game == "solitaire" else 2, seed_of(1))
        assert set(Looker(table).close()) == {()}
