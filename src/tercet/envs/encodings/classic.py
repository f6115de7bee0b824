"""The base game as numbers: call, name three cards, say that there is none."""

from __future__ import annotations

from functools import lru_cache

from tercet.engine.acts import Act
from tercet.envs.encoding import (
    PLACES,
    TRIPLES,
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
    named_three,
    numbers,
    relative,
    triples_of,
)
from tercet.games.classic import Call, ClassicView, NoneHere, Show, TakeBack


class ClassicEncoding(Encoding):
    """Three cards are named in one decision, as a call or after one (BASE-3, BASE-4)."""

    key = "classic"
    choices = (
        Choice("three", len(TRIPLES), "call and show these three; after a call, show them"),
        Choice("call", 1, "call SET without naming cards yet"),
        Choice("none", 1, "say that there is no SET"),
        Choice("take_back", 1, "take that word back"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Everything lies open but the pile."""
        return (
            card_field("table", PLACES, "the first 21 places of the table"),
            count_field("cards", "cards on the table and in the pile", 2),
            Field("caller", 1, 0, seats, "who has called, from 1 = oneself; 0 nobody"),
            count_field("scores", "of each player", seats, below=True),
            flag_field("said_none", "of each player", seats),
            flag_field("locked", "of each player (PEN-3)", seats),
        )

    def observe(self, view: ClassicView, seat: int, begun: Begun) -> bytes:
        """The table and how the players stand."""
        seats = len(view.players)
        players = [view.players[other] for other in from_seat(seats, seat)]
        figures = [
            *(len(view.table), view.pile, relative(view.caller, seat, seats)),
            *[player.score for player in players],
            *[player.said_none for player in players],
            *[player.locked for player in players],
        ]
        return card_bytes(view.table, PLACES) + numbers(figures)

    def mask(self, view: ClassicView, seat: int, begun: Begun) -> Mask:
        """Any three; the words that have a sense now."""
        return _mask(self, len(view.table), view.caller == seat, view.players[seat].said_none)

    def decide(self, view: ClassicView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """A call with cards, their showing, or a word."""
        if action < len(TRIPLES):
            cards = named_three(view.table, action)
            return Call(cards) if view.caller is None else Show(cards)
        return (Call(), NoneHere(), TakeBack())[action - len(TRIPLES)]

    def scores(self, view: ClassicView) -> tuple[int, ...]:
        """SETs less penalties, as the edition counts."""
        return tuple([player.score for player in view.players])


@lru_cache(maxsize=128)
def _mask(encoding: ClassicEncoding, cards: int, called: bool, said_none: bool) -> Mask:
    free = not called
    return encoding.masked(
        three=range(triples_of(cards)),
        call=free,
        none=free and not said_none,
        take_back=free and said_none,
    )
