"""BASE-1a on a server: a count-down that all see, and no card before it is over."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.games import GAMES
from tercet.server.guarding.limits import UNHURRIED, Limits
from tercet.server.table.starting import CountDown
from tests.server.playing import Player, Server, serving

#: Long enough never to end by itself here, and short enough to wait for.
LONG = replace(UNHURRIED, count_down_s=60)
SHORT = replace(UNHURRIED, count_down_s=0.3)
CARD = re.compile(r'"[123][rgp][she][owd]"|"[123][rgp][wod]"')

Scene = Callable[[Server], Awaitable[None]]

pytestmark = pytest.mark.rule("BASE-1a")


def run(data: Path, scene: Scene, limits: Limits) -> None:
    async def play() -> None:
        async with serving(data, limits) as server:
            await scene(server)

    asyncio.run(play())


async def seated(server: Server, names: str, game: str = "classic") -> tuple[str, list[Player]]:
    """People who sit at a table that waits."""
    players = [await server.player(name) for name in names.split()]
    table = await server.create(players[0], game, max(2, len(players)))
    for player in players:
        await player.join(table)
        await player.ask("sit", table=table, nonce=secrets.token_hex(4))
    return table, players


def count_downs(player: Player) -> list[int | None]:
    """The count-down, each time that a player was told of the table."""
    told = [message["info"] for message in player.heard if message["is"] in ("table", "joined")]
    return [info["starts_in_ms"] for info in told]


def starts_in(player: Player) -> int | None:
    """The count-down as a player was told of it last."""
    return count_downs(player)[-1]


def cards_before_the_deal(player: Player) -> list[str]:
    """Whatever a player was sent before the game began that names a card or shows a view."""
    early: list[str] = []
    for message, text in zip(player.heard, player.raw, strict=True):
        info = message.get("info") or {}
        if message["is"] == "steps" or info.get("status") == "playing":
            return early
        if message.get("view") or message.get("steps") or CARD.search(text):
            early.append(text)
    return early


@pytest.mark.slow
def test_all_see_it_and_the_cards_come_when_it_is_over(data: Path) -> None:
    async def scene(server: Server) -> None:
        table, players = await seated(server, "Ada Ben")
        eve = await server.player("Eve")
        await eve.join(table)
        assert (await players[0].ask("start", table=table))["is"] == "done"
        for player in (*players, eve):
            await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
            counts = [left for left in count_downs(player) if left is not None]
            assert counts
            assert all(0 <= left <= 300 for left in counts)
            assert cards_before_the_deal(player) == []
            assert count_downs(player)[-1] is None

    run(data, scene, SHORT)


def test_nothing_is_dealt_meanwhile_and_whoever_comes_sees_it(data: Path) -> None:
    async def scene(server: Server) -> None:
        table, (ada, ben) = await seated(server, "Ada Ben")
        await ada.ask("start", table=table)
        eve = await server.player("Eve")
        joined = await eve.join(table)
        assert 0 < joined["info"]["starts_in_ms"] <= 60_000
        assert (joined["info"]["status"], joined["view"], joined["steps"]) == ("waiting", None, [])
        room = server.house.rooms[table]
        assert room.mailbox is None
        assert (await ben.act(table, {"act": "none_here"}))["code"] == "not_started"
        assert (await server.http.get(f"/api/tables/{table}/log")).status_code >= 400

    run(data, scene, LONG)


def test_a_bot_is_shown_nothing_before(data: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await server.player("Ada")
        table = await server.create(ada, "classic", 2)
        await ada.join(table)
        await ada.ask("sit", table=table)
        await ada.ask("add_bot", table=table, bot="champion")
        await ada.ask("start", table=table)
        assert starts_in(ada) is not None
        assert server.house.rooms[table].mailbox is None

    run(data, scene, LONG)


@pytest.mark.parametrize("request_", ["stop_start", "stand", "add_bot", "kick"])
@pytest.mark.slow
def test_who_takes_it_back_or_changes_the_seats_stops_it(data: Path, request_: str) -> None:
    async def scene(server: Server) -> None:
        ada, ben = await server.player("Ada"), await server.player("Ben")
        table = await server.create(ada, "classic", 3)
        for player in (ada, ben):
            await player.join(table)
            await player.ask("sit", table=table)
        await ada.ask("start", table=table)
        assert starts_in(ada) is not None
        more: dict[str, dict[str, Any]] = {"add_bot": {"bot": "novice"}, "kick": {"seat": 1}}
        asks = ben if request_ == "stand" else ada
        assert (await asks.ask(request_, table=table, **more.get(request_, {})))["is"] == "done"
        await ada.until(lambda: starts_in(ada) is None)
        assert server.house.rooms[table].status == "waiting"

    run(data, scene, LONG)


def test_only_the_host_starts_or_stops_it(data: Path) -> None:
    async def scene(server: Server) -> None:
        table, (ada, ben) = await seated(server, "Ada Ben")
        assert (await ben.ask("start", table=table))["code"] == "not_host"
        await ada.ask("start", table=table)
        assert (await ben.ask("stop_start", table=table))["code"] == "not_host"
        left = starts_in(ada)
        assert (await ada.ask("start", table=table))["is"] == "done"  # it goes on as it was
        assert starts_in(ada) == left

    run(data, scene, LONG)


@pytest.mark.slow
def test_a_restart_brings_back_a_table_that_waits(data: Path) -> None:
    async def before(server: Server) -> None:
        table, (ada, _) = await seated(server, "Ada Ben")
        await ada.ask("start", table=table)
        kept.extend([table, ada.cookie])

    async def after(server: Server) -> None:
        table, cookie = kept
        ada = await Player(server.address, cookie, "Ada").connect()
        server.players.append(ada)
        joined = await ada.join(table)
        assert (joined["info"]["status"], joined["info"]["starts_in_ms"]) == ("waiting", None)
        await ada.ask("start", table=table)
        await ada.until(lambda: bool(ada.view))

    kept: list[str] = []
    run(data, before, LONG)
    run(data, after, SHORT)


@pytest.mark.slow
def test_an_empty_table_waits(data: Path) -> None:
    async def scene(server: Server) -> None:
        table, players = await seated(server, "Ada Ben")
        room = server.house.rooms[table]
        await players[0].ask("start", table=table)
        for player in players:
            await player.ask("depart", table=table)
        await asyncio.sleep(2 * SHORT.count_down_s)  # nobody is there to be told
        assert (room.status, room.info().starts_in_ms) == ("waiting", None)

    run(data, scene, SHORT)


RACES = {"classic", "scout", "twenty", "dice"}


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_races_of_several_have_one_and_nothing_else(data: Path, game: str) -> None:
    async def scene(server: Server) -> None:
        ada = await server.player("Ada")
        alone = game == "solitaire"
        table = await server.create(ada, game, 1 if alone else 2)
        await ada.join(table)
        await ada.ask("sit", table=table)
        if not alone:
            await ada.ask("add_bot", table=table, bot="random")
        await ada.ask("start", table=table)
        counts = server.house.rooms[table].info().starts_in_ms is not None
        assert counts == (game in RACES)

    run(data, scene, LONG)


def test_alone_a_race_begins_at_once(data: Path) -> None:
    async def scene(server: Server) -> None:
        table, (ada,) = await seated(server, "Ada")
        await ada.ask("start", table=table)
        await ada.until(lambda: bool(ada.view))

    run(data, scene, LONG)


@pytest.mark.slow
def test_a_server_that_deals_too_early_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saboteur: it counts down, but has dealt already, and lets one see it."""

    def too_early(count_down: CountDown) -> None:
        begin(count_down)
        count_down._over()

    async def scene(server: Server) -> None:
        table, (ada, _) = await seated(server, "Ada Ben")
        await ada.ask("start", table=table)
        await ada.until(lambda: server.house.rooms[table].mailbox is not None)
        eve = await server.player("Eve")
        joined = await eve.join(table)
        assert joined["info"]["starts_in_ms"] is not None
        assert joined["view"] is not None

    begin = CountDown.begin
    monkeypatch.setattr(CountDown, "begin", too_early)
    run(data, scene, LONG)
