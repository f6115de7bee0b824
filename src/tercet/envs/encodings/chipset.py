"""ChipSet as numbers: betting in turn, and the showdown question that all answer in secret."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercet.cards import DECK
from tercet.engine.acts import Act
from tercet.envs.encoding import (
    Begun,
    Choice,
    Encoding,
    Field,
    Mask,
    card_bytes,
    card_field,
    count_field,
    flag_field,
    from_seat,
    numbers,
    relative,
)
from tercet.games.chipset.terms import (
    Bet,
    CallBet,
    Check,
    ChipsetView,
    Fold,
    KeepCards,
    Offer,
    Raise,
    ShowCards,
)

#: The most chips of a bet (option `max_bet`), and cards in the middle.
MOST: Final = 20
TABLE: Final = len(DECK) - 4
_PHASES: Final = ("bet", "ask", "end", "pause")


_NO_HAND: Final = card_bytes((), 2)


class ChipsetEncoding(Encoding):
    """At the question everybody still in is asked once, also who can only be silent (CHIP-9a)."""

    key = "chipset"
    once = frozenset({"showdown"})
    choices = (
        Choice("fold", 1, "give up this deal"),
        Choice("check", 1, "bet nothing for now"),
        Choice("call", 1, "match the highest bet, or go all in for less"),
        Choice("chips", MOST, "bet 1 to 20 chips, or raise by so many"),
        Choice("show", 1, "answer the question: I show"),
        Choice("keep", 1, "answer the question: I do not show"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The middle, the own cards, the chips of all, and hands that were shown."""
        return (
            card_field("hand", 2, "the own hand"),
            card_field("table", TABLE, "the cards in the middle"),
            card_field("shown", 2 * seats, "hands that were shown, two cards a player"),
            Field("phase", 1, 0, 3, "0 betting, 1 the question, 3 between deals"),
            count_field("deal", "its number"),
            Field("dealer", 1, 1, seats, "who deals, from 1 = oneself"),
            Field("turn", 1, 0, seats, "whose bet is awaited; 0 nobody's"),
            count_field("pot", "chips in all pots, and the highest bet of this phase", 2),
            Field("answers", 1, 0, 2, "at the question: 1 silence only, 2 show or keep"),
            count_field("chips", "of each player", seats),
            count_field("bets", "of each player in this phase", seats),
            count_field("raises", "of each player in this phase", seats),
            flag_field("in_deal", "of each player: can win this deal", seats),
        )

    def observe(self, view: ChipsetView, seat: int, begun: Begun) -> bytes:
        """What a seat may know: hands of others only when they were shown (CHIP-5a)."""
        seats = len(view.players)
        players = [view.players[other] for other in from_seat(seats, seat)]
        shown = [card_bytes(player.hand, 2) if player.shown else _NO_HAND for player in players]
        answers = {None: 0, "none": 1, "both": 2}[view.answers]
        figures = [
            *(_PHASES.index(view.phase), view.deal, relative(view.dealer, seat, seats)),
            relative(view.turn, seat, seats),
            *(sum(pot.chips for pot in view.pots), view.highest, answers),
            *[player.chips for player in players],
            *[player.bet for player in players],
            *[player.raises for player in players],
            *[player.in_deal and not player.folded for player in players],
        ]
        own = card_bytes(view.players[seat].hand, 2)
        return own + card_bytes(view.table, TABLE) + b"".join(shown) + numbers(figures)

    def may_wait(self, view: ChipsetView, asked: int) -> bool:
        """Silence is an answer to the question (CHIP-9a)."""
        return view.phase == "ask"

    def idle(self, view: ChipsetView) -> bool:
        """Between two deals nothing is decided."""
        return view.phase == "pause"

    def mask(self, view: ChipsetView, seat: int, begun: Begun) -> Mask:
        """What the turn offers; at the question both words, for who holds a SET (CHIP-9a)."""
        if view.offer is None or view.turn != seat:
            return _answers(self, view.answers == "both")
        return _bets(self, view.offer, view.highest > 0)

    def decide(self, view: ChipsetView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """A bet or an answer."""
        kind, number = self.kind(action)
        if kind == "chips":
            return Raise(number + 1) if view.highest else Bet(number + 1)
        words: dict[str, Act] = {
            "fold": Fold(),
            "check": Check(),
            "call": CallBet(),
            "show": ShowCards(),
            "keep": KeepCards(),
        }
        return words[kind]

    def scores(self, view: ChipsetView) -> tuple[int, ...]:
        """The chips in front of each player: what is bet is gone until it is won."""
        return tuple([player.chips for player in view.players])

    def standing(self, view: ChipsetView) -> tuple[int, ...]:
        """What is in the pot goes back to who paid it."""
        return tuple([player.chips + player.paid for player in view.players])


@lru_cache(maxsize=4)
def _answers(encoding: ChipsetEncoding, words: bool) -> Mask:
    return encoding.masked(show=words, keep=words)


@lru_cache(maxsize=256)
def _bets(encoding: ChipsetEncoding, offer: Offer, called: bool) -> Mask:
    return encoding.masked(fold=True, check=offer.check, call=called, chips=range(offer.most))
