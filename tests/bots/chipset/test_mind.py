"""The ChipSet bot at real tables: it knows only its view, mixes its acts, and plays any options."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.bots.arena.match import play
from tercet.bots.chipset.memory import guessed, speaks_first
from tercet.bots.chipset.mind import ChipsetBot, one_class_lower
from tercet.bots.human.skills import CHAMPION, SKILLS
from tercet.bots.intent import Intent
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline
from tercet.engine.table import Table
from tercet.games.chipset.chipset import CHIPSET
from tercet.games.chipset.terms import Bet, CallBet, Check, Fold, KeepCards, Raise, ShowCards
from tercet.tables import new_table

#: Hands without a SET: both get nothing with `1rso 1rhw` in the middle.
PLAIN = "1rso 2gsw 2phd 1rhw 3ghd 3rsw".split()


class Player:
    """A bot with chance of its own, as tables ask for it."""

    def __init__(self, bot: ChipsetBot, name: str) -> None:
        self.bot, self.name, self.asked = bot, name, 0

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        self.bot.look(view, at)
        self.asked += 1
        return self.bot.decide(view, legal, chance(f"{self.name} {self.asked}"))


def chance(name: str) -> Chance:
    return Chance(sha256(name.encode()).digest())


def table_of(*cards: str, **options: object) -> Table:
    rest = [] if cards else ["1rso"]
    piles = [list(cards)] if not rest else []
    return new_table("chipset", 2, bytes(32), options={"ante": 1, **options}, piles=piles)


def decided(table: Table, seat: int, name: str, bot: ChipsetBot | None = None) -> Act:
    bot = bot or ChipsetBot(CHAMPION)
    bot.look(table.view(seat), table.at)  # type: ignore[arg-type]
    intent = bot.decide(table.view(seat), table.legal(seat), chance(name))  # type: ignore[arg-type]
    assert intent is not None
    assert intent.after_ms >= CHAMPION.t0_ms
    return intent.act


OPTIONS: list[tuple[int, dict[str, object]]] = [
    (2, {"ante": 1}),
    (3, {"ante": 10, "max_bet": 20, "chips": 200, "raises": 5, "deals": 3}),
    (2, {"chips": 1}),
    (5, {"raises": 0, "max_bet": 1, "ante": 2, "deals": 3}),
    (8, {"deals": 2}),
]


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_plays_to_the_end_with_any_options(players: int, options: dict[str, object]) -> None:
    table = new_table("chipset", players, bytes(32), options=options)
    bots = [Player(ChipsetBot(SKILLS[(3 * s) % 7]), str(s)) for s in range(players)]
    outcome = play(table, bots, Chance(bytes(32)))
    assert sum(outcome.scores) == players * table.state.rules.chips


def test_thinking_takes_a_part_of_the_time_that_is_left() -> None:
    table = table_of()
    view: Any = table.view(0) if 0 in table.may_act() else table.view(1)
    for at, left in ((0, 1000), (100_000, 1000)):
        bot, until = ChipsetBot(CHAMPION), Deadline(at + left, "turn")
        bot.look(replace(view, deadline=until), at)
        intent = bot.decide(replace(view, deadline=until), table.legal(view.seat), chance("time"))
        assert intent is not None
        assert intent.after_ms < left


def test_where_the_dealer_has_folded_the_one_before_speaks_last() -> None:
    view: Any = new_table("chipset", 4, bytes(32)).view(0)
    folded = replace(view.players[view.dealer], folded=True)
    players = tuple(folded if seat == view.dealer else p for seat, p in enumerate(view.players))
    last = (view.dealer - 1) % 4
    for seat in range(4):
        own = replace(view, seat=seat, players=players)
        assert speaks_first(own) == (seat != last)


def test_the_same_view_and_chance_give_the_same_decision() -> None:
    table = table_of()
    assert len({decided(table, 1, "same") for _ in range(3)}) == 1


@pytest.mark.rule("CHIP-5a")
def test_nothing_hidden_matters() -> None:
    table = table_of()
    for name in map(str, range(20)):
        seen = decided(table, 1, name)
        before = table.state
        table.state = CHIPSET.scramble(before, 1, frozenset(), chance(name))
        assert table.state != before
        assert decided(table, 1, name) == seen
        table.state = before


def test_bluffs_are_mixed() -> None:
    acts = Counter(decided(table_of(*PLAIN), 1, str(n)) for n in range(200))
    assert set(acts) == {Check(), Bet(3)}
    assert min(acts.values()) > 10


def test_a_hand_without_a_set_gives_up_more_often_than_one_with() -> None:
    table = table_of(*PLAIN, deals=1)
    table.act(1, Bet(3))
    folds = sum(decided(table, 0, str(n)) == Fold() for n in range(200))
    assert 0 <= folds < 200
    made = table_of("1rso", "2gsw", "1gso", "1rhw", "3ghd", "1pso")  # seat 0 has a SET
    made.act(1, Bet(3))
    acts = Counter(decided(made, 0, str(n)) for n in range(50))
    assert acts[Fold()] == 0
    assert acts[Raise(3)] + acts[CallBet()] == 50


def test_only_one_with_a_set_shows() -> None:
    made = table_of("1rso", "2gsw", "1gso", "1rhw", "3ghd", "1pso", deals=1)
    made.act(1, Check())
    made.act(0, Check())
    nothing = ChipsetBot(CHAMPION).decide(made.view(1), made.legal(1), chance("x"))  # type: ignore[arg-type]
    assert nothing is None  # who holds no SET need not answer (CHIP-9a)
    assert {decided(made, 0, str(n)) for n in range(30)} <= {KeepCards(), ShowCards()}


@pytest.mark.rule("CHIP-7c")
def test_one_who_must_open_bets_one_chip_or_what_the_strategy_wants() -> None:
    made = table_of("1rso", "2gsw", "1gso", "1rhw", "3ghd", "1pso", deals=1, must_open=True)
    assert {decided(made, 1, str(n)) for n in range(30)} <= {Bet(1), Bet(3)}


def test_the_betting_is_remembered_from_views() -> None:
    table, bot = table_of(), ChipsetBot(CHAMPION)

    def act(seat: int, act: Act) -> None:
        table.act(seat, act)
        look()

    def nobody_shows() -> None:
        assert table.deadline is not None
        table.tick(table.deadline.at)
        look()

    def look() -> None:
        bot.look(table.view(0), table.at)  # type: ignore[arg-type]

    bot.look(table.view(0), 0)  # type: ignore[arg-type]
    opening: list[Act] = [Check(), Bet(3), Raise(3), CallBet()]
    for turn, each in enumerate(opening):
        act((1 + turn) % 2, each)
    assert bot.memory.ending(table.view(0)) == 5  # type: ignore[arg-type]
    nobody_shows()
    act(1, Bet(3))
    act(0, CallBet())
    nobody_shows()
    assert bot.memory.endings == [5, 1]
    assert bot.memory.settled() == 20


def test_who_comes_late_guesses_from_the_pot() -> None:
    assert guessed(0, 3, 3) == [0, 0, 0]
    assert guessed(13, 3, 3) == [3, 1, 0]


def test_one_class_lower() -> None:
    assert [one_class_lower(place) for place in (2, 3, 4, 5, 6, 7)] == [1, 1, 3, 3, 5, 6]


def test_nothing_to_do_is_no_intent() -> None:
    table = table_of()
    assert ChipsetBot(CHAMPION).decide(table.view(0), Acts(), chance("x")) is None  # type: ignore[arg-type]
