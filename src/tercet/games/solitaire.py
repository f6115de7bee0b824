"""The base game alone, as three rule sheets tell it (SOLO-1 to SOLO-5).

It is the player who says that no SET lies there (SOLO-1b). `first` ends at that word; the others
lay three more cards: `patience` goes on until the pack is used up, and `penalty` counts a point for
each such word, which the last cards can cancel.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from tercet.cards import Card, Triple, find_sets, has_set, is_set
from tercet.engine.acts import Act, Acts, Entry, naming_three
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View
from tercet.engine.game import Events, Facts, Game, Seats, State, Zones
from tercet.engine.options import Rules
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction, TooLate
from tercet.games.classic import Fixed, NoneHere, Penalised, Repaid
from tercet.games.shared.layout import Layout, Pile, lay_more, pack_and_size, remove
from tercet.games.shared.race import (
    Dealt,
    SaidNone,
    Take,
    Taken,
    Wrong,
    check_table_seen,
    check_three,
    wrong_call,
)

__all__ = ["SOLITAIRE", "NoneHere", "Stop", "Take"]

#: The one seat.
ALONE: Final = 0


class SolitaireRules(Rules, frozen=True):
    """The form of the solitaire, the pack, what mistakes cost, and who says that there is none."""

    form: Literal["first", "patience", "penalty"] = "patience"
    fixed: Fixed = "off"
    mistakes: Literal["cost", "free"] = "cost"
    strict: bool = False
    tell: bool = False


class Stop(Act, frozen=True):
    """Give up the solitaire."""


class NoSetHere(Event, frozen=True):
    """The game itself says that there is none (SOLO-1b, option `tell`)."""


class ThreeMore(Event, frozen=True):
    """Three more cards, after the word that there is none (SOLO-1b)."""

    cards: tuple[Card, ...]


class GaveUp(Event, frozen=True):
    """What that word costs in the form with penalties: a point, and a SET if there is one."""

    seat: int
    penalties: int
    cards: tuple[Card, ...] = ()


class Redeemed(Event, frozen=True):
    """A SET made of the last cards cancelled a penalty point (SOLO-4)."""

    seat: int
    penalties: int


class Overlooked(Event, frozen=True):
    """Told at the end: the SETs that lay there when the player said that there is none."""

    sets: tuple[Triple, ...]


class SolitaireEnded(Event, frozen=True):
    """What it was (SOLO-5a): `result` as a code, the figures that belong to it, and the time."""

    result: str
    sets: int
    left: int
    penalties: int
    wrong: int
    ms: int


class SolitaireState(State, frozen=True, kw_only=True):
    """The whole table of one player; `begun` and `ended` are table times."""

    rules: SolitaireRules
    table: Layout
    pile: Pile
    table_seq: int = 0
    sets: tuple[Triple, ...] = ()
    box: tuple[Card, ...] = ()
    debt: int = 0
    penalties: int = 0
    wrong: int = 0
    overlooked: tuple[tuple[Triple, ...], ...] = ()
    begun: int = 0
    ended: int = 0
    over: str | None = None


class SolitaireView(View, frozen=True, kw_only=True, tag="solitaire"):
    """Everything lies open but the pile. The last four are told at the end."""

    form: str
    table: Layout
    pile: int
    score: int
    sets: int
    debt: int
    penalties: int
    wrong: int
    overlooked: tuple[tuple[Triple, ...], ...] = ()
    result: str | None = None
    ms: int | None = None
    won: bool | None = None


class Solitaire(Game[SolitaireRules, SolitaireState]):
    """One player against the pack."""

    facts = Facts(
        key="solitaire",
        version=2,
        players=(1, 1),
        pace="race",
        hidden=False,
        sought=True,
        against_pack=True,
        rules=SolitaireRules,
        state=SolitaireState,
        view=SolitaireView,
        acts=(Take, NoneHere, Stop),
        events=(
            *(Dealt, Taken, Wrong, Penalised, Repaid, SaidNone, NoSetHere, ThreeMore),
            *(GaveUp, Redeemed, Overlooked, SolitaireEnded),
        ),
        reasons=("none_seen", "none_there", "table_empty", "stopped"),
    )

    def start(
        self, rules: SolitaireRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[SolitaireState, Events]:
        """As the base game: twelve cards, or nine of a small pack."""
        pack, size = pack_and_size(rules.fixed)
        pile, chance = chance.shuffle(pack)
        state = SolitaireState(
            rules=rules, seats=seats, chance=chance, table=pile[:size], pile=pile[size:], begun=at
        )
        return _go_on(state, at, (Dealt(cards=state.table),))

    def may_act(self, state: SolitaireState) -> frozenset[int]:
        """The one player, until the end."""
        return state.present if state.over is None else frozenset()

    def legal(self, state: SolitaireState, seat: int) -> Acts:
        """Take any three, say that there is none, or stop."""
        if seat not in self.may_act(state):
            return Acts()
        silent = state.rules.strict and has_set(state.table)
        word: tuple[Act, ...] = () if silent else (NoneHere(),)
        return Acts(*naming_three(Take, state.table), word, rare=(Stop(),))

    def deadline(self, state: SolitaireState) -> Deadline | None:
        """Nobody is in a hurry."""
        return None

    def view(self, state: SolitaireState, viewer: int | None) -> SolitaireView:
        """All but the order of the pile; what was overlooked comes with the end."""
        over = state.over is not None
        return SolitaireView(
            **self.frame(state, viewer),
            form=state.rules.form,
            table=state.table,
            pile=len(state.pile),
            score=_score(state),
            sets=len(state.sets),
            debt=state.debt,
            penalties=state.penalties,
            wrong=state.wrong,
            overlooked=state.overlooked if over else (),
            result=_result(state) if over else None,
            ms=state.ended - state.begun if over else None,
            won=_won(state) if over else None,
        )

    def outcome(self, state: SolitaireState) -> Outcome | None:
        """The SETs made; there is a winner when the solitaire came out."""
        if state.over is None:
            return None
        return Outcome((_score(state),), (ALONE,) if _won(state) else (), state.over)

    def on_act(
        self, state: SolitaireState, entry: Entry, seat: int
    ) -> tuple[SolitaireState, Events]:
        """Take, say that there is none, or stop."""
        match entry.act:
            case Take(cards):
                check_three(cards, state.table)
                return _take(state, entry, cards)
            case NoneHere():
                check_table_seen(state.table_seq, entry)
                return _say_none(state, entry)
            case _:
                return _end(_look_back(state), entry.at, (), "stopped")

    def hints(self, state: SolitaireState, seat: int, act: Act) -> tuple[str, ...]:
        """The cards of a SET that lies there, for who is about to say that there is none."""
        if not isinstance(act, NoneHere):
            raise IllegalAction("no_preview")
        if seat not in self.may_act(state):
            raise TooLate("game_over")
        found = next(iter(find_sets(state.table)), ())
        return tuple([str(card) for card in found])

    def on_timeout(
        self, state: SolitaireState, entry: Entry, label: str
    ) -> tuple[SolitaireState, Events]:
        """There is no deadline, so this is never due."""
        return state, ()

    def zones(self, state: SolitaireState) -> Zones:
        """Pile, table, the SETs made, and those taken away."""
        made = tuple(card for triple in state.sets for card in triple)
        return {"pile": state.pile, "table": state.table, "made": made, "box": state.box}

    def scramble(
        self, state: SolitaireState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> SolitaireState:
        """Nobody may know the order of the pile."""
        (pile,) = mix_hidden([state.pile], keep, chance)
        return replace(state, pile=pile)


# --- Taking ----------------------------------------------------------------------------------


def _take(state: SolitaireState, entry: Entry, cards: Triple) -> tuple[SolitaireState, Events]:
    if not is_set(*cards):
        return mistaken(state, cards)
    state, events = taken(state, cards)
    return _go_on(replace(state, table_seq=entry.seq), entry.at, events)


def taken(state: SolitaireState, cards: Triple) -> tuple[SolitaireState, Events]:
    """A right SET: it pays a debt (PEN-4), cancels a point (SOLO-4), and is replaced (BASE-4)."""
    events: Events = (Taken(seat=ALONE, cards=cards),)
    if state.debt:
        state = replace(state, debt=state.debt - 1, box=state.box + cards)
        events += (Repaid(seat=ALONE, cards=cards),)
    else:
        state = replace(state, sets=(*state.sets, cards))
    if not state.pile and state.penalties:  # SOLO-4, SOLO-4a
        state = replace(state, penalties=state.penalties - 1)
        events += (Redeemed(seat=ALONE, penalties=state.penalties),)
    size = pack_and_size(state.rules.fixed)[1]
    table, pile = remove(state.table, state.pile, cards, size)
    drawn = state.pile[: len(state.pile) - len(pile)]
    dealt: Events = (Dealt(cards=drawn),) if drawn else ()
    return replace(state, table=table, pile=pile), events + dealt


def mistaken(state: SolitaireState, cards: Triple) -> tuple[SolitaireState, Events]:
    """A wrong triple is counted, and costs what it costs in the base game (SOLO-1a)."""
    state = replace(state, wrong=state.wrong + 1)
    wrong: Events = (wrong_call(ALONE, cards),)
    form = "free" if state.rules.mistakes == "free" else state.rules.form
    if form == "first":  # PEN-1: see `_score`
        return state, (*wrong, Penalised(seat=ALONE, penalty="point"))
    if form != "penalty":
        return state, wrong
    if not state.sets:  # PEN-4a
        owing = replace(state, debt=state.debt + 1)
        return owing, (*wrong, Penalised(seat=ALONE, penalty="debt"))
    state, lost = _box_last_set(state)  # PEN-4
    return state, (*wrong, Penalised(seat=ALONE, penalty="return", cards=lost))


def _box_last_set(state: SolitaireState) -> tuple[SolitaireState, tuple[Card, ...]]:
    """The SET made last goes into the box; nothing does when none was made."""
    *kept, lost = state.sets or ((),)
    return replace(state, sets=tuple(kept), box=state.box + tuple(lost)), tuple(lost)


# --- The word that there is none (SOLO-1b) ---------------------------------------------------


def _say_none(state: SolitaireState, entry: Entry) -> tuple[SolitaireState, Events]:
    if state.rules.strict and has_set(state.table):
        raise IllegalAction("there_is_a_set")
    state = replace(_look_back(state), table_seq=entry.seq)
    return _at_the_word(state, entry.at, (SaidNone(seat=ALONE),), "none_seen")


def _look_back(state: SolitaireState) -> SolitaireState:
    """Remember the SETs that lie there at the player's word; the end shows them."""
    here = tuple(find_sets(state.table))
    return replace(state, overlooked=(*state.overlooked, here)) if here else state


