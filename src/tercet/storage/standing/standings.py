"""What is read of ratings for people to see: at a table, after a game, and in the order of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select

from tercet.games import GAMES
from tercet.standing.ratings import Rating
from tercet.storage.rows import PersonRow
from tercet.storage.schema import PERSON, PLACING, PLAYER, RATING, RESULT
from tercet.storage.store import Store

#: So many are listed.
LISTED: Final = 100


class Placed(msgspec.Struct, frozen=True):
    """What a game did to the rating of whoever sat there; nothing where it does not count."""

    seat: int
    place: int
    counted: bool | None
    mu_before: float | None
    mu: float | None
    sigma: float | None


class Ranked(msgspec.Struct, frozen=True):
    """A line of the order: whose rating; nobody's where the account is gone."""

    player: int
    person: str | None
    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> Rating:
        """The rating as a value."""
        return Rating(self.mu, self.sigma, self.games)


class Listed(Ranked, frozen=True, kw_only=True):
    """A line with what is to be known of whose it is."""

    name: str | None
    login: str | None
    preferences: str | None

    @property
    def who(self) -> PersonRow | None:
        """Whose rating it is, as far as rankings have to know."""
        if self.person is None or self.name is None:
            return None
        return PersonRow(self.person, self.name, 0, self.login, preferences=self.preferences)


_RANKED: Final = (RATING.c.player, PLAYER.c.person, RATING.c.mu, RATING.c.sigma, RATING.c.games)


def ratings_of(store: Store, game: str, people: Sequence[str]) -> dict[str, Rating]:
    """The ratings of some people at a game; whoever has none is not in it."""
    theirs = _all(game).where(PLAYER.c.person.in_(people))
    return {row.person: row.rating for row in store.read(Ranked, theirs) if row.person}


class Own(Ranked, frozen=True, kw_only=True):
    """A rating and its game."""

    game: str


def own_ratings(store: Store, person: str) -> dict[str, Rating]:
    """Somebody's ratings by game."""
    query = select(*_RANKED, RATING.c.game).join(PLAYER, PLAYER.c.number == RATING.c.player)
    # By game and player there is an index, by player alone there is none.
    keys = [game.facts.key for game in GAMES]
    theirs = query.where(PLAYER.c.person == person, RATING.c.game.in_(keys))
    rows = store.read(Own, theirs)
    return {row.game: row.rating for row in rows}


def placed_at(store: Store, table_id: int) -> list[Placed]:
    """Who stood where in a rated game, by seats."""
    columns = (PLACING.c.seat, PLACING.c.place, RESULT.c.counted)
    figures = (PLACING.c.mu_before, PLACING.c.mu, PLACING.c.sigma)
    query = select(*columns, *figures).join(RESULT, RESULT.c.number == PLACING.c.result)
    return store.read(Placed, query.where(RESULT.c.table_id == table_id).order_by(PLACING.c.seat))


def best_rated(store: Store, game: str, *, settled: bool, most: int = LISTED) -> list[Listed]:
    """The highest ratings at a game, of those that are settled or of those that are not."""
    these = _listed(game).where(RATING.c.settled.is_(settled))
    order = these.order_by(RATING.c.mu.desc(), RATING.c.player).limit(most)
    return store.read(Listed, order)


def listed_of(store: Store, game: str, person: str) -> Listed | None:
    """Somebody's line at a game, if they are rated there."""
    rows = store.read(Listed, _listed(game).where(PLAYER.c.person == person))
    return rows[0] if rows else None


def people_with(store: Store, ids: Sequence[str]) -> dict[str, PersonRow]:
    """These people by their ids."""
    rows = store.read(PersonRow, select(PERSON).where(PERSON.c.id.in_(ids)))
    return {row.id: row for row in rows}


def _all(game: str) -> Select[Any]:
    query = select(*_RANKED).join(PLAYER, PLAYER.c.number == RATING.c.player)
    return query.where(RATING.c.game == game)


def _listed(game: str) -> Select[Any]:
    who = (PERSON.c.name, PERSON.c.login, PERSON.c.preferences)
    return _all(game).add_columns(*who).outerjoin(PERSON, PERSON.c.id == PLAYER.c.person)
