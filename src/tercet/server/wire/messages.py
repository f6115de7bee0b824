"""What goes over a WebSocket, typed once: requests with `do`, answers and news with `is`.

Requests and replies extend those of `tercet.programs.protocol`; acts, events and views are those
of the games. The browser's types are generated from here (`typescript`), and
`docs/protocol-server.md` tells the story.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tercet.engine.acts import snake
from tercet.engine.events import Event, Outcome, View
from tercet.engine.game import Meaning
from tercet.engine.table import SeenStep
from tercet.engine.wire import Whole
from tercet.games.coopset.results import TeamStanding
from tercet.programs.protocol import Legal, Refused, Reply, Request

#: The version of this protocol; a client names the one it speaks.
PROTOCOL: int = 1
#: No table has more seats than this, whatever its game would allow.
MOST_SEATS: int = 32

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
ClientSeq = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Seen = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[ -~]*$")]
GameKey = Annotated[str, Meta(max_length=40)]
CardText = Annotated[str, Meta(max_length=4)]
Status = Literal["waiting", "playing", "over", "abandoned"]


# --- What clients say ------------------------------------------------------------------------


class Hello(Request, frozen=True, kw_only=True):
    """The first message: which protocol the client speaks, and its language."""

    protocol: Whole
    lang: Annotated[str, Meta(max_length=40)] | None = None


class Join(Request, frozen=True, kw_only=True):
    """Come to a table, as a spectator or back to one's seat; `seen` is the last entry known."""

    table: TableId
    seen: Seen | None = None


class Depart(Request, frozen=True, kw_only=True):
    """Look away from a table; a seat is kept."""

    table: TableId


class Sit(Request, frozen=True, kw_only=True):
    """Take a seat, any that is free or this one; a nonce of one's own goes into the deal."""

    table: TableId
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class Stand(Request, frozen=True, kw_only=True):
    """Give the seat back before the start."""

    table: TableId


class Start(Request, frozen=True, kw_only=True):
    """The host starts the game with those who sit."""

    table: TableId


class StopStart(Request, frozen=True, kw_only=True):
    """The host takes the start back while the count-down runs (BASE-1a)."""

    table: TableId


class ActRequest(Request, frozen=True, kw_only=True, tag="act"):
    """Act from one's seat. The same `client_seq` again is the same act, and happens once."""

    table: TableId
    act: msgspec.Raw
    client_seq: ClientSeq
    seen: Seen | None = None


class MyActs(Request, frozen=True, kw_only=True, tag="legal"):
    """What may my seat do now? At most `limit` acts are listed."""

    table: TableId
    limit: Annotated[int, Meta(ge=0, le=1000)] = 100


class Preview(Request, frozen=True, kw_only=True):
    """What would this act of mine do? Nothing happens; where that is no secret, it is told."""

    table: TableId
    act: msgspec.Raw


class Hints(Request, frozen=True, kw_only=True):
    """What may I add to this act that I have begun?"""

    table: TableId
    act: msgspec.Raw


class Meanings(Request, frozen=True, kw_only=True):
    """What may the one open thing of this act of mine stand for, and what would that score?"""

    table: TableId
    act: msgspec.Raw


class Kick(Request, frozen=True, kw_only=True):
    """The host frees a seat before the start; whoever sat there cannot come back."""

    table: TableId
    seat: SeatNumber


class AddBot(Request, frozen=True, kw_only=True):
    """The host lets a bot sit down before the start."""

    table: TableId
    bot: Annotated[str, Meta(max_length=40)] = "random"
    seat: SeatNumber | None = None


class RemoveBot(Request, frozen=True, kw_only=True):
    """The host sends a bot away before the start."""

    table: TableId
    seat: SeatNumber


class Rematch(Request, frozen=True, kw_only=True):
    """After the end, a player opens the next table for the same people; once, whoever asks."""

    table: TableId


class WantNext(Request, frozen=True, kw_only=True):
    """Somebody without a seat wants to play the next game, or no longer."""

    table: TableId
    want: bool = True


class Say(Request, frozen=True, kw_only=True, tag="chat"):
    """Say something to all at the table."""

    table: TableId
    text: Annotated[str, Meta(max_length=2000)]


class RemoveChat(Request, frozen=True, kw_only=True):
    """The host removes a line of chat."""

    table: TableId
    line: Whole


class Mute(Request, frozen=True, kw_only=True):
    """The host silences whoever wrote a line, or lets them speak again."""

    table: TableId
    line: Whole
    muted: bool = True


class Touch(Request, frozen=True, kw_only=True):
    """Show the others which cards one's fingers are on, where the game shares that; no act."""

    table: TableId
    cards: Annotated[tuple[CardText, ...], Meta(max_length=3)]


class WatchLobby(Request, frozen=True, kw_only=True):
    """Be told of public tables as they change, or no longer."""

    watch: bool = True


class SeekOpponent(Request, frozen=True, kw_only=True, tag="seek"):
    """Look for somebody of one's strength to play a game of two with."""

    game: GameKey
    rated: bool = False


class StopSeek(Request, frozen=True, kw_only=True):
    """Look no more."""


class ChallengePerson(Request, frozen=True, kw_only=True, tag="challenge"):
    """Ask somebody with an account to play; one is expected at the table that is answered."""

    name: Annotated[str, Meta(max_length=100)]
    game: GameKey
    rated: bool = False


class Decline(Request, frozen=True, kw_only=True):
    """Say no to a challenge."""

    table: TableId


class Ping(Request, frozen=True, kw_only=True):
    """Are you there?"""


ClientMessage = (
    Hello
    | Join
    | Depart
    | Sit
    | Stand
    | Start
    | StopStart
    | ActRequest
    | MyActs
    | Preview
    | Hints
    | Meanings
    | Kick
    | AddBot
    | RemoveBot
    | Rematch
    | WantNext
    | Say
    | RemoveChat
    | Mute
    | Touch
    | WatchLobby
    | SeekOpponent
    | StopSeek
    | ChallengePerson
    | Decline
    | Ping
)


# --- What the server says --------------------------------------------------------------------


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
    """The game that is to be beaten, on the same pack: whose, its time, and its finds until now."""

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
    the pack of an earlier game, which is there as a ghost.
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


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat; plain text, never to be rendered as anything else."""

    line: int
    name: str
    seat: int | None
    text: str


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


class Bye(News, frozen=True, kw_only=True):
    """The server ends it: for one table, or the whole connection when `table` is None."""

    code: str
    text: str
    table: str | None = None


ServerMessage = (
    Welcome
    | Joined
    | Done
    | Previewed
    | Hinted
    | Meant
    | RematchAt
    | Legal
    | Pong
    | Refused
    | Steps
    | TableChanged
    | Chat
    | ChatRemoved
    | Touched
    | Lobby
    | Seeking
    | Matched
    | ChallengedBy
    | Declined
    | Bye
)
