"""SetUp as numbers: lay a card of the hand, or challenge the last one with two others."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
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
from tercet.errors import Unreadable
from tercet.games.setup import Challenge, LayCard, SetUpRules, SetUpView

#: The most cards of a hand (option `hand`), and of the table.
HAND: Final = 9
TABLE: Final = len(DECK)
#: Every two of the places below the last card, those of a small table first.
PAIRS: Final = tuple(sorted(combinations(range(TABLE - 1), 2), key=lambda pair: pair[1]))


class SetUpEncoding(Encoding):
    """After each card every other player is asked once, in order, then the next card is laid."""

    key = "setup"
    once = frozenset({"challenge", "last_challenge"})
    choices = (
        Choice("lay", HAND, "lay this card of the hand"),
        Choice("pair", len(PAIRS), "challenge: these two make a SET with the last card"),
    )

    def check(self, rules: SetUpRules) -> None:
        """Without a time to challenge nobody but the next player would ever be asked (SETUP-3b)."""
        if rules.challenge_ms == 0:
            given = {"option": "challenge_ms", "value": "0", "off": "no"}
            raise Unreadable("option_too_short", lowest=1000, **given)

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The table in the order of laying, and the own hand."""
        return (
            card_field("hand", HAND, "the own hand"),
            card_field("table", TABLE, "the table, the oldest card first"),
            count_field("cards", "cards on the table and in the pile", 2),
            Field("layer", 1, 0, seats, "who laid the last card, from 1 = oneself; 0 nobody"),
            Field("turn", 1, 1, seats, "who lays next, from 1 = oneself"),
            flag_field("question", "the last card may be challenged now"),
            count_field("taken", "cards that each player had to take", seats),
            flag_field("barred", "of each player: has challenged in vain", seats),
        )

    def observe(self, view: SetUpView, seat: int, begun: Begun) -> bytes:
        """The own hand, the table, and how the players stand."""
        seats = len(view.players)
        players = [view.players[other] for other in from_seat(seats, seat)]
        figures = [
            *(len(view.table), view.pile, relative(view.layer, seat, seats)),
            *(relative(view.turn, seat, seats), _question(view)),
            *[player.taken for player in players],
            *[player.barred for player in players],
        ]
        return card_bytes(view.hand, HAND) + card_bytes(view.table, TABLE) + numbers(figures)

    def asked(self, view: SetUpView) -> tuple[int, ...]:
        """Those who may challenge, from the layer's left (SETUP-3); else whose turn it is."""
        if not _question(view):
            return (view.turn,) if view.may_lay else ()
        seats, layer = len(view.players), view.layer or 0
        return tuple(sorted(view.may_challenge, key=lambda seat: (seat - layer) % seats))

    def may_wait(self, view: SetUpView, asked: int) -> bool:
        """Not to challenge is a choice; not to lay is none."""
        return _question(view)

    def mask(self, view: SetUpView, seat: int, begun: Begun) -> Mask:
        """Any two cards, or any card of the hand."""
        if _question(view):
            return _mask(self, 0, len(view.table) - 1)
        return _mask(self, len(view.hand), 0)

    def decide(self, view: SetUpView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """Lay, or challenge."""
        if action < HAND:
            return LayCard(view.hand[action])
        i, j = PAIRS[action - HAND]
        return Challenge((view.table[i], view.table[j]))

    def scores(self, view: SetUpView) -> tuple[int, ...]:
        """Minus one for each card taken (SETUP-5)."""
        return tuple([-player.taken for player in view.players])


def _question(view: SetUpView) -> bool:
    return view.deadline is not None and view.deadline.label in SetUpEncoding.once


@lru_cache(maxsize=256)
def _mask(encoding: SetUpEncoding, hand: int, others: int) -> Mask:
    return encoding.masked(lay=range(hand), pair=range(others * (others - 1) // 2))
