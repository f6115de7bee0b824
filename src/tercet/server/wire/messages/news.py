"""What the server says unasked: of a table, of its chat, of the lobby, of opponents."""

from __future__ import annotations

import msgspec

from tercet.engine.acts import snake
from tercet.engine.events import View
from tercet.engine.table import SeenStep
from tercet.server.wire.messages.tables import ChatLine, TableInfo


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=snake):
    """What the server says unasked."""


class Steps(News, frozen=True, kw_only=True):
    """What happened, and how the table stands after it; numbered for each viewer without gaps.

    Where nothing is hidden, everybody gets the same message, and its view is a spectator's:
    whose seat is whose stands in `joined`.
    """

    table: str
    seq: int
    now: int
    steps: tuple[SeenStep, ...]
    view: View


class TableChanged(News, frozen=True, kw_only=True, tag="table"):
    """Seats, presence or status have changed."""

    info: TableInfo
    seat: int | None
    host: bool


class Chat(News, frozen=True, kw_only=True):
    """Somebody said something."""

    table: str
    line: ChatLine


class ChatRemoved(News, frozen=True, kw_only=True):
    """A line of chat is gone."""

    table: str
    line: int


class Touched(News, frozen=True, kw_only=True):
    """Somebody's fingers are on these cards now, and on no others: presence, in no log."""

    table: str
    seat: int
    cards: tuple[str, ...]


class Lobby(News, frozen=True, kw_only=True):
    """The public tables."""

    tables: tuple[TableInfo, ...]


class Seeking(News, frozen=True, kw_only=True):
    """How it goes for somebody who looks for an opponent.

    `window` is how far an opponent's rating may be away by now, None for anybody; `looking` how
    many look for this game. After a while a `bot` of one's strength is offered, by its key.
    """

    game: str
    rated: bool
    waited_ms: int
    window: int | None
    looking: int
    bot: str | None = None


class Matched(News, frozen=True, kw_only=True):
    """Somebody was found: the game begins at this table when both are there."""

    table: str


class ChallengedBy(News, frozen=True, kw_only=True, tag="challenged"):
    """Somebody asks one to play, at this table."""

    table: str
    name: str
    game: str
    rated: bool


class Declined(News, frozen=True, kw_only=True):
    """Somebody does not want to play now."""

    table: str
    name: str


class ChallengeOver(News, frozen=True, kw_only=True):
    """A challenge that was received is over: declined, blocked, or ended by another one."""

    table: str


class Awaited(News, frozen=True, kw_only=True):
    """A table waits for one's arrival: one has a seat there and the others want to start.

    `names` are the players who are there; the seat is lost after `left_ms`.
    """

    table: str
    names: tuple[str, ...]
    game: str
    rated: bool
    left_ms: int


class AwaitedOver(News, frozen=True, kw_only=True):
    """A table no longer waits for one's arrival: one has come, or the seat is lost."""

    table: str


class Bye(News, frozen=True, kw_only=True):
    """The server ends it: for one table, or the whole connection when `table` is None."""

    code: str
    text: str
    table: str | None = None


AnyNews = (
    Steps
    | TableChanged
    | Chat
    | ChatRemoved
    | Touched
    | Lobby
    | Seeking
    | Matched
    | ChallengedBy
    | Declined
    | ChallengeOver
    | Awaited
    | AwaitedOver
    | Bye
)
