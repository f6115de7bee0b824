"""What is told of a table, in whichever message: its settings, its seats, who watches, its chat."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tercet.engine.events import Outcome
from tercet.engine.wire import Whole
from tercet.games.coopset.results import TeamStanding

#: No table has more seats than this, whatever its game would allow.
MOST_SEATS: int = 32

Status = Literal["waiting", "playing", "over", "abandoned"]


class LineInfo(msgspec.Struct, frozen=True):
    """How slow somebody's line is: the round trip in milliseconds, and in a word.

    `unproven`: only the player's own program says so, and little of it is taken off a claim.
    """

    ms: int
    sign: Literal["good", "slow", "poor"]
    unproven: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str | None
    bot: str | None
    present: bool
    host: bool
    #: What they have won and scored at the tables that led to this one.
    won: int = 0
    points: int = 0
    line: LineInfo | msgspec.UnsetType = msgspec.UNSET
    #: Whose bot it is, where a program sits that plays over the net (`bot` is `program`).
    owner: str | msgspec.UnsetType = msgspec.UNSET
    #: Whether this player has added a nonce to the deal; unset for free seats and server bots.
    nonce: bool | msgspec.UnsetType = msgspec.UNSET
    #: Milliseconds until an absent player loses the seat or, in a game, has left.
    away_ms: int | msgspec.UnsetType = msgspec.UNSET


class SeatRating(msgspec.Struct, frozen=True):
    """A rating: the number, how far it may be off, and what the game that is over has changed."""

    value: int
    spread: int
    provisional: bool
    change: int | None = None


class GhostFind(msgspec.Struct, frozen=True):
    """A find of the ghost, in ms after the deal; its cards once they are off one's own table."""

    at: int
    cards: tuple[str, ...] = ()


class RaceInfo(msgspec.Struct, frozen=True):
    """The game that is to be beaten, on the same pack: whose, its time, and its finds until now.

    The name is empty if its player has gone for good.
    """

    name: str
    ms: int
    score: int
    won: bool
    found: tuple[GhostFind, ...] = ()


class Spectator(msgspec.Struct, frozen=True):
    """Somebody at a table without a seat there, and whether they want one at the next game."""

    name: str
    wants_next: bool
    #: Whether it is a program.
    bot: bool | msgspec.UnsetType = msgspec.UNSET


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table was opened for."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, bool | Whole | str] = {}
    match: dict[str, Whole | str] = {}
    #: Whether claims are judged by the time a person needed, on unequal lines.
    fair_lag: Literal["on", "off"] | msgspec.UnsetType = msgspec.UNSET
    #: Whether the result counts for ratings: for people with accounts, by the edition's own rules.
    rated: bool = False
    #: Whether bots were chosen for whoever plays: those of the next game follow their strength.
    fitting: bool | msgspec.UnsetType = msgspec.UNSET


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody who knows of it sees it. The seed is told when it is over.

    `standing` is the result of a team beside its earlier ones (COOP-6b), a moment after the end.
    `starts_in_ms`: the host has started, and so much later the cards are dealt (BASE-1a).
    Of the spectators the first few are `watching` here by name. At a rated table everybody's
    rating is told (`ratings`), and after the end whether the game `counted`. A `race` is played on
    the pack of an earlier game, which is there as a ghost. `awaits`: the game starts as soon as
    all players are here and, if it is rated, each has added a nonce to the deal.
    """

    table: str
    code: str | None
    public: bool
    status: Status
    settings: Settings
    seats: tuple[SeatInfo, ...]
    spectators: int
    commitment: str
    seed: str | None = None
    outcome: Outcome | None = None
    watching: tuple[Spectator, ...] = ()
    next: str | None = None
    standing: TeamStanding | None = None
    starts_in_ms: int | None = None
    ratings: tuple[SeatRating | None, ...] = ()
    counted: bool | None = None
    race: RaceInfo | None = None
    awaits: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat; plain text, never to be rendered as anything else."""

    line: int
    name: str
    seat: int | None
    text: str
