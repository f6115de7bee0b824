"""20/20: get rid of your own cards first, in SETs of your cards and those on the table.

Rules TW of `docs/rulebook.md`. One deal is one game; the match to 10 × players (TW-10) is a
series with a target. A hand is known to its owner alone.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tercet.cards import Card, Triple, deck, is_set
from tercet.engine.acts import Act, Acts, Entry, naming_three
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View
from tercet.engine.game import Events, Facts, Game, Seats, State, Zones
from tercet.engine.options import Rules
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction
from tercet.games.classic import Call, NoneHere, Show, TakeBack
from tercet.games.shared.hands import HandsDealt, OwnHand
from tercet.games.shared.layout import Pile, Places
from tercet.games.shared.race import (
    Called,
    CardsGone,
    Dealt,
    SaidNone,
    Taken,
    TookBack,
    Wrong,
    call,
    check_is_caller,
    check_no_call,
    check_table_seen,
    say_none,
    take_back,
    wrong_call,
)

__all__ = ["TWENTY", "AskCard", "Call", "NoneHere", "Show", "TakeBack"]

Hand = tuple[Card, ...]
#: So many of the last SETs are remembered, to tell a late call from a wrong one.
_REMEMBERED = 12


class TwentyRules(Rules, frozen=True):
    """Cards dealt to each and on the table (TW-1), most in a hand (TW-8), time to point (TW-2b)."""

    hand: Annotated[int, Meta(ge=3, le=6)] = 6
    table: Annotated[int, Meta(ge=4, le=9)] = 6
    most: Annotated[int, Meta(ge=6, le=9)] = 9
    point_ms: Annotated[int, Meta(ge=1000, le=60_000, extra={"lowest": 1000})] = 5000


# --- What players do: Call, Show, NoneHere and TakeBack as in the base game, and ----------------


class AskCard(Act, frozen=True):
    """Ask for an extra card (TW-7)."""


# --- What happens ----------------------------------------------------------------------------


class ExtraCard(Event, frozen=True):
    """A card more in the hand, asked for (TW-7) or for a wrong call (TW-5); the owner sees it."""

    seat: int
    reason: Literal["asked", "penalty"]
    card: Card | None = None


class HandFull(Event, frozen=True):
    """A wrong call cost nothing: the hand holds as many cards as it may (TW-8)."""

    seat: int
    count: int


class PileRebuilt(Event, frozen=True):
    """The cards that were removed were shuffled into a new pile (TW-6, TW-6a)."""

    count: int


class TableSwapped(Event, frozen=True):
    """All agreed that nobody can move: the table was swapped for new cards (TW-2a)."""

    gone: tuple[Card, ...]
    cards: tuple[Card, ...]


class WentOut(Event, frozen=True):
    """The first without own cards wins the deal: a point for each card of the others (TW-9)."""

    seat: int
    points: int


# --- What is known ---------------------------------------------------------------------------


class TwentyState(State, frozen=True, kw_only=True):
    """The whole table. `call_seq` and `last_caller` tell of the latest call, open or not."""

    rules: TwentyRules
    hands: tuple[Hand, ...]
    table: Places  # one stays empty when there is no card for it (TW-6a)
    pile: Pile
    removed: tuple[Card, ...] = ()
    gone: tuple[CardsGone, ...] = ()
    wrong: tuple[int, ...] = ()
    caller: int | None = None
    last_caller: int | None = None
    call_seq: int = 0
    call_due: int = 0
    table_seq: int = 0
    said_none: frozenset[int] = frozenset()
    winner: int | None = None

    def within_reach(self, seat: int) -> tuple[Card, ...]:
        """What a seat can make SETs of: the own cards and those on the table (TW-2)."""
        return self.hands[seat] + tuple(card for card in self.table if card is not None)


class TwentyPlayerView(Struct, frozen=True):
    """What everybody sees of a player: how many cards, not which."""

    cards: int
    wrong: int
    said_none: bool


class TwentyView(View, frozen=True, kw_only=True, tag="twenty"):
    """The table and the own hand, None for a spectator (TW-1a)."""

    hand: Hand | None
    table: Places
    pile: int
    removed: int
    most: int
    caller: int | None
    players: tuple[TwentyPlayerView, ...]


Step = tuple[TwentyState, Events]


class Twenty(Game[TwentyRules, TwentyState]):
    """One deal of 20/20 (TW-1 to TW-9)."""

    facts = Facts(
        key="twenty",
        version=1,
        players=(2, 8),  # TW-1a
        pace="race",
        hidden=True,
        sought=True,
        opens_with_race=True,
        rules=TwentyRules,
        state=TwentyState,
        view=TwentyView,
        acts=(Call, Show, AskCard, NoneHere, TakeBack),
        claims=(Call,),
        events=(
            *(HandsDealt, OwnHand, Dealt, Called, Taken, Wrong, SaidNone, TookBack),
            *(ExtraCard, HandFull, PileRebuilt, TableSwapped, WentOut),
        ),
        reasons=("hand_empty",),
        matches=("target", "single"),  # TW-10
    )

    def start(self, rules: TwentyRules, seats: Seats, chance: Chance, at: int = 0) -> Step:
        """Six cards to each, one at a time from the dealer's left; then six open (TW-1)."""
        pile, chance = chance.shuffle(deck())
        turn = seats.from_left_of(seats.dealer)
        dealt = pile[: rules.hand * len(turn)]
        hands = [dealt[turn.index(s) :: len(turn)] if s in turn else () for s in range(seats.count)]
        rest = pile[len(dealt) :]
        state = TwentyState(
            rules=rules,
            seats=seats,
            chance=chance,
            hands=tuple(hands),
            table=_places(rest[: rules.table], rules.table),
            pile=rest[rules.table :],
            wrong=(0,) * seats.count,
        )
        return state, (*_dealt_hands(state, turn), Dealt(cards=rest[: rules.table]))

    def may_act(self, state: TwentyState) -> frozenset[int]:
        """Everybody; after a call only the caller (TW-2, TW-2b)."""
        if state.winner is not None:
            return frozenset()
        if state.caller is not None:
            return frozenset((state.caller,)) - state.away
        return state.present

    def legal(self, state: TwentyState, seat: int) -> Acts:
        """A call with or without cards, a card more, the word "none here"; or three to show."""
        if seat not in self.may_act(state):
            return Acts()
        cards = state.within_reach(seat)
        if state.caller is not None:
            return Acts(*naming_three(Show, cards))
        said = seat in state.said_none
        rare: tuple[Act, ...] = () if _why_no_card(state, seat) else (AskCard(),)
        rare += (TakeBack(),) if said else ()
        word = () if said else (NoneHere(),)
        return Acts((Call(),), *naming_three(Call, cards), word, rare=rare)

    def deadline(self, state: TwentyState) -> Deadline | None:
        """Time to point after a call (TW-2b)."""
        return None if state.caller is None else Deadline(state.call_due, "point")

    def view(self, state: TwentyState, viewer: int | None) -> TwentyView:
        """The own hand only; of the others how many cards they hold (TW-1a)."""
        players = tuple(
            TwentyPlayerView(len(hand), state.wrong[seat], seat in state.said_none)
            for seat, hand in enumerate(state.hands)
        )
        return TwentyView(
            **self.frame(state, viewer),
            hand=None if viewer is None else state.hands[viewer],
            table=state.table,
            pile=len(state.pile),
            removed=len(state.removed),
            most=state.rules.most,
            caller=state.caller,
            players=players,
        )

    def outcome(self, state: TwentyState) -> Outcome | None:
        """The winner of the deal gets a point for each card the others hold (TW-9)."""
        if state.winner is None:
            return None
        points = sum(map(len, state.hands))
        scores = tuple(points if s == state.winner else 0 for s in range(state.seats.count))
        return Outcome(scores, (state.winner,), "hand_empty")

    def on_act(self, state: TwentyState, entry: Entry, seat: int) -> Step:
        """Call, show, ask for a card, or speak of there being no SET."""
        act = entry.act
        if isinstance(act, Show):
            check_is_caller(state, seat)
            return _judge(state, entry, seat, act.cards)
        check_no_call(state, seat)
        match act:
            case Call(cards):
                return call(state, entry, seat, cards, _judge)
            case AskCard():
                return _ask(state, seat)
        check_table_seen(state.table_seq, entry)
        if isinstance(act, NoneHere):
            state, said = say_none(state, seat)
            return _swap_if_agreed(state, entry, said)
        return take_back(state, seat)

    def on_timeout(self, state: TwentyState, entry: Entry, label: str) -> Step:
        """The caller was too slow: a wrong call (TW-2b)."""
        assert state.caller is not None
        return _wrong(state, entry, state.caller, None)

    def on_absence(self, state: TwentyState, entry: Entry) -> Step:
        """Who has left does not block an agreement."""
        return _swap_if_agreed(state, entry, ())

    def zones(self, state: TwentyState) -> Zones:
        """Pile, table, the removed cards, and the hands."""
        hands = {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}
        table = tuple(card for card in state.table if card is not None)
        return {"pile": state.pile, "table": table, "removed": state.removed, **hands}

    def scramble(
        self, state: TwentyState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> TwentyState:
        """The pile and the hands of the others may hold any of their cards."""
        others = [seat for seat in range(state.seats.count) if seat != viewer]
        pile, *mixed = mix_hidden([state.pile, *(state.hands[s] for s in others)], keep, chance)
        hands = dict(zip(others, mixed, strict=True))
        own = tuple(hands.get(seat, hand) for seat, hand in enumerate(state.hands))
        return replace(state, pile=pile, hands=own)


# --- Dealing and drawing ---------------------------------------------------------------------


def _dealt_hands(state: TwentyState, turn: tuple[int, ...]) -> tuple[Event, ...]:
    given = HandsDealt(seats=turn, count=state.rules.hand)
    return given, *(OwnHand(only=s, seat=s, cards=state.hands[s]) for s in turn)


def _places(cards: tuple[Card, ...], count: int) -> Places:
    return (*cards, *(None,) * (count - len(cards)))


def _draw(state: TwentyState, count: int) -> tuple[TwentyState, tuple[Card, ...], Events]:
    """Draw cards; the pile is rebuilt by itself when it is empty and a card is due (TW-6a)."""
    drawn = state.pile[:count]
    state = replace(state, pile=state.pile[count:])
    if len(drawn) == count or not state.removed:
        return state, drawn, ()
    state, rebuilt = _rebuild(state)
    state, more, _ = _draw(state, count - len(drawn))
    return state, drawn + more, (rebuilt,)


def _rebuild(state: TwentyState) -> tuple[TwentyState, PileRebuilt]:
    # Arranged piles are one a deal (see `Chance.piles`): a rebuilt pile is never one of them.
    free = replace(state.chance, piles=())
    pile, chance = free.shuffle(state.removed)
    chance = replace(chance, piles=state.chance.piles)
    return replace(state, pile=pile, removed=(), chance=chance), PileRebuilt(count=len(pile))


def _refill(state: TwentyState) -> Step:
    """Empty places on the table get new cards (TW-3)."""
    empty = [at for at, card in enumerate(state.table) if card is None]
    state, drawn, events = _draw(state, len(empty))
    places = list(state.table)
    for at, card in zip(empty, drawn, strict=False):
        places[at] = card
    dealt: Events = (Dealt(cards=drawn),) if drawn else ()
    return replace(state, table=tuple(places)), events + dealt


# --- Calling and showing (TW-2b) -------------------------------------------------------------


def _check_reach(state: TwentyState, seat: int, cards: Triple) -> None:
    """Refuse a card that is neither on the table nor the player's own, wherever it may be."""
    here = state.within_reach(seat)
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise IllegalAction("card_doubled", card=str(card))
        if card not in here:
            raise IllegalAction("card_out_of_reach", card=str(card))


def _judge(state: TwentyState, entry: Entry, seat: int, cards: Triple) -> Step:
    """TW-4: a call is checked before anything is drawn."""
    _check_reach(state, seat, cards)
    return (_right if is_set(*cards) else _wrong)(state, entry, seat, cards)


def _right(state: TwentyState, entry: Entry, seat: int, cards: Triple) -> Step:
    """The cards are removed; those of the table are replaced, own cards are not (TW-3)."""
    hand = tuple(card for card in state.hands[seat] if card not in cards)
    gone = (*state.gone, CardsGone(entry.seq, seat, cards))[-_REMEMBERED:]
    state = replace(
        _with_hand(state, seat, hand),
        table=tuple(None if card in cards else card for card in state.table),
        removed=state.removed + cards,
        gone=gone,
        caller=None,
        table_seq=entry.seq,
        said_none=frozenset(),
    )
    taken = Taken(seat=seat, cards=cards)
    if not hand:
        return _go_out(state, seat, (taken,))
    state, events = _refill(state)
    return state, (taken, *events)


def _wrong(state: TwentyState, entry: Entry, seat: int, cards: Triple | None) -> Step:
    """The cards go back, and the caller gets one more (TW-5), but never above nine (TW-8)."""
    wrong = wrong_call(seat, cards)
    counts = tuple(n + (s == seat) for s, n in enumerate(state.wrong))
    state = replace(state, caller=None, wrong=counts)
    state, events = _penalty_card(state, seat)
    return _swap_if_agreed(state, entry, (wrong, *events))


def _penalty_card(state: TwentyState, seat: int) -> Step:
    match _why_no_card(state, seat):
        case None:
            return _extra_card(state, seat, "penalty")
        case "hand_full":
            return state, (HandFull(seat=seat, count=len(state.hands[seat])),)
        case _:
            return state, ()  # TW-6a: nothing to draw


def _go_out(state: TwentyState, seat: int, events: Events) -> Step:
    """TW-9: the first to get rid of all own cards wins the deal."""
    state = replace(state, winner=seat)
    outcome = TWENTY.outcome(state)
    assert outcome is not None
    out = WentOut(seat=seat, points=outcome.scores[seat])
    return state, (*events, out, Over(outcome=outcome))


# --- Cards that are asked for (TW-7) ---------------------------------------------------------


def _ask(state: TwentyState, seat: int) -> Step:
    match _why_no_card(state, seat):
        case None:
            return _extra_card(state, seat, "asked")
        case "hand_full":
            raise IllegalAction("hand_full", most=state.rules.most)
        case _:
            raise IllegalAction("pile_empty")


def _why_no_card(state: TwentyState, seat: int) -> str | None:
    if len(state.hands[seat]) >= state.rules.most:
        return "hand_full"  # TW-8
    return None if state.pile or state.removed else "pile_empty"


def _extra_card(state: TwentyState, seat: int, reason: Literal["asked", "penalty"]) -> Step:
    """One card more; a word given for the old hand no longer counts."""
    state, drawn, events = _draw(state, 1)
    state = _with_hand(state, seat, state.hands[seat] + drawn)
    events += (
        ExtraCard(but=seat, seat=seat, reason=reason),
        ExtraCard(only=seat, seat=seat, reason=reason, card=drawn[0]),
    )
    if seat in state.said_none:
        state = replace(state, said_none=state.said_none - {seat})
        events += (TookBack(seat=seat),)
    return state, events


def _with_hand(state: TwentyState, seat: int, hand: Hand) -> TwentyState:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


# --- A dead table (TW-2a) --------------------------------------------------------------------


def _swap_if_agreed(state: TwentyState, entry: Entry, events: Events) -> Step:
    """All who are there have said it: other cards come on the table."""
    if state.caller is not None or not state.present or not state.present <= state.said_none:
        return state, events
    state, swapped = _swap(replace(state, said_none=frozenset(), table_seq=entry.seq))
    return state, events + swapped


def _swap(state: TwentyState) -> Step:
    """New cards first from pile and removed cards; the old ones come back only if these run out."""
    old = tuple(card for card in state.table if card is not None)
    state, new, events = _draw(state, len(state.table))
    state = replace(state, removed=state.removed + old)
    state, rest, more = _draw(state, len(state.table) - len(new))
    cards = new + rest
    state = replace(state, table=_places(cards, len(state.table)))
    return state, (*events, *more, TableSwapped(gone=old, cards=cards))


TWENTY = Twenty()
