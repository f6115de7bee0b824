"""The order of a game: who is rated how high, and where one stands oneself."""

from __future__ import annotations

from tercet.server.wire.bodies import Standing, StandingLine
from tercet.standing.ratings import Rating
from tercet.storage.people.preferences import preferences_of, shows_figures
from tercet.storage.rows import PersonRow
from tercet.storage.standing.standings import Listed, best_rated, listed_of
from tercet.storage.standing.tallies import places
from tercet.storage.store import Store


def leaderboard(store: Store, game: str, me: str | None) -> Standing:
    """The best of a game, the provisional ones apart, and the asking person; it blocks."""
    settled, early = (best_rated(store, game, settled=each) for each in (True, False))
    own = None if me is None else listed_of(store, game, me)
    count, place = places(store, game, None if own is None else own.rating)
    return Standing(
        game=game,
        best=tuple(_line(row, me, rank) for rank, row in enumerate(settled, 1)),
        provisional=tuple(_line(row, me, None) for row in early),
        settled=count,
        me=None if own is None else _shown(own.rating, place, own.name, own=True),
    )


def ranked_name(person: PersonRow | None) -> str | None:
    """How somebody is called in rankings, if they want to be; None is said as "somebody"."""
    if person is None or not preferences_of(person).named_in_rankings:
        return None
    return person.name


def is_shown(person: PersonRow | None) -> bool:
    """Whether a name in rankings leads to somebody's figures: they want both."""
    return ranked_name(person) is not None and shows_figures(person)


def _line(row: Listed, me: str | None, rank: int | None) -> StandingLine:
    own = row.person is not None and row.person == me
    name = row.name if own and row.name is not None else ranked_name(row.who)
    return _shown(row.rating, rank, name, own=own, shown=is_shown(row.who))


def _shown(
    rating: Rating, rank: int | None, name: str | None, *, own: bool, shown: bool = False
) -> StandingLine:
    return StandingLine(
        rank=rank,
        name=name,
        value=rating.value,
        spread=rating.spread,
        games=rating.games,
        me=own,
        shown=shown,
    )
