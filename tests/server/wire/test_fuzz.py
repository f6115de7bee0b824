"""Nonsense of every kind: no crash, no internal error, no change of state, always a coded answer.

The long form: `python -m tests.server.wire.test_fuzz 100000`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import schemathesis.openapi
import schemathesis.specs.openapi.schemas  # not later, beside a server's thread: 3.11 may trip
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.playing import Player, Server, served_in_a_thread, serving

DOCUMENT = "/api/openapi/openapi.json"
WORDS = [
    "hello",
    "join",
    "depart",
    "sit",
    "stand",
    "start",
    "act",
    "legal",
    "preview",
    "hints",
    "meanings",
    "kick",
    "add_bot",
]
WORDS += ["remove_bot", "rematch", "chat", "remove_chat", "mute", "watch_lobby", "ping", "nothing"]
WORDS += ["preview", "hints", "meanings", "want_next"]
FIELDS = ["table", "act", "seat", "seen", "client_seq", "nonce", "text", "line", "bot", "limit"]
FIELDS += ["watch", "muted", "protocol", "lang", "id", "extra", "want"]


def any_value(luck: random.Random, table: str, depth: int = 0) -> Any:
    """Any JSON value, with a taste for those that nearly fit."""
    simple: list[Any] = [
        None,
        True,
        0,
        -1,
        2**31,
        2**53,
        2**70,
        0.5,
        "",
        "x",
        table,
        "1rso",
        "é\u202e",
        "\x00",
    ]
    simple += [{"act": "none_here"}, {"act": "leave"}, {"act": "call", "cards": ["1rso", "?"]}]
    if depth < 3 and luck.random() < 0.2:
        return [any_value(luck, table, depth + 1) for _ in range(luck.randrange(4))]
    if depth < 3 and luck.random() < 0.2:
        keys = luck.choices(FIELDS, k=luck.randrange(4))
        return {key: any_value(luck, table, depth + 1) for key in keys}
    return luck.choice(simple)


def any_message(luck: random.Random, table: str) -> str:
    """Bytes, broken JSON, wrong shapes, or a message that could be right at another moment."""
    kind = luck.randrange(6)
    if kind == 0:
        return "".join(chr(luck.randrange(1, 0xD7FF)) for _ in range(luck.randrange(40)))
    if kind == 1:
        return "[" * luck.randrange(2000) + "}" * luck.randrange(3)
    message = {"do": luck.choice(WORDS), "table": table}
    for field in luck.choices(FIELDS, k=luck.randrange(4)):
        message[field] = any_value(luck, table)
    text = json.dumps(message)
    return text if kind > 2 else text[: luck.randrange(len(text) + 1)]


async def storm(server: Server, count: int, seed: int) -> None:
    """A spectator and a stranger send nonsense to a table where two people play."""
    luck = random.Random(seed)
    table, (ada, bo) = await server.table(["Ada", "Bo"])
    other = await server.player("Cy")
    await other.join(table)
    house = server.house
    mailbox = house.rooms[table].mailbox
    assert mailbox is not None
    before = mailbox.table.game.dump(mailbox.table.state)
    for number in range(count):
        if other.socket is None or other.socket.close_code is not None:
            await other.close()
            await other.connect()
            await other.join(table)
        try:
            await other.say_raw(any_message(luck, table))
        except Exception:
            continue
        if number % 100 == 99:
            await other.ask("ping")
    assert house.metrics.broken.value == 0
    assert mailbox.table.game.dump(mailbox.table.state) == before
    await still_alive(table, ada, bo)


async def still_alive(table: str, ada: Player, bo: Player) -> None:
    assert (await ada.act(table, {"act": "none_here"}))["is"] == "done"
    await bo.until(lambda: bo.view["players"][0]["said_none"])


@pytest.mark.campaign
def test_nonsense_changes_nothing(data: Path, database: str | None) -> None:
    async def scene() -> None:
        async with serving(data, database=database) as server:
            await storm(server, 1500 if database is None else 300, seed=7)

    asyncio.run(scene())


async def bytes_on_the_wire(server: Server, count: int, seed: int) -> None:
    """Random bytes instead of requests and instead of frames."""
    luck = random.Random(seed)
    host, port = server.address.split(":")
    guest = await server.guest("Di")
    for number in range(count):
        reader, writer = await asyncio.open_connection(host, int(port))
        if number % 2:
            writer.write(
                f"GET /ws HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: tercet_session={guest.cookie}\r\n\r\n"
                "".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
        writer.write(luck.randbytes(luck.randrange(200)))
        await writer.drain()
        writer.close()


@pytest.mark.campaign
def test_random_bytes_harm_nobody(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            await bytes_on_the_wire(server, 200, seed=3)
            assert server.house.metrics.broken.value == 0
            await still_alive(table, ada, bo)

    asyncio.run(scene())


@pytest.mark.slow
def test_old_messages_sent_again_change_nothing(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"])
            sent: list[str] = []
            assert ada.socket is not None
            for number in range(1, 20):
                act = {"act": "none_here" if number % 2 else "take_back"}
                message = {"do": "act", "table": table, "act": act, "client_seq": number}
                sent.append(json.dumps(message))
                await ada.say_raw(sent[-1])
            await ada.ask("ping")
            mailbox = server.house.rooms[table].mailbox
            assert mailbox is not None
            await ada.reach(19)
            for text in sent * 3:
                await ada.say_raw(text)
            await ada.ask("ping")
            assert mailbox.table.seq == 19
            assert len([m for m in ada.told("done") if m.get("seq") == 19]) == 4

    asyncio.run(scene())


@pytest.mark.campaign
def test_the_http_side_keeps_its_own_description(data: Path, database: str | None) -> None:
    """Schemathesis reads the OpenAPI document and asks all that it allows, and more."""
    with served_in_a_thread(data, database) as server:
        schema = schemathesis.openapi.from_url(f"http://{server.address}{DOCUMENT}")
        operations: list[Any] = list(schema.get_all_operations())
        asked = [ask_everything(operation.ok()) for operation in operations]
        assert len(asked) >= 14
        assert server.house.metrics.broken.value == 0


def ask_everything(operation: Any) -> str:
    """Many requests to one operation; each answer must be as the document says."""

    def check(case: Any) -> None:
        answer = case.call(timeout=20)
        assert answer.status_code < 500 or answer.json()["code"] == "house_full"
        # The schema cannot say all that a name or a game must be: a refusal is fine.
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    checked = given(case=operation.as_strategy())(check)
    settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(checked)()
    return str(operation.label)


def main() -> None:
    """The long form."""

    async def scene() -> None:
        with tempfile.TemporaryDirectory() as directory:
            async with serving(Path(directory)) as server:
                await storm(server, int(sys.argv[1]), seed=random.randrange(2**32))
                await bytes_on_the_wire(server, int(sys.argv[1]) // 10, seed=1)

    asyncio.run(scene())


if __name__ == "__main__":
    main()
