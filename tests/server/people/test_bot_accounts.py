"""Bots of somebody's: made, known by tokens, kept within their scope and pace, and taken back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from tercet.bots.human.skills import PROGRAM
from tercet.server.guarding.limits import UNHURRIED, Rate
from tercet.server.people import tokens
from tercet.server.table import seating
from tercet.server.wire.allowed import NEEDED
from tercet.server.wire.messages import ClientMessage
from tercet.storage.rows import SeatRow
from tercet.storage.schema import PLACING
from tests.server.finished import finish, in_a_loop
from tests.server.people.bots import BotPlayer, a_bot, told_over_http
from tests.server.people.owning import PASSWORD, Owner
from tests.server.people.traces import found_in_files, found_in_rows
from tests.server.playing import Player, Server, eventually, serving
from tests.server.standing.people import account, last_info


@in_a_loop
async def test_a_token_is_told_once_and_stored_as_a_hash(data: Path) -> None:
    async with serving(data) as server:
        guest = await Owner(server).guest("Bo")
        assert await guest.ask("POST", "/account/bots", {"name": "X"}) == "account_needed"
        ada = await Owner(server).register("ada-1", "Ada")
        bot = await a_bot(server, ada, "chat")
        token = bot.headers["Authorization"].removeprefix("Bearer ")
        assert found_in_rows(server.house.store, token) == set()
        assert found_in_files(data, token) == set()
        (listed,) = await ada.ask("GET", "/account/bots")
        assert token not in json.dumps(listed)
        assert listed["name"] == "Deep Pip"
        assert [each["scope"] for each in listed["tokens"]] == [["play", "chat"]]
        me = await told_over_http(server, bot, "GET", "/session")
        assert me == {"name": "Deep Pip", "login": None, "owner": "Ada"}
        made = await ada.ask("POST", "/account/bots", {"name": "Quiet"})
        assert (made["here"], made["tokens"]) == (False, [])
        for name in ("deep pip", "Ada", "Guest"):
            assert await ada.ask("POST", "/account/bots", {"name": name}) == "name_taken", name


@in_a_loop
async def test_a_revoked_token_stops_at_once(data: Path) -> None:
    async with serving(data) as server:
        ada, eve = await Owner(server).register("ada-1"), await Owner(server).register("eve-1")
        bot = await (await a_bot(server, ada)).connect()
        (listed,) = await ada.ask("GET", "/account/bots")
        assert listed["here"]
        path = f"/account/bots/{listed['key']}/tokens/{listed['tokens'][0]['key']}"
        assert await eve.ask("DELETE", path) == "bot_absent", "not hers"
        assert (await bot.ask("ping"))["is"] == "pong"
        await ada.ask("DELETE", path)
        with pytest.raises(ConnectionError):
            await bot.ask("ping")
        assert bot.socket is not None
        assert bot.socket.close_code == 4004
        assert await told_over_http(server, bot, "GET", "/session") == "token_wrong"
        with pytest.raises((ConnectionError, ConnectionClosed)):
            await bot.connect()
        assert await ada.ask("DELETE", path) == "token_unknown"


@in_a_loop
async def test_a_token_in_use_is_noted_now_and_then(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercet.server.people.sessions.RENEWED_AFTER_MS", -1)
    async with serving(data) as server:
        bot = await a_bot(server, await Owner(server).register("ada-1"))
        for _ in range(2):
            assert (await told_over_http(server, bot, "GET", "/session"))["owner"]


@in_a_loop
async def test_a_token_that_is_only_made_up_opens_nothing(data: Path) -> None:
    async with serving(data, replace(UNHURRIED, tokens_per_address=Rate(0.001, 3))) as server:
        made_up = BotPlayer(server.address, tokens.new_token())
        for _ in range(3):
            assert await told_over_http(server, made_up, "GET", "/session") == "token_wrong"
        assert await told_over_http(server, made_up, "GET", "/session") == "too_fast"


@pytest.mark.slow
@in_a_loop
async def test_a_token_allows_its_scope_and_no_more(data: Path) -> None:
    async with serving(data) as server:
        ada = await Owner(server).register("ada-1", "Ada")
        bot = await (await a_bot(server, ada)).connect()
        wish = {"game": "classic", "seats": 2}
        assert await told_over_http(server, bot, "POST", "/tables", json=wish) == "token_scope"
        for path in ("/account", "/account/bots", "/me/figures", "/kept", "/account/export"):
            assert await told_over_http(server, bot, "GET", path) == "no_session", path
        guest = await server.player("Bo")
        table = await server.create(guest)
        for player in (guest, bot):
            await player.join(table)
        refusals = {
            "chat": {"table": table, "text": "hi"},
            "rematch": {"table": table},
            "challenge": {"name": "Ada", "game": "classic"},
            "seek": {"game": "classic"},
        }
        codes = [(await bot.ask(do, **fields))["code"] for do, fields in refusals.items()]
        assert codes == ["token_scope", "token_scope", "token_scope", "people_only"]
        assert (await bot.ask("sit", table=table))["is"] == "done"
        more = await (await a_bot(server, ada, "open", "chat", name="Wide Pip")).connect()
        opened = await told_over_http(server, more, "POST", "/tables", json=wish)
        await more.join(opened["table"])
        said = {"table": opened["table"], "text": "hi"}
        assert (await more.ask("chat", **said))["code"] == "not_seated", "nothing says it is a bot"
        await more.ask("sit", table=opened["table"])
        assert (await more.ask("chat", **said))["is"] == "done"


def test_every_message_has_a_scope_or_is_for_people() -> None:
    assert set(NEEDED) == set(get_args(ClientMessage))


@in_a_loop
async def test_tokens_have_a_pace_and_bots_a_number(data: Path) -> None:
    slow = replace(
        UNHURRIED,
        messages_per_token=Rate(0.001, 5),
        requests_per_token=Rate(0.001, 2),
        bots_per_person=1,
        tokens_per_bot=1,
        connections_per_bot=1,
    )
    async with serving(data, slow) as server:
        ada = await Owner(server).register("ada-1")
        bot = await a_bot(server, ada)
        (listed,) = await ada.ask("GET", "/account/bots")
        assert await ada.ask("POST", "/account/bots", {"name": "Two"}) == "bots_many"
        path = f"/account/bots/{listed['key']}/tokens"
        assert await ada.ask("POST", path, {}) == "tokens_many"
        for _ in range(2):
            assert (await told_over_http(server, bot, "GET", "/session"))["owner"] == "ada-1"
        assert await told_over_http(server, bot, "GET", "/session") == "too_fast"
        await bot.connect()
        answers = [(await bot.ask("ping"))["is"] for _ in range(6)]
        assert answers == ["pong"] * 5 + ["error"]
        again = BotPlayer(server.address, bot.headers["Authorization"].removeprefix("Bearer "))
        await again.connect(hello=False)
        server.players.append(again)
        refused = await again.ask("hello", protocol=1, lang="en")
        assert refused["code"] == "bot_connections"


# --- Never rated against people --------------------------------------------------------------


async def rated_with_bot(server: Server) -> tuple[Player, Player, str]:
    ada = await account(server, "Ada")
    owner = await Owner(server).register("owner-1", "Owner")
    bot = await (await a_bot(server, owner)).connect()
    table = await server.create(ada, "classic", 2, rated=True)
    for player in (ada, bot):
        await player.join(table)
    await ada.ask("sit", table=table)
    return ada, bot, table


@in_a_loop
async def test_a_rated_table_refuses_a_bot(data: Path) -> None:
    async with serving(data) as server:
        ada, bot, table = await rated_with_bot(server)
        assert (await bot.ask("sit", table=table))["code"] == "rated_no_bots"
        wish = {"name": "Deep Pip", "game": "classic", "rated": True}
        assert (await ada.ask("challenge", **wish))["code"] == "rated_no_bots"
        answer = await server.http.get("/api/bots")
        assert answer.json() == [{"name": "Deep Pip", "owner": "Owner"}]


async def counted(data: Path) -> int:
    """A rated game with a bot at it, played to its end: how many placings it has made."""
    async with serving(data) as server:
        ada, bot, table = await rated_with_bot(server)
        assert (await bot.ask("sit", table=table))["is"] == "done"
        await bot.ask("give_nonce", table=table, nonce="bot")
        await ada.ask("start", table=table)
        for player in (ada, bot):
            await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
        await finish(table, [ada, bot])
        await eventually(lambda: server.house.store.row(table).status == "over")  # type: ignore[union-attr]
        return server.house.store.count(select(func.count()).select_from(PLACING))


@pytest.mark.slow
@pytest.mark.parametrize("walls", [1, 0])
def test_behind_the_first_wall_stands_a_second(
    data: Path, monkeypatch: pytest.MonkeyPatch, walls: int
) -> None:
    """Where seats let a bot in, its game is not rated; without that wall it would be."""
    monkeypatch.setattr(seating, "check_may_sit", lambda settings, visitor: None)
    if not walls:
        monkeypatch.setattr(SeatRow, "is_person", property(lambda seat: seat.person is not None))
    assert asyncio.run(counted(data)) == (0 if walls else 2)


# --- Marked as a bot, and gone with its owner ------------------------------------------------


@in_a_loop
async def test_everybody_sees_that_it_is_a_bot_and_whose(data: Path) -> None:
    async with serving(data) as server:
        owner = await Owner(server).register("owner-1", "Owner")
        bot = await (await a_bot(server, owner)).connect()
        guest = await server.player("Bo")
        table = await server.create(guest)
        await guest.join(table)
        await bot.join(table)
        watching = {"name": "Deep Pip", "wants_next": False, "bot": True}
        await guest.until(lambda: watching in last_info(guest)["watching"])
        await bot.ask("sit", table=table)
        await guest.until(lambda: last_info(guest)["seats"][0]["name"] is not None)
        seat = last_info(guest)["seats"][0]
        assert (seat["name"], seat["bot"], seat["owner"]) == ("Deep Pip", PROGRAM, "Owner")
        assert await told_over_http(server, bot, "GET", "/history/open") == [table]


@pytest.mark.slow
@in_a_loop
async def test_bots_go_with_their_owner_and_are_in_the_export(data: Path) -> None:
    async with serving(data) as server:
        owner = await Owner(server).register("zyxwvu-9", "Zyxwvu")
        bot = await (await a_bot(server, owner, name="Qponml")).connect()
        (listed,) = await owner.ask("GET", "/account/bots")
        ada = await account(server, "Ada")
        made = await ada.ask("challenge", name="qponml", game="classic")
        await ada.join(made["table"])
        await bot.until(lambda: bool(bot.told("challenged")))
        await bot.join(made["table"])
        await bot.ask("sit", table=made["table"])
        await ada.until(lambda: bool(ada.view))
        exported = (await owner.raw("GET", "/account/export")).json()
        assert {row["name"] for row in exported["person"]} == {"Zyxwvu", "Qponml"}
        assert [row["owner"] for row in exported["seat"]] == ["Zyxwvu"]
        assert "bot-" not in json.dumps(exported["session"]), "not even the hash"
        await owner.ask("POST", "/account/delete", {"password": PASSWORD})
        assert found_in_rows(server.house.store, "Zyxwvu", "Qponml", listed["key"]) == set()
        assert found_in_files(data, "Zyxwvu", "Qponml", listed["key"]) == set()
        with pytest.raises(ConnectionError):
            await bot.ask("ping")
        await ada.until(lambda: ada.view["away"] == [1])
        assert last_info(ada)["seats"][1]["name"] is None, "nobody sits there"


@in_a_loop
async def test_a_removed_bot_leaves_its_games_and_nothing_else(data: Path) -> None:
    async with serving(data) as server:
        owner = await Owner(server).register("owner-1", "Owner")
        bot = await (await a_bot(server, owner)).connect()
        (listed,) = await owner.ask("GET", "/account/bots")
        await owner.ask("DELETE", f"/account/bots/{listed['key']}")
        assert found_in_rows(server.house.store, listed["key"], "Deep Pip") == set()
        with pytest.raises(ConnectionError):
            await bot.ask("ping")
        assert (await owner.ask("GET", "/session"))["name"] == "Owner"
        assert (await a_bot(server, owner)).headers, "the name is free again"


def test_what_a_token_looks_like() -> None:
    token = tokens.new_token()
    assert tokens.bearer_token(f"Bearer {token}") == token
    assert tokens.bearer_token(f"bearer  {token} ") == token
    for wrong in (None, "", token, f"Basic {token}", f"Bearer {token}x", "Bearer tercet_bot_"):
        assert tokens.bearer_token(wrong) is None, wrong
    assert tokens.session_of(token) != tokens.session_of(tokens.new_token())
    assert token not in tokens.session_of(token)
