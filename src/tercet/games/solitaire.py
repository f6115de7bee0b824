"""The base game alone, as three rule sheets tell it (SOLO-1 to SOLO-5).

`first` stops when no SET lies on the table, `patience` goes on until the pack is used up, and
`penalty` counts a point each time the player gives up, which the last cards can cancel.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tercet.cards import Card, Triple, has_set, is_set
from tercet.engine.acts import Act, Acts, Entry, naming_three
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View
from tercet.engine.game import Events, Facts, Game, Seats, State, Zones
from tercet.engine.options import Rules
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction
from tercet.games.classic import Fixed
from tercet.games.shared.layout import Layout, Pile, lay_more, pack_and_size, remove
from tercet.games.shared.race import Dealt, Laid, Take, Taken, Wrong, check_three, wrong_call

__all__ = ["SOLITAIRE", "More", "Stop", "Take"]


class SolitaireRules(Rules, frozen=True):
    """The form of the solitaire, and the pack."""

    form: Literal["first", "patience", "penalty"] = "patience"
    fixed: Fixed = "off"
    strict: bool = False


class More(Act, frozen=True):
    """Give up on these cards and lay three more (SOLO-2, SOLO-3)."""


class Stop(Act, frozen=True):
    """Give up the solitaire."""


class GaveUp(Event, frozen=True):
    """The player gave up a search: a penalty point, and a SET taken away if there is one."""

    seat: int
    penalties: int
    cards: tuple[Card, ...] = ()


class Redeemed(Event, frozen=True):
    """A SET made of the last cards cancelled a penalty point (SOLO-4)."""

    seat: int
    penalties: int


class SolitaireState(State, frozen=True, kw_only=True):
    """The whole table of one player."""

    rules: SolitaireRules
    table: Layout
    pile: Pile
    sets: tuple[Triple, ...] = ()
    box: tuple[Card, ...] = ()
    penalties: int = 0
    wrong: int = 0
    over: str | None = None


class SolitaireView(View, frozen=True, kw_only=True, tag="solitaire"):
    """Everything lies open but the pile. `won` is None until the end."""

    form: str
    table: Layout
    pile: int
    sets: int
    penalties: int
    wrong: int
    won: bool | None


class Solitaire(Game[SolitaireRules, SolitaireState]):
    """One player against the pack."""

    facts = Facts(
        key="solitaire",
        version=1,
        players=(1, 1),
        pace="race",
        hidden=False,
        sought=True,
        against_pack=True,
        rules=SolitaireRules,
        state=SolitaireState,
        view=SolitaireView,
        acts=(Take, More, Stop),
        events=(Dealt, Laid, Taken, Wrong, GaveUp, Redeemed),
        reasons=("no_set_left", "stopped"),
    )

    def start(
        self, rules: SolitaireRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[SolitaireState, Events]:
        """As the base game: twelve cards, or nine of a small pack."""
        pack, size = pack_and_size(rules.fixed)
        pile, chance = chance.shuffle(pack)
        state = SolitaireState(
            rules=rules, seats=seats, chance=chance, table=pile[:size], pile=pile[size:]
        )
        return _end_if_done(state, (Dealt(cards=state.table),))

    def may_act(self, state: SolitaireState) -> frozenset[int]:
        """The one player, until the end."""
        return state.present if state.over is None else frozenset()

    def legal(self, state: SolitaireState, seat: int) -> Acts:
        """Take any three, lay three more, or stop."""
        if seat not in self.may_act(state):
            return Acts()
        more: tuple[Act, ...] = () if _why_not_more(state) else (More(),)
        return Acts(*naming_three(Take, state.table), more, rare=(Stop(),))

    def deadline(self, state: SolitaireState) -> Deadline | None:
        """Nobody is in a hurry."""
        return None

    def view(self, state: SolitaireState, viewer: int | None) -> SolitaireView:
        """All but the order of the pile."""
        return SolitaireView(
            **self.frame(state, viewer),
            form=state.rules.form,
            table=state.table,
            pile=len(state.pile),
            sets=len(state.sets),
            penalties=state.penalties,
            wrong=state.wrong,
            won=None if state.over is None else _won(state),
        )

    def outcome(self, state: SolitaireState) -> Outcome | None:
        """The SETs made; there is a winner when the solitaire came out."""
        if state.over is None:
            return None
        return Outcome((len(state.sets),), (0,) if _won(state) else (), state.over)

    def on_act(
        self, state: SolitaireState, entry: Entry, seat: int
    ) -> tuple[SolitaireState, Events]:
        """Take, lay more, or stop."""
        match entry.act:
            case Take(cards):
                check_three(cards, state.table)
                return _take(state, seat, cards)
            case More():
                return _more(state, seat)
            case _:
                return _end(state, (), "stopped")

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


def _take(state: SolitaireState, seat: int, cards: Triple) -> tuple[SolitaireState, Events]:
    if not is_set(*cards):
        wrong = wrong_call(seat, cards)
        return replace(state, wrong=state.wrong + 1), (wrong,)
    events: Events = (Taken(seat=seat, cards=cards),)
    if not state.pile and state.penalties:  # SOLO-4, SOLO-4a
        state = replace(state, penalties=state.penalties - 1)
        events += (Redeemed(seat=seat, penalties=state.penalties),)
    size = pack_and_size(state.rules.fixed)[1]
    table, pile = remove(state.table, state.pile, cards, size)
    drawn = state.pile[: len(state.pile) - len(pile)]
    state = replace(state, table=table, pile=pile, sets=(*state.sets, cards))
    return _end_if_done(state, events + ((Dealt(cards=drawn),) if drawn else ()))


def _more(state: SolitaireState, seat: int) -> tuple[SolitaireState, Events]:
    if (why := _why_not_more(state)) is not None:
        raise IllegalAction(why)
    events: Events = ()
    if state.rules.form == "penalty":
        state, events = _pay(state, seat)
    table, pile = lay_more(state.table, state.pile)
    laid = Laid(cards=table[len(state.table) :])
    return _end_if_done(replace(state, table=table, pile=pile), (*events, laid))


def _why_not_more(state: SolitaireState) -> str | None:
    if state.rules.form == "first":
        return "no_more_in_this_form"  # SOLO-1
    if not state.pile:
        return "pile_empty"
    return "there_is_a_set" if state.rules.strict and has_set(state.table) else None


def _pay(state: SolitaireState, seat: int) -> tuple[SolitaireState, Events]:
    """SOLO-3: a point, and one SET taken away; with none made, the point alone (SOLO-3a)."""
    *kept, lost = state.sets or ((),)
    state = replace(
        state, penalties=state.penalties + 1, sets=tuple(kept), box=state.box + tuple(lost)
    )
    return state, (GaveUp(seat=seat, penalties=state.penalties, cards=tuple(lost)),)


def _end_if_done(state: SolitaireState, events: Events) -> tuple[SolitaireState, Events]:
    done = not state.pile or state.rules.form == "first"  # SOLO-1, SOLO-2
    if not done or has_set(state.table):
        return state, events
    return _end(state, events, "no_set_left")


def _end(state: SolitaireState, events: Events, reason: str) -> tuple[SolitaireState, Events]:
    state = replace(state, over=reason)
    outcome = SOLITAIRE.outcome(state)
    assert outcome is not None
    return state, (*events, Over(outcome=outcome))


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
