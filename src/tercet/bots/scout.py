"""Scout: which card to put the finger on, which second card to answer with, when to give up.

With two players the scout points at the card that is hardest to answer, so the one in the fewest
other SETs; with more at the card that lies in most, because a SET of another's own leaves the
scout all three (SCOUT-4). Who answers hopes for a SET that is not the scout's: two cards, not one.
"""

from __future__ import annotations

from typing import Final

from tercet.bots.classic import first, shown
from tercet.bots.human.draws import Draws
from tercet.bots.human.sight import Noticed, Sight, with_one_given
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.cards import Card, Triple, find_sets, level
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.classic import NoneHere
from tercet.games.scout.terms import GiveUp, Point, PointSecond, ScoutView, Vote

#: From this care on a player chooses which card to point at; below, any of the three.
_CHOOSES: Final = 3
#: How long it takes to vote after reacting; set by hand.
_VOTE_MS: Final = 3000


class ScoutMind(Mind):
    """Scout and searcher in turn."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self.sight = Sight(skill)
        self._search = Sight(skill)
        self._finger: tuple[int, Card] | None = None

    def look(self, view: ScoutView, at: int) -> None:
        """See the table, and whether a finger lies on a card."""
        super().look(view, at)
        tries = 0 if view.seat is None else view.players[view.seat].mistakes
        self.sight.look(view.table, at, tries)
        finger = (view.search.scout, view.search.card) if view.search else None
        if finger != self._finger:
            self._finger, self._search = finger, Sight(self.skill)
            self._search.look(view.table, at)

    def decide(self, view: ScoutView, legal: Acts, chance: Chance) -> Intent | None:
        """Vote when asked to; else search, answer or point."""
        draws = Draws(chance)
        votes = [act for act in legal.groups[-1] if isinstance(act, Vote)] if legal.groups else []
        if votes:  # SCOUT-7a: bots vote at random
            return Intent(draws.pick(votes), self.skill.t0_ms + _VOTE_MS)
        if view.search is not None:
            return self._answer(view, view.search.card, legal, draws)
        noticed = self.sight.notice(find_sets(view.table), draws)
        plans: list[tuple[float, Act]] = []
        if noticed:
            plans.append((self.sight.call_at(noticed[0]), self._point(view, noticed[0], draws)))
        if NoneHere() in legal:
            plans.append((self.sight.gives_up_at(), NoneHere()))
        return first(self, plans)

    # --- Pointing ----------------------------------------------------------------------------

    def _point(self, view: ScoutView, one: Noticed, draws: Draws) -> Point:
        cards = shown([one], view.table, draws)
        if self.skill.care < _CHOOSES:
            return Point(_led_by(draws.pick(cards), cards))
        others = len(view.players) - len(view.away) > 2
        sets = find_sets(view.table)
        best = (max if others else min)(cards, key=lambda card: sum(card in s for s in sets))
        return Point(_led_by(best, cards))

    # --- Answering ---------------------------------------------------------------------------

    def _answer(self, view: ScoutView, card: Card, legal: Acts, draws: Draws) -> Intent | None:
        if GiveUp() not in legal:
            return None
        sets = [three for three in find_sets(view.table) if card in three]
        scale = with_one_given(len(view.table))
        noticed = self._search.notice(sets, draws, scale)
        plans: list[tuple[float, Act]] = [(self._search.gives_up_at(scale), GiveUp())]
        if noticed:
            at = self._search.call_at(noticed[0])
            seen = [one for one in noticed if self._search.call_at(one) <= at]
            plans.append((at, self._second(view, card, seen, draws)))
        return first(self, plans)

    def _second(self, view: ScoutView, card: Card, seen: list[Noticed], draws: Draws) -> Act:
        """A card of the hardest SET that was seen: the scout will have seen an easier one."""
        one = seen[0]
        if self.skill.care >= _CHOOSES:
            one = max(seen, key=lambda each: level(each.cards[0], each.cards[1]))
        named = [other for other in shown([one], view.table, draws) if other is not card]
        return PointSecond(draws.pick(named))


def _led_by(card: Card, cards: Triple) -> Triple:
    """The same three with this one first."""
    second, last = (other for other in cards if other is not card)
    return card, second, last
