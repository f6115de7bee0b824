"""SetUp: lay a card that makes no SET with those on the table, or take them all as minus points.

Rules SETUP of `docs/rulebook.md`. Hands are hidden; laying goes in turn, challenging is a race
that stays open until the next card closes it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tercet.cards import Card, Triple, deck, is_set
from tercet.engine.acts import Act, Acts, Entry
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View, highest
from tercet.engine.game import Events, Facts, Game, Seats, State, Zones
from tercet.engine.options import Rules
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.shared.hands import HandsDealt, OwnHand
from tercet.games.shared.layout import Layout, Pile
from tercet.games.shared.pairs import Pair, naming_two
from tercet.games.shared.race import Wrong, check_three, what_broke

Hand = tuple[Card, ...]


class SetUpRules(Rules, frozen=True):
    """Cards in a hand (SETUP-1), and times in milliseconds; 0 is none.

    `challenge_ms` is the minimum time to look at a card (SETUP-3b), `last_ms` the time for the
    last card where that is off (SETUP-7a); after `turn_ms` a card is laid for a sleeper.
    """

    hand: Annotated[int, Meta(ge=1, le=9)] = 4
    challenge_ms: Annotated[int, Meta(ge=0, le=60_000, extra={"lowest": 1000})] = 3000
    last_ms: Annotated[int, Meta(ge=1000, le=120_000, extra={"lowest": 1000})] = 10_000
    turn_ms: Annotated[int, Meta(ge=0, le=600_000, extra={"lowest": 5000})] = 0


# --- What players do -------------------------------------------------------------------------


class LayCard(Act, frozen=True):
    """Lay a card of one's hand face up (SETUP-2)."""

    card: Card


class Challenge(Act, frozen=True):
    """Name the two cards that make a SET with the last card laid (SETUP-3a)."""

    cards: Pair


# --- What happens ----------------------------------------------------------------------------


class CardLaid(Event, frozen=True):
    """A card was laid face up (SETUP-2), or by chance because the time was up (`late`)."""

    seat: int
    card: Card
    late: bool = False


class Drew(Event, frozen=True):
    """The card a player drew after laying one (SETUP-6), for that player alone."""

    seat: int
    card: Card


class Challenged(Event, frozen=True):
    """A player named two cards that should make a SET with the last card laid (SETUP-3)."""

    seat: int
    card: Card
    cards: Pair


class Collected(Event, frozen=True):
    """The challenge of `by` was right: `seat` takes all cards of the table (SETUP-5)."""

    seat: int
    by: int
    cards: tuple[Card, ...]


class PassedOver(Event, frozen=True):
    """The turn went past players who are away."""

    seats: tuple[int, ...]


class LastPlace(Event, frozen=True):
    """These took the most cards and lose (SETUP-7, SETUP-7b)."""

    seats: tuple[int, ...]
    count: int


# --- What is known ---------------------------------------------------------------------------


class SetUpState(State, frozen=True, kw_only=True):
    """The whole table. The last card laid is the last of `table`; `layer` is who laid it.

    Until `closes` nobody may lay; None when the next player may, at once.
    """

    rules: SetUpRules
    hands: tuple[Hand, ...]
    pile: Pile
    taken: tuple[tuple[Card, ...], ...]
    turn: int
    table: Layout = ()
    layer: int | None = None
    finder: int | None = None
    barred: frozenset[int] = frozenset()
    closes: int | None = None
    turn_since: int = 0
    table_seq: int = 0
    over: str | None = None


class SetUpPlayerView(Struct, frozen=True):
    """What everybody sees of a player."""

    hand: int
    taken: int
    barred: bool


class SetUpView(View, frozen=True, kw_only=True, tag="setup"):
    """The table, one's own hand, and how many cards the others hold.

    `turn` lays next, at once if `may_lay`; `may_challenge` lists who may name a SET with the last.
    """

    table: Layout
    layer: int | None
    turn: int
    may_lay: bool
    may_challenge: tuple[int, ...]
    pile: int
    hand: Hand
    players: tuple[SetUpPlayerView, ...]


