"""What the server answers to a request, under the request's `id`."""

from __future__ import annotations

from tercet.engine.events import Event, View
from tercet.engine.game import Meaning
from tercet.engine.table import SeenStep
from tercet.programs.protocol import Legal, Refused, Reply
from tercet.server.wire.messages.tables import ChatLine, TableInfo


class Welcome(Reply, frozen=True, kw_only=True):
    """The server knows who this is."""

    protocol: int
    name: str


class Joined(Reply, frozen=True, kw_only=True):
    """All one needs to go on at a table.

    `steps` are the records after `seen`, or None when that is too far back: then the view is all.
    `client_seq` is the highest number used from this seat; go on from there. `now` is table time.
    """

    info: TableInfo
    seat: int | None
    host: bool
    client_seq: int
    seq: int
    now: int
    steps: tuple[SeenStep, ...] | None
    view: View | None
    chat: tuple[ChatLine, ...]


class Done(Reply, frozen=True, kw_only=True):
    """It is stored and will not be lost. An act is told its `seq`, as its player counts."""

    table: str | None = None
    client_seq: int | None = None
    seq: int | None = None


class Previewed(Reply, frozen=True, kw_only=True):
    """What an act would do."""

    events: tuple[Event, ...]


class Hinted(Reply, frozen=True, kw_only=True):
    """What may be added to an act, each in the notation of its game."""

    more: tuple[str, ...]


class Meant(Reply, frozen=True, kw_only=True):
    """What an open thing may stand for, the most points first."""

    meanings: tuple[Meaning, ...]


class RematchAt(Reply, frozen=True, kw_only=True):
    """Where the next game is."""

    table: str


class Pong(Reply, frozen=True, kw_only=True):
    """I am here."""


AnyReply = Welcome | Joined | Done | Previewed | Hinted | Meant | RematchAt | Legal | Pong | Refused
