"""Somebody's games summed up: by game and opponent, find times, mistakes, weeks, and records."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Final

from msgspec import Struct

from tercet.analysis.watching import middle
from tercet.bots.human.skills import PROGRAM, strength_in, strength_key
from tercet.cards import ATTRIBUTES
from tercet.figures.game import GameSeen, SeatSeen
from tercet.figures.model import MOST_THERE, median_by_difference, median_by_number, shares
from tercet.strength import Estimate, Played, Rival, sight_of
from tercet.strength.choosing import results_of
from tercet.strength.ladders import LADDERS
from tercet.strength.looking import RACES, FoundSet

#: Where one class of find times ends and the next begins, in milliseconds.
EDGES: Final = (1000, 2000, 3000, 5000, 8000, 13_000, 21_000, 34_000, 55_000, 89_000)
#: So many opponents and weeks are told.
MOST_OPPONENTS: Final = 20
MOST_WEEKS: Final = 26
DIFFERENCES: Final = (1, 2, 3, 4)
_DAY_MS: Final = 86_400_000
#: The first Monday of 1970 was its fifth day.
_MONDAY: Final = 4


class Opponent(Struct, frozen=True):
    """Who sat at another seat: a bot by its key, or a person, told apart by `who`.

    Of somebody who shows their figures (`shown`), they are found under this name.
    """

    seat: int
    name: str
    bot: str | None = None
    who: str | None = None
    shown: bool = False


class OwnGame(Struct, frozen=True, kw_only=True):
    """One finished game of somebody, and what was read from it (None: not read yet).

    `usual`: it was played in the usual form of that game, not in more deals or fewer.
    """

    table: str
    game: str
    ended_ms: int
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    others: tuple[Opponent, ...]
    seen: GameSeen | None = None
    usual: bool = True

    @property
    def won(self) -> bool:
        """Whether it was won, alone or with others."""
        return self.seat in self.winners

    @property
    def own(self) -> SeatSeen:
        """What was read of the own seat."""
        return SeatSeen() if self.seen is None else self.seen.seats[self.seat]


class GameRow(Struct, frozen=True, kw_only=True):
    """All games of one kind; `strength` by their results against bots, where that is told."""

    game: str
    games: int
    wins: int
    points: int
    best: int
    strength: Estimate | None


class OpponentRow(Struct, frozen=True, kw_only=True):
    """All games with one opponent; bots of nearly one strength are one.

    Who is not to be named has no name, and all of them are one line. `shown`: their figures are to
    be seen under this name.
    """

    name: str
    bot: str | None
    games: int
    wins: int
    points: int
    shown: bool = False


class TimeClass(Struct, frozen=True, kw_only=True):
    """The share of finds made before `until` (None: later than all), own, of all, of the model."""

    until: int | None
    own: float | None
    all: float | None
    model: float | None


class TimeRow(Struct, frozen=True, kw_only=True):
    """Finds of one kind: how many, and the median time in milliseconds, own, of all, of the model.

    `number` is that of differing attributes, or of SETs on the table.
    """

    number: int
    finds: int
    own: int | None
    all: int | None
    model: int | None


class AttributeRow(Struct, frozen=True, kw_only=True):
    """What one attribute has to do with mistakes.

    It broke so many `wrong` calls. Of the SETs one has `found` it differed in so many, and of those
    that were `overlooked` in so many.
    """

    attribute: str
    wrong: int
    found: int
    overlooked: int


class WeekRow(Struct, frozen=True, kw_only=True):
    """A week from Monday on: games, wins, the median find time, and the strength in the races."""

    start_ms: int
    games: int
    wins: int
    median: int | None
    strength: Estimate | None


class RecordRow(Struct, frozen=True, kw_only=True):
    """The best there was: the quickest find, the shortest game won, the most points; and where.

    Others are not told where (an empty `table`): somebody else may have played there.
    """

    kind: str
    game: str
    value: int
    table: str


class Streaks(Struct, frozen=True, kw_only=True):
    """Wins and days one after the other: the most ever, and how many now.

    The days count up to the last one on which a game ended.
    """

    wins: int
    wins_now: int
    days: int
    days_now: int


class RatingRow(Struct, frozen=True, kw_only=True):
    """A rating at a game as people see it: the number, and how far it may be off."""

    game: str
    value: int
    spread: int
    provisional: bool


class Figures(Struct, frozen=True, kw_only=True):
    """All of it. `unread` games are counted but not looked into yet.

    `ratings` only a server knows: they do not follow from one's own games.
    """

    name: str
    games: int
    unread: int
    strength: Estimate | None
    by_game: tuple[GameRow, ...]
    opponents: tuple[OpponentRow, ...]
    times: tuple[TimeClass, ...]
    by_difference: tuple[TimeRow, ...]
    by_number: tuple[TimeRow, ...]
    finds: int
    wrong: int
    overlooked: int
    attributes: tuple[AttributeRow, ...]
    weeks: tuple[WeekRow, ...]
    records: tuple[RecordRow, ...]
    streaks: Streaks
    ratings: tuple[RatingRow, ...] = ()


def figures_of(name: str, games: Sequence[OwnGame], all_finds: Sequence[FoundSet]) -> Figures:
    """The figures of somebody; `games` begin with the newest, `all_finds` are everybody's."""
    finds = [find for game in games for find in game.own.finds]
    strength = sight_of(played(games))
    at = None if strength is None else round(strength.strength, 1)
    overlooked = [mask for game in games if game.seen for mask in game.seen.overlooked]
    wrong = [mask for game in games for mask in game.own.wrong]
    return Figures(
        name=name,
        games=len(games),
        unread=sum(game.seen is None for game in games),
        strength=strength,
        by_game=tuple(_by_game(games)),
        opponents=tuple(_opponents(games)),
        times=tuple(_times(finds, all_finds, at)),
        by_difference=tuple(_by_difference(finds, all_finds, at)),
        by_number=tuple(_by_number(finds, all_finds, at)),
        finds=len(finds),
        wrong=len(wrong),
        overlooked=len(overlooked),
        attributes=tuple(_attributes(finds, wrong, overlooked)),
        weeks=tuple(_weeks(games)),
        records=tuple(_records(games)),
        streaks=_streaks(games),
    )


