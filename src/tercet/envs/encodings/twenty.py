"""20/20 as numbers: three cards within reach are named one by one (TW-2)."""

from __future__ import annotations

from tercet.cards import Card
from tercet.engine.acts import Act
from tercet.envs.encoding import (
    Begun,
    Choice,
    Encoding,
    Field,
    Mask,
    ascending,
    card_bytes,
    card_field,
    count_field,
    flag_field,
    from_seat,
    numbers,
    relative,
)
from tercet.games.twenty import AskCard, Call, NoneHere, Show, TakeBack, TwentyView

#: The most cards of a hand and of the table (TW-8 and the option `table`).
HAND = TABLE = 9


class TwentyEncoding(Encoding):
    """Cards of the hand have the places 0 to 8, those of the table 9 to 17."""

    key = "twenty"
    choices = (
        Choice("card", HAND + TABLE, "name the next of three cards, in the order of their places"),
        Choice("call", 1, "call SET without naming cards yet"),
        Choice("ask", 1, "ask for an extra card"),
        Choice("none", 1, "say that there is no SET"),
        Choice("take_back", 1, "take that word back"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The own hand and the table; of the others how many cards."""
        return (
            card_field("hand", HAND, "the own hand"),
            card_field("table", TABLE, "the table"),
            flag_field("named", "of these 18 places: named in the act that is begun", 18),
            count_field("cards", "in the pile and removed", 2),
            Field("caller", 1, 0, seats, "who has called, from 1 = oneself; 0 nobody"),
            count_field("hands", "cards of each player", seats),
            count_field("wrong", "wrong calls of each player", seats),
            flag_field("said_none", "of each player", seats),
        )

    def observe(self, view: TwentyView, seat: int, begun: Begun) -> bytes:
        """What is within reach, and how the players stand."""
        seats = len(view.players)
        players = [view.players[other] for other in from_seat(seats, seat)]
        figures = [
            *[card is not None and card in begun for card in _reach(view)],
            *(view.pile, view.removed, relative(view.caller, seat, seats)),
            *[player.cards for player in players],
            *[player.wrong for player in players],
            *[player.said_none for player in players],
        ]
        return card_bytes(_reach(view), HAND + TABLE) + numbers(figures)

    def mask(self, view: TwentyView, seat: int, begun: Begun) -> Mask:
        """The next of three cards; words only before the first of them."""
        reach = _reach(view)
        filled = [place for place, card in enumerate(reach) if card is not None]
        named = [at for at, place in enumerate(filled) if reach[place] in begun]
        cards = [filled[at] for at in ascending(len(filled), named, 3)]
        free = view.caller is None and not begun
        own = view.players[seat]
        more = own.cards < view.most and view.pile + view.removed > 0
        return self.masked(
            card=cards,
            call=free,
            ask=free and more,
            none=free and not own.said_none,
            take_back=free and own.said_none,
        )

    def decide(self, view: TwentyView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """One more card, which may be the third; or a word."""
        kind, number = self.kind(action)
        if kind == "card":
            named = (*begun, _reach(view)[number])
            if len(named) < 3:
                return named
            return Call(named) if view.caller is None else Show(named)
        words = {"call": Call(), "ask": AskCard(), "none": NoneHere(), "take_back": TakeBack()}
        return words[kind]

    def scores(self, view: TwentyView) -> tuple[int, ...]:
        """Points come with the end of the deal (TW-9)."""
        return (0,) * len(view.players) if view.outcome is None else view.outcome.scores


def _reach(view: TwentyView) -> tuple[Card | None, ...]:
    hand = view.hand or ()
    return (*hand, *(None,) * (HAND - len(hand)), *view.table, *(None,) * (TABLE - len(view.table)))
