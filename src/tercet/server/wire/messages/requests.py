"""What clients say, each kind with its `do`; a bad one is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tercet.engine.wire import Whole
from tercet.programs.protocol import Request

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
ClientSeq = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Seen = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[ -~]*$")]
GameKey = Annotated[str, Meta(max_length=40)]
CardText = Annotated[str, Meta(max_length=4)]


class Hello(Request, frozen=True, kw_only=True):
    """The first message: which protocol the client speaks, its language, and what it can do."""

    protocol: Whole
    lang: Annotated[str, Meta(max_length=40)] | None = None
    #: Whether the client gives a nonce (`give_nonce`) at every table where it has a seat.
    nonces: bool = False


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


class GiveNonce(Request, frozen=True, kw_only=True):
    """Add a random nonce to the deal of a seat that was not taken with one, before the start."""

    table: TableId
    nonce: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]*$")]


class Stand(Request, frozen=True, kw_only=True):
    """Give the seat back before the start."""

    table: TableId


class Start(Request, frozen=True, kw_only=True):
    """The host starts the game with those who sit."""

    table: TableId


class StopStart(Request, frozen=True, kw_only=True):
    """Cancel the start: the host in the count-down (BASE-1a), a player while others are missing."""

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
    """Say no to a challenge, or to a table that waits for one."""

    table: TableId


class Ping(Request, frozen=True, kw_only=True):
    """Are you there?"""


ClientMessage = (
    Hello
    | Join
    | Depart
    | Sit
    | GiveNonce
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
