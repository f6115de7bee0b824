"""The rows of the store as values, and the parts of which one commit is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Executable

from tercet.bots.human.skills import PROGRAM

Params = Mapping[str, Any]


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """An entry of a log, and which act of which client it was."""

    table_id: int
    seq: int
    at_ms: int
    seat: int | None
    seen: int | None
    act: str
    client: int | None = None
    client_seq: int | None = None
    claims: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: a person, or a bot by its key, or nobody yet.

    A program that plays over the net has a `person` and the key `PROGRAM`.
    """

    table_id: int
    seat: int
    person: str | None
    bot: str | None
    name: str
    nonce: str = ""
    won: int = 0
    points: int = 0
    #: Whose bot it is, by name, where a program sits that plays over the net.
    owner: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a human being sits here: neither nobody, nor a bot of whatever kind."""
        return self.person is not None and self.bot is None

    @property
    def house_bot(self) -> str | None:
        """The key of the bot that sits here, if it is one that the server thinks for."""
        return None if self.bot == PROGRAM else self.bot


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored, its seed apart."""

    number: int
    id: str
    code: str | None
    public: bool
    host: str
    status: str
    settings: str
    commitment: str
    created_ms: int
    header: str | None = None
    outcome: str | None = None
    next_id: str | None = None
    ended_ms: int | None = None
    started_ms: int | None = None
    aided: bool = False
    race_of: int | None = None
    arranged: str | None = None


class ResultRow(msgspec.Struct, frozen=True):
    """How a finished game of some people ended, and under which header it was played."""

    number: int
    header: str
    outcome: str


class PersonRow(msgspec.Struct, frozen=True):
    """A guest, an account when there is a login, or somebody's bot when there is an `owner`."""

    id: str
    name: str
    created_ms: int
    login: str | None = None
    password: str | None = None
    recovery: str | None = None
    preferences: str | None = None
    owner: str | None = None
    #: The name that an older account has, until another one is chosen.
    lost_name: str | None = None


class SessionRow(msgspec.Struct, frozen=True):
    """A browser that is recognised by its cookie, or a bot by its token, with what that allows."""

    id: str
    person: str
    generation: int
    renewed_ms: int
    ended: bool = False
    begun_ms: int | None = None
    device: str | None = None
    scope: str | None = None


class KeptRow(msgspec.Struct, frozen=True):
    """Something that a browser keeps for somebody with an account."""

    person: str
    what: str
    version: int
    value: str


class TryRow(msgspec.Struct, frozen=True):
    """Somebody's go at the ranked puzzle of a day; `ms` once it is solved."""

    day: str
    person: str
    begun_ms: int
    found: str = "[]"
    mistakes: int = 0
    ms: int | None = None


class HandedRow(msgspec.Struct, frozen=True):
    """A game that was played in a page and handed in; `log` is its text."""

    id: str
    person: str
    link: str
    game: str
    version: int
    format: int
    seat: int
    names: str
    outcome: str | None
    ended_ms: int
    handed_ms: int
    size: int
    log: str = ""


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat and who said it; no text once it was removed."""

    table_id: int
    line: int
    person: str
    name: str
    seat: int | None
    text: str | None


class OpenTable(msgspec.Struct, frozen=True):
    """What can be told of an open table without its secret and its game."""

    row: TableRow
    seats: tuple[SeatRow, ...]


class StoredTable(msgspec.Struct, frozen=True):
    """All that is needed to go on with a table."""

    row: TableRow
    seed: bytes
    seats: tuple[SeatRow, ...]
    events: tuple[EventRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    kicked: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    #: Where several nodes own tables: by seat, the highest number of an act that was refused.
    refused: Mapping[int, int] = {}


@dataclass(slots=True)
class Part:
    """What one table (or one person) adds to a commit: all of it is stored, or nothing.

    A `Select` among the statements is something the part relies on: what it finds is locked until
    the commit, and where it finds nothing, nothing of the part is stored. Where several nodes
    write, a part of a table names its number and the epoch of whoever writes (`fence`): in any
    other epoch nothing of it is stored. What is `last` is done after everything else of the whole
    commit: a lock that all need is held for a moment only.
    """

    events: list[EventRow] = field(default_factory=list)
    statements: list[tuple[Executable, Params | None]] = field(default_factory=list)
    last: list[tuple[Executable, Params | None]] = field(default_factory=list)
    fence: tuple[int, int] | None = None

    def add(self, statement: Executable, params: Params | None = None) -> Part:
        """Add a statement; returns the part, so that calls can be chained."""
        self.statements.append((statement, params))
        return self

    def add_last(self, statement: Executable, params: Params | None = None) -> Part:
        """Add a statement that waits for all others; returns the part."""
        self.last.append((statement, params))
        return self


Parts = Sequence[Part]
