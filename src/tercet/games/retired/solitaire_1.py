"""Solitaire before the player had to say that there is none, in version 1.

Mistakes cost nothing, `first` stopped by itself as soon as no SET lay on the table, and the others
as soon as the pile was empty, too.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tercet.cards import has_set, is_set
from tercet.engine.acts import Act, Acts, Entry, naming_three
from tercet.engine.chance import Chance
from tercet.engine.events import Over
from tercet.engine.game import Events, Seats
from tercet.engine.options import Rules
from tercet.errors import IllegalAction
from tercet.games.classic import Fixed
from tercet.games.shared.layout import lay_more, pack_and_size
from tercet.games.shared.race import Dealt, Laid, Take, Taken, Wrong, check_three
from tercet.games.solitaire import (
    GaveUp,
    NoneHere,
    Redeemed,
    Solitaire,
    SolitaireRules,
    SolitaireState,
    SolitaireView,
    Stop,
    mistaken,
    pay,
    taken,
)


class RulesOne(Rules, frozen=True):
    """The options of version 1."""

    form: Literal["first", "patience", "penalty"] = "patience"
    fixed: Fixed = "off"
    strict: bool = False


class More(Act, frozen=True):
    """Give up on these cards and lay three more."""


class SolitaireOne(Solitaire):
    """Version 1; a table that was not over yet can be played on with the word of today."""

    facts = replace(
        Solitaire.facts,
        version=1,
        rules=RulesOne,
        acts=(Take, More, Stop, NoneHere),
        events=(Dealt, Laid, Taken, Wrong, GaveUp, Redeemed),
        reasons=("no_set_left", "stopped"),
    )

    def start(
        self, rules: Rules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[SolitaireState, Events]:
        """Twelve cards, or nine of a small pack."""
        assert isinstance(rules, RulesOne)
        now = SolitaireRules(rules.form, rules.fixed, "free", rules.strict)
        pack, size = pack_and_size(rules.fixed)
        pile, chance = chance.shuffle(pack)
        state = SolitaireState(
            rules=now, seats=seats, chance=chance, table=pile[:size], pile=pile[size:], begun=at
        )
        return self._end_if_done(state, (Dealt(cards=state.table),))

    def legal(self, state: SolitaireState, seat: int) -> Acts:
        """Take any three, lay three more, or stop."""
        if seat not in self.may_act(state):
            return Acts()
        more: tuple[Act, ...] = () if _why_not_more(state) else (More(), NoneHere())
        return Acts(*naming_three(Take, state.table), more, rare=(Stop(),))

    def view(self, state: SolitaireState, viewer: int | None) -> SolitaireView:
        """As it is now, but nobody looked back at the end."""
        return replace(super().view(state, viewer), result=None, ms=None)

    def on_act(
        self, state: SolitaireState, entry: Entry, seat: int
    ) -> tuple[SolitaireState, Events]:
        """Take, lay more, or stop."""
        match entry.act:
            case Take(cards):
                check_three(cards, state.table)
                if not is_set(*cards):
                    return mistaken(state, cards)
                return self._end_if_done(*taken(state, cards))
            case More() | NoneHere():
                return self._more(state)
            case _:
                return self._end(state, (), "stopped")

    def _more(self, state: SolitaireState) -> tuple[SolitaireState, Events]:
        if (why := _why_not_more(state)) is not None:
            raise IllegalAction(why)
        state, events = pay(state) if state.rules.form == "penalty" else (state, ())
        table, pile = lay_more(state.table, state.pile)
        laid = Laid(cards=table[len(state.table) :])
        return self._end_if_done(replace(state, table=table, pile=pile), (*events, laid))

    def _end_if_done(self, state: SolitaireState, events: Events) -> tuple[SolitaireState, Events]:
        done = not state.pile or state.rules.form == "first"
        if not done or has_set(state.table):
            return state, events
        return self._end(state, events, "no_set_left")

    def _end(
        self, state: SolitaireState, events: Events, reason: str
    ) -> tuple[SolitaireState, Events]:
        state = replace(state, over=reason)
        outcome = self.outcome(state)
        assert outcome is not None
        return state, (*events, Over(outcome=outcome))


def _why_not_more(state: SolitaireState) -> str | None:
    if state.rules.form == "first":
        return "no_more_in_this_form"
    if not state.pile:
        return "pile_empty"
    return "there_is_a_set" if state.rules.strict and has_set(state.table) else None


SOLITAIRE_1 = SolitaireOne()
