"""What is said and known in Scout: its options, acts, events, state and view.

The rules themselves are in `tercet.games.scout.scout`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tercet.cards import Card, Triple
from tercet.engine.acts import Act
from tercet.engine.events import Event, View
from tercet.engine.game import State
from tercet.engine.options import Rules
from tercet.engine.wire import Whole
from tercet.games.shared.layout import Layout, Pile
from tercet.games.shared.race import CardsGone

#: What the others can impose on one who cannot pay (SCOUT-7a); the first wins a tie.
Forfeit = Literal["scolding", "dishes"]


class ScoutRules(Rules, frozen=True):
    """The options of Scout; times in milliseconds, a search of 0 has no limit (SCOUT-5a).

    `second_pays`: a second card that makes no SET costs a card (SCOUT-2a). `strict` and
    `players_end` are those of the base game (BASE-6a, BASE-9a).
    """

    search_ms: Annotated[int, Meta(ge=0, le=600_000, extra={"lowest": 5000})] = 30_000
    vote_ms: Annotated[int, Meta(ge=1000, le=600_000, extra={"lowest": 5000})] = 20_000
    second_pays: bool = False
    strict: bool = False
    players_end: bool = False


# --- What players do -------------------------------------------------------------------------


class Point(Act, frozen=True):
    """Put a finger on the first of three cards; the other two are sealed (SCOUT-1, SCOUT-1a)."""

    cards: Triple


class PointSecond(Act, frozen=True):
    """Put a finger on a second card of the scout's SET (SCOUT-2)."""

    card: Card


class GiveUp(Act, frozen=True):
    """Give up this search (SCOUT-5a)."""


class Vote(Act, frozen=True):
    """Choose the forfeit of a player who could not pay (SCOUT-7)."""

    seat: Whole
    forfeit: Forfeit


# --- What happens ----------------------------------------------------------------------------


class Pointed(Event, frozen=True):
    """A scout put a finger on a card, and the search began (SCOUT-1)."""

    seat: int
    card: Card


class Sealed(Event, frozen=True):
    """The three that the scout named, told to nobody else (SCOUT-1a)."""

    seat: int
    cards: Triple


class PointedSecond(Event, frozen=True):
    """A player put a finger on a second card (SCOUT-2)."""

    seat: int
    card: Card


class Barred(Event, frozen=True):
    """That second card makes no SET with the first: no more tries in this search (SCOUT-2a)."""

    seat: int


class GaveUpSearch(Event, frozen=True):
    """A player gave up the search (SCOUT-5a)."""

    seat: int


class SearchRanOut(Event, frozen=True):
    """The time was up: these gave up the search by it (SCOUT-5a)."""

    seats: tuple[int, ...]


class Opened(Event, frozen=True):
    """The scout's three were laid open, and they are a SET (SCOUT-3, SCOUT-4, SCOUT-5)."""

    seat: int
    cards: Triple


class Won(Event, frozen=True):
    """A player's share of a search (SCOUT-3 to SCOUT-6a): a point for each card."""

    seat: int
    cards: tuple[Card, ...]


class LostCard(Event, frozen=True):
    """A card won earlier was put aside as a penalty (SCOUT-2a, SCOUT-6)."""

    seat: int
    card: Card


class SitsOutNext(Event, frozen=True):
    """A mistaken scout sits out the next search (SCOUT-6)."""

    seat: int


class SearchesAgain(Event, frozen=True):
    """These sat out a search and take part again."""

    seats: tuple[int, ...]


class ForfeitDue(Event, frozen=True):
    """A penalty could not be paid: the others vote on a forfeit (SCOUT-7)."""

    seat: int


class Voted(Event, frozen=True):
    """`by` chose a forfeit for `seat`; only `by` is told which, until all are counted."""

    by: int
    seat: int
    forfeit: Forfeit | None = None


class Forfeited(Event, frozen=True):
    """The votes were counted (SCOUT-7a)."""

    seat: int
    forfeit: Forfeit
    scolding: int
    dishes: int


# --- What is known ---------------------------------------------------------------------------


class Player(Struct, frozen=True):
    """What one seat has won, and what it cost to be mistaken."""

    cards: tuple[Card, ...] = ()
    mistakes: int = 0
    forfeits: tuple[Forfeit, ...] = ()


