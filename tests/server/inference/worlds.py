"""Two servers that differ only in secrets, and their answers.

Both are servers on which the same happens, with the same seeds. In the second one all that the
asker may not know is changed behind the server's back: the cards of the ranked puzzle, piles and
others' hands, packs, seeds and nonces that are stored, whether somebody who hides their figures
has an account, whether somebody has blocked the asker, and whether a table was ever there that is
put away. Then both are asked the same.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, select, update

from tercet.engine.chance import Chance
from tercet.engine.conformance import _visible
from tercet.engine.log import write_log
from tercet.engine.wire import from_json, to_json
from tercet.server import daily, house
from tercet.server.people.sessions import COOKIE
from tercet.server.table.room import Room
from tercet.storage.people.blocks import blocked
from tercet.storage.rows import Part
from tercet.storage.schema import PERSON, PUZZLE_DAY, SEED, TABLES
from tests.server.people.owning import Owner
from tests.server.people.traces import new_page_game
from tests.server.playing import Message, Player, Server, serving

#: The askers. `begun` has begun today's puzzle; `kicked` was kicked from the waiting table.
ASKERS: Final = ("nobody", "guest", "account", "begun", "kicked", "spectator", "player", "host")
#: The tables. `raced` is a race of the asker (or of the host) that has not begun, `racing` one
#: that goes on; `gone` was put away, `absent` never existed.
TABLES_ASKED: Final = ("waiting", "playing", "over", "gone", "absent", "raced", "racing")
#: People who hide what there is to hide: one is there in the first world only.
HIDER: Final = "zoe-hides"
#: A connected account that has blocked the asker in the second world.
BLOCKER: Final = "blocker-1"
#: Tables without a seat for the asker.
SEATED: Final = ("player", "host")
#: News that come at any time, and the reply to `ping`.
_BY_THE_WAY: Final = ("pong", "table", "seeking", "lobby")
_TIMES: Final = re.compile(r"(_ms|^ms|^now|^at|^end|^lay)$")
#: The times in a log that stands in an answer as a text.
_LOGGED: Final = re.compile(r'(\\"at\\":)\d+')
_IDS: Final = re.compile(
    r"\b(?:[0-9a-f]{64}|[0-9a-f]{16})\b|(?<![\w-])(?:handed-)?[\w-]{22}(?![\w-])"
)


class Said(NamedTuple):
    """An answer, without what is a time or an id."""

    status: int | str
    body: Any


class World:
    """One server, the asker, and the tables there."""

    def __init__(self, server: Server, asker: str, game: str) -> None:
        self.server, self.asker, self.game = server, asker, game
        self.tables: dict[str, str] = {"absent": "A" * 22}
        self.names: dict[str, str] = {}
        self.me: Player | None = None
        self._ids: dict[str, str] = {}

    # --- What is asked -----------------------------------------------------------------------

    async def http(self, method: str, path: str, body: Any = None) -> Said:
        """Send a request over HTTP and return the answer."""
        filled = path.format(**self.names, **self.tables)
        headers = {} if self.me is None else self.me.headers
        sent = {"content": body} if isinstance(body, bytes) else {"json": self._filled(body)}
        answer = await self.server.http.request(
            method, f"/api{filled}", headers=headers, **({} if body is None else sent)
        )
        self.server.http.cookies.clear()
        return Said(answer.status_code, self._plain(answer.text))

    async def socket(self, do: str, fields: dict[str, Any]) -> Said:
        """Send a request over the socket; return the reply and all news that come with it."""
        assert self.me is not None
        before = len(self.me.heard)
        reply = await self.me.ask(do, **self._filled(fields))
        await self.me.ask("ping")
        news = [each for each in self.me.heard[before:] if each["is"] not in _BY_THE_WAY]
        return Said(reply["is"], self._plain(json.dumps([_without_id(each) for each in news])))

    def _filled(self, body: Any) -> Any:
        text = json.dumps(body)
        for name, value in {**self.names, **self.tables}.items():
            text = text.replace(f"{{{name}}}", value)
        return json.loads(text)

    def _plain(self, text: str) -> Any:
        """Return an answer without times; ids are numbered in the order of their appearance."""
        named = _IDS.sub(lambda found: self._ids.setdefault(found[0], f"#{len(self._ids)}"), text)
        named = _LOGGED.sub(r"\1", named)
        try:
            return _untimed(json.loads(named))
        except ValueError:
            return [_untimed_line(line) for line in named.splitlines()]


def _without_id(message: Message) -> Message:
    return {key: value for key, value in message.items() if key != "id"}


def _untimed(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {
            key: "time" if _TIMES.search(key) and value is not None else _untimed(value)
            for key, value in plain.items()
            if key not in ("code", "number", "table_id", "line")
            or (key == "code" and not _is_table_code(value))
        }
    return [_untimed(each) for each in plain] if isinstance(plain, list) else plain


def _is_table_code(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[A-Z0-9]{6}", value) is not None


def _untimed_line(line: str) -> Any:
    try:
        return _untimed(json.loads(line))
    except ValueError:
        return line


# --- Making them -----------------------------------------------------------------------------


@asynccontextmanager
async def world(
    data: Path, monkeypatch: pytest.MonkeyPatch, asker: str, game: str, *, other: bool
) -> AsyncIterator[World]:
    """A server on which the same has happened as on every other one; `other` is the second."""
    for module in (house, daily):
        monkeypatch.setattr(module, "secrets", _seeds())
    async with serving(data) as server:
        made = World(server, asker, game)
        await _people_and_tables(made)
        if other:
            await _change_secrets(made)
        yield made


def _seeds() -> SimpleNamespace:
    """The same seeds in every world, in the order in which they are asked for."""
    numbers: Iterator[int] = iter(range(10_000))

    def token_bytes(size: int) -> bytes:
        return hashlib.sha256(b"%d" % next(numbers)).digest()[:size]

    def randbits(_: int) -> int:
        return next(numbers)

    return SimpleNamespace(token_bytes=token_bytes, randbits=randbits)


async def _people_and_tables(made: World) -> None:
    server = made.server
    host = await _with_account(server, "host-1")
    third = await server.player("Third")
    await Owner(server).register(HIDER)
    await _with_account(server, BLOCKER)
    today = str(server.house.daily.today)
    await server.http.get(f"/api/daily/{today}")
    made.me = await _the_asker(made, host)
    await _solitaire_over(made, host)
    await _handed_in(made)
    made.tables["waiting"] = await _sat(server, host, None, "classic")
    await host.ask("give_nonce", table=made.tables["waiting"], nonce="first")
    second = made.me if made.asker == "player" and made.me is not None else third
    made.tables["playing"] = await _sat(server, host, second, made.game)
    for player in (host, second):
        player.view = {}
    await host.ask("start", table=made.tables["playing"])
    for player in (host, second):
        await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
    gone = await _sat(server, host, None, "classic")
    await server.house.rooms[gone].abandon()
    made.tables["gone"] = gone
    made.names |= {
        "today": today,
        "tomorrow": str(date_after(server, 1)),
        "yesterday": str(date_after(server, -1)),
        "hider": HIDER,
        "code": str(server.house.rooms[made.tables["waiting"]].row.code),
    }
    await _places(made, host)


def date_after(server: Server, days: int) -> date:
    """Today and so many days."""
    return server.house.daily.today + timedelta(days=days)


async def _with_account(server: Server, login: str) -> Player:
    owner = await Owner(server).register(login)
    player = Player(server.address, owner.http.cookies[COOKIE], login)
    server.players.append(player)
    return await player.connect()


async def _the_asker(made: World, host: Player) -> Player | None:
    if made.asker == "nobody":
        return None
    if made.asker == "host":
        return host
    if made.asker not in ("account", "begun"):
        return await made.server.player("Asker")
    me = await _with_account(made.server, "asker-1")
    if made.asker == "begun":
        today = made.server.house.daily.today
        await made.server.http.post(f"/api/daily/{today}/start", headers=me.headers)
    return me


async def _sat(server: Server, host: Player, second: Player | None, game: str) -> str:
    """Open a private table and seat the host and a second player, without nonces."""
    table = await server.create(host, game, 2, public=False)
    for player in (host, *([second] if second else [])):
        await player.join(table)
        await player.ask("sit", table=table)
    return table


async def _solitaire_over(made: World, host: Player) -> None:
    """A solitaire of the host that is over, a link to race against it, and such a race."""
    server = made.server
    asked = {"options": {"form": "patience"}, "public": False}
    over = made.tables["over"] = await server.create(host, "solitaire", 1, **asked)
    await host.join(over)
    await host.ask("sit", table=over)
    await host.ask("start", table=over)
    await host.until(lambda: bool(host.view))
    await host.act(over, {"act": "stop"})
    await host.until(lambda: bool(host.view.get("outcome")))
    link = await server.http.post(f"/api/tables/{over}/race", headers=host.headers)
    made.names["race"] = link.json()["race"]
    racer = made.me or host
    for name in ("raced", "racing"):
        race = await server.http.post(f"/api/races/{made.names['race']}", headers=racer.headers)
        made.tables[name] = race.json()["table"]
    racer.view = {}
    await racer.join(made.tables["racing"])
    await racer.until(lambda: bool(racer.view))


async def _handed_in(made: World) -> None:
    owner = await Owner(made.server).register("hands-in")
    log = write_log(new_page_game("Hans").log())
    given = await owner.http.post("/api/handed?seat=0&ended=1", content=log)
    made.names["handed"] = given.json()["table"]


async def _places(made: World, host: Player) -> None:
    """Bring the asker to the tables before the first request."""
    me = made.me
    if me is None:
        return
    if made.asker == "kicked":
        await me.join(made.tables["waiting"])
        sat = await me.ask("sit", table=made.tables["waiting"])
        assert sat["is"] == "done"
        await host.ask("kick", table=made.tables["waiting"], seat=1)
    if made.asker in ("spectator", *SEATED):
        for name in ("waiting", "playing", "over"):
            await me.join(made.tables[name])
    if made.asker == "player":
        await me.ask("sit", table=made.tables["waiting"])


# --- Changing what may not be known ----------------------------------------------------------


async def _change_secrets(made: World) -> None:
    rooms, other = made.server.house.rooms, hashlib.sha256(b"other").digest()
    going = select(TABLES.c.number).where(TABLES.c.status != "over")
    parts = [Part().add(update(SEED).where(SEED.c.table_id.in_(going)).values(seed=other))]
    if made.asker != "begun":
        day = PUZZLE_DAY.c.day == made.names["today"]
        parts.append(Part().add(update(PUZZLE_DAY).where(day).values(seed=other)))
    parts.append(Part().add(delete(PERSON).where(PERSON.c.login == HIDER)))
    if made.asker != "host":  # whose table it was
        parts.append(Part().add(delete(TABLES).where(TABLES.c.id == made.tables["gone"])))
    parts += [_other_pack(rooms[made.tables[each]]) for each in ("raced", "racing")]
    if made.me is not None:
        blocker = await made.server.house.sessions.by_login(BLOCKER)
        asker = made.server.house.store.session(made.me.cookie.split(".")[0])
        assert blocker is not None
        assert asker is not None
        parts.append(blocked(blocker.id, asker.person, 1))
    for part in parts:
        await made.server.house.journal.write(part)
    if made.asker != "host":  # whose nonce it is
        waiting = rooms[made.tables["waiting"]].record
        await waiting.change(seats=(replace(waiting.seats[0], nonce="second"), *waiting.seats[1:]))
    for name in ("waiting", "playing", "raced", "racing"):
        rooms[made.tables[name]].record.seed = other
    _scramble(rooms[made.tables["playing"]], {"host": 0, "player": 1}.get(made.asker))
    _scramble(rooms[made.tables["racing"]], None if made.me is None else 0)


def _other_pack(room: Room) -> Part:
    """The pack of a race another way round, as it is stored and as it is at hand."""
    text = room.row.arranged or ""
    turned = to_json(from_json(text, tuple[str, ...])[::-1]).decode()
    header = None if room.row.header is None else room.row.header.replace(text, turned)
    assert room.row.header is None or header != room.row.header
    room.record.row = replace(room.row, arranged=turned, header=header)
    this = update(TABLES).where(TABLES.c.id == room.id)
    return Part().add(this, {"arranged": turned, "header": header})


def _scramble(room: Room, viewer: int | None) -> None:
    """A game that is played, with other cards wherever a viewer may not look."""
    box = room.mailbox
    assert box is not None
    chance = Chance(hashlib.sha256(b"scrambled").digest())
    game, state = box.table.game, box.stored.state
    known = _visible(game, state, viewer)
    other = game.reseed(game.scramble(state, viewer, known, chance), chance)
    assert game.dump(other) != game.dump(state)
    box.stored = replace(box.stored, state=other)
    box.table.state, box.table.seed = other, room.record.seed


def differences(one: Sequence[Any], two: Sequence[Any]) -> list[str]:
    """Return the requests that were answered differently."""
    pairs = zip(one, two, strict=True)
    return [f"{key}: {a} ≠ {b}" for (key, a), (_, b) in pairs if a != b]
