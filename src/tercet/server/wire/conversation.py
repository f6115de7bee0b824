"""One client over one WebSocket: its messages in order, each answered once.

Who speaks is settled by the session, never by a message. Acts are handed to their table at once;
whatever must wait for the store is done in turn, and what comes after it waits its turn, too:
`answers` has what is then done. Here is who speaks, and at which tables, on this node or elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from tercet.engine.wire import from_json, to_json
from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.programs.protocol import Id, Reply, id_of, refused
from tercet.server.guarding.guards import check_depth
from tercet.server.guarding.pace import Pace
from tercet.server.house import House
from tercet.server.nodes.away import Link, Unsettled
from tercet.server.nodes.parcels import Opened, Visitor
from tercet.server.people.sessions import Recognised
from tercet.server.running import tracing
from tercet.server.table.fairness.trips import Trip, TripMeter
from tercet.server.table.room import ROOM_GONE, Room
from tercet.server.wire import frames
from tercet.server.wire.allowed import check_scope
from tercet.server.wire.answers import ANSWERS, done
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import (
    PROTOCOL,
    ActRequest,
    Bye,
    ClientMessage,
    Depart,
    Hello,
    Join,
    News,
    Welcome,
)
from tercet.storage.store import is_away
from tercet.words.texts import Texts, error_text, pick_language

_log = logging.getLogger("tercet.conversation")

_MESSAGES: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(ClientMessage)


class Line(Protocol):
    """The wire to the client."""

    def post(self, frames: bytes) -> None:
        """Send frames."""

    def hang_up(self, code: int) -> None:
        """Close the connection for this reason."""


class Conversation:
    """What is said on one connection; a visitor of the rooms it has joined."""

    def __init__(
        self,
        house: House,
        line: Line,
        cookie: str,
        address: str,
        lang: str,
        token: str | None = None,
    ) -> None:
        self._house, self._line = house, line
        self._cookie, self._token = cookie, token
        self._texts = Texts(lang)
        self._who: Recognised | None = None
        self._rooms: dict[str, Room] = {}
        #: Tables that another node owns, and the streams to them.
        self._away: dict[str, Link] = {}
        self._waiting: deque[ClientMessage] = deque()
        self._worker: asyncio.Task[None] | None = None
        self.address = address
        #: Measures the line; where nobody does, nothing is known of it.
        self.meter: TripMeter | None = None
        #: Called when the client has come to a table: from now on its line matters.
        self.has_joined: Callable[[], None] = lambda: None
        #: How much this connection, its address and its session may still say.
        self.pace = Pace(house.limits, house.throttles, house.clock, address)
        self._over = False
        #: Whether the client gives a nonce at every table where it has a seat.
        self.nonces = False
        #: Sends frames that are ready to go; straight to the wire, because all news pass here.
        self.post: Callable[[bytes], None] = line.post

    # --- As a visitor ------------------------------------------------------------------------

    @property
    def person(self) -> str:
        """Whose connection it is."""
        return "" if self._who is None else self._who.person.id

    @property
    def name(self) -> str:
        """How that person is called."""
        return "" if self._who is None else self._who.person.name

    @property
    def trip(self) -> Trip | None:
        """How long the line is, as far as that is known."""
        return None if self.meter is None else self.meter.trip

    @property
    def at_tables(self) -> bool:
        """Whether the client is at any table, here or elsewhere."""
        return bool(self._rooms or self._away)

    def was_measured(self) -> None:
        """Something new is known of the line."""
        for room in self._rooms.values():
            room.line_measured(self)

    @property
    def account(self) -> bool:
        """Whether that person has an account."""
        return self._who is not None and self._who.person.login is not None

    @property
    def owner(self) -> str | None:
        """Whose bot it is, by name; None for people."""
        return None if self._who is None else self._who.owner

    @property
    def greeted(self) -> bool:
        """Whether the client has said who it is."""
        return self._who is not None

    @property
    def is_over(self) -> bool:
        """Whether the connection is gone."""
        return self._over

    def tell(self, news: News) -> None:
        """Say something unasked."""
        self._line.post(text_frame(to_json(news)))

    def refusal(self, error: TercetError, id_: Id) -> Reply:
        """An error in the client's language."""
        return refused(error, self._texts, id_)

    def shown_out(self, room: Room, error: TercetError) -> None:
        """A room does not know this client any more."""
        self._rooms.pop(room.id, None)
        self.tell(Bye(code=error.code, text=error_text(self._texts, error), table=room.id))

    # --- Listening ---------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """A message has come; bad ones get a coded error and change nothing."""
        try:
            message = self._read(data)
            who = self._who
            if self._worker is None and who is not None:
                if who.scope is not None:
                    check_scope(who.scope, message)
                if self._away and self._pass_on(message, data):
                    return
                if isinstance(message, ActRequest):
                    self._act(message)  # waits for nothing
                    return
        except TercetError as error:
            self._refuse(error, id_of(data))
            return
        if len(self._waiting) >= self._house.limits.queued_messages:
            self._refuse(IllegalAction("too_fast"), message.id)
            return
        self._waiting.append(message)
        if self._worker is None:
            self._worker = self._house.tasks.once("a conversation", self._work())

    def too_fast(self, data: bytes = b"") -> None:
        """Say that this client is too fast, to the message that was one too many."""
        self._refuse(IllegalAction("too_fast"), id_of(data) if data else None)

    def end(self) -> None:
        """The connection is gone."""
        self._over = True
        rooms, self._rooms = self._rooms, {}
        for room in rooms.values():
            self._leave(room)
        self._part()
        self._house.lobby.forget(self)
        links, self._away = self._away, {}
        for link in links.values():
            link.close()
        self._house.matchmaker.stop(self)

    def _leave(self, room: Room) -> None:
        try:
            room.depart(self)
        except Exception as error:  # the other tables are left all the same
            room.broke(error)

    def dismiss(self) -> None:
        """The session has ended: whoever this is has to say it anew."""
        self._line.hang_up(frames.NO_SESSION)
        self.end()

    def _part(self) -> None:
        if self._who is None:
            return
        speakers = self._house.speakers
        speakers[self._who.session].discard(self)
        if not speakers[self._who.session]:
            del speakers[self._who.session]

    def _read(self, data: bytes) -> ClientMessage:
        check_depth(data, self._house.limits.json_depth)
        try:
            message: ClientMessage = _MESSAGES.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = from_json(data, ClientMessage)  # raises what can be told
        return message

    async def _work(self) -> None:
        """Answer what waits; after an unexpected exception the client comes again."""
        try:
            await self._in_turn()
        except Exception:
            self._line.hang_up(frames.SERVER_ERROR)
            raise
        finally:
            self._worker = None

    async def _in_turn(self) -> None:
        while self._waiting and not self._over:
            await self._house.turns.requests.turn(self.address)
            message = self._waiting.popleft()
            try:
                reply = await self._respond(message)
            except TercetError as error:
                self._refuse(error, message.id)
            except Exception as error:
                self._refuse(self._broken(message, error), message.id)
            else:
                if reply is not None:
                    self._line.post(text_frame(to_json(reply)))

    def _broken(self, message: ClientMessage, error: Exception) -> TercetError:
        if is_away(error):
            return IllegalAction("storage_failed")
        _log.error("while answering %s", type(message).__name__, exc_info=error)
        self._house.metrics.broken.add()
        return IllegalAction("internal")

    def _refuse(self, error: TercetError, id_: Id) -> None:
        self._house.metrics.refusals.add()
        self._line.post(text_frame(to_json(self.refusal(error, id_))))

    # --- Answering ---------------------------------------------------------------------------

    @property
    def house(self) -> House:
        """Where this is said."""
        return self._house

    def here(self, table: str) -> Room:
        """The room of a table that the client has come to."""
        room = self._rooms.get(table)
        if room is None:
            raise Unreadable(ROOM_GONE)
        return room

    async def _respond(self, message: ClientMessage) -> Reply | None:
        if isinstance(message, Hello):
            return await self._hello(message)
        if self._who is None:
            raise IllegalAction("say_hello")
        check_scope(self._who.scope, message)
        if self._away and self._pass_on(message, None):
            return None
        if isinstance(message, ActRequest):
            self._act(message)
            return None
        if isinstance(message, Join):
            return await self._join(message)
        if isinstance(message, Depart):
            return self._depart(message)
        return await ANSWERS[type(message)](self, message)

    def _act(self, message: ActRequest) -> None:
        room = self.here(message.table)
        if tracing.ON and not tracing.ACTS.reading:
            node = self._house.node
            id_ = tracing.ACTS.new_id("one" if node is None else node.id)
            with tracing.ACTS.read(id_, at="one" if node is None else node.name):
                room.act(self, message)
        else:
            room.act(self, message)

    async def _hello(self, message: Hello) -> Welcome | None:
        if self._who is not None:
            raise IllegalAction("said_hello")
        if message.protocol != PROTOCOL:
            raise Unreadable("protocol_unknown", protocol=message.protocol, known=PROTOCOL)
        who = await self._recognise()
        if who is None:
            self._line.hang_up(frames.NO_SESSION)
        if who is None or self._over:
            return None
        self._who, self.nonces = who, message.nonces
        self.pace.known_as(who.session, self._house.throttles, bot=who.owner is not None)
        self._house.speakers[who.session].add(self)
        if message.lang:
            self._texts = Texts(pick_language(message.lang))
        asyncio.get_running_loop().call_soon(self._house.awaited.tell_again, self)
        return Welcome(id=message.id, protocol=PROTOCOL, name=self.name)

    async def _recognise(self) -> Recognised | None:
        house = self._house
        if self._token is None:
            return await house.sessions.recognise(self._cookie)
        house.throttles.token_tries.check(self.address)
        who = await house.sessions.by_token(self._token)
        most = house.limits.connections_per_bot
        if who is not None and len(house.speakers.get(who.session, ())) >= most:
            raise IllegalAction("bot_connections", most=most)
        return who

    async def _join(self, message: Join) -> Reply | None:
        if len(self._rooms) + len(self._away) >= self._house.limits.tables_per_connection:
            raise IllegalAction("too_many_joined", most=self._house.limits.tables_per_connection)
        if self._house.node is not None and await self._join_elsewhere(message):
            return None
        room = await self._house.room(message.table)
        if self._over:
            raise IllegalAction("not_joined")
        joined = room.visit(self, message.seen, message.id)
        self._rooms[room.id] = room
        self.has_joined()
        return joined

    def _depart(self, message: Depart) -> Reply:
        link = self._away.pop(message.table, None)
        if link is not None:
            link.close()
            return done(message)
        room = self.here(message.table)
        del self._rooms[room.id]
        room.depart(self)
        return done(message)

    # --- Tables that other nodes own ---------------------------------------------------------

    def opened(self, by: str, link: int, table: str, data: bytes) -> Opened:
        """Who comes to a table elsewhere, for its owner."""
        assert self._who is not None
        visitor = Visitor(self.person, self.name, "" if self.account else None)
        lang, owner, can = self._texts.lang, self._who.owner, self.nonces
        who = (visitor, "", lang, self.address)
        return Opened(by, link, table, *who, data, owner=owner, nonces=can)

    def come_again(self, code: int) -> None:
        """A table is elsewhere by now: the client comes back by itself, and finds it."""
        self._line.hang_up(code)
        self.end()

    def left_behind(self, link: Link) -> None:
        """The owner of a table does not know this client any more, and has said so."""
        if self._away.get(link.table) is link:
            del self._away[link.table]

    async def _join_elsewhere(self, message: Join) -> bool:
        """Come to a table that another node owns; whether that is so."""
        node = self._house.node
        assert node is not None
        if message.table in self._away:
            self._away.pop(message.table).close()
        try:
            link = await node.away.join(self, message)
        except Unsettled:
            self.come_again(frames.GOING_AWAY)
            return True
        if link is not None and self._over:
            link.close()
        elif link is not None and not link.over:
            self._away[message.table] = link
            self.has_joined()
        return link is not None

    def _pass_on(self, message: ClientMessage, data: bytes | None) -> bool:
        """Hand what concerns a table elsewhere to its owner, as it came."""
        link = self._away.get(getattr(message, "table", ""))
        if link is None or isinstance(message, (Join, Depart)):
            return False
        link.say(to_json(message) if data is None else data)
        return True
