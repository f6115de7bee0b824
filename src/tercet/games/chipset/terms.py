"""What ChipSet is made of: its options, acts, events, state and view; the rules are beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tercet.cards import Card, Triple, find_sets
from tercet.engine.acts import Act
from tercet.engine.events import Event, View
from tercet.engine.game import State
from tercet.engine.options import Rules
from tercet.engine.series import DealEnded, DealStarted, IsReady, Ready
from tercet.engine.wire import Whole
from tercet.games.shared.pots import Pot

#: "To the last chip" ends here at the latest: careful players could check for ever (CHIP-1a).
LONGEST: Final = 100

#: A betting phase, the showdown question, the end of a deal (never waited in), a pause.
Phase = Literal["bet", "ask", "end", "pause"]
#: Why somebody checked or folded: own choice, time running out, or not being there.
Why = Literal["own", "time", "away"]
Word = Literal["show", "keep"]
#: What one may answer: either word, or without a SET nothing. As long as each other, so that a
#: message does not tell which by its size.
Answers = Literal["both", "none"]


class ChipsetRules(Rules, frozen=True):
    """The options of ChipSet; `deals` = 0 plays to the last chip. Times in milliseconds.

    A raise is at most `raise_step` chips above the call, 0 leaves it at `max_bet` (CHIP-6b).
    """

    chips: Annotated[int, Meta(ge=1, le=200)] = 20
    max_bet: Annotated[int, Meta(ge=1, le=20)] = 3
    raises: Annotated[int, Meta(ge=0, le=5)] = 1
    raise_step: Annotated[int, Meta(ge=0, le=20)] = 0
    must_open: bool = False
    ante: Annotated[int, Meta(ge=0, le=10)] = 0
    deals: Annotated[int, Meta(ge=0, le=LONGEST)] = 10
    bet_ms: Annotated[int, Meta(ge=1000, le=600_000, extra={"lowest": 5000})] = 30_000
    answer_ms: Annotated[int, Meta(ge=1000, le=600_000, extra={"lowest": 3000})] = 5000
    pause_ms: Annotated[int, Meta(ge=0, le=600_000, extra={"lowest": 1000})] = 10_000


#: Options by the name of a preset: an ante makes a livelier game (CHIP-1a), short times a fast one;
#: the sheet's own has none.
PRESETS: Final[dict[str, dict[str, bool | int | str]]] = {
    "lively": {"ante": 1},
    "fast": {"ante": 1, "bet_ms": 15_000, "answer_ms": 3000, "pause_ms": 5000},
    "sheet": {},
}
#: Without an ante a bet that all fold to wins nothing: people are offered the livelier table.
OFFERED: Final = "lively"


# --- What players do -------------------------------------------------------------------------


class Fold(Act, frozen=True):
    """Give up this deal (CHIP-7)."""


class Check(Act, frozen=True):
    """Bet nothing for now; only while nobody has bet in this phase (CHIP-7)."""


class Bet(Act, frozen=True):
    """Open the betting of a phase; this is not a raise (CHIP-6a)."""

    chips: Whole


class CallBet(Act, frozen=True):
    """Match the highest contribution of this phase, or go all in for less (CHIP-7, CHIP-7b)."""


class Raise(Act, frozen=True):
    """Call, and add so many chips above that (CHIP-7)."""

    chips: Whole


# The two answers have names of the same length: a message does not tell by its size which it is.


class ShowCards(Act, frozen=True):
    """Answer the showdown question: I show (CHIP-9)."""


class KeepCards(Act, frozen=True):
    """Answer the showdown question: I do not show (CHIP-9)."""


# --- What happens ----------------------------------------------------------------------------


class TurnedUp(Event, frozen=True):
    """A card was laid face up in the middle (CHIP-2, CHIP-4)."""

    cards: tuple[Card, ...]


class DealtDown(Event, frozen=True):
    """Each of these got one card face down, in this order (CHIP-2)."""

    seats: tuple[int, ...]


class GotCard(Event, frozen=True):
    """The card that a player got face down; told to nobody else."""

    seat: int
    cards: tuple[Card, ...]


class AntePaid(Event, frozen=True):
    """A player put the ante into the pot, or what was left for it (CHIP-1a)."""

    seat: int
    chips: int


class Folded(Event, frozen=True):
    """A player gave up this deal (CHIP-7)."""

    seat: int
    why: Why = "own"


class Checked(Event, frozen=True):
    """A player bet nothing for now (CHIP-7)."""

    seat: int
    why: Why = "own"


class ChipsBet(Event, frozen=True):
    """A player opened the betting of this phase (CHIP-6a)."""

    seat: int
    chips: int


class BetCalled(Event, frozen=True):
    """A player put in what was missing, or all there was (CHIP-7, CHIP-7b)."""

    seat: int
    chips: int


class BetRaised(Event, frozen=True):
    """A player put in `chips`, which is the call and `above` it the raise (CHIP-7)."""

    seat: int
    chips: int
    above: int


class WentAllIn(Event, frozen=True):
    """The last chips of a player are in the pot (CHIP-7b)."""

    seat: int


class ShowdownAsked(Event, frozen=True):
    """The dealer (`seat`) asks these who will show (CHIP-9)."""

    seat: int
    seats: tuple[int, ...]


class OwnQuestion(Event, frozen=True):
    """What a player may answer, which is nothing without a SET; told to nobody else (CHIP-9a)."""

    seat: int
    answers: Answers


class AnswerGiven(Event, frozen=True):
    """The own answer was taken down; told to nobody else (CHIP-9a)."""

    seat: int
    word: Word


class NobodyShows(Event, frozen=True):
    """All answers were no, or silence (CHIP-4)."""


class ShowdownCalled(Event, frozen=True):
    """These show, so that all still in must show (CHIP-9)."""

    seats: tuple[int, ...]


class ShowdownForced(Event, frozen=True):
    """All still in must show: the `pile` is used up (CHIP-4a), or all of them are `away`."""

    why: Literal["pile", "away"]


class HandShown(Event, frozen=True):
    """A player's cards were laid open, and the SETs counted (CHIP-9, CHIP-11)."""

    seat: int
    cards: tuple[Card, ...]
    sets: int


