"""Fingers on cards, as partners at one table see them: presence, told at once and kept nowhere.

Only games whose facts say so share it. A finger is gone with its connection; that a card has left
the table everybody sees, and whoever shows fingers leaves it out.
"""

from __future__ import annotations

from collections.abc import Sequence

from tercet.cards import parse_cards
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction
from tercet.games import find_game
from tercet.server.table.presence import Presence, Visitor
from tercet.server.table.record import TableRecord
from tercet.server.wire.frames import text_frame
from tercet.server.wire.messages import Touched


class Touches:
    """Whose fingers are on which cards at one table."""

    def __init__(self, record: TableRecord, presence: Presence) -> None:
        self._record, self._presence = record, presence
        self._by_seat: dict[int, tuple[str, ...]] = {}

    def touch(self, visitor: Visitor, seat: int, cards: Sequence[str]) -> None:
        """Tell all the others at the table where these fingers are now."""
        if not find_game(self._record.settings.game).facts.shares_touch:
            raise IllegalAction("touch_unshared")
        self._tell(seat, tuple(map(str, parse_cards(cards))), but=visitor)

    def lift(self, visitor: Visitor) -> None:
        """A connection has gone, and its fingers with it."""
        seat = self._record.seat_of(visitor.person)
        if seat is not None and self._by_seat.get(seat):
            self._tell(seat, (), but=visitor)

    def _tell(self, seat: int, cards: tuple[str, ...], but: Visitor) -> None:
        self._by_seat[seat] = cards
        told = text_frame(to_json(Touched(table=self._record.row.id, seat=seat, cards=cards)))
        for visitor in list(self._presence.visitors):
            if visitor is not but:
                visitor.post(told)
