"""Forged and recorded messages at the broker change nothing and are counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tercet.engine.wire import to_json
from tercet.server.nodes.node import Node
from tercet.server.nodes.parcels import (
    AnyParcel,
    Challenged,
    Opened,
    PersonChanged,
    Said,
    SessionEnded,
    Taken,
    Told,
    Visitor,
)
from tercet.server.nodes.signatures import Signatures
from tercet.server.standing.challenges import Asked
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import Bye, Join
from tests.nats import Nats
from tests.postgres import Postgres
from tests.server.nodes.forging import intruder, trust_everybody
from tests.server.nodes.together import at, play
from tests.server.playing import Player, Server, eventually

pytestmark = pytest.mark.slow
NONE_HERE = {"act": "none_here"}


def node_of(server: Server) -> Node:
    assert server.house.node is not None
    return server.house.node


def dropped(server: Server) -> int:
    return node_of(server).figures.bad_signatures.value


def subject(server: Server) -> str:
    return f"{node_of(server).broker._root}.node.{node_of(server).id}"


def acts(server: Server, table: str) -> list[int]:
    """The seats that have acted."""
    mailbox = server.house.rooms[table].mailbox
    assert mailbox is not None
    return [entry.seat for entry in mailbox.table.entries if entry.seat is not None]


def has_guest(server: Server) -> bool:
    """Whether a client of another node is at a table there."""
    return any(guest.at_tables for guest in node_of(server).guests._all.values())


async def forge(server: Server, nats: Nats) -> list[int]:
    """An intruder comes to a table as a player who sits there, and acts; who has acted then."""
    table, _ = await server.table(["Ada", "Bo"])
    person = server.house.rooms[table].record.seats[0].person
    assert person is not None
    visitor, join = Visitor(person, "Ada"), to_json(Join(id=1, table=table))
    act = {"do": "act", "id": 2, "table": table, "client_seq": 1, "seen": 0, "act": NONE_HERE}
    before = dropped(server)
    async with intruder(nats) as evil:
        await evil.say(subject(server), Opened("evil", 1, table, visitor, "", "en", "::1", join))
        await eventually(lambda: dropped(server) == before + 1 or has_guest(server))
        await evil.say(subject(server), Said("evil", [(1, 1, json.dumps(act).encode())]))
        await eventually(lambda: dropped(server) == before + 2 or acts(server, table) != [])
    return acts(server, table)


def test_an_intruder_cannot_act_as_a_player(
    data: Path, nats: Nats, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(servers: list[Server]) -> None:
        assert await forge(servers[0], nats) == []
        assert "tercet_bad_signatures_total 2" in servers[0].house.metrics.text()
        assert "a message between nodes was dropped (node): it is not signed" in caplog.text

    play(data, nats, postgres, scene, count=1)


def test_a_saboteur_who_trusts_everybody_lets_an_intruder_act(
    data: Path, nats: Nats, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    trust_everybody(monkeypatch.setattr)

    async def scene(servers: list[Server]) -> None:
        assert await forge(servers[0], nats) == [0]

    play(data, nats, postgres, scene, count=1)


def test_an_intruder_cannot_tell_a_client_anything(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    """An intruder cannot end a session, move a table or send a challenge either."""

    async def scene(servers: list[Server]) -> None:
        one, two = servers
        table, (ada, _) = await one.table(["Ada", "Bo"])
        watcher = await two.player("Cy")
        assert (await watcher.join(table))["is"] == "joined"
        await everything_is_dropped(one, two, table, watcher)
        done = await ada.act(table, NONE_HERE)
        await watcher.reach(done["seq"])
        assert watcher.told("bye") == []

    async def everything_is_dropped(one: Server, two: Server, table: str, watcher: Player) -> None:
        link = next(iter(node_of(two).away._links.values()))
        bye = text_frame(to_json(Bye(code="room_gone", text="Go away.")))
        told = Told(node_of(one).id, [(bye, [(link.number, link.heard + 1)])])
        session = watcher.cookie.partition(".")[0]
        asked = Asked("t", "p1", "Ada", "p2", "Bo", "classic", False)
        root = node_of(two).broker._root
        forged: list[tuple[str, AnyParcel]] = [
            (subject(two), told),
            (f"{root}.all", SessionEnded(session)),
            (f"{root}.all", PersonChanged("p")),
            (f"{root}.all", Taken(table, "evil", 99)),
            (f"{root}.all", Challenged(asked)),
        ]
        async with intruder(nats) as evil:
            for number, (where, parcel) in enumerate(forged):
                await evil.say(where, parcel)
                await eventually(lambda number=number: dropped(two) == number + 1)  # type: ignore[misc]
        assert node_of(two).where[table].node == node_of(one).id

    play(data, nats, postgres, scene)


def test_what_was_recorded_has_no_effect_when_it_is_sent_again(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        assert await chat_twice(servers, nats) == ["hello"]

    play(data, nats, postgres, scene)


def test_a_saboteur_who_forgets_time_stamps_says_everything_twice(
    data: Path, nats: Nats, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Signatures, "_check_stamp", lambda *_: None)

    async def scene(servers: list[Server]) -> None:
        assert await chat_twice(servers, nats) == ["hello", "hello"]

    play(data, nats, postgres, scene)


async def chat_twice(servers: list[Server], nats: Nats) -> list[str]:
    """A player chats from another node and leaves; an intruder repeats the messages."""
    one, two = servers
    table, (ada, bo) = await one.table(["Ada", "Bo"])
    there = await at(two, bo)

    def said() -> list[str]:
        return [each["line"]["text"] for each in ada.told("chat")]

    async with intruder(nats) as evil:
        assert (await there.join(table))["is"] == "joined"
        await there.ask("chat", table=table, text="hello")
        await eventually(lambda: said() == ["hello"])
        assert (await there.ask("depart", table=table))["is"] == "done"
        await eventually(lambda: len(node_of(one).guests) == 0)
        (opened,), (spoken,) = evil.parcels(Opened), evil.parcels(Said)
        before = dropped(one)
        # Both at once: a guest whom no node knows is soon gone again.
        await evil.repeat(opened)
        await evil.repeat(spoken)
        await eventually(lambda: dropped(one) == before + 2 or len(said()) > 1)
    return said()


class OfTheVersionBefore(Signatures):
    """Signs nothing and checks nothing."""

    def headers(self, subject: str, data: bytes) -> bytes:
        return b"NATS/1.0\r\n\r\n"

    def check(self, subject: bytes, value: bytes | None, data: bytes) -> str | None:
        return None


def make_old(server: Server) -> None:
    """From here on this node is as nodes were before they signed."""
    broker = node_of(server).broker
    broker._signatures = OfTheVersionBefore(b"", "old", lambda: 0)
    broker._signed = lambda *_: {}  # type: ignore[method-assign]


def test_beside_nodes_of_the_version_before_people_play_at_all_tables(
    data: Path, nats: Nats, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(servers: list[Server]) -> None:
        old, new = servers
        make_old(old)
        for owner, other in ((old, new), (new, old)):
            table, (ada, bo) = await owner.table(["Ada", "Bo"])
            there = await at(other, bo)
            assert (await there.join(table))["is"] == "joined"
            done = await there.act(table, NONE_HERE)
            assert done["is"] == "done"
            await ada.reach(done["seq"])
            seen = (await other.http.get(f"/api/tables/{table}")).json()
            assert seen["seats"][1]["name"] == "Bo"
        assert dropped(new) == 0

    play(data, nats, postgres, scene, accept_unsigned=True)
    assert caplog.text.count("--accept-unsigned: every client of the broker can act") == 2


def test_without_the_switch_a_node_of_the_version_before_is_not_heard(
    data: Path, nats: Nats, postgres: Postgres
) -> None:
    async def scene(servers: list[Server]) -> None:
        old, new = servers
        make_old(old)
        assert await node_of(new).broker.ask(node_of(old).id, PersonChanged("p")) is None
        heard: list[AnyParcel] = []
        node_of(new).broker.heard = heard.append
        before = dropped(new)
        for _ in range(3):
            node_of(old).sharing.tell_standing()
        await eventually(lambda: dropped(new) >= before + 3)
        assert heard == []

    play(data, nats, postgres, scene)
