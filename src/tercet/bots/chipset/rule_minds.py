"""The rule players of ChipSet as minds, for matches on the engine."""

from __future__ import annotations

from typing import Final

from tercet.bots.chipset.mind import Hand, owed_of, real_act
from tercet.bots.chipset.rule_players import RULE_PLAYERS, rule_act, rule_shows
from tercet.bots.chipset.strategy import shipped
from tercet.bots.human.draws import Draws
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.engine.series import Ready
from tercet.games.chipset.terms import ChipsetView, KeepCards, ShowCards

#: Rule players think for so long after they can react.
_THINK_MS: Final = 1000


class ChipsetRuleMind(Mind):
    """Plays one of `RULE_PLAYERS`; it needs no memory."""

    def __init__(self, skill: Skill, name: str) -> None:
        self.skill, self.kind = skill, RULE_PLAYERS.index(name)

    def decide(self, view: ChipsetView, legal: Acts, chance: Chance) -> Intent | None:
        """What the rules of thumb say."""
        if not len(legal) or view.seat is None:
            return None
        if Ready() in legal:
            return Intent(Ready(), self.skill.t0_ms)
        return Intent(self.act(view, legal, Draws(chance)), self.skill.t0_ms + _THINK_MS)

    def act(self, view: ChipsetView, legal: Acts, draws: Draws) -> Act:
        """One act of a betting phase, or the answer to the showdown question."""
        hand, draw = Hand(view, shipped()), draws.share()
        if KeepCards() in legal:
            return ShowCards() if rule_shows(self.kind, hand.sets, hand.share) else KeepCards()
        pot = sum(player.paid for player in view.players)
        strength = (hand.sets, hand.share, hand.improving)
        return real_act(rule_act(self.kind, *strength, owed_of(view), pot, draw), legal)
