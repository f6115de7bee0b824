"""What lies before a player in the terminal: the cards of the table and of the own hand.

Every card has a label to choose it by: a number on the table, a letter and a number in the hand.
All of it comes from the view of one seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from tercet.cards import Card
from tercet.engine.acts import Act
from tercet.engine.events import View
from tercet.games.shared.seen import deal_of
from tercet.terminal.table.games import Situation
from tercet.terminal.table.match import screen_of
from tercet.terminal.table.screen import Lying

#: Nobody sees, thinks and types faster than this.
GLIMPSE_MS: Final = 700
Place = tuple[str | None, Card]


class Spread(Struct, frozen=True):
    """The cards one sees, each with its label; `dice` is the position of SET Dice."""

    table: tuple[Place, ...] = ()
    hand: tuple[Place, ...] = ()
    dice: str | None = None

    def find(self, label: str) -> Card | None:
        """The card with this label."""
        places = (*self.table, *self.hand)
        return next((card for own, card in places if own == label), None)


class Sight(Struct, frozen=True):
    """What a player has seen: a spread, and the last entry before it was answered."""

    spread: Spread = Spread()
    seq: int = 0


class Glance:
    """The spread before a player's eyes, and the one before it.

    What appeared less than `glimpse_ms` ago cannot be what somebody has typed an answer to.
    """

    def __init__(self, glimpse_ms: int = GLIMPSE_MS) -> None:
        self.spread = Spread()
        self._before, self._since, self._glimpse_ms = Sight(), 0, glimpse_ms

    def show(self, spread: Spread, seq: int, at: int) -> None:
        """Another spread is shown, by this entry and at this table time."""
        self._before, self.spread, self._since = Sight(self.spread, seq - 1), spread, at

    def meant(self, line: str, seq: int, at: int) -> Sight:
        """What was seen by somebody whose line is finished at this time, after this entry."""
        labels = [part for part in split(line) if self.spread.find(part)]
        known = all(map(self._before.spread.find, labels))
        if known and self._before.seq >= 0 and at - self._since < self._glimpse_ms:
            return self._before
        return Sight(self.spread, seq)


def split(line: str) -> list[str]:
    """The parts of a line, between blanks or commas."""
    return line.lower().replace(",", " ").split()


def spread_of(view: View, hand_letter: str) -> Spread:
    """What one seat sees."""
    screen = screen_of(view, Situation(deal_of(view).seat, ()), view.seat)
    if screen.board is not None:
        return Spread(dice=screen.board.view.position)
    labelled = screen.keyed != "none"  # cards cannot be chosen
    lying = () if screen.hand is None else screen.hand.cards
    table = tuple(_places(screen.places, "" if labelled else None))
    hand = tuple(_places(lying, hand_letter if labelled else None))
    return Spread(table, hand)


def _places(cards: Sequence[Lying], letter: str | None) -> Iterator[Place]:
    for at, card in enumerate(cards, 1):
        if card is not None:
            yield None if letter is None else f"{letter}{at}", card


def named_cards(act: Act) -> tuple[Card, ...]:
    """The cards that an act names."""
    card = getattr(act, "card", None)
    cards = getattr(act, "cards", None)
    return (card,) if isinstance(card, Card) else tuple(cards or ())
