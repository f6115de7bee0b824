"""A team's result stands beside its earlier ones, and beside nobody else's (COOP-6b)."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.engine.events import Outcome
from tercet.engine.log import Header
from tercet.engine.series import Match
from tercet.engine.wire import to_json
from tercet.games.coopset.results import TeamStanding
from tercet.server.table.standing import team_standing
from tercet.server.wire.messages import Settings
from tercet.storage.rows import SeatRow, TableRow
from tercet.storage.store import Store, open_store
from tercet.storage.tables import opened_table
from tests.server.playing import Clock, serving
from tests.server.table.botplay import BotPlay

TEAM = ("ada", "bo")


def finished(
    number: int,
    score: int,
    people: tuple[str, ...] = TEAM,
    *,
    bots: tuple[str, ...] = (),
    game: str = "coopset",
    status: str = "over",
    **options: bool,
) -> tuple[TableRow, list[SeatRow]]:
    """A table that was played, as the store knows it."""
    names = (*people, *bots)
    header = Header(game, 1, "carnet", {"strict": False, **options}, Match(), names, "c")
    row = TableRow(
        number=number,
        id=f"id{number}",
        code=None,
        public=False,
        host=people[0],
        status=status,
        settings=to_json(Settings(game, len(names))).decode(),
        commitment="c",
        created_ms=number,
        header=to_json(header).decode(),
        outcome=to_json(Outcome((score,) * len(names), (), "pack_used_up")).decode(),
    )
    seats = [SeatRow(number, seat, name, None, name) for seat, name in enumerate(people)]
    seats += [SeatRow(number, seat, None, bot, bot) for seat, bot in enumerate(bots, len(people))]
    return row, seats


def keep(store: Store, *games: tuple[TableRow, list[SeatRow]]) -> None:
    parts = [opened_table(row, bytes(32), seats) for row, seats in games]
    assert store.write(parts) == [None] * len(parts)


def compared(store: Store, new: tuple[TableRow, list[SeatRow]]) -> TeamStanding | None:
    row, seats = new
    return team_standing(store, row, tuple(seats))


@pytest.mark.rule("COOP-6b")
def test_only_earlier_games_of_the_same_people_under_the_same_options_count(
    tmp_path: Path, database: str | None
) -> None:
    with closing(open_store(database or tmp_path)) as store:
        keep(
            store,
            finished(1, 4),
            finished(2, 9, ("bo", "ada")),  # in other seats
            finished(3, 20, ("ada",)),
            finished(4, 21, ("ada", "bo", "cy")),
            finished(5, 22, ("ada", "cy")),
            finished(6, 23, strict=True),
            finished(7, 24, bots=("novice",)),
            finished(8, 25, game="classic"),
            finished(9, 26, status="abandoned"),
            finished(10, 5),
            finished(12, 27),  # a later one
        )
        new = finished(11, 7)
        assert compared(store, new) == TeamStanding(7, 3, (5, 9, 4), 9, 6.0, 2)
        alone = compared(store, finished(11, 21, ("ada",)))
        assert alone == TeamStanding(21, 1, (20,), 20, 20.0, 1)
        assert compared(store, finished(11, 1, ("di",))) == TeamStanding(1, 0, (), None, None, 1)
        assert compared(store, finished(11, 1, game="classic")) is None
        unfinished = replace(new[0], outcome=None)
        assert compared(store, (unfinished, new[1])) is None


@pytest.mark.rule("COOP-6b")
def test_the_same_bots_belong_to_a_team(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        keep(
            store,
            finished(1, 4, ("ada",), bots=("novice", "expert")),
            finished(2, 8, ("ada",), bots=("novice", "novice")),
            finished(3, 9, ("ada",)),
        )
        found = compared(store, finished(4, 5, ("ada",), bots=("expert", "novice")))
        assert found == TeamStanding(5, 1, (4,), 4, 4.0, 1)


async def standings(data: Path) -> list[dict[str, Any]]:
    """What is told at the end of two games of the same two, and to one who comes back later."""
    told = []
    clock = Clock()
    async with serving(data, clock=clock) as server:
        play = BotPlay(server, clock, "coopset", ["Ada", "Bo"], "champion")
        await play.sit_down(options={"words": "any"})
        for _ in range(2):
            await play.run(500)
            ada = play.players[0]
            await ada.until(lambda it=ada: bool(it.told("table")[-1]["info"]["standing"]))  # type: ignore[misc]
            told.append(ada.told("table")[-1]["info"]["standing"])
            play.id = (await ada.ask("rematch", table=play.id))["table"]
            for player in play.players:
                await player.join(play.id)
            await ada.ask("start", table=play.id)
        last = server.house.rooms[play.id]
        assert last.info().standing is None
        first = ada.told("table")[0]["info"]["table"]
    async with serving(data, clock=clock) as server:
        ada.address = server.address
        await ada.connect()
        told.append((await ada.join(first))["info"]["standing"])
        server.players.append(ada)
    return told


@pytest.mark.slow
@pytest.mark.rule("COOP-6b")
def test_the_end_of_a_game_tells_how_the_team_did_before(data: Path) -> None:
    first, second, again = asyncio.run(standings(data))
    assert (first["earlier"], first["best"], first["last"]) == (0, None, [])
    assert (second["earlier"], second["best"]) == (1, first["score"])
    assert second["last"] == [first["score"]]
    assert again == first  # the second came later
