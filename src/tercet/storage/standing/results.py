"""What is written and read of results: their numbers, who stood where, and the ratings they made.

A result gets its number in the transaction that ends its game, as the last thing done there: the
row of the counter is locked until the commit, so numbers have no gaps and follow the order of
commits, whoever else writes. Ratings are applied in that order, by whoever comes first: each part
relies on the last number that ratings knew of, and is not stored if that has changed.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    bindparam,
    delete,
    insert,
    literal,
    select,
    update,
)

from tercet.standing.ratings import (
    Change,
    Ladder,
    Pair,
    RatedGame,
    Rating,
    day_of,
    pairs,
)
from tercet.storage.rows import Part
from tercet.storage.schema import COUNTER, PLACING, PLAYER, RATING, RESULT
from tercet.storage.standing.tallies import add_to_tally, changed, tallied_anew, tally_of
from tercet.storage.store import Store

_RESULTS: Final = "result"
_RATED: Final = "rated"
#: So many values are named in one question; SQLite has a limit.
_AT_ONCE: Final = 500


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has just ended: the people who stood where, if it is rated, and its record."""

    table_id: int
    game: str
    ended_ms: int
    #: Of a rated game, whoever sat at each seat, and their places.
    people: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    record: str | None = None
    score: int | None = None
    ms: int | None = None
    merit: int | None = None


def ended_game(ended: Ended) -> Part:
    """The result of a game with the next number; a table has one, however often it is mended."""
    part = Part()
    new = ~select(RESULT.c.number).where(RESULT.c.table_id == ended.table_id).exists()
    next_ = update(COUNTER).where(COUNTER.c.name == _RESULTS, new).values(last=COUNTER.c.last + 1)
    row = {"rated": bool(ended.people), **{name: getattr(ended, name) for name in _PLAIN}}
    typed = [literal(value, RESULT.c[name].type) for name, value in row.items()]
    result = select(COUNTER.c.last, *typed).where(COUNTER.c.name == _RESULTS, new)
    part.add_last(next_).add_last(insert(RESULT).from_select(("number", *row), result))
    for person in ended.people:
        part.add_last(_known_player(person))
    for seat, (person, place) in enumerate(zip(ended.people, ended.places, strict=True)):
        part.add_last(_placing(ended, seat, person, place))
    return part


def _placing(ended: Ended, seat: int, person: str, place: int) -> Executable:
    row = {"seat": seat, "place": place, "day": day_of(ended.ended_ms)}
    placed = select(PLACING.c.seat).where(
        PLACING.c.result == RESULT.c.number, PLACING.c.seat == literal(seat)
    )
    player = select(PLAYER.c.number).where(PLAYER.c.person == person).scalar_subquery()
    found = select(RESULT.c.number, player, *map(literal, row.values())).where(
        RESULT.c.table_id == ended.table_id, ~placed.exists()
    )
    return insert(PLACING).from_select(("result", "player", *row), found)


_PLAIN: Final = ("table_id", "game", "ended_ms", "record", "score", "ms", "merit")


def _known_player(person: str) -> Executable:
    """A number for whoever has none yet; nobody else can give one while the counter is locked."""
    known = select(PLAYER.c.number).where(PLAYER.c.person == person)
    new = select(literal(secrets.randbits(62)), literal(person)).where(~known.exists())
    return insert(PLAYER).from_select(("number", "person"), new)


# --- Applying --------------------------------------------------------------------------------


class _Line(msgspec.Struct, frozen=True):
    number: int
    game: str
    ended_ms: int
    player: int
    place: int


class _Rated(msgspec.Struct, frozen=True):
    game: str
    player: int
    mu: float
    sigma: float
    games: int


_RATINGS: Final = select(*(RATING.c[name] for name in _Rated.__struct_fields__))


class _Met(msgspec.Struct, frozen=True):
    result: int
    player: int
    day: int


def rated_until(store: Store) -> int:
    """The number of the last result that ratings know of."""
    return store.count(select(COUNTER.c.last).where(COUNTER.c.name == _RATED))


def last_result(store: Store) -> int:
    """The number of the last result."""
    return store.count(select(COUNTER.c.last).where(COUNTER.c.name == _RESULTS))


def rated_games(store: Store, after: int, until: int) -> list[RatedGame]:
    """The rated games among the results between two numbers, in their order."""
    query = (
        select(RESULT.c.number, RESULT.c.game, RESULT.c.ended_ms, PLACING.c.player, PLACING.c.place)
        .join(PLACING, PLACING.c.result == RESULT.c.number)
        .where(RESULT.c.number > after, RESULT.c.number <= until)
        .order_by(RESULT.c.number, PLACING.c.seat)
    )
    lines = groupby(store.read(_Line, query), key=lambda line: line.number)
    return [_game(list(same)) for _, same in lines]


