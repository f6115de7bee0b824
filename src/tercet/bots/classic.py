"""The base game and its beginners' decks: see a SET, call it, or say that there is none.

Who is asked to agree that there is none answers soon, and by what was seen until then
(`human.pace`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import Due, Other, Speaking
from tercet.bots.human.sight import Noticed, Sight, slip
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.cards import Card, Triple, find_sets
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.classic import Call, ClassicView, NoneHere, Show
from tercet.games.shared.layout import FULL

#: A SET that is noticed: when that is, when it can be called, and the call.
Seen = tuple[float, float, Act]
#: Among more cards than these a player whom all wait for guesses rather than have more laid: there
#: will be a SET. With no more to lay the game may end.
_GUESSES_ABOVE: Final = FULL


class RaceMind(Mind):
    """Calls the first SET it notices (BASE-2)."""

    def __init__(self, skill: Skill) -> None:
        self.sight = Sight(skill)
        self.speaking = Speaking()
        self.guessing = Guessing()

    def look(self, view: ClassicView, at: int) -> None:
        """See which cards are new."""
        super().look(view, at)
        tries = 0 if view.seat is None else view.players[view.seat].wrong
        self.sight.look(view.table, at, tries)

    def decide(self, view: ClassicView, legal: Acts, chance: Chance) -> Intent | None:
        """Call what is noticed first, unless the search is given up before."""
        draws = Draws(chance)
        noticed = self.sight.notice(find_sets(view.table), draws)
        if view.caller is not None:
            return soon(self, Show(shown(noticed, view.table, draws)))
        calls: list[Seen] = []
        if noticed:
            call = Call(shown(noticed, view.table, draws))
            calls.append((noticed[0].at, self.sight.call_at(noticed[0]), call))
        word: Act | None = NoneHere() if NoneHere() in legal else None
        due = self._due(view, word, draws)
        if due and due.still and self.guessing.may(view.table, view.pile, word, self.sight.tries):
            word = Call(any_three(view.table, draws))
        return say_or_call(self, calls, word, self.sight.gives_up_at(), due)

    def _due(self, view: ClassicView, word: Act | None, draws: Draws) -> Due | None:
        """Others have said it, or are locked out until somebody has found one (PEN-3)."""
        others = [
            Other(seat in self.people, player.said_none, player.locked)
            for seat, player in enumerate(view.players)
            if seat != view.seat and (seat in view.may_act or player.locked)
        ]
        due = self.speaking.due(others, self.at, self.sight.changed, draws)
        return due if due and (word or due.still) else None


def say_or_call(
    mind: Mind,
    calls: Sequence[Seen],
    word: Act | None,
    gives_up_at: float,
    due: Due | None,
) -> Intent | None:
    """Call what is noticed or say the word, whichever comes first; soon where others wait.

    With a last word what was noticed until then is called at the very time at which the word would
    be said.
    """
    if due is None or not due.last:
        say_at = min(gives_up_at, due.at) if due else gives_up_at
        words = [] if word is None else [(say_at, word)]
        plan = first(mind, [*((at, act) for _, at, act in calls), *words])
        return replace(plan, planned=True) if plan and plan.act is word else plan
    seen = [act for noticed_at, _, act in calls if noticed_at <= due.sees_until]
    act = seen[0] if seen else word
    return None if act is None else planned(mind, act, due.at)


class Guessing:
    """Whether a player whom all wait for, and who sees nothing, rather guesses: once a table.

    Even many cards may hold no SET, and then two who guess in turns would never come to an end.
    """

    def __init__(self) -> None:
        self._table: Sequence[Card] = ()
        self._tries = 0

    def may(self, table: Sequence[Card], pile: int, word: Act | None, tries: int) -> bool:
        """`tries` are the mistakes so far."""
        if table != self._table:
            self._table, self._tries = table, tries
        fresh = tries == self._tries
        return word is None or (fresh and pile > 0 and len(table) > _GUESSES_ABOVE)


def any_three(table: Sequence[Card], draws: Draws) -> Triple:
    """Three cards by chance."""
    a, b, c = draws.some(table, 3)
    return a, b, c


def shown(noticed: Sequence[Noticed], table: Sequence[Card], draws: Draws) -> Triple:
    """The three cards a player points at: the SET noticed first, or a slip of the hand."""
    if not noticed:  # called without having seen anything; point at something
        a, b, c, *_ = table
        return a, b, c
    best = noticed[0]
    wrong = slip(best.cards, table, draws) if best.slips else None
    return wrong or best.cards


def planned(mind: Mind, act: Act, at: float) -> Intent:
    """An act at a time that was drawn before."""
    return Intent(act, max(0, round(at - mind.at)), planned=True)


def first(mind: Mind, plans: Sequence[tuple[float, Act]]) -> Intent | None:
    """The earliest of these plans, each with its table time."""
    if not plans:
        return None
    at, act = min(plans, key=lambda plan: plan[0])
    return Intent(act, max(0, round(at - mind.at)))


def soon(mind: RaceMind, act: Act) -> Intent:
    """At once, as soon as one can react."""
    return Intent(act, mind.sight.skill.t0_ms)
