"""Playing over the WebSocket: acts, views, order, idempotence, resuming, restarts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import uvloop

from tercet.engine.chance import commitment, read_seed
from tercet.tables import load_log, verify
from tests.server.playing import Player, Server, a_set, serving


async def play_on(table: str, players: list[Player], moves: int = 10_000) -> None:
    """Find SETs, or agree that there is none, until the game or the moves are over."""
    for _ in range(moves):
        if players[0].view["outcome"]:
            return
        found = a_set(players[0].view)
        if found:
            answers = [await players[_ % len(players)].act(table, {"act": "call", "cards": found})]
        else:
            answers = [await player.act(table, {"act": "none_here"}) for player in players]
        highest = max(answer.get("seq", 0) for answer in answers)
        for player in players:
            await player.reach(highest)


@pytest.mark.slow
def test_a_whole_game_through_a_restart_and_its_log_can_be_verified(
    data: Path, database: str | None
) -> None:
    async def first() -> tuple[str, list[Player]]:
        async with serving(data, database=database) as server:
            table, players = await server.table(["Ada", "Bo"])
            await play_on(table, players, 8)
            return table, players

    async def second(table: str, before: list[Player]) -> None:
        async with serving(data, database=database) as server:
            players = []
            for old in before:
                new = await Player(server.address, old.cookie, old.name).connect()
                server.players.append(new)
                joined = await new.join(table, old.seq)
                assert joined["steps"] == [], "nothing acknowledged was lost, nothing was added"
                assert joined["view"] == {**old.view, "seat": joined["seat"]}
                assert joined["client_seq"] == old.client_seq
                players.append(new)
            await play_on(table, players)
            await players[0].until(lambda: status(players[0]) == "over")
            info = players[0].told("table")[-1]["info"]
            log = load_log((await server.http.get(f"/api/tables/{table}/log")).text)
            assert verify(log).outcome is not None
            assert commitment(read_seed(info["seed"])) == info["commitment"]
            assert len(log.header.nonces) == 2

    table, players = asyncio.run(first())
    asyncio.run(second(table, players))


@pytest.mark.slow
def test_everybody_sees_the_same_steps_in_the_same_order(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, players = await server.table(["Ada", "Bo", "Cy"])
            watcher = await server.player("Di")
            await watcher.join(table)
            await play_on(table, players, 6)
            await watcher.until(lambda: watcher.seq == players[0].seq)
            told = [steps(each)[-5:] for each in (*players, watcher)]
            assert all(each == told[0] for each in told)

    asyncio.run(scene())


def status(player: Player) -> str:
    told = player.told("table")
    return told[-1]["info"]["status"] if told else ""


def steps(player: Player) -> list[object]:
    return [step for message in player.told("steps") for step in message["steps"]]


def test_the_same_act_sent_again_happens_once(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"])
            say_none = {"act": "none_here"}
            answers = [await ada.act(table, say_none, client_seq=5) for _ in range(3)]
            assert [answer["seq"] for answer in answers] == [1, 1, 1]
            refused = await ada.act(table, say_none, client_seq=6)
            assert refused["code"] == "already_said"
            again = await ada.act(table, {"act": "take_back"}, client_seq=6)
            assert again["code"] == "client_seq_old"
            assert (await ada.act(table, {"act": "take_back"}, client_seq=7))["seq"] == 2

    asyncio.run(scene())


@pytest.mark.slow
def test_the_same_act_sent_again_after_a_restart_happens_once(
    data: Path, database: str | None
) -> None:
    async def act_again(cookie: str | None, table: str) -> tuple[str, str, int]:
        async with serving(data, database=database) as server:
            if cookie is None:
                table, (ada, _) = await server.table(["Ada", "Bo"])
            else:
                ada = await Player(server.address, cookie, "Ada").connect()
                await ada.join(table)
            answer = await ada.act(table, {"act": "none_here"}, client_seq=9)
            await ada.close()
            return ada.cookie, table, answer["seq"]

    cookie, table, first = asyncio.run(act_again(None, ""))
    assert asyncio.run(act_again(cookie, table))[2] == first == 1


@pytest.mark.slow
def test_who_comes_back_gets_what_was_missed_or_a_snapshot(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            await bo.close()
            seen = bo.seq
            for number in range(6):
                act = "none_here" if number % 2 == 0 else "take_back"
                await ada.act(table, {"act": act})
            back = await bo.connect()
            joined = await back.join(table, seen)
            assert [step["seq"] for step in joined["steps"]] == [1, 2, 3, 4, 5, 6]
            assert joined["view"]["players"] == ada.view["players"]
            for number in range(210):
                act = "none_here" if number % 2 == 0 else "take_back"
                await ada.act(table, {"act": act})
            far = await back.join(table, seen)
            assert far["steps"] is None
            assert far["seq"] == 216
            assert (await back.join(table, 999))["steps"] is None

    asyncio.run(scene())


def test_the_newest_connection_has_the_seat(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"])
            other = await Player(server.address, ada.cookie, "Ada").connect()
            server.players.append(other)
            await other.join(table)
            await ada.until(lambda: bool(ada.told("bye")))
            assert ada.told("bye")[0]["code"] == "replaced"
            assert (await ada.act(table, {"act": "none_here"}))["code"] == "table_unknown"
            assert (await other.act(table, {"act": "none_here"}))["is"] == "done"

    asyncio.run(scene())


@pytest.mark.slow
def test_time_runs_out_by_the_server_and_stands_still_between_two_runs(data: Path) -> None:
    now = [0.0]  # time passes when we say so; the server's timer looks at it every second

    async def calls() -> tuple[str, Player, int]:
        async with serving(data, clock=lambda: now[0]) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"], options={"point_ms": 1000})
            await ada.act(table, {"act": "call"})
            await ada.until(lambda: ada.view["caller"] == 0)
            return table, ada, ada.view["deadline"]["at"]

    async def waits(table: str, ada: Player, due: int) -> None:
        now[0] += 60  # longer than the deadline: nobody may lose this time
        async with serving(data, clock=lambda: now[0]) as server:
            back = await Player(server.address, ada.cookie, "Ada").connect()
            server.players.append(back)
            joined = await back.join(table)
            assert joined["view"]["caller"] == 0
            assert joined["view"]["deadline"]["at"] == due
            assert joined["now"] < due
            now[0] += 1
            await back.until(lambda: back.view["caller"] is None)
            assert back.view["players"][0]["wrong"] == 1

    asyncio.run(waits(*asyncio.run(calls())))


@pytest.mark.slow
def test_it_plays_on_the_loop_that_serves_for_real(data: Path) -> None:
    """`tercet serve` runs on uvloop, whose transports are not asyncio's."""

    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            await ada.act(table, {"act": "none_here"})
            await bo.reach(1)

    uvloop.run(scene())


@pytest.mark.slow
def test_a_series_goes_on_from_deal_to_deal(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            match = {"form": "deals", "deals": 2, "pause_ms": 0}
            table, players = await server.table(["Ada", "Bo"], options={"fixed": "s"}, match=match)
            await series(server, table, players)

    async def series(server: Server, table: str, players: list[Player]) -> None:
        while not players[0].view["outcome"]:
            await play_on(table, players, 1)
            await asyncio.sleep(0)
        assert players[0].view["deal"] == 2
        log = load_log((await server.http.get(f"/api/tables/{table}/log")).text)
        verify(log)

    asyncio.run(scene())
