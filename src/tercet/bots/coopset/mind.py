"""CoopSet: look at the whole layout, agree on the best packing, take it SET by SET.

There is no race, so a bot takes the time it needs to see the layout, and then thinks; but when
others have said that they are done, it answers soon, by what it has seen. Weak ones take what they
see; strong ones go through futures of the pack (`tercet.bots.coopset.packing`).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tercet.bots.classic import Seen, planned, say_or_call, shown
from tercet.bots.coopset.packing import Layout, best_packing
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import Due, Other, Speaking
from tercet.bots.human.sight import Noticed, Sight
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.cards import DECK, Card, Triple, find_sets
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.coopset.coopset import CoopSetView, SayAdd, SayDone
from tercet.games.shared.race import Take

#: Futures gone through for a layout, by care (see `best_packing`); below 0 nothing is planned.
FUTURES: Final = (-1, -1, 0, 0, 1, 400, 1500)
#: A player who plans looks at the layout first, for so many times as long as others search; by
#: care, set by hand.
_LOOK: Final = (0, 0, 1, 1, 2, 2, 2)


class CoopMind(Mind):
    """One member of the team (COOP-1)."""

    def __init__(self, skill: Skill, futures: int | None = None) -> None:
        self.skill, self.sight, self.speaking = skill, Sight(skill), Speaking()
        self.futures = FUTURES[skill.care] if futures is None else futures
        self._seen: set[Card] = set()
        self._plan: tuple[Triple, ...] = ()
        self._made: tuple[int, int, int] = (0, 0, 0)

    def look(self, view: CoopSetView, at: int) -> None:
        """Remember every card that has lain on the table: the others are still to come."""
        super().look(view, at)
        self._seen.update(view.table)
        self.sight.look(view.table, at, view.wrong)

    def decide(self, view: CoopSetView, legal: Acts, chance: Chance) -> Intent | None:
        """Take the next SET of the plan, or what is seen; else speak."""
        draws = Draws(chance)
        noticed = self.sight.notice(find_sets(view.table), draws)
        words: list[Act] = [word for word in (SayDone(), SayAdd()) if word in legal]
        due = self._due(view, draws) if words else None
        ready = due.at if due else self._ready(view)
        sees_until = due.sees_until if due else ready
        seen = [one for one in noticed if one.at <= sees_until]
        if self.futures < 0 or (not seen and not self._follows(view)):
            takes = [(one.at, *self._take(one, view, draws)) for one in noticed[:1]]
            return self._take_or_speak(takes, words, due)
        if not self._follows(view):
            self._plan = self._choose(view, seen, draws)
            self._made = view.layout, view.added, view.sets
        left = [three for three in self._plan if set(view.table).issuperset(three)]
        if not left:
            return planned(self, words[0], ready) if words else None
        target = [one for one in seen if set(one.cards) == set(left[0])]
        cards = shown(target, view.table, draws) if target else left[0]
        return planned(self, Take(cards), ready)

    def _take_or_speak(self, takes: list[Seen], words: list[Act], due: Due | None) -> Intent | None:
        word = words[0] if words else None
        last = None if due is None else replace(due, last=True)  # nobody races: always in time
        return say_or_call(self, takes, word, self.sight.gives_up_at(), last)

    def _due(self, view: CoopSetView, draws: Draws) -> Due | None:
        """Others have said that they are done, or ask for a card (COOP-2a)."""
        others = [
            Other(seat in self.people, view.players[seat].word is not None)
            for seat in view.may_act
            if seat != view.seat
        ]
        return self.speaking.due(others, self.at, self.sight.changed, draws)

    def _ready(self, view: CoopSetView) -> float:
        """When the layout has been looked at for long enough to plan."""
        ready = self.sight.changed + self.skill.t0_ms
        search = self.skill.giveup * self.skill.theta_s * 1000
        return ready + (0 if view.sets else search * _LOOK[self.skill.care])

    def _take(self, one: Noticed, view: CoopSetView, draws: Draws) -> tuple[float, Act]:
        return self.sight.call_at(one), Take(shown([one], view.table, draws))

    def _follows(self, view: CoopSetView) -> bool:
        """Whether all that was taken since the plan was made was part of it."""
        layout, added, sets = self._made
        here = set(view.table)
        gone = sum(not here.issuperset(three) for three in self._plan)
        return (layout, added) == (view.layout, view.added) and gone == view.sets - sets

    def _choose(self, view: CoopSetView, seen: list[Noticed], draws: Draws) -> tuple[Triple, ...]:
        """The best packing of the SETs that were seen; what was not seen cannot be planned."""
        layout = Layout(
            cards=[card.index for card in view.table],
            found=[(a.index, b.index, c.index) for a, b, c in (one.cards for one in seen)],
            unseen=[card.index for card in DECK if card not in self._seen],
            pile=view.pile,
            taken=view.sets,
        )
        best = best_packing(layout, self.futures, draws)
        return tuple((DECK[a], DECK[b], DECK[c]) for a, b, c in best)
