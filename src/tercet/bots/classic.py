"""The base game and its beginners' decks: see a SET, call it, or say that there is none."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.bots.human.draws import Draws
from tercet.bots.human.sight import Noticed, Sight, slip
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.cards import Card, Triple, find_sets
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.classic import Call, ClassicView, NoneHere, Show


class RaceMind(Mind):
    """Calls the first SET it notices (BASE-2)."""

    def __init__(self, skill: Skill) -> None:
        self.sight = Sight(skill)

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
        calls = (
            []
            if not noticed
            else [(self.sight.call_at(noticed[0]), Call(shown(noticed, view.table, draws)))]
        )
        word = [(self.sight.gives_up_at(), NoneHere())] if NoneHere() in legal else []
        return first(self, [*calls, *word])


def shown(noticed: Sequence[Noticed], table: Sequence[Card], draws: Draws) -> Triple:
    """The three cards a player points at: the SET noticed first, or a slip of the hand."""
    if not noticed:  # called without having seen anything; point at something
        a, b, c, *_ = table
        return a, b, c
    best = noticed[0]
    wrong = slip(best.cards, table, draws) if best.slips else None
    return wrong or best.cards


def first(mind: Mind, plans: Sequence[tuple[float, Act]]) -> Intent | None:
    """The earliest of these plans, each with its table time."""
    if not plans:
        return None
    at, act = min(plans, key=lambda plan: plan[0])
    return Intent(act, max(0, round(at - mind.at)))


def soon(mind: RaceMind, act: Act) -> Intent:
    """At once, as soon as one can react."""
    return Intent(act, mind.sight.skill.t0_ms)