def _at_the_word(
    state: SolitaireState, at: int, events: Events, reason: str
) -> tuple[SolitaireState, Events]:
    if state.rules.form == "first" or not state.pile:  # SOLO-1, BASE-9
        return _end(state, at, events, reason)
    if state.rules.form == "penalty":
        state, cost = pay(state)
        events += cost
    table, pile = lay_more(state.table, state.pile)
    laid = ThreeMore(cards=table[len(state.table) :])
    return _go_on(replace(state, table=table, pile=pile), at, (*events, laid))


def pay(state: SolitaireState) -> tuple[SolitaireState, Events]:
    """SOLO-3: a point, and one SET taken away; with none made, the point alone (SOLO-3a)."""
    state, lost = _box_last_set(replace(state, penalties=state.penalties + 1))
    return state, (GaveUp(seat=ALONE, penalties=state.penalties, cards=lost),)


def _go_on(state: SolitaireState, at: int, events: Events) -> tuple[SolitaireState, Events]:
    """Only an empty table ends it by itself; with `tell` the game says the word in its time."""
    if not state.table:
        return _end(state, at, events, "table_empty")
    if state.rules.tell and not has_set(state.table):
        return _at_the_word(state, at, (*events, NoSetHere()), "none_there")
    return state, events


# --- The end ---------------------------------------------------------------------------------


