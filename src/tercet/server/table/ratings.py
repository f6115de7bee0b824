"""The ratings of those who sit at a rated table, and what the game has changed about them."""

from __future__ import annotations

import asyncio

from tercet.server.services import Services
from tercet.server.table.record import TableRecord
from tercet.server.wire.messages import SeatRating
from tercet.standing.ratings import NEWCOMER, Rating
from tercet.storage.standing.standings import placed_at, ratings_of

BySeat = tuple[SeatRating | None, ...]


class SeatRatings:
    """What is told of ratings at one table; nothing where the table is not rated."""

    def __init__(self, record: TableRecord, services: Services) -> None:
        self._record, self._store, self._rater = record, services.store, services.rater
        self._known: dict[str, SeatRating] = {}
        self._after: BySeat = ()
        #: Whether the game that is over counts; None before that is known.
        self.counted: bool | None = None

    def by_seat(self) -> BySeat:
        """The rating of whoever sits at each seat, as far as it is known."""
        if not self._record.settings.rated:
            return ()
        return self._after or tuple(self._known.get(s.person or "") for s in self._record.seats)

    async def look_up(self) -> bool:
        """Read what is known now; tells whether there was anything to read."""
        record = self._record
        if not record.settings.rated or self.counted is not None:
            return False
        if record.status == "over":
            await self._rater.catch_up()
            await self._read_changes()
            return True
        people = [seat.person for seat in record.seats if seat.person]
        game = record.settings.game
        found = await asyncio.to_thread(ratings_of, self._store, game, people)
        self._known = {each: shown_rating(found.get(each, NEWCOMER)) for each in people}
        return True

    async def _read_changes(self) -> None:
        placed = await asyncio.to_thread(placed_at, self._store, self._record.row.number)
        self.counted = any(each.counted for each in placed)
        if self.counted:
            self._after = tuple(
                shown_rating(Rating(each.mu or 0.0, each.sigma or 0.0), each.mu_before)
                for each in placed
            )
        else:
            await self._read_unchanged()

    async def _read_unchanged(self) -> None:
        people = [seat.person or "" for seat in self._record.seats]
        game = self._record.settings.game
        found = await asyncio.to_thread(ratings_of, self._store, game, people)
        self._after = tuple(shown_rating(found.get(each, NEWCOMER)) for each in people)


def shown_rating(rating: Rating, mu_before: float | None = None) -> SeatRating:
    """A rating as people see it; with what it was before, what has changed."""
    change = None if mu_before is None else rating.value - Rating(mu_before).value
    return SeatRating(rating.value, rating.spread, rating.provisional, change)
