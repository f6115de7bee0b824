"""Two nodes at one database: any of them takes any client, and each table has one owner."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.server.guarding.limits import Rate
from tercet.server.nodes.draining import drain
from tercet.server.people.sessions import COOKIE
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.together import at, play
from tests.server.people.bots import a_bot
from tests.server.people.owning import Owner
from tests.server.playing import Player, Server, eventually
from tests.server.standing.people import account, last_info

pytestmark = pytest.mark.slow
NONE_HERE, TAKE_BACK = {"act": "none_here"}, {"act": "take_back"}


def test_a_client_plays_at_a_table_of_another_node(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        ada, bo = await one.player("Ada"), await two.player("Bo")
        table = await one.create(ada, seats=2)
        assert (await ada.join(table))["is"] == "joined"
        assert (await bo.join(table))["is"] == "joined"
        for player in (ada, bo):
            assert (await player.ask("sit", table=table, nonce="x"))["is"] == "done"
        assert (await ada.ask("start", table=table))["is"] == "done"
        for player in (ada, bo):
            await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
        done = await bo.act(table, NONE_HERE)
        assert done["is"] == "done"
        await ada.reach(done["seq"])
        assert ada.view == bo.view
        assert (await bo.act(table, NONE_HERE, client_seq=bo.client_seq))["seq"] == done["seq"]
        assert (await bo.ask("legal", table=table))["is"] == "legal"
        await bo.ask("chat", table=table, text="hello")
        await ada.until(lambda: bool(ada.told("chat")))
        assert (await bo.ask("depart", table=table))["is"] == "done"
        await ada.until(lambda: not ada.told("table")[-1]["info"]["seats"][1]["present"])
        assert two.house.rooms == {}

    play(data, nats, postgres, scene)


def test_challenges_are_counted_and_blocked_at_all_nodes(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        ned = await account(two, "Ned")
        rude, other = await one.player("Rude"), await two.player("Other")
        made = [await challenge(who) for who in (rude, rude, rude, other, other)]
        await eventually(lambda: {*one.house.challenges._asked} == {*made})
        new = await one.player("New")
        table = await challenge(new)
        await ned.until(lambda: table in [each["table"] for each in ned.told("challenged")])
        assert [each["table"] for each in ned.told("challenge_over")] == made[:1]
        await rude.until(lambda: [each["table"] for each in rude.told("declined")] == made[:1])
        for each in made[1:]:
            assert (await ned.ask("decline", table=each))["is"] == "done"
        await a_block_holds(one, two, ned, new, table)

    async def a_block_holds(one: Server, two: Server, ned: Player, new: Player, table: str) -> None:
        """The block is requested at another node than the challenge."""
        there, headers = two.house.challenges, {"Cookie": f"{COOKIE}={ned.cookie}"}
        told = await two.http.post("/api/account/blocked", json={"table": table}, headers=headers)
        assert told.status_code == 204, told.text
        await ned.until(lambda: ned.told("challenge_over")[-1]["table"] == table)
        await eventually(lambda: one.house.challenges._asked[table][0].whom == "")
        assert not new.told("declined")
        again = await challenge(await at(two, new))
        assert again in there._asked
        await eventually(lambda: again in one.house.challenges._asked)
        await ned.ask("ping")
        assert again not in [each["table"] for each in ned.told("challenged")]

    async def challenge(who: Player) -> str:
        return str((await who.ask("challenge", name="Ned", game="classic"))["table"])

    play(data, nats, postgres, scene)


def test_what_all_nodes_know(data: Path, nats: Nats, postgres: Postgres) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two = servers
        ada, bo = await one.player("Ada"), await two.player("Bo")
        table = await one.create(ada, seats=2, public=True)
        await the_lobby_shows_it(two, table)
        code = (await one.http.get(f"/api/tables/{table}")).json()["code"]
        found = await two.http.get(f"/api/codes/{code}")
        assert found.json()["table"] == table
        unknown = await two.http.get("/api/codes/BBBBBB")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "table_unknown")
        await a_kick_reaches_the_other_node(ada, bo, table)
        await a_session_ends_everywhere(one, two)
        await a_guest_who_logs_in_keeps_the_seat(one, two)
        await rates_hold_across_nodes(one, two)
        await two_who_look_find_each_other(one, two)
        await a_challenge_finds_whoever_is_at_the_other_node(one, two)
        await a_bot_plays_from_the_other_node_until_its_token_is_revoked(one, two)

    async def the_lobby_shows_it(server: Server, table: str) -> None:
        await eventually(lambda: [x.table for x in server.house.public_tables()] == [table])

    async def a_kick_reaches_the_other_node(ada: Player, bo: Player, table: str) -> None:
        for player in (ada, bo):
            await player.join(table)
            await player.ask("sit", table=table)
        assert (await ada.ask("kick", table=table, seat=1))["is"] == "done"
        await bo.until(lambda: bool(bo.told("bye")))
        assert bo.told("bye")[0]["code"] == "kicked"
        assert (await bo.join(table))["code"] == "table_unknown"
        assert (await bo.ask("ping"))["is"] == "pong", "the connection stays"

    async def a_session_ends_everywhere(one: Server, two: Server) -> None:
        cy = await one.player("Cy")
        there = await at(two, cy)
        headers = {"Cookie": f"{COOKIE}={cy.cookie}"}
        assert (await two.http.get("/api/session", headers=headers)).status_code == 200
        assert (await one.http.delete("/api/session", headers=headers)).status_code == 204
        await there.until(lambda: there.socket is not None and there.socket.close_code is not None)
        answer = await two.http.get("/api/session", headers=headers)
        assert answer.status_code == 401

    async def a_guest_who_logs_in_keeps_the_seat(one: Server, two: Server) -> None:
        """The table is at one node, and the login at the other."""
        account = {"login": "eve", "password": "open sesame"}
        first = {"Cookie": f"{COOKIE}={(await one.guest('Eve')).cookie}"}
        assert (await one.http.post("/api/account", json=account, headers=first)).is_success
        eve, fay = await two.player("Eve"), await one.player("Fay")
        table = await one.create(fay, seats=2)
        for player in (fay, eve):
            await player.join(table)
            await player.ask("sit", table=table)
        guest = {"Cookie": f"{COOKIE}={eve.cookie}"}
        entered = await two.http.post("/api/login", json=account, headers=guest)
        assert entered.is_success, entered.text
        await fay.until(lambda: is_closed(fay))
        back = Player(one.address, entered.cookies[COOKIE], "Eve")
        one.players.append(back)
        assert (await (await back.connect()).join(table))["seat"] == 1

    async def two_who_look_find_each_other(one: Server, two: Server) -> None:
        gil, hal = await one.player("Gil"), await two.player("Hal")
        for player in (gil, hal):
            assert (await player.ask("seek", game="classic"))["is"] != "error"
        for player in (gil, hal):
            await player.until(lambda player=player: bool(player.told("matched")))  # type: ignore[misc]
        (table,) = {each.told("matched")[0]["table"] for each in (gil, hal)}
        assert {(await each.join(table))["seat"] for each in (gil, hal)} == {0, 1}

    async def a_challenge_finds_whoever_is_at_the_other_node(one: Server, two: Server) -> None:
        ivy, joe = await account(one, "Ivy"), await account(two, "Joe")
        asked = await ivy.ask("challenge", name="joe", game="classic")
        assert asked["is"] == "rematch_at", asked
        await joe.until(lambda: bool(joe.told("challenged")))
        assert (await joe.join(asked["table"]))["is"] == "joined"
        assert (await joe.ask("decline", table=asked["table"]))["is"] == "done"
        await ivy.until(lambda: bool(ivy.told("declined")))
        at_two = await at(two, ivy)  # a no is known there, too
        again = await at_two.ask("challenge", name="joe", game="classic")
        assert again["code"] == "challenge_declined"
        for _ in range(3):
            made = await joe.ask("challenge", name="ivy", game="classic")
            assert made["is"] == "rematch_at"
        await eventually(lambda: len(one.house.challenges._asked) == 3)
        at_one = await at(one, joe)
        more = await at_one.ask("challenge", name="ivy", game="classic")
        assert more["code"] == "challenges_many", "limits hold wherever one asks"

    async def a_bot_plays_from_the_other_node_until_its_token_is_revoked(
        one: Server, two: Server
    ) -> None:
        owner = await Owner(one).register("kim-1", "Kim")
        bot = await a_bot(two, owner)
        await bot.connect()
        await eventually(lambda: [each.owner for each in one.house.bots_here()] == ["Kim"])
        lee = await account(one, "Lee")
        asked = await lee.ask("challenge", name="Deep Pip", game="classic")
        await lee.join(asked["table"])
        await bot.until(lambda: bool(bot.told("challenged")))
        await bot.join(asked["table"])
        assert (await bot.ask("sit", table=asked["table"]))["is"] == "done"
        await lee.until(lambda: bool(lee.view))
        seat = last_info(lee)["seats"][1]
        assert (seat["bot"], seat["owner"]) == ("program", "Kim"), "its owner's node knows"
        refused = await bot.ask("chat", table=asked["table"], text="hi")
        assert refused["code"] == "token_scope", "though the table is elsewhere"
        (listed,) = await owner.ask("GET", "/account/bots")
        token = listed["tokens"][0]["key"]
        await owner.ask("DELETE", f"/account/bots/{listed['key']}/tokens/{token}")
        await bot.until(lambda: bot.socket is not None and bot.socket.close_code is not None)

    async def rates_hold_across_nodes(one: Server, two: Server) -> None:
        chat = one.house.throttles.chat
        chat._rate = two.house.throttles.chat._rate = Rate(0.001, 2)
        assert chat.allows("dee")
        assert chat.allows("dee")
        await eventually(lambda: not two.house.throttles.chat.allows("dee"))

    play(data, nats, postgres, scene)


def test_a_table_is_handed_over_and_nothing_is_refused(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two, three = servers
        table, (ada, bo) = await one.table(["Ada", "Bo"])
        assert (await ada.act(table, NONE_HERE))["is"] == "done"
        watcher = await three.player("Cy")
        assert (await watcher.join(table))["is"] == "joined"
        assert await drain(one.house) == 1
        for player in (ada, bo, watcher):
            await player.until(lambda player=player: is_closed(player))  # type: ignore[misc]
        assert one.house.rooms == {}
        ada, bo = await at(two, ada), await at(three, bo)
        joined = await ada.join(table)
        assert joined["view"]["players"][0]["said_none"] is True
        assert joined["client_seq"] == 1
        assert (await bo.join(table))["is"] == "joined"
        done = await ada.act(table, TAKE_BACK)
        assert done["is"] == "done", done
        await bo.reach(done["seq"])
        late = await at(one, watcher)
        assert (await late.join(table))["is"] == "joined", "who drains still passes on"

    play(data, nats, postgres, scene, count=3)


def test_who_is_drained_hands_each_table_to_the_node_with_the_fewest(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        one, two, three = servers
        for server, count in ((one, 6), (two, 3)):
            ada = await server.player("Ada")
            for _ in range(count):
                await server.create(ada)
        first, *others = (server.house.node for server in servers if server.house.node)
        ids = [node.id for node in others]
        await eventually(lambda: [*map(first.sharing.tables_of, ids)] == [3, 0])
        for node in others:  # from now on, they do not tell how many they have
            node.house.tasks.close()
        assert await drain(one.house) == 6
        await eventually(lambda: len(two.house.rooms) + len(three.house.rooms) == 9)
        assert {len(two.house.rooms), len(three.house.rooms)} == {4, 5}

    play(data, nats, postgres, scene, count=3)


def is_closed(player: Player) -> bool:
    return player.socket is not None and player.socket.close_code is not None


def test_who_was_taken_for_dead_loses_its_tables(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    """Its lease runs out unnoticed: no pulse, and nothing on the broker."""

    async def scene(servers: list[Server]) -> None:
        one, two = servers
        table, (ada, bo) = await one.table(["Ada", "Bo"])
        refused = await ada.act(table, {"act": "call", "cards": ["1rhw"]})
        assert refused["is"] == "error"
        silence(one)
        moved = await at(two, bo)
        assert (await moved.join(table))["is"] == "joined"
        with pytest.raises(ConnectionError):
            await ada.act(table, NONE_HERE)
        back = await at(two, ada)
        joined = await back.join(table)
        assert joined["client_seq"] == 1, "numbers of refused acts survive"
        late = await back.act(table, NONE_HERE, client_seq=1)
        assert late["code"] == "client_seq_old"

    def silence(server: Server) -> None:
        node = server.house.node
        assert node is not None
        node._pulse.stop()
        node.broker.heard = lambda _: None
        node.broker.nobody = lambda _: None
        server.house.tasks.close()

    play(data, nats, postgres, scene)
