"""Those who stand at a table are seen, and have a seat at the next game if they want one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.server.table.spectators import NAMED
from tests.server.playing import Player, Server, serving

OUTCOME = '{"scores":[1,0],"winners":[0],"reason":"no_set_left"}'


def end(server: Server, table: str) -> None:
    record = server.house.rooms[table].record
    record.row = replace(record.row, status="over", outcome=OUTCOME)


async def standing(server: Server, table: str, *names: str) -> list[Player]:
    people = [await server.player(name) for name in names]
    for each in people:
        await each.join(table)
    return people


@pytest.mark.slow
def test_those_who_stand_are_named_and_those_who_want_to_play_come_first(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"])
            names = [f"P{number}" for number in range(NAMED + 3)]
            people = await standing(server, table, *names)
            assert (await people[-1].ask("want_next", table=table))["is"] == "done"
            info = (await ada.join(table))["info"]
            assert info["spectators"] == len(names)
            assert len(info["watching"]) == NAMED
            assert info["watching"][0] == {"name": names[-1], "wants_next": True}
            assert info["watching"][1] == {"name": names[0], "wants_next": False}
            await people[-1].ask("want_next", table=table, want=False)
            assert not any(
                each["wants_next"] for each in (await ada.join(table))["info"]["watching"]
            )
            assert (await ada.ask("want_next", table=table))["code"] == "already_seated"

    asyncio.run(scene())


def test_a_rematch_has_a_seat_for_who_wanted_to_play_and_is_still_here(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, bo) = await server.table(["Ada", "Bo"])
            cy, di, eve = await standing(server, table, "Cy", "Di", "Eve")
            for each in (cy, di):
                await each.ask("want_next", table=table)
            await di.ask("depart", table=table)
            assert (await cy.ask("rematch", table=table))["code"] == "not_host"
            end(server, table)
            assert (await cy.ask("rematch", table=table))["code"] == "not_host"
            # Any player may ask, and both who ask at once come to the same table.
            first, second = await asyncio.gather(
                bo.ask("rematch", table=table), ada.ask("rematch", table=table)
            )
            opened = first["table"]
            assert second["table"] == opened
            assert (await cy.join(opened))["seat"] == 2
            assert (await eve.join(opened))["seat"] is None
            joined = await bo.join(opened)
            assert joined["host"] is True
            names = [seat["name"] for seat in joined["info"]["seats"]]
            assert names == ["Ada", "Bo", "Cy"]

    asyncio.run(scene())


def test_no_more_sit_down_than_the_game_allows(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            names = ["Ada", "Bo", "Cy", "Di"]
            table, (ada, *_) = await server.table(names, game="dice")
            (eve,) = await standing(server, table, "Eve")
            await eve.ask("want_next", table=table)
            end(server, table)
            opened = (await ada.ask("rematch", table=table))["table"]
            seats = (await eve.join(opened))["info"]["seats"]
            assert [seat["name"] for seat in seats] == names

    asyncio.run(scene())
