"""No game goes on for ever: not by the clock alone, and not by one seat against the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.engine.acts import Entry, Leave, Timeout
from tercet.games.classic import NoneHere
from tercet.room.bounds import Bounds
from tercet.server.guarding.limits import UNHURRIED, Limits, Rate
from tercet.server.people.sessions import COOKIE
from tercet.storage.restoring import restored
from tercet.storage.store import open_store
from tests.server.playing import Clock, Player, Server, eventually, serving
from tests.server.saboteurs import act_for_ever, hurry_people, play_by_the_clock_for_ever

SLEEPY = replace(UNHURRIED, entries_by_clock=12)
#: Whoever does more than forty things at once, and more than one a second, is sent away.
RESTLESS = replace(UNHURRIED, acts_per_seat=Rate(1, 40))
OPENING = {"opening_ms": 10_000}


async def refused_at_the_door(server: Server) -> None:
    """SET Dice whose opening is over before anybody sees it: 1,000 entries a second."""
    ada = await server.player("Ada")
    answer = await server.http.post(
        "/api/tables",
        json={"game": "dice", "seats": 2, "options": {"opening_ms": 1}},
        headers={"Cookie": f"{COOKIE}={ada.cookie}"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "option_too_short"
    assert answer.json()["data"]["lowest"] == 10_000


async def nobody_acts(server: Server, clock: Clock) -> None:
    """Two sit there, and only the clock plays: the table ends, and they are told why."""
    table, (ada, bo) = await server.table(["Ada", "Bo"], "dice", options=OPENING)
    mailbox = server.house.rooms[table].mailbox
    assert mailbox is not None
    clock.ahead += 3600
    mailbox._ring()
    for player in (ada, bo):
        await asyncio.wait_for(player.until(lambda p=player: bool(p.told("bye"))), 5)  # type: ignore[misc]
        assert player.told("bye")[0]["code"] == "nobody_acts"
        assert "clock" in player.told("bye")[0]["text"]
    assert mailbox.table.seq == SLEEPY.entries_by_clock
    await eventually(lambda: table not in server.house.rooms)
    assert (await ada.join(table))["code"] == "table_unknown"


async def one_seat_acts_for_ever(server: Server) -> tuple[str, list[Player]]:
    """Somebody says “none here” and takes it back: that seat leaves, the others play on."""
    table, (rude, ada, bo) = await server.table(["Rude", "Ada", "Bo"])
    for number in range(60):
        answer = await rude.act(table, {"act": "take_back" if number % 2 else "none_here"})
        if answer["is"] != "done":
            break
    assert answer.get("code") == "seat_acts_too_often", answer
    await ada.until(lambda: ada.view["away"] == [0])
    assert (await rude.act(table, {"act": "return"}))["code"] == "seat_acts_too_often"
    assert (await ada.act(table, {"act": "none_here"}))["is"] == "done"
    assert (await bo.act(table, {"act": "none_here"}))["is"] == "done"
    return table, [rude, ada, bo]


def run_door(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            await refused_at_the_door(server)

    asyncio.run(scene())


def run_sleepers(data: Path) -> None:
    async def scene() -> None:
        clock = Clock()
        async with serving(data, SLEEPY, clock=clock) as server:
            await nobody_acts(server, clock)

    asyncio.run(scene())


def run_rude(data: Path) -> str:
    async def scene() -> str:
        async with serving(data, RESTLESS) as server:
            return (await one_seat_acts_for_ever(server))[0]

    return asyncio.run(scene())


def test_a_clock_that_leaves_no_time_is_refused_at_the_door(data: Path) -> None:
    run_door(data)


def test_a_game_that_only_the_clock_plays_ends_and_says_why(data: Path) -> None:
    run_sleepers(data)


def test_a_seat_that_acts_for_ever_leaves_and_the_others_play_on(data: Path) -> None:
    table = run_rude(data)
    store = open_store(data)
    stored = store.table(table)
    assert stored is not None
    game = restored(stored)
    store.close()
    assert game is not None
    assert game.state.away >= {0}
    left = next(entry for entry in game.entries if isinstance(entry.act, Leave))
    assert (left.seat, left.seq) == (0, 41), "it stands in the log, so a replay gives the same"


@pytest.mark.slow
def test_the_saboteurs_are_caught(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for saboteur, scene in (
        (hurry_people, run_door),
        (play_by_the_clock_for_ever, run_sleepers),
        (act_for_ever, run_rude),
    ):
        with monkeypatch.context() as patch:
            saboteur(patch.setattr)
            with pytest.raises((AssertionError, TimeoutError)):
                scene(data)


# --- What is counted -------------------------------------------------------------------------


def act(seq: int, at: int, seat: int | None = 0) -> Entry:
    return Entry(seq, at, NoneHere() if seat is not None else Timeout("x"), seat)


def test_what_a_seat_may_still_do_comes_from_the_log_alone() -> None:
    limits = Limits(acts_per_seat=Rate(1, 10))
    entries = [act(seq, 100 * seq) for seq in range(1, 11)]
    lived, replayed = Bounds(limits), Bounds(limits, entries)
    for entry in entries:
        assert lived.allows(0, entry.at)
        lived.count(entry)
    for at in (1000, 1400):
        assert lived.allows(0, at) == replayed.allows(0, at)
    assert lived.allows(1, 1000), "each seat for itself"


def test_who_was_sent_away_rests_before_coming_back() -> None:
    bounds = Bounds(Limits(acts_per_seat=Rate(1, 100)), [act(seq, 0) for seq in range(100)])
    assert not bounds.allows(0, 0)
    bounds.count(act(101, 0))  # it leaves
    assert not bounds.allows(0, 2000)
    assert not bounds.allows(0, 10_000), "one act a second is not yet a rest"
    assert bounds.allows(0, 11_000)


def test_any_act_wakes_a_table() -> None:
    bounds = Bounds(Limits(entries_by_clock=3))
    for seat in (None, None, 1, None, None):
        bounds.count(act(1, 0, seat))
        assert bounds.reason is None
    bounds.count(act(1, 0, None))
    assert bounds.reason == "nobody_acts"


def test_a_log_has_an_end() -> None:
    bounds = Bounds(Limits(entries_per_table=5), [act(seq, 0, seq % 2) for seq in range(4)])
    assert bounds.reason is None
    bounds.count(act(5, 0))
    assert bounds.reason == "table_too_long"


def test_an_honest_player_never_comes_near() -> None:
    """A SET every three seconds for four hours, called and shown: more than anybody finds."""
    bounds, at = Bounds(Limits()), 0
    for seq in range(4800):
        at += 3000
        for _ in range(2):
            assert bounds.allows(0, at)
            bounds.count(act(seq, at))


def test_a_game_with_nobody_at_it_stands_still(data: Path) -> None:
    async def scene() -> None:
        clock = Clock()
        async with serving(data, clock=clock) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"], "dice", options=OPENING)
            mailbox = server.house.rooms[table].mailbox
            assert mailbox is not None
            clock.ahead += 4
            for player in (ada, bo):
                await player.close()
            await eventually(lambda: not mailbox.audience)
            assert mailbox.now() >= 4000, "what has passed has passed"
            clock.ahead += 600
            assert mailbox.now() < 10_000
            assert mailbox._timer is None

    asyncio.run(scene())