def _game(lines: list[_Line]) -> RatedGame:
    first = lines[0]
    players = tuple(line.player for line in lines)
    return RatedGame(
        first.number, first.game, first.ended_ms, players, tuple(line.place for line in lines)
    )


def ladder_for(store: Store, games: Sequence[RatedGame]) -> Ladder:
    """The ratings of all who played these games, and how often they met on those days."""
    players = sorted({player for game in games for player in game.players})
    ratings: dict[tuple[str, int], Rating] = {}
    met: Counter[tuple[int, Pair]] = Counter()
    for some in _chunks(players):
        for row in store.read(_Rated, _RATINGS.where(RATING.c.player.in_(some))):
            ratings[row.game, row.player] = Rating(row.mu, row.sigma, row.games)
    for day in {game.day for game in games}:
        met.update((day, pair) for pair in _met_on(store, day, players))
    return Ladder(ratings, met)


def _met_on(store: Store, day: int, players: Sequence[int]) -> Iterable[Pair]:
    by_game: dict[int, list[int]] = {}
    for some in _chunks(players):
        query = (
            select(PLACING.c.result, PLACING.c.player, PLACING.c.day)
            .join(RESULT, RESULT.c.number == PLACING.c.result)
            .where(PLACING.c.player.in_(some), PLACING.c.day == day, RESULT.c.counted.is_(True))
        )
        for row in store.read(_Met, query):
            by_game.setdefault(row.result, []).append(row.player)
    return (pair for together in by_game.values() for pair in pairs(together))


Applied = tuple[RatedGame, tuple[Change, ...] | None]


def applied_results(before: int, until: int, games: Sequence[Applied]) -> Part:
    """What games have changed, if ratings still know of no result after `before`."""
    part = _relying_on(before)
    for played, changes in games:
        _note(part, played.number, changes)
        for change in changes or ():
            part.add(delete(RATING).where(_of(played.game, change.player)))
            part.add(insert(RATING), _rating_row(played.game, change.player, change.after))
    more = changed((played.game, changes or ()) for played, changes in games)
    return _up_to(add_to_tally(part, more, before, until), until)


def all_applied(before: int, until: int, games: Sequence[Applied], ladder: Ladder) -> Part:
    """All ratings anew, as `recompute` has found them."""
    part = _relying_on(before).add(delete(RATING))
    for played, changes in games:
        _note(part, played.number, changes)
    for (game, player), rating in sorted(ladder.ratings.items()):
        part.add(insert(RATING), _rating_row(game, player, rating))
    return _up_to(tallied_anew(part, tally_of(ladder.ratings), until), until)


def retallied(store: Store, until: int) -> Part:
    """The tally of all ratings as they are stored, if they know of no result after `until`."""
    return tallied_anew(_relying_on(until), tally_of(all_ratings(store)), until)


def _relying_on(before: int) -> Part:
    this = (COUNTER.c.name == _RATED) & (COUNTER.c.last == before)
    return Part().add(select(COUNTER.c.last).where(this).with_for_update())


def _up_to(part: Part, until: int) -> Part:
    return part.add(update(COUNTER).where(COUNTER.c.name == _RATED), {"last": until})


_COUNTED: Final = update(RESULT).where(RESULT.c.number == bindparam("this"))
_PLACED: Final = update(PLACING).where(
    PLACING.c.result == bindparam("this"), PLACING.c.player == bindparam("who")
)


def _note(part: Part, number: int, changes: tuple[Change, ...] | None) -> None:
    part.add(_COUNTED, {"this": number, "counted": changes is not None})
    if changes is None:
        nothing = {"mu_before": None, "mu": None, "sigma": None}
        part.add(update(PLACING).where(PLACING.c.result == number), nothing)
    for player, before, after in changes or ():
        figures = {"mu_before": before.mu, "mu": after.mu, "sigma": after.sigma}
        part.add(_PLACED, {"this": number, "who": player, **figures})


def _of(game: str, player: int) -> ColumnElement[bool]:
    return (RATING.c.game == game) & (RATING.c.player == player)


def _rating_row(game: str, player: int, rating: Rating) -> dict[str, Any]:
    row = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
    return {"game": game, "player": player, **row, "settled": not rating.provisional}


def all_ratings(store: Store) -> dict[tuple[str, int], Rating]:
    """Every rating as it is stored."""
    rows = store.read(_Rated, _RATINGS)
    return {(row.game, row.player): Rating(row.mu, row.sigma, row.games) for row in rows}


def _chunks(values: Sequence[int]) -> Iterable[Sequence[int]]:
    return (values[at : at + _AT_ONCE] for at in range(0, len(values), _AT_ONCE))
