"""The base game, in every edition: everybody at once, first to see a SET takes it.

Rules BASE, PEN, SCORE and BEG of `docs/rulebook.md`. An edition is a combination of the options
below; a beginners' deck is the same game with one attribute fixed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tercet.cards import Card, Triple, has_set, is_set
from tercet.engine.acts import Act, Acts, Entry, naming_three
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View, highest
from tercet.engine.game import Events, Facts, Game, Seats, State, Zones
from tercet.engine.options import Rules
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction
from tercet.games.shared.layout import Layout, Pile, lay_more, pack_and_size, remove
from tercet.games.shared.race import (
    Called,
    CardsGone,
    Dealt,
    Laid,
    SaidNone,
    Taken,
    TookBack,
    Wrong,
    call,
    check_is_caller,
    check_no_call,
    check_table_seen,
    check_three,
    say_none,
    take_back,
    wrong_call,
)

Fixed = Literal["off", "1", "2", "3", "r", "g", "p", "s", "h", "e", "o", "w", "d"]


class ClassicRules(Rules, frozen=True):
    """The options of the base game; times in milliseconds, 0 is never."""

    penalty: Literal["point", "aside", "lockout", "return"] = "point"
    score: Literal["sets", "cards"] = "sets"
    fixed: Fixed = "off"
    point_ms: Annotated[int, Meta(ge=1000, le=60_000, extra={"lowest": 1000})] = 5000
    lay_after_ms: Annotated[int, Meta(ge=0, le=600_000, extra={"lowest": 5000})] = 0
    strict: bool = False
    players_end: bool = False


# --- What players do -------------------------------------------------------------------------


class Call(Act, frozen=True, omit_defaults=True):
    """Call SET (BASE-3); with cards, call and show them in one movement."""

    cards: Triple | None = None


class Show(Act, frozen=True):
    """Point at three cards after a call (BASE-4)."""

    cards: Triple


class NoneHere(Act, frozen=True):
    """Say that there is no SET (BASE-6a)."""


class TakeBack(Act, frozen=True):
    """Take that word back (BASE-6a)."""


# --- What happens ----------------------------------------------------------------------------


class Penalised(Event, frozen=True):
    """The edition's penalty fell due (PEN-1 to PEN-4); `cards` are the ones it cost."""

    seat: int
    penalty: str
    cards: tuple[Card, ...] = ()


class Repaid(Event, frozen=True):
    """A SET just won went into the box for an old debt (PEN-4)."""

    seat: int
    cards: Triple


class LocksLifted(Event, frozen=True):
    """Those who had to wait may call again (PEN-3, PEN-3a)."""

    seats: tuple[int, ...]


# --- What is known ---------------------------------------------------------------------------


class Player(Struct, frozen=True, gc=False):
    """What one seat has won and owes."""

    sets: tuple[Triple, ...] = ()
    wrong: int = 0
    debt: int = 0


class ClassicState(State, frozen=True, kw_only=True):
    """The whole table. `call_seq` and `last_caller` tell of the latest call, open or not."""

    rules: ClassicRules
    table: Layout
    pile: Pile
    players: tuple[Player, ...]
    box: tuple[Card, ...] = ()
    gone: tuple[CardsGone, ...] = ()
    caller: int | None = None
    last_caller: int | None = None
    call_seq: int = 0
    call_due: int = 0
    table_seq: int = 0
    quiet_since: int = 0
    said_none: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()
    over: str | None = None