class Search(Struct, frozen=True):
    """A search: the scout, the sealed three (the first is seen by all), and who is out of it."""

    scout: int
    cards: Triple
    seq: int
    due: int | None
    barred: frozenset[int] = frozenset()
    gave_up: frozenset[int] = frozenset()

    @property
    def first(self) -> Card:
        """The card under the scout's finger."""
        return self.cards[0]


class Choice(Struct, frozen=True):
    """One vote."""

    by: int
    forfeit: Forfeit


class Ballot(Struct, frozen=True):
    """The sealed votes on the forfeit of a seat, opened by the entry `seq`."""

    seat: int
    seq: int
    due: int
    votes: tuple[Choice, ...] = ()

    @property
    def voted(self) -> frozenset[int]:
        """Who has voted."""
        return frozenset(vote.by for vote in self.votes)


class ScoutState(State, frozen=True, kw_only=True):
    """The whole table.

    `out` sit out the search that is next, or under way. `search_end` and `ended_by` tell of the
    last search that ended: by which entry, and by whose second finger, if any.
    """

    rules: ScoutRules
    table: Layout
    pile: Pile
    players: tuple[Player, ...]
    box: tuple[Card, ...] = ()
    search: Search | None = None
    out: frozenset[int] = frozenset()
    ballots: tuple[Ballot, ...] = ()
    said_none: frozenset[int] = frozenset()
    gone: tuple[CardsGone, ...] = ()
    search_end: int = 0
    ended_by: int | None = None
    counted: int = 0
    table_seq: int = 0
    over: str | None = None

    @property
    def searching(self) -> frozenset[int]:
        """Who may still point at a second card (SCOUT-5a)."""
        search = self.search
        if search is None:
            return frozenset()
        return self.present - self.out - {search.scout} - search.barred - search.gave_up

    def with_player(self, seat: int, player: Player) -> ScoutState:
        """The same table with one player changed."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)


class ScoutPlayerView(Struct, frozen=True):
    """What everybody sees of a player; the forfeits stand beside the name (SCOUT-7a)."""

    score: int
    mistakes: int
    sits_out: bool
    said_none: bool
    forfeits: tuple[Forfeit, ...]


class SearchView(Struct, frozen=True):
    """The search under way; `sealed` are the two other cards, for the scout's eyes only."""

    scout: int
    card: Card
    sealed: tuple[Card, Card] | None
    due: int | None
    searching: tuple[int, ...]
    barred: tuple[int, ...]
    gave_up: tuple[int, ...]


class BallotView(Struct, frozen=True):
    """A vote under way: who has voted, and one's own vote."""

    seat: int
    due: int
    voted: tuple[int, ...]
    mine: Forfeit | None


class ScoutView(View, frozen=True, kw_only=True, tag="scout"):
    """All lies open but the pile, the scout's two sealed cards, and votes not yet counted."""

    table: Layout
    pile: int
    search: SearchView | None
    ballots: tuple[BallotView, ...]
    players: tuple[ScoutPlayerView, ...]


def search_view(state: ScoutState, viewer: int | None) -> SearchView | None:
    """The search as one viewer may know it: only the scout sees the sealed cards (SCOUT-1a)."""
    search = state.search
    if search is None:
        return None
    first, second, last = search.cards
    return SearchView(
        scout=search.scout,
        card=first,
        sealed=(second, last) if viewer == search.scout else None,
        due=search.due,
        searching=tuple(sorted(state.searching)),
        barred=tuple(sorted(search.barred)),
        gave_up=tuple(sorted(search.gave_up)),
    )


def player_view(state: ScoutState, seat: int) -> ScoutPlayerView:
    """What everybody sees of one player."""
    player = state.players[seat]
    return ScoutPlayerView(
        score=len(player.cards),
        mistakes=player.mistakes,
        sits_out=seat in state.out,
        said_none=seat in state.said_none,
        forfeits=player.forfeits,
    )


def ballot_view(ballot: Ballot, viewer: int | None) -> BallotView:
    """Who has voted, and the viewer's own vote."""
    mine = next((vote.forfeit for vote in ballot.votes if vote.by == viewer), None)
    return BallotView(ballot.seat, ballot.due, tuple(sorted(ballot.voted)), mine)
