"""Information flow: every byte to every client is searched for what that client may not know.

Whole games with hidden cards are played over WebSockets. Afterwards the log is played back, and
for each client it is worked out from the rules alone which cards it may have known after which
entry. A card that stands in a message before that moment, plainly or as hexadecimal digits or
base64, is a leak; so is the seed before the end.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tercet.engine.table import Table
from tercet.engine.wire import to_plain
from tercet.games import GAMES
from tercet.server.mailbox import Mailbox
from tercet.tables import open_table
from tests.server.playing import Player, Server, serving
from tests.server.saboteurs import show_the_neighbour

HIDDEN = [game.facts.key for game in GAMES if game.facts.hidden]
MOVES = 60


async def play(server: Server, game: str, moves: int) -> tuple[Table, list[Player]]:
    """A game of two people and a spectator who act by chance; what each heard is kept."""
    luck = random.Random(game)
    table, players = await server.table(["Ada", "Bo"], game)
    watcher = await server.player("Cy")
    await watcher.join(table)
    for move in range(moves):
        player = players[move % 2]
        await attempt(player, table, luck)
        if move == moves // 2:
            await player.close()
            await player.connect()
            await player.join(table, luck.choice([0, player.seq]))
        if player.view["outcome"]:
            break
    mailbox = server.house.rooms[table].mailbox
    assert mailbox is not None
    for each in (*players, watcher):
        await each.reach(mailbox.stored.seq)
    return mailbox.table, [*players, watcher]


async def attempt(player: Player, table: str, luck: random.Random) -> None:
    """Something legal if there is anything, and something that is not."""
    legal = await player.ask("legal", table=table, limit=50)
    if legal.get("acts"):
        await player.act(table, luck.choice(legal["acts"]))
    await player.act(table, {"act": "no_such_act"})
    await player.act(table, {"act": "call", "cards": ["1rso", "2rso", "3rso"]})


def leaks(table: Table, player: Player) -> list[str]:
    """Cards in messages to a client before the rules allow it to know them."""
    known = knowledge(table, player.seat)
    secrets = sorted(tokens(table))
    found, seq = [], 0
    for text in player.raw:
        message = json.loads(text)
        seq = max(seq, message.get("seq") or 0) if message["is"] in ("steps", "joined") else seq
        body = json.dumps(without_own_words(message))
        unknown = [token for token in secrets if token not in known[min(seq, len(known) - 1)]]
        shown = [token for token in unknown if shows(body, token)]
        found += [f"{player.name}, entry {seq}: {token} in {text[:200]}" for token in shown]
        if player.view.get("outcome") is None and table.seed.hex() in text:
            found.append(f"{player.name}: the seed")
    return found


def knowledge(table: Table, viewer: int | None) -> list[set[str]]:
    """Entry by entry, all that a viewer may have read so far."""
    again = open_table(table.header, table.seed)
    seen: set[str] = set()
    result = []
    for number in range(table.seq + 1):
        if number:
            entry = table.steps[number].entry
            assert entry is not None
            again.replay(entry)
        record = again.steps[-1].for_(viewer)
        seen = seen | set(strings(to_plain([again.view(viewer), record])))
        result.append(seen)
    return result


def tokens(table: Table) -> set[str]:
    return {str(token) for zone in table.game.zones(table.state).values() for token in zone} - {""}


def strings(plain: Any) -> Iterable[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(plain, (list, tuple)):
        for value in plain:
            yield from strings(value)


def without_own_words(message: dict[str, Any]) -> dict[str, Any]:
    """A refusal repeats what the client itself has said; legal acts are checked by the suite."""
    if message["is"] == "error":
        return {**message, "data": {}, "text": ""}
    return message


def shows(body: str, token: str) -> bool:
    if len(token) < 3:
        return False
    plain = re.search(rf"(?<![0-9A-Za-z]){re.escape(token)}(?![0-9A-Za-z])", body)
    coded = (token.encode().hex(), base64.b64encode(token.encode()).decode().rstrip("=")[:-1])
    return bool(plain) or (len(token) >= 4 and any(code in body for code in coded))


@pytest.mark.parametrize("game", HIDDEN)
def test_no_message_tells_a_hidden_card(data: Path, game: str) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, clients = await play(server, game, MOVES)
            assert table.seq > 5
            assert [leak for client in clients for leak in leaks(table, client)] == []

    asyncio.run(scene())


def test_a_server_that_shows_the_neighbours_cards_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mailbox, "view", Mailbox.view)  # put back afterwards
    show_the_neighbour()

    async def scene() -> None:
        async with serving(data) as server:
            table, clients = await play(server, "chipset", 20)
            assert [leak for client in clients for leak in leaks(table, client)]

    asyncio.run(scene())


def plain_view(table: Table, viewer: int | None) -> Any:
    """A view without the seats that it is for."""
    return without_seat(to_plain(table.view(viewer)))


def without_seat(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: without_seat(value) for key, value in plain.items() if key != "seat"}
    return plain


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES if not game.facts.hidden])
def test_where_nothing_is_hidden_all_views_are_the_same(game: str) -> None:
    """The server sends everybody the same message then; that must be the whole truth."""
    from tercet.engine.chance import Chance
    from tercet.errors import TercetError
    from tercet.tables import new_table

    facts = next(each.facts for each in GAMES if each.facts.key == game)
    seats = min(3, facts.players[1])
    for number in range(5):
        table, chance = new_table(game, seats, bytes([number]) * 32), Chance(bytes(32))
        for _ in range(40):
            views = [plain_view(table, viewer) for viewer in (None, *range(seats))]
            assert all(view == views[0] for view in views)
            may_act = sorted(table.may_act())
            if not may_act:
                break
            seat, chance = chance.pick(may_act)
            act, chance = table.legal(seat).draw(chance)
            try:
                table.act(seat, act)
            except TercetError:
                table.tick(table.at + 1000)
