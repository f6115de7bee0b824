"""Figures over HTTP: one's own, those of others who show them, a bot of one's strength, and files.

Of others nothing is told unless they chose so (`storage.preferences`); whether there is somebody of
that name is not told either.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from tercet.errors import IllegalAction
from tercet.figures import Figures
from tercet.games import find_game
from tercet.server.figures import shown_at
from tercet.server.games_file import exported_games
from tercet.server.http.api import REFUSALS, AnyRequest, house_of, who_asks
from tercet.server.standing import bots
from tercet.server.wire.bodies import FittingBot, ShownAtTables
from tercet.server.wire.messages import MOST_SEATS
from tercet.storage.people.persons import account_called
from tercet.storage.people.preferences import shows_figures
from tercet.strength import company

#: So many games come in one file; older ones in the next.
_IN_A_FILE: Final = 200
#: As many tables as the lobby shows.
_TABLES_AT_ONCE: Final = 100


@get("/me/figures", responses=REFUSALS)
async def own_figures(request: AnyRequest) -> Figures:
    """One's own figures."""
    who = await who_asks(request)
    return await house_of(request).figures.of(who.person)


@get("/people/{name:str}/figures", responses=REFUSALS)
async def figures_of_another(
    request: AnyRequest, name: Annotated[str, PathParameter(max_length=200)]
) -> Figures:
    """The figures of somebody who shows them, by name."""
    house = house_of(request)
    await who_asks(request)
    person = await asyncio.to_thread(account_called, house.store, name)
    if person is None or not shows_figures(person):
        raise IllegalAction("figures_hidden")
    return await house.figures.of(person, for_others=True)


@get("/figures", responses=REFUSALS)
async def shown_at_tables(
    request: AnyRequest, tables: Annotated[str, QueryParameter(max_length=5000)]
) -> ShownAtTables:
    """Whose figures are to be seen of those who sit at some tables (`?tables=ID,ID`)."""
    asked = [each for each in tables.split(",")[:_TABLES_AT_ONCE] if each.isprintable()]
    store = house_of(request).store
    return ShownAtTables(await asyncio.to_thread(shown_at, store, asked))


@get("/me/bot", responses=REFUSALS)
async def fitting_bot(
    request: AnyRequest,
    game: Annotated[str, QueryParameter(max_length=40)] = "classic",
    count: Annotated[int, QueryParameter(ge=1, lt=MOST_SEATS)] = 1,
) -> FittingBot:
    """A bot of one's strength, and so many for one table."""
    find_game(game)
    who = await who_asks(request)
    bot = await bots.fitting_bot(house_of(request), who.person.id, game)
    return FittingBot(bot, company(game, bot, count))


@get("/me/games.jsonl", media_type="application/x-ndjson", responses=REFUSALS)
async def games_file(
    request: AnyRequest,
    before_ms: Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53)] = None,
) -> str:
    """One's finished games, the newest first, a game a line: for `tercet me`."""
    house, who = house_of(request), await who_asks(request)

    def work() -> str:
        return exported_games(house.store, who.person.id, _IN_A_FILE, before_ms)

    return await house.workshop.do(who.person.id, work)


FIGURE_ROUTES: Final[tuple[Any, ...]] = (
    own_figures,
    figures_of_another,
    shown_at_tables,
    fitting_bot,
    games_file,
)
