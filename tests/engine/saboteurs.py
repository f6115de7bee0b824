"""Deliberately broken variants of the base game: each breaks one promise of the interface.

They prove that the conformance suite can fail, and at what.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import force_setattr, replace

from tercet.engine.acts import Act, Acts, Entry
from tercet.engine.chance import Chance
from tercet.engine.events import Outcome
from tercet.engine.game import Events
from tercet.errors import IllegalAction
from tercet.games.classic import Classic, ClassicState, ClassicView, NoneHere, TakeBack
from tercet.games.shared.race import Dealt, Taken

Applied = tuple[ClassicState, Events]


class ShowsTheNextCard(Classic):
    """The view holds the top of the pile."""

    def view(self, state: ClassicState, viewer: int | None) -> ClassicView:
        view = super().view(state, viewer)
        return replace(view, table=view.table + state.pile[:1])


class TellsTheNextCard(Classic):
    """An event tells the top of the pile."""

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        state, events = super().on_act(state, entry, seat)
        return state, (*events, Dealt(cards=state.pile[-1:]))


class TellsInARefusal(Classic):
    """The text of a refusal tells the top of the pile."""

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        try:
            return super().on_act(state, entry, seat)
        except IllegalAction as error:
            raise IllegalAction(error.code, hint=str(state.pile[:1])) from error


class LegalOnlyIfLucky(Classic):
    """What is legal depends on the pile."""

    def legal(self, state: ClassicState, seat: int) -> Acts:
        acts = super().legal(state, seat)
        lucky = state.pile and state.pile[-1].index % 2
        return Acts(*acts.groups[:-1], complete=False) if lucky and state.caller is None else acts


class ForetellsTheNextCard(Classic):
    """A preview tells the top of the pile."""

    def preview(self, state: ClassicState, seat: int, act: Act) -> Events:
        return (Dealt(cards=state.pile[:1]),)


class LosesCards(Classic):
    """A card falls under the table with every SET."""

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        state, events = super().on_act(state, entry, seat)
        if any(isinstance(event, Taken) for event in events):
            state = replace(state, pile=state.pile[:-1])
        return state, events


class Tacit(Classic):
    """It ends for reasons that it has not stated."""

    facts = replace(Classic.facts, reasons=())


class Moody(Classic):
    """The same entry does not always have the same effect."""

    mood = 0

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        state, events = super().on_act(state, entry, seat)
        type(self).mood += 1
        return replace(state, quiet_since=self.mood), events


class Permissive(Classic):
    """A word can be taken back that was never said."""

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        if isinstance(entry.act, TakeBack):
            state = replace(state, said_none=state.said_none | {seat})
        return super().on_act(state, entry, seat)


class Grumpy(Classic):
    """A legal word is refused."""

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        if isinstance(entry.act, NoneHere):
            raise IllegalAction("no")
        return super().on_act(state, entry, seat)


class Sloppy(Classic):
    """A refused act leaves a trace in the state."""

    def on_act(self, state: ClassicState, entry: Entry, seat: int) -> Applied:
        try:
            return super().on_act(state, entry, seat)
        except IllegalAction:
            force_setattr(state, "call_due", state.call_due + 1)
            raise


class Forgetful(Classic):
    """A state that was written is not the same when read."""

    def load(self, data: bytes) -> ClassicState:
        return replace(super().load(data), said_none=frozenset())


class Stuck(Classic):
    """After a call nobody can go on."""

    def deadline(self, state: ClassicState) -> Any:
        return None

    def may_act(self, state: ClassicState) -> frozenset[int]:
        return frozenset() if state.caller is not None else super().may_act(state)


class Endless(Classic):
    """The game never ends."""

    def outcome(self, state: ClassicState) -> Outcome | None:
        return None


class LazyScramble(Classic):
    """The proof of secrecy is skipped."""

    def scramble(
        self, state: ClassicState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> ClassicState:
        return state


#: Each saboteur, and what the suite says of it.
SABOTEURS: dict[type[Classic], str] = {
    ShowsTheNextCard: "tells a secret",
    TellsTheNextCard: "events tell",
    TellsInARefusal: "refusal tells",
    ForetellsTheNextCard: "a preview tells",
    LegalOnlyIfLucky: "legal acts tell",
    LosesCards: "lost or doubled",
    Tacit: "a reason that its facts do not state",
    Moody: "replays differently",
    Permissive: "accepted, but not legal",
    Grumpy: "legal.* refused",
    Sloppy: "changed the state",
    Forgetful: "not the same when read back",
    Stuck: "nobody can go on",
    Endless: "does not end|nobody can go on",
    LazyScramble: "never changes anything",
}
