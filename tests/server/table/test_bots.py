"""Bots at the tables of a server: whole games, bots that fail, changes and restarts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from tercet.bots.chipset.strategy import Strategy
from tercet.bots.human.names import NAMES, bot_name
from tercet.bots.human.skills import SKILL_KEYS
from tercet.bots.intent import Intent
from tercet.engine.acts import Acts
from tercet.games import GAMES
from tercet.games.classic import Call, NoneHere
from tercet.ready import build_shared
from tercet.room import bots as bot_seats
from tercet.server import house
from tercet.server.table import bots
from tercet.server.table.fairness.lines import LinesAtTable
from tercet.server.table.game import deal
from tercet.server.table.thinking import THINKERS, Thinkers
from tests.examples import quick_first
from tests.server.playing import Player, Server, a_set, eventually, serving

NONE_HERE = {"act": "none_here"}
SINGLE = {"form": "single"}
#: Bots where the usual two would think long or be too few, and options without waiting times.
OTHERWISE: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "solitaire": (("expert",), {}),
    "scout": (("champion", "regular", "casual"), {}),
    "chipset": (("champion", "expert"), {"deals": 1, "answer_ms": 3000, "must_open": True}),
    "setup": (("champion", "regular"), {"challenge_ms": 0, "last_ms": 1000}),
    "coopset": (("expert", "regular"), {}),
    "dice": (("regular", "casual"), {}),
}


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots act at once, and think on a thread: processes take a while to start.

    Who does not wait is refused often, until the store has caught up with what the others did.
    """
    monkeypatch.setattr(bots, "PACE", 0.0)
    monkeypatch.setattr(bot_seats, "MAX_REFUSALS", 10_000)
    build_shared(Strategy)  # here bots think in a thread, not in processes
    monkeypatch.setattr(house, "Thinkers", lambda: Thinkers(ThreadPoolExecutor(1)))


async def with_bots(
    server: Server, game: str, keys: tuple[str, ...], *, sits: bool, **settings: Any
) -> tuple[str, Player]:
    """A table that Ada has opened, for herself and these bots or only for them."""
    ada = await server.player("Ada")
    seats = len(keys) + sits
    table = await server.create(ada, game, seats, match=SINGLE, **settings)
    await ada.join(table)
    if sits:
        await ada.ask("sit", table=table, nonce="")
    for key in keys:
        assert (await ada.ask("add_bot", table=table, bot=key))["is"] == "done"
    assert (await ada.ask("start", table=table))["is"] == "done"
    await ada.until(lambda: bool(ada.view))
    return table, ada


@pytest.mark.parametrize("game", quick_first([game.facts.key for game in GAMES], 2))
def test_bots_play_a_whole_game(data: Path, game: str) -> None:
    keys, options = OTHERWISE.get(game, (("champion", "casual"), {}))

    async def scene() -> None:
        async with serving(data) as server:
            _, ada = await with_bots(server, game, keys, sits=False, options=options)
            await ada.until(lambda: bool(ada.view["outcome"]))
            assert ada.seq > 0
            assert not ada.view["away"], "every bot has stayed to the end"

    asyncio.run(scene())


@pytest.mark.slow
def test_each_skill_has_a_name_of_its_own_and_two_are_told_apart(data: Path) -> None:
    assert tuple(NAMES) == SKILL_KEYS
    names = [name for friends in NAMES.values() for name in friends]
    assert len(set(names)) == len(names)
    taken: list[str] = []
    for _ in range(31):  # a whole class at one table (COOP-1)
        taken.append(bot_name("master", taken))
    assert len(set(taken)) == 31

    async def scene() -> None:
        async with serving(data) as server:
            _, ada = await with_bots(server, "classic", ("master", "novice", "master"), sits=True)
            seats = ada.told("table")[-1]["info"]["seats"]
            assert [seat["name"] for seat in seats] == ["Ada", "Nova", "Kiwi", "Vega"]
            assert [seat["bot"] for seat in seats] == [None, "master", "novice", "master"]

    asyncio.run(scene())


# --- Bots that fail ---------------------------------------------------------------------------


class Stub:
    """A bot that answers as a test says."""

    game = "classic"

    def __init__(self, answer: Callable[[Any], Intent | None]) -> None:
        self._answer = answer

    def acts_in_view(self, view: Any) -> None:
        return None

    def answer(self, view: Any, legal: Acts, at: int) -> Intent | None:
        return self._answer(view)


def seat_a(monkeypatch: pytest.MonkeyPatch, answer: Callable[[Any], Intent | None]) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda *_: Stub(answer))


def breaks(_: Any) -> Intent | None:
    raise ZeroDivisionError


def plays_what_is_refused(view: Any) -> Intent | None:
    a, b, _, *_ = view.table
    return Intent(Call((a, b, a)), 0)


