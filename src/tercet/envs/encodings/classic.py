"""The base game as numbers: call, name three cards, say that there is none."""

from __future__ import annotations

from functools import lru_cache

from tercet.cards import Triple
from tercet.engine.acts import Act
from tercet.envs.encoding import (
    TRIPLES,
    Begun,
    Choice,
    Field,
    Mask,
    count_field,
    flag_field,
    from_seat,
    relative,
    triples_of,
)
from tercet.envs.encodings.layout import LayoutEncoding
from tercet.games.classic import Call, ClassicView, NoneHere, Show, TakeBack


class ClassicEncoding(LayoutEncoding):
    """Three cards are named in one decision, as a call or after one (BASE-3, BASE-4)."""

    key = "classic"
    choices = (
        Choice("three", len(TRIPLES), "call and show these three; after a call, show them"),
        Choice("call", 1, "call SET without naming cards yet"),
        Choice("none", 1, "say that there is no SET"),
        Choice("take_back", 1, "take that word back"),
    )
    words = (Call(), NoneHere(), TakeBack())

    def figures(self, seats: int) -> tuple[Field, ...]:
        """Who has called, and how the players stand."""
        return (
            Field("caller", 1, 0, seats, "who has called, from 1 = oneself; 0 nobody"),
            count_field("scores", "of each player", seats, below=True),
            flag_field("said_none", "of each player", seats),
            flag_field("locked", "of each player (PEN-3)", seats),
        )

    def count(self, view: ClassicView, seat: int) -> list[int]:
        """The caller, and the players from the own seat on."""
        seats = len(view.players)
        players = [view.players[other] for other in from_seat(seats, seat)]
        return [
            relative(view.caller, seat, seats),
            *[player.score for player in players],
            *[player.said_none for player in players],
            *[player.locked for player in players],
        ]

    def mask(self, view: ClassicView, seat: int, begun: Begun) -> Mask:
        """Any three; the words that have a sense now."""
        return _mask(self, len(view.table), view.caller == seat, view.players[seat].said_none)

    def naming(self, view: ClassicView, cards: Triple) -> Act:
        """A call with cards, or their showing."""
        return Call(cards) if view.caller is None else Show(cards)

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