def _end(
    state: SolitaireState, at: int, events: Events, reason: str
) -> tuple[SolitaireState, Events]:
    state = replace(state, over=reason, ended=at)
    outcome = SOLITAIRE.outcome(state)
    assert outcome is not None
    overlooked = tuple(Overlooked(sets=sets) for sets in state.overlooked)
    ended = SolitaireEnded(
        result=_result(state),
        sets=len(state.sets),
        left=len(state.table) + len(state.pile),
        penalties=state.penalties,
        wrong=state.wrong,
        ms=at - state.begun,
    )
    return state, (*events, *overlooked, ended, Over(outcome=outcome))


def _score(state: SolitaireState) -> int:
    """SETs made; in the first form a mistake costs a point, also below zero (PEN-1, PEN-1a)."""
    costs = state.rules.form == "first" and state.rules.mistakes == "cost"
    return len(state.sets) - (state.wrong if costs else 0)


def _result(state: SolitaireState) -> str:
    """What it was, as a code (SOLO-5a)."""
    if state.rules.form == "penalty":
        return "won" if _won(state) else "lost"
    if not state.table:
        return "cleared"
    if state.rules.form == "patience":
        return "cards_left"
    return "given_up" if state.over == "stopped" else "until_none"


def _won(state: SolitaireState) -> bool:
    """`penalty`: no point left (SOLO-5); `patience`: no card left; `first`: the pile used up."""
    if state.pile:
        return False
    match state.rules.form:
        case "penalty":
            return state.penalties == 0
        case "patience":
            return not state.table
        case _:
            return True


SOLITAIRE = Solitaire()