@pytest.mark.slow
@pytest.mark.parametrize("answer", [breaks, plays_what_is_refused])
def test_a_bot_that_fails_gets_up_and_the_table_goes_on(
    data: Path,
    answer: Callable[[Any], Intent | None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    seat_a(monkeypatch, answer)
    monkeypatch.setattr(bot_seats, "MAX_REFUSALS", 5)

    async def scene() -> None:
        async with serving(data) as server:
            table, ada = await with_bots(server, "classic", ("novice",), sits=True)
            await ada.until(lambda: 1 in ada.view["away"])
            answer = await ada.act(table, NONE_HERE)
            assert answer["is"] == "done"
            await ada.reach(answer["seq"])

    asyncio.run(scene())
    assert any(record.name == "tercet.bots" for record in caplog.records)


# --- Changes and restarts ---------------------------------------------------------------------


def test_a_change_while_a_bot_thinks_makes_it_think_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, seen = threading.Event(), threading.Event(), list[bool]()

    def slow(view: Any) -> Intent | None:
        seen.append(view.players[0].said_none)
        begun.set()
        assert go_on.wait(10)
        return Intent(NoneHere(), 0) if len(seen) == 1 else None

    seat_a(monkeypatch, slow)

    async def scene() -> None:
        async with serving(data) as server:
            table, ada = await with_bots(  # bots are shown a change at once, however long the line
                server, "classic", ("novice",), sits=True, fair_lag="off"
            )
            assert await asyncio.to_thread(begun.wait, 10)
            await asyncio.wait_for(ada.act(table, NONE_HERE), 5)
            go_on.set()
            await eventually(lambda: len(seen) > 1)
            assert seen[:2] == [False, True]
            await ada.ask("ping")  # whatever was about to happen has happened by now
            box = server.house.rooms[table].mailbox
            assert box is not None
            assert box.table.seq == 1, "what was meant for the table as it was is not done"

    asyncio.run(scene())


def test_a_bot_that_is_shown_a_change_late_says_nothing_of_cards_it_has_not_seen(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, seen, late = threading.Event(), threading.Event(), list[int](), [0.0]

    def slow(view: Any) -> Intent | None:
        seen.append(view.pile)
        begun.set()
        assert go_on.wait(10)
        return Intent(NoneHere(), 0) if len(seen) == 1 else None

    seat_a(monkeypatch, slow)
    monkeypatch.setattr(LinesAtTable, "bot_delay_s", property(lambda _: late[0]))
    monkeypatch.setattr(  # a deal with a SET on the table
        "tercet.server.table.game.deal",
        lambda settings, seats, _, **more: deal(settings, seats, bytes(32), **more),
    )

    async def scene() -> None:
        async with serving(data) as server:
            table, ada = await with_bots(server, "classic", ("novice",), sits=True)
            assert await asyncio.to_thread(begun.wait, 10)
            late[0] = 60.0
            call = {"act": "call", "cards": a_set(ada.view)}
            assert (await ada.act(table, call))["is"] == "done"
            go_on.set()
            await eventually(lambda: len(seen) > 1)  # refused, and shown what has happened
            await ada.ask("ping")
            box = server.house.rooms[table].mailbox
            assert box is not None
            assert box.table.seq == 1, "its word was meant for the cards that lay there before"
            assert seen == [69, 66]

    asyncio.run(scene())


@pytest.mark.slow
def test_after_a_restart_bots_take_their_seats_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PACE", 0.05)

    async def first() -> tuple[str, Player]:
        async with serving(data) as server:
            table, ada = await with_bots(server, "classic", ("expert", "regular"), sits=False)
            await ada.reach(2)
            return table, ada

    async def second(table: str, before: Player) -> None:
        async with serving(data) as server:
            ada = await Player(server.address, before.cookie, "Ada").connect()
            server.players.append(ada)
            joined = await ada.join(table)
            assert [seat["bot"] for seat in joined["info"]["seats"]] == ["expert", "regular"]
            assert joined["view"]["outcome"] is None
            await ada.reach(joined["seq"] + 2)

    asyncio.run(second(*asyncio.run(first())))


# --- Processes --------------------------------------------------------------------------------


@pytest.mark.slow
def test_bots_think_in_a_few_processes_and_survive_one_that_is_killed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "Thinkers", Thinkers)
    monkeypatch.setattr(bots, "PACE", 0.02)

    async def scene() -> None:
        async with serving(data) as server:
            _, ada = await with_bots(server, "classic", ("expert", "regular"), sits=False)
            _, bo = await with_bots(server, "classic", ("expert", "regular"), sits=False)
            await ada.reach(2)
            started = active_children()
            assert 0 < len(started) <= THINKERS
            for process in started:
                process.kill()
            await ada.reach(ada.seq + 2)
            await bo.reach(bo.seq + 2)
            assert not ada.view["away"] + bo.view["away"]

    asyncio.run(scene())