class SetUp(Game[SetUpRules, SetUpState]):
    """Lay in turn, challenge in a race (SETUP-1 to SETUP-7)."""

    facts = Facts(
        key="setup",
        version=1,
        players=(2, 8),
        pace="mixed",
        hidden=True,
        sought=True,
        rules=SetUpRules,
        state=SetUpState,
        view=SetUpView,
        acts=(LayCard, Challenge),
        claims=(Challenge,),
        events=(
            *(HandsDealt, OwnHand, CardLaid, Drew, Challenged, Wrong, Collected),
            *(PassedOver, LastPlace),
        ),
        reasons=("pile_drawn",),
        matches=("single", "dealers", "deals"),
    )

    def start(
        self, rules: SetUpRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[SetUpState, Events]:
        """Deal the hands, clockwise from the dealer's left; the rest is the pile (SETUP-1)."""
        pack, chance = chance.shuffle(deck())
        order = seats.from_left_of(seats.dealer)
        need = len(order) * rules.hand
        if len(pack) < need:
            raise Unreadable("pile_too_small", need=need, have=len(pack))
        hands: list[Hand] = [()] * seats.count
        for place, seat in enumerate(order):
            hands[seat] = pack[place * rules.hand : (place + 1) * rules.hand]
        state = SetUpState(
            rules=rules,
            seats=seats,
            chance=chance,
            hands=tuple(hands),
            pile=pack[need:],
            taken=((),) * seats.count,
            turn=order[0],
            turn_since=at,
        )
        own = tuple(OwnHand(seat=seat, cards=hands[seat], only=seat) for seat in order)
        return _end_if_drawn(state, (HandsDealt(seats=order, count=rules.hand), *own))

    def may_act(self, state: SetUpState) -> frozenset[int]:
        """Whoever may challenge the last card, and the next player when it may be laid on."""
        layers = (seat for seat in state.present if _may_lay(state, seat))
        return frozenset({*_challengers(state), *layers})

    def legal(self, state: SetUpState, seat: int) -> Acts:
        """A card of the hand, or any two cards against the last one."""
        if seat not in self.may_act(state):
            return Acts()
        lay = [LayCard(card) for card in state.hands[seat]] if _may_lay(state, seat) else []
        if _why_not_challenge(state, seat) is not None:
            return Acts(lay)
        *others, last = state.table
        return Acts(*naming_two(Challenge, others, last), lay)

    def deadline(self, state: SetUpState) -> Deadline | None:
        """The minimum time of a question, the last one's end (SETUP-7a), or that of a turn."""
        if state.over is not None:
            return None
        if state.closes is not None:
            return Deadline(state.closes, "challenge" if state.pile else "last_challenge")
        if state.rules.turn_ms and state.turn in state.present:
            return Deadline(state.turn_since + state.rules.turn_ms, "lay_card")
        return None

    def view(self, state: SetUpState, viewer: int | None) -> SetUpView:
        """The table and the own hand; of the other hands only how many cards."""
        players = tuple(
            SetUpPlayerView(len(hand), len(taken), seat in state.barred)
            for seat, (hand, taken) in enumerate(zip(state.hands, state.taken, strict=True))
        )
        return SetUpView(
            **self.frame(state, viewer),
            table=state.table,
            layer=state.layer,
            turn=state.turn,
            may_lay=_may_lay(state, state.turn),
            may_challenge=_challengers(state),
            pile=len(state.pile),
            hand=() if viewer is None else state.hands[viewer],
            players=players,
        )

    def outcome(self, state: SetUpState) -> Outcome | None:
        """Minus one point for each card taken; fewest wins (SETUP-5, SETUP-7b)."""
        if state.over is None:
            return None
        scores = tuple(-len(cards) for cards in state.taken)
        return Outcome(scores, highest(scores, state.seats.playing), state.over)

    def on_act(self, state: SetUpState, entry: Entry, seat: int) -> tuple[SetUpState, Events]:
        """Lay a card, or challenge the last one."""
        match entry.act:
            case LayCard(card):
                _check_lay(state, entry, seat, card)
                return _lay(state, entry, seat, card)
            case Challenge(cards):
                _check_challenge(state, entry, seat, cards)
                return _challenge(state, entry, seat, cards)
        raise AssertionError(entry.act)

    def on_timeout(self, state: SetUpState, entry: Entry, label: str) -> tuple[SetUpState, Events]:
        """The next card may be laid, the last question is closed, or a turn took too long."""
        if label != "lay_card":
            return _close(state, entry.at, ())
        card, chance = state.chance.pick(state.hands[state.turn])
        return _lay(replace(state, chance=chance), entry, state.turn, card, late=True)

    def on_absence(self, state: SetUpState, entry: Entry) -> tuple[SetUpState, Events]:
        """The turn does not wait for somebody who is away; the cards stay in the hand."""
        if state.turn not in state.away:
            since = entry.at if entry.seat == state.turn else state.turn_since
            return replace(state, turn_since=since), ()
        turn, passed = _first_present(state, state.turn)
        return replace(state, turn=turn, turn_since=entry.at), passed

    def zones(self, state: SetUpState) -> Zones:
        """Pile, table, hands, and what each player had to take."""
        hands = {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}
        taken = {f"taken {seat}": cards for seat, cards in enumerate(state.taken)}
        return {"pile": state.pile, "table": state.table, **hands, **taken}

    def scramble(
        self, state: SetUpState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> SetUpState:
        """Nobody may know the pile and the hands of others."""
        hidden = [seat for seat in state.seats.playing if seat != viewer]
        zones = [state.pile, *(state.hands[seat] for seat in hidden)]
        pile, *mixed = mix_hidden(zones, keep, chance)
        hands = list(state.hands)
        for seat, hand in zip(hidden, mixed, strict=True):
            hands[seat] = hand
        return replace(state, pile=pile, hands=tuple(hands))


# --- Laying ----------------------------------------------------------------------------------


def _may_lay(state: SetUpState, seat: int) -> bool:
    return state.over is None and seat == state.turn and state.closes is None


def _check_lay(state: SetUpState, entry: Entry, seat: int, card: Card) -> None:
    if not state.pile:
        raise IllegalAction("pile_drawn")  # SETUP-7
    if seat != state.turn:
        raise IllegalAction("not_your_turn", by=state.turn)  # SETUP-2
    if entry.seen is not None and entry.seen < state.table_seq:
        raise TooLate("table_changed")
    if state.closes is not None:  # SETUP-3b
        left = state.closes - entry.at
        raise IllegalAction("wait_for_challenges", left_ms=left, seconds=-(-left // 1000))
    if card not in state.hands[seat]:
        raise IllegalAction("card_not_in_hand", card=str(card))


def _lay(
    state: SetUpState, entry: Entry, seat: int, card: Card, *, late: bool = False
) -> tuple[SetUpState, Events]:
    """SETUP-2, SETUP-6: the card comes on the table, the question opens, and a card is drawn."""
    drawn, *pile = state.pile
    hand = (*(other for other in state.hands[seat] if other is not card), drawn)
    turn, passed = _first_present(state, state.seats.left_of(seat))
    state = replace(
        state,
        hands=_put(state.hands, seat, hand),
        pile=tuple(pile),
        table=(*state.table, card),
        layer=seat,
        finder=None,
        barred=frozenset(),
        turn=turn,
        table_seq=entry.seq,
    )
    events = (
        CardLaid(seat=seat, card=card, late=late),
        Drew(seat=seat, card=drawn, only=seat),
        *passed,
    )
    return _open_question(state, entry.at, events)


def _open_question(state: SetUpState, at: int, events: Events) -> tuple[SetUpState, Events]:
    time = state.rules.challenge_ms
    if not state.pile:
        time = time or state.rules.last_ms  # SETUP-7a
    if len(state.table) < 3 or not time:
        return _close(state, at, events)
    return replace(state, closes=at + time), events


def _close(state: SetUpState, at: int, events: Events) -> tuple[SetUpState, Events]:
    """The next card may be laid; with the pile drawn the game stops (SETUP-7a)."""
    return _end_if_drawn(replace(state, closes=None, turn_since=at), events)


def _first_present(state: SetUpState, seat: int) -> tuple[int, Events]:
    """Whose turn it is from this seat on; the turn stays where it is while all are away."""
    passed: list[int] = []
    while seat in state.away and state.present:
        passed.append(seat)
        seat = state.seats.left_of(seat)
    return seat, (PassedOver(seats=tuple(passed)),) if passed else ()


# --- Challenging -----------------------------------------------------------------------------


def _challengers(state: SetUpState) -> tuple[int, ...]:
    return tuple(s for s in sorted(state.present) if _why_not_challenge(state, s) is None)


def _why_not_challenge(state: SetUpState, seat: int) -> str | None:
    if state.over is not None or state.layer is None or len(state.table) < 3:
        return "nothing_to_challenge"
    if seat == state.layer:
        return "own_card"  # SETUP-3: all the other players
    return "already_challenged" if seat in state.barred else None  # SETUP-3a


def _check_challenge(state: SetUpState, entry: Entry, seat: int, cards: Pair) -> None:
    if entry.seen is not None and entry.seen < state.table_seq:
        if state.finder is not None:
            raise TooLate("challenged_first", by=state.finder)
        raise TooLate("question_closed")  # SETUP-3
    if (why := _why_not_challenge(state, seat)) is not None:
        raise IllegalAction(why)
    last = state.table[-1]
    if last in cards:
        raise IllegalAction("name_the_others", card=str(last))
    check_three((*cards, last), state.table)


def _challenge(
    state: SetUpState, entry: Entry, seat: int, cards: Pair
) -> tuple[SetUpState, Events]:
    """SETUP-4: the three are always the two named and the last card laid."""
    last = state.table[-1]
    three = (*cards, last)
    challenged = Challenged(seat=seat, card=last, cards=cards)
    if is_set(*three):
        return _collect(state, entry, seat, challenged)
    return _bar(state, entry.at, seat, three, challenged)


def _bar(
    state: SetUpState, at: int, seat: int, three: Triple, challenged: Challenged
) -> tuple[SetUpState, Events]:
    """SETUP-3a; when nobody is left who might challenge, there is nothing to wait for."""
    state = replace(state, barred=state.barred | {seat})
    events = (challenged, Wrong(seat=seat, cards=three, broken=what_broke(three)))
    all_barred = set(state.seats.playing) <= state.barred | {state.layer}
    if all_barred and state.closes is not None:
        return _close(state, at, events)
    return state, events


def _collect(
    state: SetUpState, entry: Entry, finder: int, challenged: Challenged
) -> tuple[SetUpState, Events]:
    """SETUP-5: all the table goes to who laid the card; the next player leads (SETUP-5a)."""
    layer, cards = state.layer, state.table
    assert layer is not None
    state = replace(
        state,
        taken=_put(state.taken, layer, state.taken[layer] + cards),
        table=(),
        layer=None,
        finder=finder,
        barred=frozenset(),
        table_seq=entry.seq,
    )
    collected = Collected(seat=layer, by=finder, cards=cards)
    return _close(state, entry.at, (challenged, collected))


# --- The end ---------------------------------------------------------------------------------


def _end_if_drawn(state: SetUpState, events: Events) -> tuple[SetUpState, Events]:
    """SETUP-7, SETUP-7a: the pile is empty and no question is open."""
    if state.pile:
        return state, events
    state = replace(state, over="pile_drawn")
    outcome = SETUP.outcome(state)
    assert outcome is not None
    return state, (*events, *_last_place(state), Over(outcome=outcome))


def _last_place(state: SetUpState) -> Events:
    """Who took the most, unless all took the same: then nobody is last (SETUP-7b)."""
    counts = {seat: len(state.taken[seat]) for seat in state.seats.playing}
    most = max(counts.values())
    if most == min(counts.values()):
        return ()
    last = tuple(seat for seat, count in counts.items() if count == most)
    return (LastPlace(seats=last, count=most),)


def _put(zones: tuple[Hand, ...], seat: int, cards: Hand) -> tuple[Hand, ...]:
    return (*zones[:seat], cards, *zones[seat + 1 :])


SETUP = SetUp()
