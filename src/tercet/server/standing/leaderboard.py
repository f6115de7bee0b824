"""The order of a game: who is rated how high, and where one stands oneself."""

from __future__ import annotations

from tercet.server.wire.bodies import Standing, StandingLine
from tercet.standing.ratings import Rating
from tercet.storage.people.preferences import preferences_of, shows_figures
from tercet.storage.rows import PersonRow
from tercet.storage.standing.standings import Ranked, best_rated, people_with, ratings_of
from tercet.storage.standing.tallies import rank_of, rated_count
from tercet.storage.store import Store


def leaderboard(store: Store, game: str, me: str | None) -> Standing:
    """The best of a game, the provisional ones apart, and the asking person; it blocks."""
    settled, early = (best_rated(store, game, settled=each) for each in (True, False))
    ids = [row.person for row in (*settled, *early) if row.person is not None]
    people = people_with(store, ids)
    return Standing(
        game=game,
        best=tuple(_line(row, people, me, rank) for rank, row in enumerate(settled, 1)),
        provisional=tuple(_line(row, people, me, None) for row in early),
        settled=rated_count(store, game),
        me=_me(store, game, me),
    )


def ranked_name(person: PersonRow | None) -> str | None:
    """How somebody is called in rankings, if they want to be; None is said as "somebody"."""
    if person is None or not preferences_of(person).named_in_rankings:
        return None
    return person.name


def is_shown(person: PersonRow | None) -> bool:
    """Whether a name in rankings leads to somebody's figures: they want both."""
    return ranked_name(person) is not None and shows_figures(person)


def _line(
    row: Ranked, people: dict[str, PersonRow], me: str | None, rank: int | None
) -> StandingLine:
    own = row.person is not None and row.person == me
    person = people.get(row.person or "")
    name = person.name if own and person is not None else ranked_name(person)
    return _shown(row.rating, rank, name, own=own, shown=is_shown(person))


def _me(store: Store, game: str, me: str | None) -> StandingLine | None:
    rating = ratings_of(store, game, [me]).get(me) if me is not None else None
    if me is None or rating is None:
        return None
    person = store.person(me)
    rank = None if rating.provisional else rank_of(store, game, rating)
    return _shown(rating, rank, person.name if person else None, own=True)


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
