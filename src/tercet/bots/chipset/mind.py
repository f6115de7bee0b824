"""The ChipSet bot: plays the trained strategy at real tables, with any number of players.

It sees its views and nothing else. Bluffs and slow play are in the strategy: every act is drawn
from the shares that the trained equilibrium gives to the hand and the whole betting so far.
"""

from __future__ import annotations

from typing import Final

from tercet.bots.chipset.choosing import WITH_SET, bet_act, find_line, phase_of, show_share
from tercet.bots.chipset.memory import DealMemory, opponents, speaks_first
from tercet.bots.chipset.skills import CLARITY, whim
from tercet.bots.chipset.strategy import Strategy, shipped
from tercet.bots.chipset.strength import FIRST_OF_CLASS, IN_CLASS, bucket, hand_strength, score
from tercet.bots.chipset.tree import FOLD, PHASES, PUSH, all_lines
from tercet.bots.human.arithmetic import power
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import TURN_MS, within
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.cards import THIRD
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.engine.series import Ready
from tercet.games.chipset.terms import (
    Bet,
    CallBet,
    Check,
    ChipsetView,
    Fold,
    KeepCards,
    Raise,
    ShowCards,
)

#: At most such a part of the time that is left is taken; set by hand.
_OF_TIME_LEFT: Final = 0.6
#: The bet of the abstraction; real chips are measured by it.
_FULL_BET: Final = 3.0
#: A draw at which neither a SET is overlooked nor an act is a whim.
_NO_SLIP: Final = 0.5


class ChipsetBot(Mind):
    """One seat at a ChipSet table."""

    def __init__(self, skill: Skill, strategy: Strategy | None = None) -> None:
        self.skill = skill
        self.clarity = CLARITY[skill.care]
        self._own = strategy
        self.memory = DealMemory()

    @property
    def strategy(self) -> Strategy:
        """The one that was given, or the shipped one, which is not part of the bot."""
        return self._own or shipped()

    def look(self, view: ChipsetView, at: int) -> None:
        """Remember how the betting goes."""
        super().look(view, at)
        self.memory.look(view)

    def decide(self, view: ChipsetView, legal: Acts, chance: Chance) -> Intent | None:
        """One act of a betting phase, or the answer to the showdown question."""
        if not len(legal) or view.seat is None:
            return None
        if Ready() in legal:
            return Intent(Ready(), self.skill.t0_ms)
        self.memory.look(view)
        draws = Draws(chance)
        act = self.answer(view, draws) if KeepCards() in legal else self.bet(view, legal, draws)
        return Intent(act, self._after_ms(view, draws))

    def bet(self, view: ChipsetView, legal: Acts, draws: Draws) -> Act:
        """Fold, check or call, bet or raise."""
        draw = draws.share()
        slip = draws.share() if self.clarity.whims else _NO_SLIP
        if slip >= 1 - self.clarity.whims:
            return real_act(whim(self.memory.spot, draw), legal)
        hand = Hand(view, self.strategy)
        place = hand.place
        if slip < self.clarity.overlooks and place >= WITH_SET:
            place = WITH_SET - 1
        return real_act(self._trained(view, hand, place, draws, draw), legal)

    def _trained(self, view: ChipsetView, hand: Hand, place: int, draws: Draws, draw: float) -> int:
        others = len(opponents(view))
        crowd = power(hand.share, others - 1)  # the chance that none of the further ones is ahead
        if others > 1 and place >= WITH_SET and draws.share() >= crowd:
            place = one_class_lower(place)
        lines = all_lines()
        line = find_line(lines.after, self.memory.endings, len(self.memory.endings))
        pot = self.memory.settled() * _FULL_BET / view.max_bet
        return bet_act(
            *(self.strategy.shares, lines.steps, line, self.memory.spot, place, hand.share),
            *(price(view), pot * crowd if place < WITH_SET else pot, draw),
        )

    def answer(self, view: ChipsetView, draws: Draws) -> Act:
        """Show, or keep the cards hidden (CHIP-9)."""
        draw = draws.share()
        overlooked = bool(self.clarity.whims) and draws.share() < self.clarity.overlooks
        lines, endings = all_lines(), self.memory.endings
        line = find_line(lines.after, endings, len(endings))
        often = show_share(
            *(self.strategy.shares, lines.after, line, self.memory.ending(view)),
            *(0 if speaks_first(view) else 1, Hand(view, self.strategy).place),
        )
        return ShowCards() if draw < often and not overlooked else KeepCards()

    def _after_ms(self, view: ChipsetView, draws: Draws) -> int:
        """Thinking time tells nothing: it depends on neither hand nor skill."""
        think = within(TURN_MS, draws)
        if view.deadline is not None:
            think = min(think, round(max(0, view.deadline.at - self.at) * _OF_TIME_LEFT))
        return think


class Hand:
    """The own hand of a view: its strength, and its bucket in the abstraction."""

    __slots__ = ("improving", "place", "sets", "share")

    def __init__(self, view: ChipsetView, strategy: Strategy) -> None:
        assert view.seat is not None
        hand = [card.index for card in view.players[view.seat].hand]
        table = [card.index for card in view.table]
        phase = phase_of(len(table))
        self.sets, self.share, self.improving = hand_strength(THIRD, hand, table)
        points = score(self.share, self.improving, phase == PHASES - 1)
        self.place = bucket(self.sets, points, strategy.cuts[phase])


def one_class_lower(place: int) -> int:
    """The best bucket with one SET less."""
    kind = max(k for k, first in enumerate(FIRST_OF_CLASS) if first <= place)
    return FIRST_OF_CLASS[kind - 1] + IN_CLASS[kind - 1] - 1


def owed_of(view: ChipsetView) -> int:
    """What the viewer has to pay to call."""
    assert view.seat is not None
    return view.highest - view.players[view.seat].bet


def price(view: ChipsetView) -> float:
    """The part of the final pot that a call costs."""
    owed = owed_of(view)
    return owed / max(1, sum(player.paid for player in view.players) + owed)


def real_act(act: int, legal: Acts) -> Act:
    """What the strategy wants, as far as the rules allow; it bets as much as it may."""
    pushes = [each for each in legal if isinstance(each, Bet | Raise)]
    if act == PUSH and pushes:
        return pushes[-1]
    if Check() in legal:
        return Check()
    if CallBet() not in legal:
        return pushes[0]  # the first to speak must open (CHIP-7c)
    return Fold() if act == FOLD else CallBet()
