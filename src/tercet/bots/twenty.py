"""20/20: look where it helps, get rid of most own cards, refresh a dead table, ask for cards last.

A careful player looks only at triples with own cards: the fewer own cards, the fewer triples. It
calls a SET of the table alone only when it is ahead, because that brings new cards for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from tercet.bots.classic import Seen, first, say_or_call, shown
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import Due, Other, Speaking
from tercet.bots.human.sight import Noticed, Sight
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.bots.simple import own_cards, useful_sets
from tercet.cards import Card, Triple, find_sets
from tercet.engine.acts import Act, Acts
from tercet.engine.chance import Chance
from tercet.games.classic import Call, NoneHere, Show
from tercet.games.twenty import AskCard, TwentyView

#: From this care on a player looks and chooses as said above; below, the first SET is called.
_CHOOSES: Final = 2
#: How long a hand of so many cards still takes, in new tables, estimated by hand: the last card is
#: the hardest to get rid of, because fewer and fewer SETs have an own card.
_TO_GO: Final = (0, 5.0, 6.25, 7.1, 7.6, 8.0, 8.3, 8.5, 8.7, 8.9)
#: How much more a SET with cards of the table counts than one of own cards alone: cards of the
#: table may be gone next time. Set by hand, and too little to outweigh one own card more.
_MAY_BE_GONE: Final = 0.1
#: A player who has said that there is none waits so many times as long as that took, and then asks
#: for a card; set by hand.
_ASK: Final = 4
_TRIPLES: Final = comb(12, 3)


class TwentyMind(Mind):
    """One hand of 20/20 (TW-1 to TW-9)."""

    def __init__(self, skill: Skill, *, chooses: bool | None = None) -> None:
        self.skill = skill
        self.sight, self.aside, self.speaking = Sight(skill), Sight(skill), Speaking()
        self.chooses = skill.care >= _CHOOSES if chooses is None else chooses

    def look(self, view: TwentyView, at: int) -> None:
        """See the own hand and the table."""
        super().look(view, at)
        tries = 0 if view.seat is None else view.players[view.seat].wrong
        self.sight.look(_reach(view), at, tries)
        self.aside.look(_reach(view), at, tries)

    def decide(self, view: TwentyView, legal: Acts, chance: Chance) -> Intent | None:
        """Call a SET that sheds own cards, or say that there is none, or ask for a card."""
        draws, reach, hand = Draws(chance), _reach(view), view.hand or ()
        useful, others = _parted(find_sets(reach), hand)
        scale = self._scale(len(hand), len(reach))
        noticed = self.sight.notice(useful, draws, scale)
        aside = self.aside.notice(others, draws, scale if not self.chooses else 1.0)
        if view.caller is not None:
            return Intent(Show(shown([*noticed, *aside], reach, draws)), self.skill.t0_ms)
        calls = self._calls(noticed, hand, reach, draws)
        if aside and (not self.chooses or _is_ahead(view)):
            call = Call(shown(aside, reach, draws))
            calls.append((aside[0].at, self.aside.call_at(aside[0]), call))
        enough = self.sight.gives_up_at(scale)
        if NoneHere() in legal:
            return say_or_call(self, calls, NoneHere(), enough, self._due(view, draws))
        plans = [(at, act) for _, at, act in calls]
        return first(self, [*plans, *self._asks(legal, enough)])

    def _due(self, view: TwentyView, draws: Draws) -> Due | None:
        """Others have said that they can do nothing (TW-2a)."""
        others = [
            Other(seat in self.people, view.players[seat].said_none)
            for seat in view.may_act
            if seat != view.seat
        ]
        return self.speaking.due(others, self.at, self.sight.changed, draws)

    def _scale(self, own: int, reach: int) -> float:
        """Of the triples within reach, those that have to be gone through."""
        useless = comb(reach - own, 3) if self.chooses else 0
        return (comb(reach, 3) - useless) / _TRIPLES

    def _calls(
        self, noticed: Sequence[Noticed], hand: Sequence[Card], reach: Sequence[Card], draws: Draws
    ) -> list[Seen]:
        if not noticed:
            return []
        at, best = self.sight.call_at(noticed[0]), noticed[0]
        if self.chooses:
            seen = [one for one in noticed if one.at <= at]
            best = max(seen, key=lambda one: _gain(one.cards, hand))
        return [(noticed[0].at, at, Call(shown([best], reach, draws)))]

    def _asks(self, legal: Acts, enough: float) -> list[tuple[float, Act]]:
        """When the word alone has not helped, one card more (TW-7)."""
        if AskCard() not in legal:
            return []
        return [(enough + _ASK * self.skill.giveup * self.skill.theta_s * 1000, AskCard())]


def _parted(sets: Sequence[Triple], hand: Sequence[Card]) -> tuple[list[Triple], list[Triple]]:
    """The SETs with own cards, and those without."""
    useful = useful_sets(sets, hand)
    return useful, [three for three in sets if three not in useful]


def _gain(three: Triple, hand: Sequence[Card]) -> float:
    """How much nearer the end a SET brings; one with cards of the table may be gone next time."""
    own = own_cards(three, hand)
    return _TO_GO[len(hand)] - _TO_GO[len(hand) - own] + _MAY_BE_GONE * (own < 3)


def _is_ahead(view: TwentyView) -> bool:
    """Whether nobody holds fewer cards: new cards on the table help those who hold few."""
    own = len(view.hand or ())
    return all(own <= player.cards for player in view.players)


def _reach(view: TwentyView) -> tuple[Card, ...]:
    return (*(view.hand or ()), *(card for card in view.table if card is not None))
