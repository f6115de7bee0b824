"""SetUp: lay what is safe and leaves the others little, and challenge what is not.

A careful player sees which own cards would make a SET; a hasty one overlooks some, and lays them.
The most careful one plans for the whole game where there is just one other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.bots.classic import first, shown
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import TURN_MS, Pause
from tercet.bots.human.sight import Sight, with_one_given
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.bots.setup.laying import Laying, by_rule
from tercet.bots.setup.planning import plan
from tercet.cards import DECK, Card, find_sets, level, third
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.setup import Challenge, LayCard, SetUpRules, SetUpView

#: From this care on a player asks what a safe card leaves to the others; below, any safe one does.
ASKS_FROM: Final = 3
#: From this care on a player plans how to win against one other, each with the usual hand.
_PLANS_FROM: Final = 6
_PLANNED: Final = (2, SetUpRules().hand)
#: Before the next card everybody sees as much as the skill does in so many milliseconds, and in no
#: more than that: how careful one is. The time that is really taken is that of every turn.
_LEAST_SEEN_MS: Final = 3000
_MOST_SEEN_MS: Final = 12_000


class SetUpMind(Mind):
    """Lays in turn and challenges in the race (SETUP-2, SETUP-3)."""

    def __init__(self, skill: Skill, *, care: int | None = None) -> None:
        self.skill, self.sight = skill, Sight(skill)
        self._care = skill.care if care is None else care
        self._seen: set[Card] = set()
        self._choice: tuple[tuple[Card, ...], Card] | None = None
        self._pause = Pause()

    def look(self, view: SetUpView, at: int) -> None:
        """Remember every card that was laid or held."""
        super().look(view, at)
        self._seen.update(view.table, view.hand)
        self.sight.look(view.table, at)

    def decide(self, view: SetUpView, legal: Acts, chance: Chance) -> Intent | None:
        """Challenge what is noticed; lay when the last card has been looked at for long enough."""
        draws, plans = Draws(chance), list[tuple[float, Act]]()
        kinds = {type(group[0]) for group in legal.groups}
        if Challenge in kinds:
            plans += self._challenges(view, draws)
        if LayCard in kinds:
            changed = self.sight.changed
            lay_at = self._pause.until((changed,), TURN_MS, changed, draws)
            plans.append((lay_at, LayCard(self._card(view, draws))))
        return first(self, plans)

    def _seen_ms(self, cards: int) -> float:
        scale = with_one_given(cards)
        enough = self.skill.giveup * self.skill.theta_s * 1000 * scale
        return max(_LEAST_SEEN_MS, min(_MOST_SEEN_MS, enough))

    def _challenges(self, view: SetUpView, draws: Draws) -> list[tuple[float, Act]]:
        last = view.table[-1]
        sets = [three for three in find_sets(view.table) if last in three]
        noticed = self.sight.notice(sets, draws, with_one_given(len(view.table)))
        if not noticed:
            return []
        three = shown(noticed, view.table, draws)
        named = [card for card in three if card is not last]
        if len(named) != 2:  # the hand slipped away from the last card: nothing to say
            return []
        return [(self.sight.call_at(noticed[0]), Challenge((named[0], named[1])))]

    # --- Laying ------------------------------------------------------------------------------

    def _card(self, view: SetUpView, draws: Draws) -> Card:
        """The card to lay; thought of once for each table and hand."""
        key = (*view.table, *view.hand)
        if self._choice is None or self._choice[0] != key:
            self._choice = key, self._choose(view, draws)
        return self._choice[1]

    def _choose(self, view: SetUpView, draws: Draws) -> Card:
        safe = [card for card in view.hand if not self._sees_danger(card, view, draws)]
        if safe and self._care >= _PLANS_FROM and (len(view.players), len(view.hand)) == _PLANNED:
            return self._planned(view, safe)
        if len(safe) < 2 or self._care < ASKS_FROM:
            return draws.pick(safe or view.hand)
        return DECK[by_rule(self._laying(view), [card.index for card in safe])[0]]

    def _planned(self, view: SetUpView, safe: Sequence[Card]) -> Card:
        taken = [player.taken for player in view.players]
        own = taken.pop(view.seat or 0)
        numbers = [card.index for card in safe]
        return DECK[plan(self._laying(view), numbers, view.pile, taken[0] - own)]

    def _sees_danger(self, card: Card, view: SetUpView, draws: Draws) -> bool:
        """Whether the player notices that this card would make a SET."""
        table = view.table
        pairs = [other for other in table if third(card, other) in table]
        scale = with_one_given(len(table) + 1)
        for other in pairs[: len(pairs) // 2]:
            mean = self.skill.mean_ms(level(card, other)) * scale
            if draws.exponential(mean) <= self._seen_ms(len(table) + 1):
                return True
        return False

    def _laying(self, view: SetUpView) -> Laying:
        return Laying(
            table=tuple(card.index for card in view.table),
            hand=tuple(card.index for card in view.hand),
            unseen=tuple(card.index for card in DECK if card not in self._seen),
        )
