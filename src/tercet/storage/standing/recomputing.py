"""All ratings computed anew from the results, beside those that are stored: `recompute`."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from tercet.standing.ratings import Ladder, Rating
from tercet.storage.schema import PLACING, RESULT
from tercet.storage.standing.results import (
    Applied,
    all_applied,
    all_ratings,
    last_result,
    rated_games,
    rated_until,
)
from tercet.storage.standing.tallies import stored_tally, tally_of
from tercet.storage.store import Store


class Recomputed(msgspec.Struct, frozen=True):
    """How many games were looked at and counted, and what did not agree with what was stored."""

    games: int
    counted: int
    players: int
    differing_ratings: int
    differing_games: int

    @property
    def holds(self) -> bool:
        """Whether everything was the same to the last digit."""
        return not self.differing_ratings and not self.differing_games


class _Stored(msgspec.Struct, frozen=True):
    number: int
    counted: bool | None
    player: int
    mu_before: float | None
    mu: float | None
    sigma: float | None


def recompute(store: Store) -> Recomputed:
    """Compute every rating from the results alone, and store what differs; it blocks.

    A server may run meanwhile: if it applies a result while we compute, nothing is stored (`Unmet`
    is raised), and one can begin again.
    """
    before, until = rated_until(store), last_result(store)
    ladder = Ladder()
    games: list[Applied] = [(each, ladder.enter(each)) for each in rated_games(store, 0, until)]
    was = all_ratings(store)
    found = _compared(store, games, ladder.ratings, was)
    if not found.holds or before != until or stored_tally(store) != tally_of(ladder.ratings):
        (failed,) = store.write([all_applied(before, until, games, ladder)])
        if failed is not None:
            raise failed
    return found


def _compared(
    store: Store,
    games: list[Applied],
    ratings: dict[tuple[str, int], Rating],
    was: dict[tuple[str, int], Rating],
) -> Recomputed:
    different = sum(ratings.get(key) != was.get(key) for key in ratings.keys() | was.keys())
    stored = _stored(store)
    return Recomputed(
        games=len(games),
        counted=sum(changes is not None for _, changes in games),
        players=len(ratings),
        differing_ratings=different,
        differing_games=sum(_as_rows(each) != stored.get(each[0].number) for each in games),
    )


_Rows = dict[int, tuple[bool | None, float | None, float | None, float | None]]


def _as_rows(applied: Applied) -> _Rows:
    played, changes = applied
    if changes is None:
        return dict.fromkeys(played.players, (False, None, None, None))
    return {who: (True, was.mu, now.mu, now.sigma) for who, was, now in changes}


def _stored(store: Store) -> dict[int, _Rows]:
    columns = (RESULT.c.number, RESULT.c.counted, PLACING.c.player)
    figures = (PLACING.c.mu_before, PLACING.c.mu, PLACING.c.sigma)
    query = select(*columns, *figures).join(PLACING, PLACING.c.result == RESULT.c.number)
    found: dict[int, _Rows] = {}
    for row in store.read(_Stored, query):
        figures_of = (row.counted, row.mu_before, row.mu, row.sigma)
        found.setdefault(row.number, {})[row.player] = figures_of
    return found