class PlayerView(Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    score: int
    sets: int
    wrong: int
    debt: int
    locked: bool
    said_none: bool


class ClassicView(View, frozen=True, kw_only=True, tag="classic"):
    """Everything lies open but the pile."""

    table: Layout
    pile: int
    caller: int | None
    players: tuple[PlayerView, ...]


class Classic(Game[ClassicRules, ClassicState]):
    """The base game (BASE-1 to BASE-9)."""

    facts = Facts(
        key="classic",
        version=1,
        players=(1, 8),
        pace="race",
        hidden=False,
        sought=True,
        opens_with_race=True,
        rules=ClassicRules,
        state=ClassicState,
        view=ClassicView,
        acts=(Call, Show, NoneHere, TakeBack),
        claims=(Call,),
        events=(
            *(Dealt, Laid, Called, Taken, Wrong, SaidNone, TookBack),
            *(Penalised, Repaid, LocksLifted),
        ),
        reasons=("no_set_left", "agreed"),
        matches=("single", "dealers", "deals", "tournament"),
        presets={"solid": {"fixed": "s"}, "colour": {"fixed": "r"}},  # BEG-2, BEG-3
    )

    def start(
        self, rules: ClassicRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[ClassicState, Events]:
        """Shuffle and lay twelve cards (BASE-1), or nine of a beginners' pack (BEG-1)."""
        pack, size = pack_and_size(rules.fixed)
        pile, chance = chance.shuffle(pack)
        state = ClassicState(
            rules=rules,
            seats=seats,
            chance=chance,
            table=pile[:size],
            pile=pile[size:],
            players=(Player(),) * seats.count,
            quiet_since=at,
        )
        return _end_if_done(state, (Dealt(cards=state.table),))

    def may_act(self, state: ClassicState) -> frozenset[int]:
        """Everybody who is not locked out; after a call only the caller (BASE-2, BASE-3)."""
        if state.over is not None:
            return frozenset()
        if state.caller is not None:
            return frozenset((state.caller,)) - state.away
        return state.present - state.locked

    def legal(self, state: ClassicState, seat: int) -> Acts:
        """A call with or without cards and the word "none here"; for the caller any three cards."""
        if seat not in self.may_act(state):
            return Acts()
        if state.caller is not None:
            return _showings(state.table)
        return _callings(state.table, seat in state.said_none, state.rules.strict)

    def deadline(self, state: ClassicState) -> Deadline | None:
        """Time to point after a call (BASE-3a); three more after a long silence (BASE-7a)."""
        if state.over is not None:
            return None
        if state.caller is not None:
            return Deadline(state.call_due, "point")
        if state.rules.lay_after_ms and state.pile:
            return Deadline(state.quiet_since + state.rules.lay_after_ms, "lay")
        return None

    def view(self, state: ClassicState, viewer: int | None) -> ClassicView:
        """The same for all: only the pile is hidden."""
        rules = state.rules
        players = [
            PlayerView(
                score=_score(rules, player),
                sets=len(player.sets),
                wrong=player.wrong,
                debt=player.debt,
                locked=seat in state.locked,
                said_none=seat in state.said_none,
            )
            for seat, player in enumerate(state.players)
        ]
        return ClassicView(
            **self.frame(state, viewer),
            table=state.table,
            pile=len(state.pile),
            caller=state.caller,
            players=tuple(players),
        )

    def outcome(self, state: ClassicState) -> Outcome | None:
        """Most points; ties share the win (SCORE-1, SCORE-1a, SCORE-2)."""
        if state.over is None:
            return None
        scores = tuple(_score(state.rules, player) for player in state.players)
        return Outcome(scores, highest(scores, state.seats.playing), state.over)

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> tuple[ClassicState, Events]:
        """Call, show, or speak of there being no SET."""
        act = entry.act
        if isinstance(act, Show):
            check_is_caller(state, seat)
            return _judge(state, entry, seat, act.cards)
        check_no_call(state, seat)
        if seat in state.locked:
            raise IllegalAction("locked_out")  # PEN-3
        if isinstance(act, Call):
            return call(state, entry, seat, act.cards, _judge)
        check_table_seen(state.table_seq, entry)
        if isinstance(act, NoneHere):
            return _say_none(state, entry, seat)
        return take_back(state, seat)

    def on_timeout(
        self, state: ClassicState, entry: Entry, label: str
    ) -> tuple[ClassicState, Events]:
        """The caller was too slow (BASE-3a), or nobody has called for long (BASE-7a)."""
        if label == "point":
            assert state.caller is not None
            return _wrong(state, entry, state.caller, None)
        return _lay(state, entry, agreed=False)

    def on_absence(self, state: ClassicState, entry: Entry) -> tuple[ClassicState, Events]:
        """Who has left blocks neither an agreement nor a lock (BASE-6b, PEN-3a)."""
        state, events = _lift_locks_of_all(state)
        return _lay_if_agreed(state, entry, events)

    def zones(self, state: ClassicState) -> Zones:
        """Pile, table, box, and what each player has won."""
        won = {
            f"won {seat}": tuple(card for triple in player.sets for card in triple)
            for seat, player in enumerate(state.players)
        }
        return {"pile": state.pile, "table": state.table, "box": state.box, **won}

    def scramble(
        self, state: ClassicState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> ClassicState:
        """Nobody may know the order of the pile."""
        (pile,) = mix_hidden([state.pile], keep, chance)
        return replace(state, pile=pile)


# --- The rules, act by act -------------------------------------------------------------------


def _judge(
    state: ClassicState, entry: Entry, seat: int, cards: Triple
) -> tuple[ClassicState, Events]:
    check_three(cards, state.table)
    return (_right if is_set(*cards) else _wrong)(state, entry, seat, cards)


def _right(
    state: ClassicState, entry: Entry, seat: int, cards: Triple
) -> tuple[ClassicState, Events]:
    """BASE-4: the SET goes to the caller; above twelve it is not replaced (BASE-8)."""
    size = pack_and_size(state.rules.fixed)[1]
    table, pile = remove(state.table, state.pile, cards, size)
    drawn = state.pile[: len(state.pile) - len(pile)]
    state, events = _keep_or_repay(state, seat, cards)
    if state.locked:
        events += (LocksLifted(seats=tuple(sorted(state.locked))),)  # PEN-3
    state = replace(
        state,
        table=table,
        pile=pile,
        gone=(*state.gone, CardsGone(entry.seq, seat, cards)),
        caller=None,
        table_seq=entry.seq,
        quiet_since=entry.at,
        said_none=frozenset(),
        locked=frozenset(),
    )
    return _end_if_done(state, events + ((Dealt(cards=drawn),) if drawn else ()))


def _keep_or_repay(
    state: ClassicState, seat: int, cards: Triple
) -> tuple[ClassicState, tuple[Event, ...]]:
    player = state.players[seat]
    taken = Taken(seat=seat, cards=cards)
    if player.debt:  # PEN-4
        state = _with_player(state, seat, replace(player, debt=player.debt - 1))
        return replace(state, box=state.box + cards), (taken, Repaid(seat=seat, cards=cards))
    return _with_player(state, seat, replace(player, sets=(*player.sets, cards))), (taken,)


def _wrong(
    state: ClassicState, entry: Entry, seat: int, cards: Triple | None
) -> tuple[ClassicState, Events]:
    """BASE-5: the cards stay, and the edition's penalty applies."""
    wrong = wrong_call(seat, cards)
    player = state.players[seat]
    state = _with_player(state, seat, replace(player, wrong=player.wrong + 1))
    state = replace(state, caller=None, quiet_since=entry.at)
    state, events = _PENALTIES[state.rules.penalty](state, seat)
    return _lay_if_agreed(state, entry, (wrong, *events))


def _lose_a_point(state: ClassicState, seat: int) -> tuple[ClassicState, Events]:
    return state, (Penalised(seat=seat, penalty="point"),)  # PEN-1: counted in _score


def _set_three_aside(state: ClassicState, seat: int) -> tuple[ClassicState, Events]:
    if not state.players[seat].sets:
        return state, ()  # PEN-2a
    return _box_last_set(state, seat, "aside")


def _lock_out(state: ClassicState, seat: int) -> tuple[ClassicState, Events]:
    if len(state.seats.playing) == 1:
        return state, ()  # PEN-3a: alone, nobody is locked
    state, events = _lift_locks_of_all(replace(state, locked=state.locked | {seat}))
    return state, (Penalised(seat=seat, penalty="lockout"), *events)


def _give_one_back(state: ClassicState, seat: int) -> tuple[ClassicState, Events]:
    player = state.players[seat]
    if player.sets:
        return _box_last_set(state, seat, "return")
    owing = replace(player, debt=player.debt + 1)  # PEN-4a
    return _with_player(state, seat, owing), (Penalised(seat=seat, penalty="debt"),)


_PENALTIES = {
    "point": _lose_a_point,
    "aside": _set_three_aside,
    "lockout": _lock_out,
    "return": _give_one_back,
}


def _box_last_set(state: ClassicState, seat: int, penalty: str) -> tuple[ClassicState, Events]:
    player = state.players[seat]
    *kept, lost = player.sets
    state = _with_player(state, seat, replace(player, sets=tuple(kept)))
    return replace(state, box=state.box + lost), (
        Penalised(seat=seat, penalty=penalty, cards=lost),
    )


def _lift_locks_of_all(state: ClassicState) -> tuple[ClassicState, Events]:
    """PEN-3a: when everyone is locked out, nobody is."""
    if not state.locked or state.present - state.locked:
        return state, ()
    lifted = LocksLifted(seats=tuple(sorted(state.locked)))
    return replace(state, locked=frozenset()), (lifted,)


def _say_none(state: ClassicState, entry: Entry, seat: int) -> tuple[ClassicState, Events]:
    state, said = say_none(state, seat)
    if state.rules.strict and has_set(state.table):
        raise IllegalAction("there_is_a_set")  # BASE-6a, option
    return _lay_if_agreed(state, entry, said)


def _lay_if_agreed(
    state: ClassicState, entry: Entry, events: Events
) -> tuple[ClassicState, Events]:
    """BASE-6a, BASE-6b: all who may act have said it."""
    voters = state.present - state.locked
    if state.caller is not None or not voters or not voters <= state.said_none:
        return state, events
    state, more = _lay(state, entry, agreed=True)
    return state, events + more


def _lay(state: ClassicState, entry: Entry, *, agreed: bool) -> tuple[ClassicState, Events]:
    if not state.pile:
        return _end(state, (), "agreed")  # BASE-9: no SET can be found
    table, pile = lay_more(state.table, state.pile)
    laid = Laid(cards=table[len(state.table) :], agreed=agreed)
    state = replace(
        state,
        table=table,
        pile=pile,
        said_none=frozenset(),
        table_seq=entry.seq,
        quiet_since=entry.at,
    )
    return _end_if_done(state, (laid,))


def _end_if_done(state: ClassicState, events: Events) -> tuple[ClassicState, Events]:
    """BASE-9, BASE-9a: the pile is empty and no SET lies on the table."""
    if state.pile or (state.rules.players_end and state.table) or has_set(state.table):
        return state, events
    return _end(state, events, "no_set_left")


def _end(state: ClassicState, events: Events, reason: str) -> tuple[ClassicState, Events]:
    state = replace(state, over=reason)
    outcome = CLASSIC.outcome(state)
    assert outcome is not None
    return state, (*events, Over(outcome=outcome))


@lru_cache(maxsize=512)
def _showings(table: Layout) -> Acts:
    return Acts(*naming_three(Show, table))


@lru_cache(maxsize=512)
def _callings(table: Layout, said_none: bool, strict: bool) -> Acts:
    word: tuple[Act, ...] = (TakeBack(),) if said_none else (NoneHere(),)
    silent = not said_none and strict and has_set(table)  # BASE-6a, option
    return Acts((Call(),), *naming_three(Call, table), () if silent else word)


def _with_player(state: ClassicState, seat: int, player: Player) -> ClassicState:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players)


def _score(rules: ClassicRules, player: Player) -> int:
    """SCORE-1 or SCORE-2; with PEN-1 it may fall below zero (PEN-1a)."""
    won = len(player.sets) * (3 if rules.score == "cards" else 1)
    return won - (player.wrong if rules.penalty == "point" else 0)


CLASSIC = Classic()
