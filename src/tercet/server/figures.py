"""Somebody's figures at a server: games are read when first asked for, and that is kept.

The work is done beside the loop, one thing of a person at a time, and a question reads only so many
games anew: whoever has more asks again (`unread` says so).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tercet.engine.events import Outcome
from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError
from tercet.figures import Figures, GameSeen, Opponent, OwnGame, figures_of, seen_in
from tercet.figures.game import VERSION, SeatSeen
from tercet.figures.summary import RatingRow, played
from tercet.server.journal import Journal
from tercet.server.set_aside import SetAside
from tercet.server.wire.messages import Settings
from tercet.server.workshop import Workshop
from tercet.storage.entries import log_of
from tercet.storage.people.preferences import shows_figures
from tercet.storage.rows import Part, PersonRow, SeatRow
from tercet.storage.standing.figures import (
    OwnRow,
    accounts_at,
    newest_seen,
    own_games,
    people_at,
    seats_at,
    seen_part,
)
from tercet.storage.standing.standings import own_ratings, people_with
from tercet.storage.store import Store
from tercet.strength import bot_for, sight_of
from tercet.strength.looking import FoundSet
from tercet.tables import usual_form

#: Figures are about so many of the last games; a bot is chosen by fewer.
MOST_GAMES: Final = 1000
FOR_A_BOT: Final = 60
#: A question reads so many games anew.
READ_AT_ONCE: Final = 10
#: "All" are those of so many of the newest games, if so many people played them; else one could
#: tell who it is. It is looked up again after so many seconds.
ALL_GAMES: Final = 300
LEAST_PEOPLE: Final = 5
ALL_FOR_S: Final = 600.0

Read = tuple[list[OwnGame], list[Part]]


class FigureDesk:
    """Where figures are asked for; `clock` counts seconds."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        workshop: Workshop,
        set_aside: SetAside,
        clock: Callable[[], float],
    ) -> None:
        self._store, self._journal, self._workshop = store, journal, workshop
        self._set_aside, self._clock = set_aside, clock
        self._all: tuple[float, tuple[FoundSet, ...]] | None = None

    async def of(self, person: PersonRow, *, for_others: bool = False) -> Figures:
        """All figures of somebody; others are told of nobody else who did not choose it."""

        def work() -> tuple[Figures, list[Part]]:
            games, parts = self._read(person.id, MOST_GAMES)
            met = _shown_among(self._store, games)
            games = [_with_names(game, met, veiled=for_others) for game in games]
            figures = figures_of(person.name, games, self._all_finds())
            figures = replace(figures, ratings=_ratings(self._store, person.id))
            return _without_tables(figures) if for_others else figures, parts

        figures, parts = await self._workshop.do(person.id, work)
        await self._keep(parts)
        return figures

    async def bot_for(self, person: str, game: str, otherwise: str) -> str:
        """The key of the bot that wins about every second game against somebody.

        `otherwise` is for whoever's games tell nothing yet.
        """

        def work() -> tuple[str, list[Part]]:
            own, parts = self._read(person, FOR_A_BOT)
            games = played(own)
            told = any(each.game == game and each.rivals for each in games) or sight_of(games)
            return bot_for(game, games) if told else otherwise, parts

        key, parts = await self._workshop.do(person, work)
        await self._keep(parts)
        return key

    async def _keep(self, parts: Sequence[Part]) -> None:
        """Keep what was read; where that fails it is read again the next time."""
        with contextlib.suppress(TercetError):
            for part in parts:
                await self._journal.write(part)

    # --- In a thread -------------------------------------------------------------------------

    def _read(self, person: str, most: int) -> Read:
        rows = own_games(self._store, person, VERSION, most)
        seats = seats_at(self._store, [row.number for row in rows])
        games: list[OwnGame] = []
        parts: list[Part] = []
        for row in rows:
            body = row.body
            if body is None and len(parts) < READ_AT_ONCE:
                body = self._look_into(row, seats[row.number])
                parts += [] if body is None else [seen_part(row.number, VERSION, body)]
            with contextlib.suppress(TercetError):
                games.append(_own_game(row, body, seats[row.number]))
        return games, parts

    def _look_into(self, row: OwnRow, seats: Sequence[SeatRow]) -> str | None:
        """Read a log; one that is damaged is set aside, as everywhere."""
        try:
            return read_body(self._store, row.id, seats)
        except Exception as error:
            stored = self._store.row(row.id)
            if stored is not None:
                self._set_aside.add(stored, error)
            return None

    def _all_finds(self) -> tuple[FoundSet, ...]:
        now = self._clock()
        if self._all is None or now - self._all[0] > ALL_FOR_S:
            self._all = now, all_finds(self._store)
        return self._all[1]


