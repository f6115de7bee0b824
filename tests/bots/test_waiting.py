"""Nobody waits for a bot: the pace of every game and skill, and pauses that tell nothing."""

from __future__ import annotations

from itertools import islice
from statistics import mean
from typing import Any

import pytest

from tercet.bots.arena.match import Player, step
from tercet.bots.players import new_bot
from tercet.cards import DECK, find_sets
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.games.classic import NoneHere
from tercet.tables import new_table
from tests.bots.arena.matches import seed_of
from tests.bots.waiting import TABLES, Impatient, Slow, longest_wait

#: Named points of the scale, its ends among them, and points between.
KEYS = (
    *("first_timer", "strength:1.5", "novice", "strength:2.6"),
    *("regular", "strength:5.45", "champion"),
)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(TABLES))
def test_no_bot_keeps_a_person_waiting(name: str) -> None:
    for key in KEYS[:: 3 if name == "dice" else 1]:
        found = longest_wait(name, key, 1)
        assert found.times
        assert not found.too_long, (key, found)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classic", "classic, locked out", "scout", "coopset", "twenty"])
def test_nor_do_several_bots_together(name: str) -> None:
    for key in ("strength:1.2", "regular"):
        found = longest_wait(name, key, 1, bots=3)
        assert found.times
        assert not found.too_long, (key, found)


@pytest.mark.parametrize("name", [name for name in TABLES if name != "dice"])
def test_a_slow_bot_is_caught(name: str) -> None:
    """A saboteur that adds seven seconds to what it means to take."""
    found = longest_wait(name, "casual", 1, make=lambda *told: Slow(new_bot(*told)))
    assert found.too_long


# --- The last word ---------------------------------------------------------------------------


def pauses(key: str, *, with_set: bool, count: int = 60) -> list[tuple[int, str]]:
    """How long a bot took after a person's "none here", and what it then did."""
    return list(islice(_pauses(key, with_set), count))


def _pauses(key: str, with_set: bool) -> Any:
    for number in range(10_000):
        table = arranged(number, with_set)
        table.act(0, NoneHere(), at=1000)
        bot = new_bot("classic", key, seed_of(number), frozenset({0}))
        intent = bot.answer(table.view(1), table.legal(1), table.at)
        assert intent is not None
        yield intent.after_ms, type(intent.act).__name__


def arranged(number: int, with_set: bool) -> Table:
    """A table of the base game whose first twelve cards hold a SET, or none."""
    chance = Chance(seed_of(number))
    while True:
        pile, chance = chance.shuffle(DECK)
        if bool(find_sets(pile[:12])) is with_set:
            return new_table("classic", 2, seed_of(number), piles=[[str(card) for card in pile]])


@pytest.mark.rule("BASE-6a")
@pytest.mark.parametrize("key", ["first_timer", "casual", "champion"])
def test_the_last_word_takes_as_long_whether_a_set_lies_there_or_not(key: str) -> None:
    there, none = pauses(key, with_set=True), pauses(key, with_set=False)
    for found in (there, none):
        assert all(1500 <= ms <= 3000 for ms, _ in found)
        assert mean(ms for ms, _ in found) == pytest.approx(2250, abs=200)
    assert {act for _, act in none} == {"NoneHere"}


def test_a_champion_calls_what_a_first_timer_overlooks() -> None:
    calls = {key: calls_of(key) for key in ("first_timer", "champion")}
    assert calls["first_timer"] < 15
    assert calls["champion"] > 45


def calls_of(key: str) -> int:
    return sum(act == "Call" for _, act in pauses(key, with_set=True))


@pytest.mark.parametrize("key", ["first_timer", "champion"])
def test_between_deals_bots_are_ready_soon(key: str) -> None:
    table = new_table("setup", 2, seed_of(1), match={"form": "dealers", "pause_ms": 60_000})
    bot: Player = new_bot("setup", key, seed_of(2), frozenset({0}))
    players, chance = [Impatient(3), bot], Chance(seed_of(5))
    while not is_pause(table):
        chance = step(table, players, chance)
    ended = table.at
    while is_pause(table):
        chance = step(table, players, chance)
    assert 1500 <= table.at - ended <= 3000


def is_pause(table: Table) -> bool:
    return table.deadline is not None and table.deadline.label == "next_deal"
