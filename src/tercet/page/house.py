"""The house in a page: its tables, what is said to them, and what is asked of finished games.

`hear` takes the messages of the table protocol as they would go over a WebSocket, `request` what
would go over HTTP, `ring` lets time pass. Everything that is to be kept or said lies in `take`
afterwards. All times are milliseconds of a clock that the page gives.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from tercet.engine.chance import SEED_BYTES
from tercet.engine.log import Log, write_log
from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.games.coopset.results import TeamResult, standing, team_key
from tercet.page.fair import Doubt, proof_of
from tercet.page.kept import KeptGame, KeptSeat, Outgoing
from tercet.page.table import LIMITS, PageTable, table_info
from tercet.practice.puzzle import puzzle_of, read_day
from tercet.programs.protocol import Id, Legal, Refused, Reply, id_of
from tercet.server.table.film import film
from tercet.server.table.playback import Playback
from tercet.server.wire.bodies import HandedIn, Me, NewName, NewTable, Played, Verdict
from tercet.server.wire.messages import (
    PROTOCOL,
    ActRequest,
    AddBot,
    ClientMessage,
    Depart,
    Done,
    GiveNonce,
    Hello,
    Hinted,
    Hints,
    Join,
    Meanings,
    Meant,
    MyActs,
    Ping,
    Pong,
    Preview,
    Previewed,
    Rematch,
    RematchAt,
    RemoveBot,
    Settings,
    Sit,
    Stand,
    Start,
    StopStart,
    Touch,
    Welcome,
)
from tercet.tables import load_log, new_table, verify

#: How the id of every table in a page begins; no table of a server is called so.
PREFIX: Final = "page-"
ROOM_GONE: Final = "table_unknown"
_log = logging.getLogger("tercet.page")


class Answer(msgspec.Struct, frozen=True):
    """What a request gets: a status as of HTTP, and a text."""

    status: int
    body: str


class PageHouse:
    """Every table of this page that somebody has asked for, and the rows of all that are kept."""

    def __init__(self) -> None:
        self._out = Outgoing()
        self._tables: dict[str, PageTable] = {}
        self._kept: dict[str, KeptGame] = {}
        self._damaged: dict[str, TercetError] = {}
        self._playbacks: dict[str, Playback] = {}
        self._name = ""

    # --- What is kept ------------------------------------------------------------------------

    def know(self, rows: Iterable[str]) -> None:
        """Rows that the browser keeps; what cannot be read is left as it is."""
        for text in rows:
            try:
                kept: KeptGame = from_json(text, KeptGame)
            except TercetError:
                _log.warning("a kept game cannot be read")
                continue
            if kept.id not in self._tables:
                self._kept[kept.id] = kept

    def lacks(self, id_: str) -> bool:
        """Whether the entries of this table have to be read before it can be asked anything."""
        return id_ not in self._tables

    def restore(self, id_: str, row: str, lines: Iterable[str]) -> None:
        """Take up a table as it is kept; of one that cannot be read it is told why not."""
        self._damaged.pop(id_, None)
        try:
            kept: KeptGame = from_json(row, KeptGame)
            self._tables[id_] = PageTable(kept, self._out, lines)
            self._kept[id_] = kept
        except TercetError as error:
            self._damaged[id_] = error
        except Exception:
            _log.exception("a kept game cannot be read")
            self._damaged[id_] = Unreadable("page_table_damaged")

    def forget(self, id_: str) -> None:
        """Another page has this table now."""
        self._tables.pop(id_, None)

    def take(self) -> str:
        """What is to be kept and then said, as JSON; empty when there is nothing."""
        if not self._out:
            return ""
        text = to_json(self._out).decode()
        self._out.rows, self._out.lines, self._out.say = [], [], []
        return text

    # --- Time --------------------------------------------------------------------------------

    def due(self, now: float) -> float:
        """In how many milliseconds something is to be done; -1 when nothing is."""
        waits = [wait for each in self._tables.values() if (wait := each.due(now)) is not None]
        return min(waits, default=-1.0)

    def ring(self, now: float) -> None:
        """Do what is due."""
        for table in self._tables.values():
            table.ring(now)
        self._tell(now)

    def _tell(self, now: float) -> None:
        for table in self._tables.values():
            table.tell(now)
            self._compare(table, now)

    def _compare(self, table: PageTable, now: float) -> None:
        """Set a finished game of CoopSet beside the earlier ones of the same team (COOP-6b)."""
        self._kept[table.kept.id] = table.kept
        new = _team_result(table.kept)
        if new is None or table.standing is not None:
            return
        others = sorted(self._kept.values(), key=lambda kept: -kept.created_ms)
        earlier = [kept for kept in others if kept.created_ms < table.kept.created_ms]
        results = (_team_result(kept) for kept in earlier)
        table.compare(standing(new, [old for old in results if old is not None]), now)

    # --- What is said ------------------------------------------------------------------------

    def hear(self, text: str, now: float) -> None:
        """A message of the table protocol; its answer lies in `take`."""
        data = text.encode()
        try:
            reply = self._answer(from_json(data, ClientMessage), now)
        except TercetError as error:
            reply = _refused(error, id_of(data))
        except Exception:
            _log.exception("while answering")
            reply = _refused(IllegalAction("internal"), id_of(data))
        self._out.tell(reply)
        self._tell(now)

    def _answer(self, message: Any, now: float) -> Reply:
        match message:
            case Hello():
                return Welcome(id=message.id, protocol=PROTOCOL, name=self._name)
            case Ping():
                return Pong(id=message.id)
            case Join():
                return self._table(message.table).join(message.seen, message.id, now)
            case ActRequest():
                return self._table(message.table).act(message, now)
            case MyActs() | Preview() | Hints() | Meanings():
                return self._asked(message)
            case Rematch():
                return RematchAt(id=message.id, table=self._rematch(message.table, now))
        self._do(message, now)
        return Done(id=message.id, table=message.table)

    def _do(self, message: Any, now: float) -> None:
        if not hasattr(message, "table"):
            raise IllegalAction("needs_server")
        table = self._table(message.table)
        match message:
            case Depart():
                table.depart(now)
            case Sit():
                table.sit(self._name, message.seat, message.nonce, now)
            case GiveNonce():
                table.give_nonce(message.nonce, now)
            case Stand():
                table.stand(now)
            case AddBot():
                table.add_bot(message.bot, message.seat, now)
            case RemoveBot():
                table.remove_bot(message.seat, now)
            case Start():
                table.start(now)
            case StopStart():
                table.stop_start(now)
            case Touch():
                pass  # nobody else is here to see it
            case _:
                raise IllegalAction("needs_server")

    def _asked(self, message: Any) -> Reply:
        table = self._table(message.table)
        game, seat = table.own()
        if isinstance(message, MyActs):
            acts = game.legal(seat)
            some, complete = acts.listed(message.limit)
            return Legal(id=message.id, count=len(acts), complete=complete, acts=some)
        kind, state, act = game.game, game.state, table.read(message.act)
        if isinstance(message, Preview):
            return Previewed(id=message.id, events=kind.preview(state, seat, act))
        if isinstance(message, Hints):
            return Hinted(id=message.id, more=kind.hints(state, seat, act))
        return Meant(id=message.id, meanings=kind.meanings(state, seat, act))

    def _table(self, id_: str) -> PageTable:
        table = self._tables.get(id_)
        if table is None:
            raise self._damaged.get(id_) or Unreadable(ROOM_GONE)
        return table

    # --- Opening -----------------------------------------------------------------------------

    def _create(self, settings: Settings, seats: tuple[KeptSeat, ...] = ()) -> PageTable:
        names = [f"P{seat + 1}" for seat in range(settings.seats)]
        options: Any = {"options": settings.options, "match": settings.match}
        if settings.edition:
            options["edition"] = settings.edition
        new_table(settings.game, names, bytes(SEED_BYTES), **options)  # refuses what is not offered
        kept = KeptGame(
            id=PREFIX + secrets.token_hex(8),
            settings=settings,
            seed=secrets.token_bytes(SEED_BYTES).hex(),
            seats=seats or (KeptSeat(),) * settings.seats,
            created_ms=_wall_ms(),
        )
        self._out.keep(kept)
        self._kept[kept.id] = kept
        table = self._tables[kept.id] = PageTable(kept, self._out)
        return table

    def _rematch(self, id_: str, now: float) -> str:
        table = self._table(id_)
        kept = table.kept
        if kept.status != "over":
            raise IllegalAction("not_now", status=kept.status)
        if kept.next is None:
            seats = tuple(msgspec.structs.replace(seat, nonce="") for seat in kept.seats)
            settings = msgspec.structs.replace(kept.settings, seats=len(seats))
            table.lead_on(self._create(settings, seats).kept.id, now)
        assert table.kept.next is not None
        return table.kept.next

    # --- What is asked over HTTP at a server -------------------------------------------------

    def request(self, method: str, address: str, body: str, now: float) -> str:
        """The answer to a request, as JSON of an `Answer`."""
        try:
            answer = self._route(method, address, body, now)
        except TercetError as error:
            status = 404 if error.code in {ROOM_GONE, "not_found"} else 400
            answer = Answer(status, _text(_refused(error, None)))
        except Exception:
            _log.exception("while answering %s", address[:80])
            answer = Answer(500, _text(_refused(IllegalAction("internal"), None)))
        return _text(answer)

    def _route(self, method: str, address: str, body: str, now: float) -> Answer:
        parts = urlsplit(address)
        asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        for wanted, pattern, answer in _ROUTES:
            found = re.fullmatch(pattern, parts.path)
            if found and method == wanted:
                named = [unquote(each) for each in found.groups()]
                content = answer(self, *named, asked=asked, body=body, now=now)
                return Answer(200, content if isinstance(content, str) else _text(content))
        raise Unreadable("not_found")

    def _be_called(self, *, body: str, **_: Any) -> Me:
        name = " ".join(from_json(body, NewName).name.split())
        self._name = name[: LIMITS.name_length]
        return Me(self._name, None)

    def _open(self, *, body: str, now: float, **_: Any) -> Any:
        new: NewTable = from_json(body, NewTable)
        fields = {name: getattr(new, name) for name in Settings.__struct_fields__}
        return self._create(Settings(**fields)).info(now)

    def _info(self, id_: str, *, now: float, **_: Any) -> Any:
        table = self._tables.get(id_)
        return table.info(now) if table else table_info(self._known(id_))

    def _replay(self, id_: str, *, asked: dict[str, str], **_: Any) -> Any:
        seat = _whole(asked["seat"]) if "seat" in asked else None
        return film(
            table_info(self._known(id_)), self._playback(id_), seat, _whole(asked.get("from", "0"))
        )

    def _analysis(self, id_: str, **_: Any) -> Any:
        return self._playback(id_).analysis

    def _log(self, id_: str, **_: Any) -> str:
        return write_log(self._finished(id_))

    def _history(self, *, asked: dict[str, str], **_: Any) -> list[Played]:
        before = _whole(asked["before"]) if "before" in asked else None
        over = [kept for kept in self._kept.values() if kept.status == "over"]
        over.sort(key=lambda kept: -(kept.ended_ms or 0))
        older = [k for k in over if before is None or (k.ended_ms or 0) < before]
        return [_played(kept) for kept in older[:_HISTORY]]

    def _puzzle(self, day: str, **_: Any) -> Any:
        return puzzle_of(read_day(day, datetime.now(UTC).date()))

    def _handed_in(self, id_: str, *, body: str, now: float, **_: Any) -> Any:
        self._finished(id_)  # nothing else has a log that could have been handed in
        table = self._table(id_)
        table.hand_over(from_json(body, HandedIn).table, now)
        return table.info(now)

    def _known(self, id_: str) -> KeptGame:
        table = self._tables.get(id_)
        kept = table.kept if table else self._kept.get(id_)
        if kept is None:
            raise Unreadable(ROOM_GONE)
        return kept

    def _finished(self, id_: str) -> Log:
        table = self._table(id_)
        kept, game = table.kept, table.game
        if kept.status != "over" or game is None or kept.outcome is None:
            raise IllegalAction("game_goes_on")
        return game.log()

    def _playback(self, id_: str) -> Playback:
        if id_ not in self._playbacks:
            self._playbacks = {id_: Playback(self._finished(id_))}  # one at a time is looked at
        return self._playbacks[id_]


def verdict(text: str) -> Verdict:
    """Whether the rules allow every entry of a log: what `tercet verify` says, as a value."""
    try:
        verify(load_log(text))
    except TercetError as error:
        return Verdict(holds=False, refusal=_refused(error, None))
    return Verdict(holds=True)


#: So many games of one's history are told at once.
_HISTORY: Final = 50
_TABLE: Final = r"/api/tables/([^/]+)"
_ROUTES: Final[tuple[tuple[str, str, Callable[..., Any]], ...]] = (
    ("POST", "/api/session", PageHouse._be_called),
    ("GET", "/api/tables", lambda *_, **__: []),
    ("POST", "/api/tables", PageHouse._open),
    ("GET", _TABLE, PageHouse._info),
    ("GET", _TABLE + "/replay", PageHouse._replay),
    ("GET", _TABLE + "/analysis", PageHouse._analysis),
    ("GET", _TABLE + "/log", PageHouse._log),
    ("POST", _TABLE + "/handed", PageHouse._handed_in),
    ("GET", "/api/history", PageHouse._history),
    ("GET", "/api/puzzle/([^/]+)", PageHouse._puzzle),
    ("POST", "/api/verify", lambda _, *, body, **__: verdict(body)),
    ("POST", "/api/fair", lambda _, *, body, **__: proof_of(from_json(body, Doubt))),
)


def _team_result(kept: KeptGame) -> TeamResult | None:
    if kept.settings.game != "coopset" or kept.header is None or kept.outcome is None:
        return None
    options = tuple(sorted(kept.header.options.items()))
    return TeamResult(team_key(kept.names), options, kept.outcome.scores[0])


def _played(kept: KeptGame) -> Played:
    assert kept.outcome is not None
    return Played(
        table=kept.id,
        game=kept.settings.game,
        seats=kept.names,
        seat=kept.seat,
        outcome=kept.outcome,
        ended_ms=kept.ended_ms or 0,
    )


def _refused(error: TercetError, id_: Id) -> Refused:
    """An error as it is told; the browser makes the sentence of its code."""
    return Refused(id=id_, kind=error.kind, code=error.code, data=error.data, text="")


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d{1,15}", text, re.ASCII):
        raise Unreadable("request_wrong")
    return int(text)


def _text(value: object) -> str:
    return to_json(value).decode()


def _wall_ms() -> int:
    return int(time.time() * 1000)