def played(games: Iterable[OwnGame]) -> list[Played]:
    """The same games as `tercet.strength` reads them."""
    return [Played(one.game, one.own.looks, tuple(_rivals(one))) for one in games]


def _rivals(game: OwnGame) -> Iterator[Rival]:
    """Each bot at the table, and who did better: by winning, then by points.

    Ladders are those of the usual form: where there are more deals or fewer they do not hold.
    """
    for other in game.others:
        if other.bot is not None and game.usual:
            mine, theirs = _done(game, game.seat), _done(game, other.seat)
            yield Rival(other.bot, 0.5 if mine == theirs else float(mine > theirs))


def _done(game: OwnGame, seat: int) -> tuple[bool, int]:
    return seat in game.winners, game.scores[seat]


# --- By game and opponent --------------------------------------------------------------------


def _by_game(games: Sequence[OwnGame]) -> Iterator[GameRow]:
    kinds = Counter(game.game for game in games)
    known = played(games)
    for key, count in kinds.most_common():
        own = [game for game in games if game.game == key]
        points = [game.scores[game.seat] for game in own]
        by_results = key in LADDERS and key not in RACES
        yield GameRow(
            game=key,
            games=count,
            wins=sum(game.won for game in own),
            points=sum(points),
            best=max(points),
            strength=results_of(key, known) if by_results else None,
        )


def _opponents(games: Sequence[OwnGame]) -> Iterator[OpponentRow]:
    met: defaultdict[tuple[str | None, str | None], list[tuple[OwnGame, Opponent]]] = defaultdict(
        list
    )
    for game in games:
        for other in {_kind(each): each for each in game.others}.values():
            met[_kind(other)].append((game, other))
    most = sorted(met.items(), key=lambda item: -len(item[1]))
    for (bot, _), times in most[:MOST_OPPONENTS]:
        yield OpponentRow(
            name=times[0][1].name,
            bot=bot,
            games=len(times),
            wins=sum(game.won for game, _ in times),
            points=sum(game.scores[game.seat] for game, _ in times),
            shown=times[0][1].shown,
        )


def _kind(other: Opponent) -> tuple[str | None, str | None]:
    if other.bot is None:
        return None, other.who or other.name
    if other.bot == PROGRAM:
        return PROGRAM, other.who or other.name
    strength = strength_in(other.bot)
    return other.bot if strength is None else strength_key(round(strength * 2) / 2), None


# --- Find times ------------------------------------------------------------------------------


