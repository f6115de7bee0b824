"""How many settled ratings there are by height: a place is a sum over few rows.

Kept in the transactions that change ratings. A node of a version that does not know of it may
change ratings, too: `tallied` is the last result that is in the tally, and where that is not the
last one ratings know of, ratings are counted through, until a server tallies them anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import floor
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, insert, literal, select, update

from tercet.standing.ratings import Change, Rating
from tercet.storage.rows import Part
from tercet.storage.schema import COUNTER, RATING, RATING_TALLY
from tercet.storage.store import Store

TALLIED: Final = "tallied"
_RATED: Final = "rated"
#: So many steps are one of mu: a power of two, so that their ends are exact.
_STEPS: Final = 16

#: By game and step, how many settled ratings there are, or how many more.
Tally = Mapping[tuple[str, int], int]


def step_of(mu: float) -> int:
    """In which step of the tally a rating is."""
    return floor(mu * _STEPS)


# --- Writing ---------------------------------------------------------------------------------


def tally_of(ratings: Mapping[tuple[str, int], Rating]) -> Tally:
    """All ratings by height."""
    settled = ((game, one) for (game, _), one in ratings.items() if not one.provisional)
    return Counter((game, step_of(rating.mu)) for game, rating in settled)


def changed(games: Iterable[tuple[str, Iterable[Change]]]) -> Tally:
    """What some games add to the tally, and take away."""
    more: Counter[tuple[str, int]] = Counter()
    for game, changes in games:
        for _, before, after in changes:
            more[game, step_of(before.mu)] -= not before.provisional
            more[game, step_of(after.mu)] += not after.provisional
    return more


def add_to_tally(part: Part, more: Tally, before: int, until: int) -> Part:
    """Together with ratings that go from one result to another."""
    for (game, step), count in sorted(more.items()):
        if count:
            _add(part, game, step, count)
    c = COUNTER.c
    reached = update(COUNTER).where(c.name == TALLIED, c.last == before)
    return part.add(reached.values(last=until))


def tallied_anew(part: Part, tally: Tally, until: int) -> Part:
    """The whole tally, for ratings that know of every result until then."""
    part.add(delete(RATING_TALLY))
    for (game, step), count in sorted(tally.items()):
        part.add(insert(RATING_TALLY), {"game": game, "step": step, "settled": count})
    return part.add(update(COUNTER).where(COUNTER.c.name == TALLIED).values(last=until))


def _add(part: Part, game: str, step: int, count: int) -> None:
    c = RATING_TALLY.c
    this = (c.game == game) & (c.step == step)
    empty = select(literal(game), literal(step), literal(0)).where(
        ~select(c.game).where(this).exists()
    )
    part.add(insert(RATING_TALLY).from_select(["game", "step", "settled"], empty))
    part.add(update(RATING_TALLY).where(this).values(settled=c.settled + count))


# --- Reading ---------------------------------------------------------------------------------


def is_tallied(store: Store) -> bool:
    """Whether the tally knows of all results that ratings know of."""
    both = select(COUNTER.c.last).where(COUNTER.c.name.in_((TALLIED, _RATED)))
    return len(set(store.column(both))) == 1


def stored_tally(store: Store) -> dict[tuple[str, int], int]:
    """The tally as it is stored, without empty steps."""
    rows = store.plain(select(RATING_TALLY).where(RATING_TALLY.c.settled != 0))
    return {(row["game"], row["step"]): row["settled"] for row in rows}


def places(store: Store, game: str, rating: Rating | None) -> tuple[int, int | None]:
    """How many settled ratings there are at a game, and which place among them this one has."""
    tallied = is_tallied(store)
    count = (_summed if tallied else _counted)(store, game)
    if rating is None or rating.provisional:
        return count, None
    higher = RATING.c.mu > rating.mu
    if not tallied:
        return count, 1 + _counted(store, game, higher)
    step = step_of(rating.mu)
    above = _summed(store, game, RATING_TALLY.c.step > step)
    within = _counted(store, game, higher & (RATING.c.mu < (step + 1) / _STEPS))
    return count, 1 + above + within


def _summed(store: Store, game: str, *which: ColumnElement[bool]) -> int:
    c = RATING_TALLY.c
    total: Any = func.coalesce(func.sum(c.settled), 0)
    return int(store.count(select(total).where(c.game == game, *which)))


def _counted(store: Store, game: str, *which: ColumnElement[bool]) -> int:
    settled = (RATING.c.game == game) & RATING.c.settled.is_(True)
    return store.count(select(func.count()).where(settled, *which))
