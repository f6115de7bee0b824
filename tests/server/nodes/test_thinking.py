"""Bots think anywhere: a worker takes their thoughts, and without one they think at home."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from nats.aio.msg import Msg

from tercet.bots.players import new_bot
from tercet.engine.chance import SEED_BYTES
from tercet.server.nodes.broker import Broker
from tercet.server.nodes.thinking import Worker, pack, unpack
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.together import play
from tests.server.playing import Server, eventually

pytestmark = pytest.mark.slow


def test_a_worker_thinks_for_a_bot_and_nobody_misses_it(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        (server,) = servers
        node = server.house.node
        assert node is not None
        server.house.thinkers._executor = ThreadPoolExecutor(1)
        worker = Worker(node.key, 1, ThreadPoolExecutor(1))
        broker = Broker(nats.address, node.broker._root.partition(".")[2], "thinker")
        await broker.serve_thoughts(worker.take)
        await eventually(lambda: broker.is_there)
        table, _ = await server.table(["Ada", "Bo"])
        mailbox = server.house.rooms[table].mailbox
        assert mailbox is not None
        bot = new_bot("classic", "random", bytes(SEED_BYTES), frozenset())
        wanted = bot, mailbox.view(0), mailbox.legal(0), 0
        await server.house.thinkers.think(*wanted)
        assert worker.taken == 1
        await broker.close()
        worker.close()
        thought, _ = await server.house.thinkers.think(*wanted)
        assert thought.game == "classic"
        assert worker.taken == 1, "it was thought at home"

    play(data, nats, postgres, scene, count=1)


def test_a_worker_that_dies_over_a_thought_costs_a_moment(
    data: Path, nats: Nats, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has taken the thought, and nobody hears of it again: the bot thinks at home."""
    monkeypatch.setattr("tercet.server.nodes.thinking.PATIENCE_S", 0.3)
    taken = []

    async def die(message: object) -> None:
        taken.append(message)

    async def scene(servers: list[Server]) -> None:
        (server,) = servers
        node = server.house.node
        assert node is not None
        server.house.thinkers._executor = ThreadPoolExecutor(1)
        broker = Broker(nats.address, node.broker._root.partition(".")[2], "thinker")
        await broker.serve_thoughts(die)
        await eventually(lambda: broker.is_there)
        ada = await server.player("Ada")
        table = await server.create(ada, "scout", 2)
        await ada.join(table)
        await ada.ask("sit", table=table)
        await ada.ask("add_bot", table=table, bot="random")
        assert (await ada.ask("start", table=table))["is"] == "done"
        await ada.until(lambda: bool(ada.view))
        mailbox = server.house.rooms[table].mailbox
        assert mailbox is not None
        bot = new_bot("scout", "random", bytes(SEED_BYTES), frozenset())
        thought, _ = await server.house.thinkers.think(bot, mailbox.view(1), mailbox.legal(1), 0)
        assert thought.game == "scout"
        assert taken
        await broker.close()

    play(data, nats, postgres, scene, count=1)


@pytest.mark.parametrize("of_what", ["nothing", "another request"])
def test_a_thought_that_was_signed_for_something_else_is_not_played(
    of_what: str, data: Path, nats: Nats, postgres: Postgres
) -> None:
    """An intruder at the broker answers with nonsense or with a recorded thought."""
    given = []

    async def scene(servers: list[Server]) -> None:
        (server,) = servers
        node = server.house.node
        assert node is not None
        server.house.thinkers._executor = ThreadPoolExecutor(1)
        recorded = pack(("a thought", None), node.key, pack("another", node.key))

        async def answer(message: Msg) -> None:
            given.append(message)
            await message.respond(b"x" * 40 if of_what == "nothing" else recorded)

        broker = Broker(nats.address, node.broker._root.partition(".")[2], "thinker")
        await broker.serve_thoughts(answer)
        await eventually(lambda: broker.is_there)
        table, _ = await server.table(["Ada", "Bo"])
        mailbox = server.house.rooms[table].mailbox
        assert mailbox is not None
        bot = new_bot("classic", "random", bytes(SEED_BYTES), frozenset())
        thought, _ = await server.house.thinkers.think(bot, mailbox.view(0), mailbox.legal(0), 0)
        assert thought.game == "classic", "it was thought at home"
        assert len(given) == 1
        assert node.figures.bad_signatures.value == 1
        await broker.close()

    play(data, nats, postgres, scene, count=1)


def test_only_what_was_signed_is_read() -> None:
    signed = pack(("bot", 1), b"ours")
    assert unpack(signed, b"ours") == ("bot", 1)
    with pytest.raises(ValueError, match="nobody we know"):
        unpack(signed, b"theirs")
    with pytest.raises(ValueError, match="nobody we know"):
        unpack(signed[:-1] + b"x", b"ours")


def test_an_answer_is_read_for_its_request_only() -> None:
    first, second = pack("first", b"ours"), pack("second", b"ours")
    answer = pack("thought", b"ours", first)
    assert unpack(answer, b"ours", first) == "thought"
    for request in (second, b""):
        with pytest.raises(ValueError, match="nobody we know"):
            unpack(answer, b"ours", request)
    with pytest.raises(ValueError, match="nobody we know"):
        unpack(first, b"ours", first)