def _times(
    finds: Sequence[FoundSet], everybody: Sequence[FoundSet], at: float | None
) -> Iterator[TimeClass]:
    own, others = _classes(finds), _classes(everybody)
    model = shares(at, EDGES) if at is not None else [None] * len(own)
    for until, mine, theirs, modelled in zip((*EDGES, None), own, others, model, strict=True):
        rounded = None if modelled is None else round(modelled, 4)
        yield TimeClass(until=until, own=mine, all=theirs, model=rounded)


def _classes(finds: Sequence[FoundSet]) -> list[float | None]:
    if not finds:
        return [None] * (len(EDGES) + 1)
    counts = Counter(sum(find.search >= edge for edge in EDGES) for find in finds)
    return [round(counts[place] / len(finds), 4) for place in range(len(EDGES) + 1)]


def _by_difference(
    finds: Sequence[FoundSet], everybody: Sequence[FoundSet], at: float | None
) -> Iterator[TimeRow]:
    for number in DIFFERENCES:
        own = [find.search for find in finds if find.differs == number]
        yield TimeRow(
            number=number,
            finds=len(own),
            own=middle(own),
            all=middle(find.search for find in everybody if find.differs == number),
            model=None if at is None else median_by_difference(at, number),
        )


def _by_number(
    finds: Sequence[FoundSet], everybody: Sequence[FoundSet], at: float | None
) -> Iterator[TimeRow]:
    for number in range(1, MOST_THERE + 1):
        own = [find.search for find in finds if min(find.there, MOST_THERE) == number]
        theirs = [find.search for find in everybody if min(find.there, MOST_THERE) == number]
        yield TimeRow(
            number=number,
            finds=len(own),
            own=middle(own),
            all=middle(theirs),
            model=None if at is None else median_by_number(at, number),
        )


def _attributes(
    finds: Sequence[FoundSet], wrong: Sequence[int], overlooked: Sequence[int]
) -> Iterator[AttributeRow]:
    for place, attribute in enumerate(ATTRIBUTES):
        yield AttributeRow(
            attribute=attribute.value,
            wrong=sum(mask >> place & 1 for mask in wrong),
            found=sum(find.attributes >> place & 1 for find in finds),
            overlooked=sum(mask >> place & 1 for mask in overlooked),
        )


# --- Over time -------------------------------------------------------------------------------


def _weeks(games: Sequence[OwnGame]) -> Iterator[WeekRow]:
    """The last weeks with a game, the oldest first."""
    by_week: dict[int, list[OwnGame]] = {}
    for game in games:
        by_week.setdefault((game.ended_ms // _DAY_MS - _MONDAY) // 7, []).append(game)
    for week in sorted(islice(sorted(by_week, reverse=True), MOST_WEEKS)):
        own = by_week[week]
        yield WeekRow(
            start_ms=(week * 7 + _MONDAY) * _DAY_MS,
            games=len(own),
            wins=sum(game.won for game in own),
            median=middle(find.search for game in own for find in game.own.finds),
            strength=sight_of(played(own)),
        )


def _records(games: Sequence[OwnGame]) -> Iterator[RecordRow]:
    quickest = [(find.search, game) for game in games for find in game.own.finds if find.search > 0]
    if quickest:
        value, game = min(quickest, key=lambda each: each[0])
        yield RecordRow(kind="find", game=game.game, value=value, table=game.table)
    for key in dict.fromkeys(game.game for game in games):
        own = [game for game in games if game.game == key]
        best = max(own, key=lambda game: game.scores[game.seat])
        points = best.scores[best.seat]
        yield RecordRow(kind="points", game=key, value=points, table=best.table)
        won = [(game.seen.length, game) for game in own if game.won and game.seen]
        if won:
            length, game = min(won, key=lambda each: each[0])
            yield RecordRow(kind="length", game=key, value=length, table=game.table)


def _streaks(games: Sequence[OwnGame]) -> Streaks:
    """Games against nobody are neither won nor lost against anybody, and do not count as wins."""
    met = [game.won for game in games if game.others]
    days = sorted({game.ended_ms // _DAY_MS for game in games}, reverse=True)
    apart = [a - b == 1 for a, b in pairwise(days)]
    return Streaks(
        wins=_longest(met),
        wins_now=_first(met),
        days=_longest(apart) + 1 if days else 0,
        days_now=_first(apart) + 1 if days else 0,
    )


def _longest(run: Iterable[bool]) -> int:
    best = now = 0
    for one in run:
        now = now + 1 if one else 0
        best = max(best, now)
    return best


def _first(run: Iterable[bool]) -> int:
    count = 0
    for one in run:
        if not one:
            break
        count += 1
    return count
