"""What a browser keeps of a game in the page: a row that changes, and lines that are only added.

The page stores both as texts and reads neither. The line of an entry has the number of its act
beside it, so that an act that is repeated after a break is known again.
"""

from __future__ import annotations

import msgspec

from tercet import __version__
from tercet.engine.acts import Entry
from tercet.engine.events import Outcome
from tercet.engine.game import AnyGame
from tercet.engine.log import Header
from tercet.engine.wire import Whole, decoder, to_json
from tercet.server.wire.messages import Settings, Status


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a bot, the one person there is, or nobody."""

    name: str = ""
    bot: str | None = None
    person: bool = False
    nonce: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.bot is None and not self.person


class KeptGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in the page; `tercet` is the version that it was opened with."""

    id: str
    settings: Settings
    seed: str
    seats: tuple[KeptSeat, ...]
    created_ms: int
    status: Status = "waiting"
    header: Header | None = None
    outcome: Outcome | None = None
    ended_ms: int | None = None
    next: str | None = None
    #: What a server calls it, to which it was handed in.
    handed: str | None = None
    tercet: str = __version__

    @property
    def seat(self) -> int | None:
        """Where the person sits."""
        return next((at for at, seat in enumerate(self.seats) if seat.person), None)

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, by seat."""
        return tuple(seat.name for seat in self.seats)


class KeptLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as it is kept; `number` is what the client called the act by."""

    seq: Whole
    at: Whole
    act: msgspec.Raw
    seat: Whole | None = None
    seen: Whole | None = None
    number: Whole | None = None

    def entry(self, game: AnyGame) -> Entry:
        """The entry of the log, its act read by the game."""
        act = decoder(game.entry_act_type).decode(self.act)
        return Entry(self.seq, self.at, act, self.seat, self.seen)


def kept_line(entry: Entry, number: int | None) -> KeptLine:
    """How an entry is kept."""
    act = msgspec.Raw(to_json(entry.act))
    return KeptLine(entry.seq, entry.at, act, entry.seat, entry.seen, number)


class Row(msgspec.Struct, frozen=True):
    """A row to keep, as text."""

    id: str
    text: str


class Line(msgspec.Struct, frozen=True):
    """A line to add, as text; a table never has two of the same number."""

    table: str
    seq: int
    text: str


class Outgoing(msgspec.Struct, omit_defaults=True):
    """What is to be kept, and what is to be said once that is kept."""

    rows: list[Row] = []
    lines: list[Line] = []
    say: list[str] = []

    def keep(self, game: KeptGame) -> None:
        """Keep a row as it is now."""
        self.rows = [row for row in self.rows if row.id != game.id]
        self.rows.append(Row(game.id, to_json(game).decode()))

    def add(self, table: str, entry: Entry, number: int | None) -> None:
        """Keep an entry."""
        self.lines.append(Line(table, entry.seq, to_json(kept_line(entry, number)).decode()))

    def tell(self, message: msgspec.Struct) -> None:
        """Say something after that."""
        self.say.append(to_json(message).decode())

    def __bool__(self) -> bool:
        return bool(self.rows or self.lines or self.say)