def shown_at(store: Store, tables: Sequence[str]) -> dict[str, dict[int, str]]:
    """Of some tables the seats of those who show their figures, and how they are called now."""
    sat = accounts_at(store, tables)
    people = people_with(store, sorted({each.person for each in sat}))
    found: dict[str, dict[int, str]] = {}
    for each in sat:
        person = people.get(each.person)
        if person is not None and shows_figures(person):
            found.setdefault(each.table, {})[each.seat] = person.name
    return found


def read_body(store: Store, table: str, seats: Sequence[SeatRow]) -> str | None:
    """What a finished game tells of the people at it, as it is kept; nothing of bots."""
    stored = store.table(table)
    if stored is None:
        return None
    seen = seen_in(log_of(stored))
    people = {seat.seat for seat in seats if seat.bot is None}
    kept = tuple(one if at in people else SeatSeen() for at, one in enumerate(seen.seats))
    return to_json(replace(seen, seats=kept)).decode()


def all_finds(store: Store) -> tuple[FoundSet, ...]:
    """The finds of everybody in the newest games; none where only a few people played."""
    rows = newest_seen(store, VERSION, ALL_GAMES)
    if people_at(store, [row.table_id for row in rows]) < LEAST_PEOPLE:
        return ()
    games: list[GameSeen] = [from_json(row.body, GameSeen) for row in rows]
    return tuple(find for game in games for seat in game.seats for find in seat.finds)


def _shown_among(store: Store, games: Sequence[OwnGame]) -> dict[str, str]:
    """How those are called now, by their ids, who were met and show their figures."""
    met = {other.who for game in games for other in game.others if other.who is not None}
    people = people_with(store, sorted(met))
    return {id_: person.name for id_, person in people.items() if shows_figures(person)}


def _with_names(game: OwnGame, shown: Mapping[str, str], *, veiled: bool) -> OwnGame:
    return replace(game, others=tuple(_named(each, shown, veiled) for each in game.others))


def _named(other: Opponent, shown: Mapping[str, str], veiled: bool) -> Opponent:
    name = None if other.who is None else shown.get(other.who)
    if name is not None:
        return replace(other, name=name, shown=True)
    if veiled and other.bot is None:
        return replace(other, name="", who=None)
    return other


def _ratings(store: Store, person: str) -> tuple[RatingRow, ...]:
    return tuple(
        RatingRow(game=game, value=each.value, spread=each.spread, provisional=each.provisional)
        for game, each in own_ratings(store, person).items()
    )


def _without_tables(figures: Figures) -> Figures:
    return replace(figures, records=tuple(replace(each, table="") for each in figures.records))


def _own_game(row: OwnRow, body: str | None, seats: Sequence[SeatRow]) -> OwnGame:
    settings: Settings = from_json(row.settings, Settings)
    outcome: Outcome = from_json(row.outcome, Outcome)
    usual = usual_form(settings.game)
    others = tuple(
        Opponent(seat.seat, seat.name, seat.bot, seat.person)
        for seat in seats
        if seat.seat != row.seat and seat.seat < len(outcome.scores)
    )
    return OwnGame(
        table=row.id,
        game=settings.game,
        ended_ms=row.ended_ms,
        seat=row.seat,
        scores=outcome.scores,
        winners=outcome.winners,
        others=others,
        seen=None if body is None else from_json(body, GameSeen),
        usual=settings.match.get("form", usual) == usual,
    )
