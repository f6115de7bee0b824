"""Scout: which card to put the finger on, which second card to answer with, when to give up.

With two players the scout points at the card that is hardest to answer, so the one in the fewest
other SETs; with more at the card that lies in most, because a SET of another's own leaves the
scout all three (SCOUT-4). Who answers hopes for a SET that is not the scout's: two cards, not one.
"""

from __future__ import annotations

from typing import Final

from tercet.bots.classic import Guessing, Seen, any_three, planned, say_or_call, shown
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import SEARCH_MS, TURN_MS, Due, Other, Pause, Speaking
from tercet.bots.human.sight import Noticed, Sight, with_one_given
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.cards import Card, Triple, find_sets, level
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.classic import NoneHere
from tercet.games.scout.terms import GiveUp, Point, PointSecond, ScoutView, SearchView, Vote

#: From this care on a player chooses which card to point at; below, any of the three.
_CHOOSES: Final = 3


class ScoutMind(Mind):
    """Scout and searcher in turn."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self.sight = Sight(skill)
        self._search = Sight(skill)
        self._finger: tuple[int, Card] | None = None
        self._longest, self._vote = Pause(), Pause()
        self.speaking, self._giving_up = Speaking(), Speaking()
        self.guessing = Guessing()

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
            until = self._vote.until(tuple(votes), TURN_MS, self.at, draws)
            return planned(self, draws.pick(votes), until)
        if view.search is not None:
            return self._answer(view, view.search.card, legal, draws)
        noticed = self.sight.notice(find_sets(view.table), draws)
        points: list[Seen] = []
        if noticed:
            point = self._point(view, noticed[0], draws)
            points.append((noticed[0].at, self.sight.call_at(noticed[0]), point))
        word: Act | None = NoneHere() if NoneHere() in legal else None
        due = self._due(view, word, draws)
        if due and due.still and self.guessing.may(view.table, view.pile, word, self.sight.tries):
            word = Point(any_three(view.table, draws))
        return say_or_call(self, points, word, self.sight.gives_up_at(), due)

    def _due(self, view: ScoutView, word: Act | None, draws: Draws) -> Due | None:
        """Others have said it, or sit this search out (SCOUT-6)."""
        others = [
            Other(seat in self.people, player.said_none, player.sits_out)
            for seat, player in enumerate(view.players)
            if seat != view.seat
            and seat not in view.away
            and (seat in view.may_act or player.sits_out)
        ]
        due = self.speaking.due(others, self.at, self.sight.changed, draws)
        return due if due and (word or due.still) else None

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
        answers: list[Seen] = []
        if noticed:
            at = self._search.call_at(noticed[0])
            seen = [one for one in noticed if self._search.call_at(one) <= at]
            answers.append((noticed[0].at, at, self._second(view, card, seen, draws)))
        return say_or_call(
            *(self, answers, GiveUp(), self._gives_up_at(scale, draws)),
            self._last_to_search(view.search, draws),
        )

    def _gives_up_at(self, scale: float, draws: Draws) -> float:
        """In time: nobody lets the scout wait for long."""
        begun = self._search.changed
        longest = self._longest.until((begun,), SEARCH_MS, begun, draws)
        return min(longest, self._search.gives_up_at(scale))

    def _last_to_search(self, search: SearchView | None, draws: Draws) -> Due | None:
        """All others have tried in vain or given up; who searches alone has the whole time."""
        if search is None or len(search.searching) > 1 or not (search.barred or search.gave_up):
            return None
        out = [
            Other(seat in self.people, spoken=True) for seat in (*search.barred, *search.gave_up)
        ]
        return self._giving_up.due(out, self.at, self._search.changed, draws)

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
