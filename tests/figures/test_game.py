"""What is read from one finished game, beside what the analysis of the same game says."""

from __future__ import annotations

import pytest

from tercet.analysis import analyse
from tercet.cards import ATTRIBUTES, parse_cards
from tercet.engine.wire import from_json, to_json
from tercet.figures import GameSeen, seen_in
from tercet.figures.game import broken_in, differing_in
from tests.analysis.games import by_bots
from tests.figures.games import table_against


@pytest.mark.parametrize("game", ["classic", "solitaire"])
def test_finds_are_those_of_the_analysis(game: str) -> None:
    log = table_against(game, "novice", 1).log()
    seen, account = seen_in(log), analyse(log)
    for seat, one in enumerate(seen.seats):
        theirs = [find for find in account.finds if find.seat == seat]
        assert [(find.differs, find.search) for find in one.finds] == [
            (find.differs, find.search) for find in theirs
        ]
        there = [
            sum(
                each.first < find.seq and (each.gone is None or each.gone >= find.seq)
                for each in account.sets
            )
            for find in theirs
        ]
        assert [find.there for find in one.finds] == there
    assert seen.length == account.end
    assert len(seen.overlooked) == sum(each.overlooked for each in account.sets)


@pytest.mark.parametrize(
    "game", ["classic", "scout", "coopset", "twenty", "setup", "chipset", "dice"]
)
@pytest.mark.slow
def test_every_game_can_be_read_and_kept(game: str) -> None:
    log = by_bots(game, 2)
    seen = seen_in(log)
    assert len(seen.seats) == 2
    assert seen.length == log.entries[-1].at
    assert from_json(to_json(seen), GameSeen) == seen
    assert "Ada" not in to_json(seen).decode()


def test_wrong_calls_are_told_by_the_attribute_that_broke() -> None:
    names = [attribute.value for attribute in ATTRIBUTES]
    assert broken_in(parse_cards(["1rso", "2rso", "3rsd"])) == 1 << names.index("shape")
    assert broken_in(parse_cards(["1rso", "2rso", "3rso"])) == 0
    assert differing_in(parse_cards(["1rso", "2rso", "3rso"])) == 1 << names.index("number")
    log = table_against("classic", "first_timer", 2).log()
    misses = [miss for miss in analyse(log).misses if miss.kind == "wrong"]
    assert sum(len(seat.wrong) for seat in seen_in(log).seats) == len(misses)
