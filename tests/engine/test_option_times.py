"""No clock of any game leaves people no time: every option that makes a deadline has a floor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.engine.log import Header
from tercet.engine.options import Option, Rules, check_times, describe, read_options
from tercet.engine.series import Match
from tercet.engine.table import Table
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.tables import new_table, open_table

SEED = bytes(32)
#: Nobody can do anything in less than a second.
A_SECOND = 1000
#: What comes back again and again with nobody acting leaves time to look, think and act.
BY_ITSELF = {"lay_after_ms", "search_ms", "turn_ms", "again_ms", "opening_ms", "bet_ms"}


def times() -> Iterator[Any]:
    """Every time that anybody can choose, of every game and of a match."""
    kinds = [*((game.facts.key, game.facts.rules) for game in GAMES), ("match", Match)]
    for name, rules in kinds:
        for option in describe(rules):
            if option.name.endswith("_ms"):
                yield pytest.param(rules, option, id=f"{name}-{option.name}")


@pytest.mark.parametrize(("rules", "option"), list(times()))
def test_every_time_has_a_floor_that_a_person_can_live_with(
    rules: type[Rules], option: Option
) -> None:
    assert option.lowest is not None, "a new time needs a lowest value, too"
    assert option.lowest >= (5 * A_SECOND if option.name in BY_ITSELF else A_SECOND)
    assert isinstance(option.default, int)
    assert option.default == 0 or option.default >= option.lowest
    check_times(read_options(rules, {option.name: option.lowest}))
    for short in {option.lowest - 1, max(1, option.least or 0)} - {option.lowest}:
        if short >= (option.least or 0):
            with pytest.raises(Unreadable) as refused:
                check_times(read_options(rules, {option.name: short}))
            assert refused.value.code == "option_too_short"
            assert refused.value.data["lowest"] == option.lowest
    if option.least == 0:
        check_times(read_options(rules, {option.name: 0}))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
def test_the_door_of_every_game_is_watched(game: Any) -> None:
    seats = max(2, game.facts.players[0]) if game.facts.players[1] > 1 else 1
    with pytest.raises(Unreadable, match="option_too_short"):
        new_table(game.facts.key, seats, SEED, match={"pause_ms": 1})
    for option in describe(game.facts.rules):
        if option.lowest and option.least != option.lowest:
            with pytest.raises(Unreadable, match="option_too_short"):
                new_table(game.facts.key, seats, SEED, options={option.name: option.lowest - 1})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
def test_nobody_acting_is_never_hurried(game: Any) -> None:
    """All times as short as they may be, and nobody acts: the clock enters little by itself."""
    seats = max(2, game.facts.players[0]) if game.facts.players[1] > 1 else 1
    options = {each.name: each.lowest for each in describe(game.facts.rules) if each.lowest}
    table = new_table(game.facts.key, seats, SEED, options=options)
    minutes = 10
    entered = len(table.tick(minutes * 60 * A_SECOND))
    assert entered <= minutes * 60 * A_SECOND // (4 * A_SECOND)


def test_a_deadline_is_never_made_of_a_number_without_unit() -> None:
    """So that the enumeration above is complete: no other option changes when time runs out."""
    for game in GAMES:
        seats = max(2, game.facts.players[0]) if game.facts.players[1] > 1 else 1
        plain = new_table(game.facts.key, seats, SEED).deadline
        for option in describe(game.facts.rules):
            if option.kind == "number" and not option.name.endswith("_ms"):
                for value in {option.least, option.most}:
                    table = new_table(game.facts.key, seats, SEED, options={option.name: value})
                    assert table.deadline == plain, option.name


def test_an_older_log_still_replays() -> None:
    """What was once allowed stays in its log: only new tables are refused."""
    fresh = new_table("dice", 2, SEED)
    header = _with(fresh, opening_ms=1)
    assert len(open_table(header, SEED).tick(50)) == 50


def _with(table: Table, **options: int) -> Header:
    return replace(table.header, options={**table.header.options, **options})
