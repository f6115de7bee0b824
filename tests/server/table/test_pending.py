"""Starts that wait for missing players, absence clocks, and the news about both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED, Limits
from tercet.server.table.presence import Presence
from tercet.server.table.room import Room
from tests.server.finished import finish, in_a_loop
from tests.server.playing import Message, Player, Server, serving
from tests.server.standing.people import account, last_info, rated_table, two_at_a_table

#: Clocks that never end in a test, and clocks that end soon.
LONG = replace(UNHURRIED, away_after_s=600.0, awaited_told_after_s=0.0)
SHORT = replace(LONG, away_after_s=0.3)


def seats_of(player: Player) -> list[Message]:
    """Return the seats in the last news to a player."""
    seats: list[Message] = last_info(player)["seats"]
    return seats


async def back(server: Server, old: Player) -> Player:
    """The same person with a new connection."""
    player = Player(server.address, old.cookie, old.name, nonces=True)
    server.players.append(player)
    return await player.connect()


async def awaited(server: Server) -> tuple[str, Player, Player]:
    """A rematch that Ada has started while Bo looks at another page."""
    ada, bo = await account(server, "Ada"), await account(server, "Bo")
    first = await rated_table(server, [ada, bo])
    await finish(first, [ada, bo])
    table = (await ada.ask("rematch", table=first))["table"]
    await ada.join(table)
    ada.forget_game()
    await ada.until(lambda: seats_of(ada)[0]["nonce"])
    assert (await ada.ask("start", table=table))["is"] == "done"
    await bo.until(lambda: bool(bo.told("awaited")))
    return table, ada, bo


@in_a_loop
async def test_a_missing_player_is_told_and_the_game_starts_when_they_come(data: Path) -> None:
    async with serving(data, LONG) as server:
        table, ada, bo = await awaited(server)
        news = bo.told("awaited")[0]
        told = (news["table"], news["names"], news["game"], news["rated"])
        assert told == (table, ["Ada"], "classic", True)
        assert 0 < news["left_ms"] <= 600_000
        info = last_info(ada)
        assert (info["awaits"], info["status"]) == (True, "waiting")
        assert 0 < info["seats"][1]["away_ms"] <= 600_000
        assert ada.told("awaited") == []
        await bo.join(table)
        await bo.until(lambda: bool(bo.told("awaited_over")))
        await ada.until(lambda: bool(ada.view))
        assert last_info(ada)["awaits"] is False


@in_a_loop
async def test_who_connects_later_is_told_too(data: Path) -> None:
    async with serving(data, LONG) as server:
        table, _, bo = await awaited(server)
        again = await back(server, bo)
        await again.until(lambda: bool(again.told("awaited")))
        news = again.told("awaited")[0]
        assert (news["table"], 0 < news["left_ms"] <= 600_000) == (table, True)
        assert again.heard[0]["is"] == "welcome"


@in_a_loop
async def test_a_no_gives_the_seat_up_at_once(data: Path) -> None:
    async with serving(data, LONG) as server:
        table, ada, bo = await awaited(server)
        eve = await account(server, "Eve")
        assert (await eve.ask("decline", table=table))["code"] == "challenge_unknown"
        assert (await bo.ask("decline", table=table))["is"] == "done"
        await ada.until(lambda: seats_of(ada)[1]["name"] is None)
        assert (last_info(ada)["awaits"], last_info(ada)["status"]) == (False, "waiting")
        await bo.until(lambda: bool(bo.told("awaited_over")))


@in_a_loop
async def test_any_player_may_cancel_and_nobody_loses_a_seat(data: Path) -> None:
    async with serving(data, LONG) as server:
        people = [await account(server, name) for name in ("Ada", "Bo", "Cy")]
        ada, bo, cy = people
        table = await server.create(ada, "classic", 3, rated=True)
        for player in people:
            await player.join(table)
            await player.ask("sit", table=table)
        assert (await bo.ask("stop_start", table=table))["code"] == "not_host", "nothing to cancel"
        await cy.close()
        await ada.ask("start", table=table)
        await bo.until(lambda: last_info(bo)["awaits"] and not seats_of(bo)[2]["present"])
        eve = await server.player("Eve")
        await eve.join(table)
        assert (await eve.ask("stop_start", table=table))["code"] == "not_host"
        assert (await bo.ask("stop_start", table=table))["is"] == "done"
        await ada.until(lambda: not last_info(ada)["awaits"])
        again = await back(server, cy)
        await again.join(table)
        assert (again.seat, last_info(again)["status"]) == (2, "waiting")


async def the_seat_is_lost(data: Path, limits: Limits = SHORT) -> Message:
    """Return the table after the absence clock has ended."""
    async with serving(data, limits) as server:
        table, ada, bo = await awaited(server)
        await ada.until(lambda: seats_of(ada)[1]["name"] is None)
        await bo.until(lambda: bool(bo.told("awaited_over")))
        joined = await (await server.player("Cy")).join(table)
        info: Message = joined["info"]
        return info


@in_a_loop
async def test_after_the_time_the_seat_is_lost_and_there_is_no_result(data: Path) -> None:
    info = await the_seat_is_lost(data)
    assert (info["status"], info["awaits"], info["outcome"]) == ("waiting", False, None)


def test_a_server_without_a_clock_for_who_never_came_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Presence.keep_seat_for

    def only_who_was_here(self: Any, person: str) -> None:
        """As before: a clock starts when a connection is cut."""
        if self.is_here(person):
            keep(self, person)

    monkeypatch.setattr(Presence, "keep_seat_for", only_who_was_here)
    monkeypatch.setattr("tests.server.playing.PATIENCE_S", 2.0)
    with pytest.raises(TimeoutError):
        asyncio.run(the_seat_is_lost(data))


# --- Tables that start by themselves -------------------------------------------------------------


@in_a_loop
async def test_a_match_whose_opponent_never_comes_ends_with_a_free_seat(data: Path) -> None:
    async with serving(data, SHORT) as server:
        players = [await account(server, name) for name in ("Ada", "Bo")]
        for player in players:
            await player.ask("seek", game="classic", rated=True)
            await player.ask("ping")
        for player in players:
            await player.until(lambda player=player: bool(player.told("matched")))  # type: ignore[misc]
        ada, bo = players
        table = ada.told("matched")[0]["table"]
        await ada.join(table)
        assert last_info(ada)["awaits"] is True
        own = ada.seat or 0
        await bo.until(lambda: bool(bo.told("awaited")))
        await ada.until(lambda: seats_of(ada)[1 - own]["name"] is None)
        assert (last_info(ada)["awaits"], last_info(ada)["status"]) == (False, "waiting")


@in_a_loop
async def test_who_is_challenged_is_not_told_twice(data: Path) -> None:
    async with serving(data, LONG) as server:
        ada, bo = await account(server, "Ada"), await account(server, "Bo")
        table = (await ada.ask("challenge", name="Bo", game="classic", rated=True))["table"]
        await ada.join(table)
        await bo.ask("ping")
        await ada.ask("ping")
        await bo.ask("ping")
        assert [len(bo.told(kind)) for kind in ("challenged", "awaited")] == [1, 0]
        assert (await bo.ask("decline", table=table))["is"] == "done"
        await ada.until(lambda: bool(ada.told("declined")))


@in_a_loop
async def test_who_goes_during_the_count_down_is_waited_for(data: Path) -> None:
    async with serving(data, replace(LONG, count_down_s=0.4)) as server:
        ada, bo = await account(server, "Ada"), await account(server, "Bo")
        table, _ = await two_at_a_table(server, ada, bo, rated=True)
        await ada.until(lambda: all(seat["nonce"] for seat in seats_of(ada)))
        await ada.ask("start", table=table)
        await ada.until(lambda: last_info(ada)["starts_in_ms"] is not None)
        await bo.close()
        await ada.until(lambda: last_info(ada)["awaits"])
        assert last_info(ada)["status"] == "waiting"
        again = await back(server, bo)
        await again.join(table)
        await ada.until(lambda: bool(ada.view))


# --- In a game -----------------------------------------------------------------------------------


def away(player: Player, seat: int) -> Callable[[], bool]:
    """Return a check that the last news shows an absence clock at a seat."""
    return lambda: "away_ms" in seats_of(player)[seat]


@in_a_loop
async def test_all_see_the_clock_of_a_player_who_is_gone(data: Path) -> None:
    async with serving(data, LONG) as server:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        await bo.close()
        await ada.until(away(ada, 1))
        assert 0 < seats_of(ada)[1]["away_ms"] <= 600_000
        again = await back(server, bo)
        await again.join(table)
        await ada.until(lambda: seats_of(ada)[1]["present"] and not away(ada, 1)())


async def goes_on_without(data: Path) -> None:
    """A game that is not rated begins without Bo, who never comes; Ada and Cy go on."""
    async with serving(data, SHORT) as server:
        ada, bo, cy = [await server.player(name) for name in ("Ada", "Bo", "Cy")]
        first, _ = await three_play(server, [ada, bo, cy])
        await finish(first, [ada, bo, cy])
        table = (await ada.ask("rematch", table=first))["table"]
        for player in (ada, cy):
            player.forget_game()
            await player.join(table)
        await ada.ask("start", table=table)
        for player in (ada, cy):
            await player.until(away(player, 1))
        await ada.until(lambda: said_in_steps(ada, table, "left"))


async def three_play(server: Server, players: list[Player]) -> tuple[str, list[Player]]:
    """Three people at a game that has begun."""
    table = await server.create(players[0], "classic", 3)
    for player in players:
        await player.join(table)
        await player.ask("sit", table=table)
    await players[0].ask("start", table=table)
    return table, players


def said_in_steps(player: Player, table: str, event: str) -> bool:
    """Return whether a player has seen an event at a table."""
    steps = [
        each for news in player.told("steps") if news["table"] == table for each in news["steps"]
    ]
    return any(each["event"] == event for step in steps for each in step["events"])


@in_a_loop
async def test_a_clock_runs_for_who_never_came_and_then_the_others_go_on(data: Path) -> None:
    await goes_on_without(data)


def test_a_server_that_waits_for_ever_for_who_never_came_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "_wait_for_absent", lambda _: None)
    monkeypatch.setattr("tests.server.playing.PATIENCE_S", 2.0)
    with pytest.raises(TimeoutError):
        asyncio.run(goes_on_without(data))


@in_a_loop
async def test_after_a_restart_the_clock_starts_when_the_first_player_is_back(data: Path) -> None:
    async with serving(data, LONG) as server:
        table, (ada, _) = await server.table(["Ada", "Bo"])
    async with serving(data, LONG) as server:
        eve = await server.player("Eve")
        await eve.join(table)
        assert "away_ms" not in seats_of(eve)[1], "a spectator starts no clock"
        again = await back(server, ada)
        await again.join(table)
        await again.until(away(again, 1))
