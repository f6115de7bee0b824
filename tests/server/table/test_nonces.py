"""Nonces on every way to a seat: given once, stored, waited for, and in the header at the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.server.table.pending import PendingStart
from tercet.storage.store import open_store
from tests.server.finished import finish, in_a_loop
from tests.server.playing import Message, Player, Server, serving
from tests.server.standing.people import account, last_info, two_at_a_table

#: Nonces are not waited for at all, or for so long that a test ends before.
NO_WAIT = replace(UNHURRIED, nonce_wait_s=0.0, nonce_moment_s=0.05, awaited_told_after_s=0.0)
LONG_WAIT = replace(UNHURRIED, nonce_wait_s=600.0, nonce_moment_s=600.0)


def nonces_of(info: Message) -> list[bool | None]:
    """Return the nonce flags by seat."""
    return [seat.get("nonce") for seat in info["seats"]]


async def header_of(server: Server, table: str) -> Any:
    """The header of a finished game."""
    log = await server.http.get(f"/api/tables/{table}/log")
    return json.loads(log.text.splitlines()[0])


@in_a_loop
async def test_a_nonce_is_given_once_before_the_start_for_ones_own_seat(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = await server.player("Ada"), await server.player("Bo")
        table, _ = await two_at_a_table(server, ada, bo)
        eve = await server.player("Eve")
        await eve.join(table)
        assert (await eve.ask("give_nonce", table=table, nonce="x"))["code"] == "not_seated"
        assert (await ada.ask("give_nonce", table=table, nonce=""))["is"] == "error"
        assert (await ada.ask("give_nonce", table=table, nonce="one"))["is"] == "done"
        assert (await ada.ask("give_nonce", table=table, nonce="one"))["is"] == "done", "again"
        assert (await ada.ask("give_nonce", table=table, nonce="two"))["code"] == "nonce_given"
        await bo.until(lambda: nonces_of(last_info(bo)) == [True, False])
        assert '"one"' not in "".join(bo.raw)
        stored = server.house.store.table(table)
        assert stored is not None
        assert [seat.nonce for seat in stored.seats] == ["one", ""]
        assert (await ada.ask("start", table=table))["is"] == "done"
        assert (await bo.ask("give_nonce", table=table, nonce="late"))["code"] == "not_now"
        assert (await ada.ask("give_nonce", table=table, nonce="one"))["is"] == "done", "again"
        await finish(table, [ada, bo])
        assert (await header_of(server, table))["nonces"] == ["one", ""]


@in_a_loop
async def test_bots_of_the_server_are_asked_for_none(data: Path) -> None:
    async with serving(data, LONG_WAIT) as server:
        ada = await server.player("Ada", nonces=True)
        table = await server.create(ada, "classic", 3)
        await ada.join(table)
        await ada.ask("sit", table=table)
        await ada.ask("add_bot", table=table, bot="easy")
        await ada.until(lambda: nonces_of(last_info(ada)) == [True, None, None])
        assert (await ada.ask("start", table=table))["is"] == "done"
        await ada.until(lambda: bool(ada.view))


@in_a_loop
async def test_a_table_of_old_clients_starts_at_once_without_nonces(data: Path) -> None:
    async with serving(data, LONG_WAIT) as server:
        table, (ada, bo) = await two_at_a_table(
            server, await server.player("Ada"), await server.player("Bo")
        )
        assert (await ada.ask("start", table=table))["is"] == "done"
        await finish(table, [ada, bo])
        assert (await header_of(server, table))["nonces"] == ["", ""]
        assert nonces_of(last_info(ada)) == [False, False]


class Slow(Player):
    """A client that can give nonces, but only on request."""

    def _give_nonce(self, info: Message) -> None:
        pass


async def slow(server: Server, other: Player) -> Slow:
    """The same person with a slow client."""
    made = Slow(server.address, other.cookie, other.name, nonces=True)
    server.players.append(made)
    await other.close()
    await made.connect()
    return made


@in_a_loop
async def test_an_unrated_game_waits_for_nonces_that_can_come(data: Path) -> None:
    async with serving(data, LONG_WAIT) as server:
        bo = await slow(server, await server.guest("Bo"))
        table, (ada, _) = await two_at_a_table(server, await server.player("Ada"), bo)
        assert (await ada.ask("start", table=table))["is"] == "done"
        assert (last_info(ada)["awaits"], last_info(ada)["status"]) == (True, "waiting")
        await bo.ask("give_nonce", table=table, nonce="bo")
        await finish(table, [ada, bo])
        assert (await header_of(server, table))["nonces"] == ["", "bo"]


@in_a_loop
async def test_an_unrated_game_starts_without_them_after_a_moment(data: Path) -> None:
    async with serving(data, NO_WAIT) as server:
        bo = await slow(server, await server.guest("Bo"))
        table, (ada, _) = await two_at_a_table(server, await server.player("Ada"), bo)
        await ada.ask("start", table=table)
        await ada.until(lambda: bool(ada.view))
        assert nonces_of(last_info(bo)) == [False, False]


async def rated_without_a_nonce(data: Path) -> Message:
    """A rated table at which the host starts and one player has given no nonce."""
    async with serving(data, LONG_WAIT) as server:
        ada, bo = await account(server, "Ada"), await slow(server, await account(server, "Bo"))
        table, _ = await two_at_a_table(server, ada, bo, rated=True)
        await ada.until(lambda: nonces_of(last_info(ada)) == [True, False])
        assert (await ada.ask("start", table=table))["is"] == "done"
        await ada.ask("ping")
        before = last_info(ada)
        if before["status"] == "waiting":
            await bo.ask("give_nonce", table=table, nonce="bo")
            await finish(table, [ada, bo])
            assert (await header_of(server, table))["nonces"] == [ada.given[table], "bo"]
        return before


@in_a_loop
async def test_a_rated_game_is_dealt_when_every_player_has_given_a_nonce(data: Path) -> None:
    before = await rated_without_a_nonce(data)
    assert (before["status"], before["awaits"]) == ("waiting", True)
    assert all("away_ms" not in seat for seat in before["seats"]), "nobody is absent yet"


def test_a_server_that_deals_without_waiting_for_nonces_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PendingStart, "_nonces_wait_s", lambda _: None)
    monkeypatch.setattr(PendingStart, "may_deal", lambda *_: True)
    assert asyncio.run(rated_without_a_nonce(data))["status"] == "playing"


@in_a_loop
async def test_a_player_without_a_nonce_counts_as_absent_after_a_while(data: Path) -> None:
    limits = replace(NO_WAIT, away_after_s=0.2)
    async with serving(data, limits) as server:
        ada, bo = await account(server, "Ada"), await slow(server, await account(server, "Bo"))
        table, _ = await two_at_a_table(server, ada, bo, rated=True)
        await ada.until(lambda: nonces_of(last_info(ada)) == [True, False])
        await ada.ask("start", table=table)
        await ada.until(lambda: "away_ms" in last_info(ada)["seats"][1])
        await ada.until(lambda: last_info(ada)["seats"][1]["name"] is None)
        assert (last_info(ada)["awaits"], last_info(ada)["status"]) == (False, "waiting")
        assert bo.told("awaited") == [], "a player at the table sees it there"


@in_a_loop
async def test_rated_games_are_refused_to_clients_that_can_give_none(data: Path) -> None:
    async with serving(data) as server:
        old, new = await account(server, "Old", nonces=False), await account(server, "New")
        for do, more in (("seek", {}), ("challenge", {"name": "New"})):
            assert (await old.ask(do, game="classic", rated=True, **more))["code"] == "rated_nonce"
            answer = await old.ask(do, game="classic", **more)
            assert answer["is"] != "error", "old clients play games that are not rated"
        table = await server.create(new, "classic", 2, rated=True)
        await old.join(table)
        assert (await old.ask("sit", table=table))["code"] == "rated_nonce"
        challenged = await new.ask("challenge", name="Old", game="classic", rated=True)
        await old.join(challenged["table"])
        assert (await old.ask("sit", table=challenged["table"]))["code"] == "rated_nonce"


@in_a_loop
async def test_every_way_to_a_seat_has_nonces(data: Path) -> None:
    """Match-making, a challenge, and the next games of both."""
    async with serving(data) as server:
        players = [await account(server, name) for name in ("Ada", "Bo")]
        ada, bo = players
        for player in players:
            await player.ask("seek", game="classic", rated=True)
        for player in players:
            await player.until(lambda player=player: bool(player.told("matched")))  # type: ignore[misc]
        await through_two_games(server, ada.told("matched")[0]["table"], players)
        challenge = await ada.ask("challenge", name="Bo", game="classic", rated=True)
        await bo.until(lambda: bool(bo.told("challenged")))
        await through_two_games(server, challenge["table"], players, sits=True)


async def through_two_games(
    server: Server, table: str, players: list[Player], *, sits: bool = False
) -> None:
    """Play a game that begins by itself and the next one, and look at both headers."""
    for number in range(2):
        for player in players:
            player.forget_game()
            await player.join(table)
            if sits and player.seat is None:
                assert (await player.ask("sit", table=table))["is"] == "done"
        if number:
            await players[0].ask("start", table=table)
        await finish(table, players)
        header = await header_of(server, table)
        seats = sorted(players, key=lambda player: player.seat or 0)
        assert header["nonces"] == [player.given[table] for player in seats]
        table = (await players[0].ask("rematch", table=table))["table"]


@in_a_loop
async def test_an_abandoned_table_tells_its_commitment_and_who_gave_a_nonce(data: Path) -> None:
    async with serving(data) as server:
        table, (ada, _) = await two_at_a_table(
            server, await server.player("Ada", nonces=True), await server.player("Bo")
        )
        await ada.until(lambda: nonces_of(last_info(ada)) == [True, False])
        promised = last_info(ada)["commitment"]
        await server.house.rooms[table].abandon()
    async with serving(data) as server:  # after a restart
        answer = await server.http.get(f"/api/tables/{table}")
        info = answer.json()
        assert answer.status_code == 200, answer.text
        assert (info["status"], info["commitment"], info["seed"]) == ("abandoned", promised, None)
        assert nonces_of(info) == [True, False]
        eve = await server.player("Eve")
        assert (await eve.join(table))["code"] == "table_unknown"


@in_a_loop
async def test_a_table_has_one_seed_for_its_life(data: Path) -> None:
    async with serving(data) as server:
        table, (ada, bo) = await two_at_a_table(
            server, await server.player("Ada"), await server.player("Bo")
        )
        promised = last_info(ada)["commitment"]
        await bo.ask("stand", table=table)
        await bo.ask("sit", table=table)
        assert last_info(ada)["commitment"] == promised
    store = open_store(data)
    stored = store.table(table)
    assert stored is not None
    before = stored.seed
    store.close()
    async with serving(data) as server:
        joined = await (await server.player("Cy")).join(table)
        assert joined["info"]["commitment"] == promised
        assert server.house.rooms[table].record.seed == before