class ChipsReturned(Event, frozen=True):
    """Chips that nobody could follow went back to their owner (CHIP-7b)."""

    seat: int
    chips: int


class LastOneIn(Event, frozen=True):
    """All but one have folded: the last takes the pot without showing (CHIP-5)."""

    seat: int


class PotWon(Event, frozen=True):
    """A pot and who wins it together; number 0 is the main pot, then the side pots (CHIP-10)."""

    pot: int
    chips: int
    seats: tuple[int, ...]


class ChipsTaken(Event, frozen=True):
    """A player took an equal share of a pot, or all of it (CHIP-5, CHIP-10)."""

    seat: int
    chips: int


class OddChips(Event, frozen=True):
    """What could not be shared went to the winner with fewest chips (CHIP-10, CHIP-10a)."""

    seat: int
    chips: int


class PlayerOut(Event, frozen=True):
    """A player has no chips left and is out of the match (CHIP-1a)."""

    seat: int


ACTS: Final = (Fold, Check, Bet, CallBet, Raise, ShowCards, KeepCards, Ready)
EVENTS: Final = (
    *(DealStarted, AntePaid, TurnedUp, DealtDown, GotCard),
    *(Folded, Checked, ChipsBet, BetCalled, BetRaised, WentAllIn),
    *(ShowdownAsked, OwnQuestion, AnswerGiven),
    *(NobodyShows, ShowdownCalled, ShowdownForced, HandShown),
    *(LastOneIn, ChipsReturned, PotWon, ChipsTaken, OddChips),
    *(DealEnded, PlayerOut, IsReady),
)


# --- What is known ---------------------------------------------------------------------------


class Player(Struct, frozen=True):
    """One seat. `paid` counts in this deal, `bet` and `raises` in this phase.

    A player without a `hand` is not in this deal: out of chips, or sitting out.
    """

    chips: int
    hand: tuple[Card, ...] = ()
    paid: int = 0
    bet: int = 0
    raises: int = 0
    spoken: bool = False
    folded: bool = False
    shown: bool = False

    @property
    def still_in(self) -> bool:
        """Whether this player can win the deal."""
        return bool(self.hand) and not self.folded


