"""What nodes say to each other, over a broker that delivers at most once and in order.

Fields are only ever added at the end, with a default: neighbouring versions work side by side.
Frames for clients travel as they are, and nobody on the way looks inside.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tercet.server.standing.awaited import Expected
from tercet.server.standing.challenges import Asked as Challenge
from tercet.server.table.fairness.trips import Trip


class Parcel(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Anything that one node says to another, or to all."""


# --- Streams between a client's node and the owner of a table --------------------------------


class Visitor(msgspec.Struct, frozen=True):
    """A person who comes to a table, as its owner needs to know them.

    Versions before this one sent and read a `PersonRow`: `created_ms` is there for them.
    """

    id: str
    name: str
    #: Empty for an account, None for a guest.
    login: str | None = None
    created_ms: int = 0


class Opened(Parcel, frozen=True, array_like=True, tag="o"):
    """A client of node `by` comes to a table: its first message there begins a stream.

    `session` is empty; versions before this one sent it.
    """

    by: str
    link: int
    table: str
    person: Visitor
    session: str
    lang: str
    address: str
    data: bytes
    trace: str = ""
    owner: str | None = None
    nonces: bool = False


class Said(Parcel, frozen=True, array_like=True, tag="s"):
    """The next messages of clients, each with its stream and its number there, from 1."""

    by: str
    messages: list[tuple[int, int, bytes]]


class Told(Parcel, frozen=True, array_like=True, tag="t"):
    """Frames for clients, each with pairs of a stream and the number it has there.

    Where acts are traced, `acts` has what was told of which on which stream under which number.
    """

    by: str
    frames: list[tuple[bytes, list[tuple[int, int]]]]
    acts: list[tuple[int, int, str]] = []


class Ended(Parcel, frozen=True, array_like=True, tag="e"):
    """A stream is over; `theirs` tells whether it was begun by whoever reads this."""

    by: str
    link: int
    why: str
    theirs: bool


class Tally(Parcel, frozen=True, array_like=True, tag="y"):
    """How much was sent on each stream: what is missing at the other end got lost.

    `begun` are streams that the sender has begun, `kept` those that the reader has; `trips` tells
    how long the lines of clients are, by stream, of those that were not told a moment ago.
    """

    by: str
    begun: list[tuple[int, int]]
    kept: list[tuple[int, int]]
    trips: dict[int, Trip] = {}


# --- Questions -------------------------------------------------------------------------------


class Asked(Parcel, frozen=True, array_like=True, tag="a"):
    """What is told of a table? The answer is its `TableInfo` as JSON, or nothing."""

    table: str


class IsHere(Parcel, frozen=True, array_like=True, tag="w"):
    """Has this person a connection to the reader? The answer is something, or nothing."""

    person: str


class Take(Parcel, frozen=True, array_like=True, tag="h"):
    """A table was handed over to the reader, who may open it before anybody asks."""

    table: str


class Looking(Parcel, frozen=True, array_like=True, tag="q"):
    """The people of a node who look for an opponent: game, rating and start of the search.

    `blocks` holds the ids that each of them has blocked.
    """

    by: str
    seeks: list[tuple[str, str, bool, str, str, bool, int, int]]
    blocks: dict[str, list[str]] = {}


class Found(Parcel, frozen=True, array_like=True, tag="f"):
    """Something to tell to somebody who looks; `matched` ends it."""

    person: str
    frame: bytes
    matched: bool


# --- For all ---------------------------------------------------------------------------------


class Taken(Parcel, frozen=True, array_like=True, tag="k"):
    """A table has another owner: whatever comes from an earlier epoch is dropped."""

    table: str
    node: str
    epoch: int


class SessionEnded(Parcel, frozen=True, array_like=True, tag="x"):
    """Whoever speaks under this session has to say anew who they are."""

    session: str


class PersonChanged(Parcel, frozen=True, array_like=True, tag="p"):
    """What is remembered of somebody is out of date."""

    person: str


class Merged(Parcel, frozen=True, array_like=True, tag="m"):
    """A guest has become an account, and the tables they were known at are read anew."""

    guest: str


class Standing(Parcel, frozen=True, array_like=True, tag="l"):
    """What a node has to show: public tables as JSON, how many of each address, figures, bots."""

    by: str
    tables: bytes
    addresses: dict[str, tuple[int, int]]
    figures: dict[str, int]
    draining: bool = False
    #: The programs that can be challenged there, by name and owner.
    bots: list[tuple[str, str]] = []


class Spent(Parcel, frozen=True, array_like=True, tag="b"):
    """What was spent of rates that hold across nodes: by the throttle's name and whose it was."""

    by: str
    rates: dict[str, dict[str, float]]


class Challenged(Parcel, frozen=True, array_like=True, tag="c"):
    """Somebody is asked to play, and may be anywhere."""

    asked: Challenge


class Refused(Parcel, frozen=True, array_like=True, tag="n"):
    """Somebody has said no to being asked."""

    asked: Challenge


class Expecting(Parcel, frozen=True, array_like=True, tag="g"):
    """A table waits for a person, who can be connected to any node."""

    expected: Expected


class ExpectingOver(Parcel, frozen=True, array_like=True, tag="i"):
    """A table no longer waits for this person."""

    table: str
    person: str


class NotComing(Parcel, frozen=True, array_like=True, tag="j"):
    """An awaited person gives up the seat at a table."""

    table: str
    person: str


AnyParcel = (
    Opened
    | Said
    | Told
    | Ended
    | Tally
    | Asked
    | IsHere
    | Take
    | Looking
    | Found
    | Taken
    | SessionEnded
    | PersonChanged
    | Merged
    | Standing
    | Spent
    | Challenged
    | Refused
    | Expecting
    | ExpectingOver
    | NotComing
)

packed: Final = msgspec.msgpack.Encoder().encode
_decoder: Final = msgspec.msgpack.Decoder(AnyParcel)


def unpacked(data: bytes) -> AnyParcel | None:
    """A parcel; None for one of a kind that only a later version knows."""
    try:
        parcel: AnyParcel = _decoder.decode(data)
    except msgspec.DecodeError:
        return None
    return parcel
