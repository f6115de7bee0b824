"""Bots are honest: they see a view, follow from their seed, and never act faster than people."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import tercet.bots
from tercet.bots.arena.contests import Contest, play_block
from tercet.bots.arena.match import Player, play
from tercet.bots.human.pace import REACTION_MS
from tercet.bots.intent import Intent
from tercet.bots.players import Bot
from tercet.cards import Card
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.engine.log import write_log
from tercet.engine.table import Table
from tercet.games import GAMES
from tests.bots.arena.matches import QUICK, Watched, play_on, seated, seed_of, table_of

BOTS = Path(tercet.bots.__file__).parent
#: Contests and training run processes, print, or play without a table; they decide nothing there.
AROUND = (BOTS / "arena", BOTS / "chipset" / "training")
#: Every module that takes part in a decision at a table.
DECIDING = [
    path
    for path in sorted(BOTS.rglob("*.py"))
    if not any(path.is_relative_to(folder) for folder in AROUND)
]
#: … and the simple players of the arena, which are minds like any other.
DECIDING.append(BOTS / "arena" / "baselines.py")


@pytest.mark.parametrize(("game", "keys", "form"), QUICK)
def test_same_view_same_decision_whatever_lies_hidden(
    game: str, keys: tuple[str, ...], form: str
) -> None:
    looks = number = 0
    while looks <= 5:  # where a game is short, more than one
        number += 1
        assert number < 20, "hardly any look"
        table = table_of(game, len(keys), number, form)
        looks += honest_looks(table, seated(game, keys, number))


class Peeker:
    """A saboteur: a bot that knows the table and waits longer before a better card of the pile."""

    def __init__(self, bot: Bot, table: Table) -> None:
        self._bot, self._table = bot, table

    def __deepcopy__(self, memo: dict[int, Any]) -> Peeker:
        return Peeker(deepcopy(self._bot, memo), self._table)

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        intent = self._bot.answer(view, legal, at)
        hidden = self._table.game.zones(self._table.state).get("pile", ())
        if intent is None or not hidden:
            return intent
        return Intent(intent.act, intent.after_ms + Card.parse(str(hidden[0])).index)


@pytest.mark.parametrize(
    ("game", "keys", "form"),
    [quick for quick in QUICK if quick[0] != "dice"],  # whose bag holds no cards
)
def test_a_bot_that_peeks_is_caught(game: str, keys: tuple[str, ...], form: str) -> None:
    table = table_of(game, len(keys), form=form)
    with pytest.raises(AssertionError, match="peeks"):
        honest_looks(table, [Peeker(bot, table) for bot in seated(game, keys)])


def honest_looks(table: Table, bots: Sequence[Player]) -> int:
    """Play and compare; how often a decision was the same here and elsewhere."""
    looks = 0

    def look(number: int) -> None:
        nonlocal looks
        if number % 3 == 0:
            for seat, bot in enumerate(bots):
                here = decision(table, bot, seat, table.state)
                there = decision(table, bot, seat, elsewhere(table, seat, number))
                assert here == there, f"{table.header.game}: seat {seat} peeks"
                looks += 1

    play_on(table, bots, look, most=120)
    return looks


def decision(table: Table, bot: Player, seat: int, state: Any) -> object:
    """What a copy of the bot would do if this were the state of the table."""
    game, real = table.game, table.state
    legal = game.legal(state, seat) if seat in game.may_act(state) else Acts()
    table.state = state
    try:
        return deepcopy(bot).answer(game.view(state, seat), legal, table.at)
    finally:
        table.state = real


@pytest.mark.parametrize(("game", "keys", "form"), QUICK)
def test_a_bot_that_was_sent_elsewhere_to_think_plays_the_same(
    game: str, keys: tuple[str, ...], form: str
) -> None:
    tables = [table_of(game, len(keys), form=form) for _ in range(2)]
    play_on(tables[0], seated(game, keys), lambda _: None, most=60)
    play_on(tables[1], [Sent(bot) for bot in seated(game, keys)], lambda _: None, most=60)
    assert write_log(tables[0].log()) == write_log(tables[1].log())


class Sent:
    """A bot that goes through a pipe before and after each thought."""

    def __init__(self, bot: Bot) -> None:
        self._bot = pickle.dumps(bot)
        assert len(self._bot) < 20_000

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        bot: Bot = pickle.loads(self._bot)
        intent = bot.answer(view, legal, at)
        self._bot = pickle.dumps(bot)
        return intent


def elsewhere(table: Table, seat: int, number: int) -> Any:
    """A state that differs in all that the seat may not know."""
    game, chance = table.game, Chance(seed_of(9000 + number))
    zones, unseen = game.zones(table.state), game.unseen(table.state, seat)
    known = frozenset(card for name, zone in zones.items() if name not in unseen for card in zone)
    return game.reseed(game.scramble(table.state, seat, known, chance), chance)


@pytest.mark.parametrize(("game", "keys", "form"), QUICK)
def test_the_same_seed_plays_the_same_game(game: str, keys: tuple[str, ...], form: str) -> None:
    tables = [table_of(game, len(keys), form=form) for _ in range(2)]
    for table in tables:
        play_on(table, seated(game, keys), lambda _: None, most=80)
    assert tables[0].seq > 5 or tables[0].outcome is not None
    assert write_log(tables[0].log()) == write_log(tables[1].log())


@pytest.mark.parametrize(("game", "keys", "form"), QUICK)
def test_intents_are_legal_and_no_faster_than_a_person(
    game: str, keys: tuple[str, ...], form: str
) -> None:
    table = table_of(game, len(keys), 2, form)
    watched = [Watched(bot) for bot in seated(game, keys, 2)]
    play_on(table, watched, lambda _: None, most=100)
    assert sum(len(one.intents) for one in watched) > 10 or table.outcome is not None
    for one in watched:
        for intent, legal in one.intents:
            assert intent.planned or intent.after_ms >= min(one.bot.skill.t0_ms, REACTION_MS)
            assert intent.act in legal or not legal.complete


def test_a_block_is_the_same_wherever_it_is_played() -> None:
    contest = Contest("classic", ("expert", "regular"), "x")
    assert play_block(contest, 3) == play_block(contest, 3)
    assert play_block(contest, 3) != play_block(contest, 4)


@pytest.mark.parametrize("path", DECIDING, ids=lambda path: str(path.relative_to(BOTS)))
def test_bots_know_no_clock_and_no_chance_of_their_own(path: Path) -> None:
    names = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in imported(node)
    }
    assert not names & {"asyncio", "datetime", "os", "random", "secrets", "socket", "time"}


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []


def test_every_game_has_deciding_modules() -> None:
    """A folder that this file does not look into would escape it silently."""
    seen = {path.relative_to(BOTS).parts[0].removesuffix(".py") for path in DECIDING}
    assert {game.facts.key for game in GAMES} <= seen


def states_touched(source: str) -> list[str]:
    """Every way in which a module reaches for the state of a game: by its type, or as a field."""
    touched: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            touched += [alias.name for alias in node.names if alias.name.endswith("State")]
        elif isinstance(node, ast.Attribute) and node.attr.endswith(("state", "State")):
            touched.append(node.attr)
        elif isinstance(node, ast.Constant) and node.value == "state":
            touched.append("getattr")
    return touched


@pytest.mark.parametrize("path", DECIDING, ids=lambda path: str(path.relative_to(BOTS)))
def test_a_bot_is_shown_nothing_but_views(path: Path) -> None:
    """No module of a mind knows what a state is, so that none could ask for one."""
    assert states_touched(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "from tercet.games.setup import SetupState",
        "from tercet.games.setup import (\n    SetupState as Hidden,\n)",
        "pile = table.state.pile",
        "pile = getattr(table, 'state').pile",
        "kind = setup.SetupState",
    ],
)
def test_reaching_for_a_state_is_noticed(source: str) -> None:
    assert states_touched(source)


def test_games_of_every_form_come_to_an_end() -> None:
    for game, keys, form in QUICK[:3]:
        table = table_of(game, len(keys), 3, form)
        assert play(table, seated(game, keys, 3), Chance(seed_of(1))) == table.outcome