class ChipsetState(State, frozen=True, kw_only=True):
    """The whole table. `turn` is None while nobody's bet is awaited; `due` ends what goes on.

    `before` are the chips with which this deal began; `shows` and `keeps` the sealed answers;
    `won` are the pots of a deal that is over, each with those who took it.
    """

    rules: ChipsetRules
    dealer: int
    players: tuple[Player, ...]
    deal: int = 1
    before: tuple[int, ...] = ()
    table: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    phase: Phase = "bet"
    last_speaker: int = 0
    turn: int | None = None
    due: int = 0
    shows: frozenset[int] = frozenset()
    keeps: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()
    won: tuple[Pot, ...] = ()
    over: str | None = None

    @property
    def still_in(self) -> tuple[int, ...]:
        """Who has cards and has not folded, clockwise from the dealer's left."""
        clockwise, players = self.seats.from_left_of(self.dealer), self.players
        # `Player.still_in`, written out: this is asked for several times in every act.
        return tuple([s for s in clockwise if (player := players[s]).hand and not player.folded])

    @property
    def in_match(self) -> tuple[int, ...]:
        """Who has chips, clockwise from the dealer's left (CHIP-3)."""
        clockwise = self.seats.from_left_of(self.dealer)
        return tuple(seat for seat in clockwise if self.players[seat].chips)

    @property
    def paid(self) -> tuple[int, ...]:
        """What each seat has put into the pot in this deal."""
        return tuple(player.paid for player in self.players)

    @property
    def highest(self) -> int:
        """The highest contribution of this phase (CHIP-7)."""
        return max([player.bet for player in self.players])

    @property
    def unanswered(self) -> frozenset[int]:
        """Who is still in, here, and has not answered the question."""
        return frozenset(self.still_in) - self.shows - self.keeps - self.away


class ChipsetPlayerView(Struct, frozen=True):
    """A player as one viewer sees him or her. `cards` counts the hand, `hand` is what is known.

    `sets` are the SETs of a hand that was shown.
    """

    chips: int
    bet: int
    paid: int
    raises: int
    in_deal: bool
    folded: bool
    all_in: bool
    out: bool
    shown: bool
    cards: int
    hand: tuple[Card, ...]
    sets: tuple[Triple, ...]


class Offer(Struct, frozen=True):
    """What the player in turn may do besides folding: public, as all chips are.

    Check, or call for so many chips, 0 where there is no bet yet; and bet or raise by up to `most`
    above that.
    """

    check: bool
    call: int
    most: int


class ChipsetView(View, frozen=True, kw_only=True, tag="chipset"):
    """The cards in the middle, the chips, and of the hands only the own and those shown.

    `answer` and `answers` are the viewer's own: what was said, and what may be. `may_act` tells
    during the showdown question who was asked, never who of the others has answered, nor who
    could (CHIP-9a).
    `won` and `gains` tell of a deal that is over.
    """

    deal: int
    deals: int | None
    dealer: int
    phase: Phase
    turn: int | None
    table: tuple[Card, ...]
    pile: int
    pots: tuple[Pot, ...]
    highest: int
    max_bet: int
    raises: int
    offer: Offer | None
    answers: Answers | None
    answer: Word | None
    won: tuple[Pot, ...]
    gains: tuple[int, ...]
    ready: tuple[int, ...]
    players: tuple[ChipsetPlayerView, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards; none for a spectator."""
        return () if self.seat is None else self.players[self.seat].hand


def with_player(state: ChipsetState, seat: int, player: Player) -> ChipsetState:
    """The state with one player changed."""
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players)


def pay(player: Player, chips: int) -> Player:
    """Chips from the hand into the pot."""
    assert 0 <= chips <= player.chips
    return replace(player, chips=player.chips - chips, paid=player.paid + chips)


@lru_cache(maxsize=512)  # asked for again by every view of a question
def own_sets(hand: tuple[Card, ...], table: tuple[Card, ...]) -> tuple[Triple, ...]:
    """The SETs with at least one own card (CHIP-11); those that share cards all count (11a)."""
    found = find_sets((*hand, *table))
    return tuple(triple for triple in found if any(card in hand for card in triple))
