"""What goes over HTTP besides the messages, typed once, and the cookies that say who asks.

The server's routes, the browser's types and `tercet.client` read it here; nothing of a server is
needed for that.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tercet.engine.events import Outcome
from tercet.programs.protocol import Refused
from tercet.server.wire.messages import Settings

#: Whose request it is; and which device has logged in before.
SESSION_COOKIE: Final = "tercet_session"
DEVICE_COOKIE: Final = "tercet_device"

#: How the id of every game begins that was played in a page and handed in.
HANDED_PREFIX: Final = "handed-"

ShortText = Annotated[str, Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who one is; `login` is None for a guest.

    `recovery` is a code that opens the account once, without its password; it is told only when it
    is new.
    """

    name: str
    login: str | None
    recovery: str | None = None
    #: Whose bot one is, by name.
    owner: str | None = None
    #: The name that an older account has: one chooses another.
    lost_name: str | None = None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: ShortText


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: ShortText
    password: ShortText


class NewTable(Settings, frozen=True, forbid_unknown_fields=True):
    """A table to open; a private one is found by its link or its code only."""

    public: bool = True


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in one's history."""

    table: str
    game: str
    seats: tuple[str, ...]
    seat: int | None
    outcome: Outcome
    ended_ms: int
    #: A game that was handed in, of rules that this server does not know: it is kept, not shown.
    unknown: bool = False


class HandedIn(msgspec.Struct, frozen=True):
    """A game that was played in a page has its place here, under this id.

    `unknown`: this server does not know its rules, and only keeps it.
    """

    table: str
    unknown: bool


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the rules allow every entry of a log; if not, why not."""

    holds: bool
    refusal: Refused | None = None


class RaceMade(msgspec.Struct, frozen=True):
    """An invitation to beat one's time, by its id."""

    race: str


class RaceInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """A finished solitaire that is to be beaten; no name if its player has gone for good."""

    name: str | None
    game: str
    form: str
    ms: int
    score: int
    won: bool


class RecordLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game against the pack: whose, and what came out; only of one's own its table is told.

    Of those in `shown` the figures are to be seen.
    """

    names: tuple[str | None, ...]
    score: int
    ms: int
    ended_ms: int
    me: bool = False
    table: str | None = None
    shown: tuple[str, ...] = ()


class Records(msgspec.Struct, frozen=True, kw_only=True):
    """The best of all, one line a person or team; and one's own, the best of them and all."""

    kind: str
    best: tuple[RecordLine, ...]
    own_best: RecordLine | None
    own: tuple[RecordLine, ...]


class StandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's rating at a game; `name` is None for somebody who does not want to be named.

    A provisional rating has no `rank`. `shown`: their figures are to be seen, under this name.
    """

    rank: int | None
    name: str | None
    value: int
    spread: int
    games: int
    me: bool = False
    shown: bool = False


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The order of a game: the best, those whose rating is provisional, and oneself."""

    game: str
    best: tuple[StandingLine, ...]
    provisional: tuple[StandingLine, ...]
    settled: int
    me: StandingLine | None


class ShownAtTables(msgspec.Struct, frozen=True):
    """Who shows their figures at some tables: by table and seat the name they are found under."""

    tables: dict[str, dict[int, str]]


class FittingBot(msgspec.Struct, frozen=True):
    """The bot that wins about every second game against one, for `add_bot`.

    `bots` are those for a table of several, some weaker and some stronger: against them one wins as
    often as anybody among equals.
    """

    bot: str
    bots: tuple[str, ...]


# --- Blocks ----------------------------------------------------------------------------------


class NewBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person to block: the sender of the challenge to this table, or an account by name."""

    name: ShortText = ""
    table: ShortText | None = None


class Blocked(msgspec.Struct, frozen=True):
    """A blocked person."""

    key: str
    name: str
    since_ms: int


# --- Bots that play over the net -------------------------------------------------------------

#: What a token allows. `play`: be challenged, come to tables, sit down and play. `open`: open
#: tables, be their host, and challenge others. `chat`: say something from one's seat.
Scope = Literal["play", "open", "chat"]


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of one's own, by its name, which is like nobody else's."""

    name: ShortText


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made: what it is for, in a word, and what it allows (`play` always)."""

    label: ShortText = ""
    scope: tuple[Scope, ...] = ("play",)


class OwnToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a bot, as its owner sees it; not the token itself, which nobody knows."""

    key: str
    label: str
    scope: tuple[str, ...]
    begun_ms: int
    seen_ms: int


class OwnBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of one's own; `here`: it is connected now."""

    key: str
    name: str
    created_ms: int
    here: bool
    tokens: tuple[OwnToken, ...]


class MadeToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token, which is told this once."""

    token: str
    made: OwnToken


class BotHere(msgspec.Struct, frozen=True):
    """A program that can be challenged now, and whose it is."""

    name: str
    owner: str
