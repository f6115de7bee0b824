"""Clients give nonces by themselves, and find out when a server deals without them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.client import Client, TableClient
from tercet.client.nonces import OwnNonce, OwnNonces
from tercet.server.table import game
from tercet.server.wire import conversation
from tercet.server.wire.messages import Awaited
from tercet.tables import load_log
from tests.client.scenes import guests, line_to, play_on, run_scene, seated
from tests.server.playing import serving

CHEATED = "0" * 32


def test_every_client_gives_a_nonce_in_every_game_and_finds_it_in_the_log(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            tables = await seated(both)
            for _ in range(2):
                await asyncio.gather(*map(play_on, tables))
                for client, table in zip(both, tables, strict=True):
                    assert await client.check_deal(table) is True
                nonces = load_log(await both[0].log(tables[0].id)).header.nonces
                assert len({*nonces}) == 2
                assert all(len(nonce) == 32 for nonce in nonces)
                tables = await rematch(both, tables)

    run_scene(scene())


async def rematch(both: list[Client], tables: list[TableClient]) -> list[TableClient]:
    """The next game of the same people, who are given seats."""
    next_id = await tables[0].rematch()
    following = [await client.join(next_id) for client in both]
    host = following[0]
    await host.until(lambda table: all(seat.nonce for seat in table.info.seats))
    await host.start()
    for table in following:
        await table.until(lambda table: table.view is not None)
    return following


def test_a_server_that_replaces_a_nonce_is_found_out(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = game.deal

    def deal(settings: Any, seats: Any, *given: Any, **named: Any) -> Any:
        cheated = tuple(replace(seat, nonce=seat.nonce and CHEATED) for seat in seats)
        return honest(settings, cheated, *given, **named)

    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            tables = await seated(both)
            await asyncio.gather(*map(play_on, tables))
            assert await both[0].check_deal(tables[0]) is False

    monkeypatch.setattr(game, "deal", deal)
    run_scene(scene())


def test_another_seed_than_the_promised_one_is_found_out(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            tables = await seated(both)
            await asyncio.gather(*map(play_on, tables))
            header = load_log(await both[0].log(tables[0].id)).header
            own = OwnNonce(header.commitment, header.nonces[0])
            assert own.holds(header, 0)
            assert not own.holds(header, 1)
            assert not own.holds(replace(header, commitment="00"), 0)

    run_scene(scene())


def test_without_a_nonce_of_ones_own_nothing_is_claimed(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            tables = await seated(both)
            await asyncio.gather(*map(play_on, tables))
            both[0]._nonces = OwnNonces()  # as after a new start of the program
            assert await both[0].check_deal(tables[0]) is None

    run_scene(scene())


def test_only_so_many_nonces_are_remembered() -> None:
    nonces = OwnNonces()
    first = nonces.at("0", "c").text
    assert nonces.at("0", "c").text == first
    for number in range(200):
        nonces.at(str(number + 1), "c")
    assert nonces.at("0", "c").text != first


def test_the_same_nonce_is_given_again_after_a_line_that_broke(data: Path) -> None:
    async def scene() -> None:
        async with (
            serving(data) as server,
            line_to(server.address) as line,
            guests(line.url, "Ada", "Bo") as both,
        ):
            tables = await seated(both)
            await asyncio.gather(*map(play_on, tables))
            next_id = await tables[0].rematch()
            line.swallow = "down"  # no answer comes back
            joining = asyncio.create_task(both[0].join(next_id))
            await line.swallowed.wait()
            line.cut()
            table = await joining
            await table.until(lambda table: table.info.seats[table.seat or 0].nonce is True)
            stored = server.house.rooms[next_id].seats[table.seat or 0].nonce
            own = both[0]._nonces.given_at(next_id)
            assert own is not None
            assert own.text == stored

    run_scene(scene())


def test_a_client_greets_an_older_server(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An older server refuses a field that it does not know."""
    read = conversation.Conversation._read

    def older(self: Any, data: bytes) -> Any:
        return read(self, data.replace(b'"nonces":true', b'"unknown_here":true'))

    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada", "Bo") as both:
            tables = await seated(both)
            await asyncio.gather(*map(play_on, tables))

    monkeypatch.setattr(conversation.Conversation, "_read", older)
    run_scene(scene())


def test_a_client_knows_which_tables_wait(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, guests(f"http://{server.address}", "Ada") as (ada,):
            told: asyncio.Queue[tuple[Awaited, ...]] = asyncio.Queue()

            async def listen() -> None:
                async for waiting in ada.awaited():
                    told.put_nowait(waiting)

            listening = asyncio.create_task(listen())
            assert await told.get() == ()
            (speaker,) = [each for some in server.house.speakers.values() for each in some]
            news = Awaited(table="t", names=("Bo",), game="classic", rated=True, left_ms=1000)
            speaker.tell(news)
            assert await told.get() == (news,)
            server.house.awaited.note(expected(speaker.person))
            assert [each.table for each in await told.get()] == ["t", "u"]
            server.house.awaited.over("u", speaker.person)
            assert [each.table for each in await told.get()] == ["t"]
            listening.cancel()

    run_scene(scene())


def expected(person: str) -> Any:
    """Return the news of a table that waits."""
    from tercet.server.standing.awaited import Expected

    return Expected("u", person, ("Bo",), "classic", rated=False, left_ms=60_000)
