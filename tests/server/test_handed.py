"""Games from a browser's page, handed in: each once, checked, marked, and counting for nothing."""

from __future__ import annotations

import asyncio
import hashlib
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tercet.engine.log import outline_log, write_log
from tercet.server import handed
from tercet.server.guarding.limits import UNHURRIED
from tercet.server.http.replays import MOST_LOG
from tercet.storage.rows import Part
from tercet.storage.schema import HANDED, METADATA
from tercet.storage.store import Store
from tests.server.finished import in_a_loop, played, played_by_chance
from tests.server.people.owning import PASSWORD, Owner
from tests.server.playing import serving

LOG = write_log(played_by_chance("classic", 2, options={"fixed": "s"}).log())


async def hand_in(owner: Owner, log: str | bytes = LOG, seat: int = 0, ended: int = 1) -> Any:
    """The answer; a refusal is its code."""
    answer = await owner.http.post(f"/api/handed?seat={seat}&ended={ended}", content=log)
    told = answer.json()
    return told["code"] if answer.status_code >= 400 else told


def forged(log: str, old: str, new: str) -> str:
    """A log with something changed, and links that hold again."""
    link, lines = "", []
    *linked, names = log.replace(old, new, 1).splitlines()
    for line in linked:
        plain = re.sub(r',"link":"[0-9a-f]{16}"\}$', "}", line)
        link = hashlib.sha256((link + plain).encode()).hexdigest()[:16]
        lines.append(f'{plain[:-1]},"link":"{link}"}}')
    return "\n".join([*lines, names, ""])


def rows(store: Store) -> dict[str, int]:
    """How many rows there are in each table."""
    return {
        table.name: store.count(select(func.count()).select_from(table))
        for table in METADATA.sorted_tables
    }


@pytest.mark.slow
def test_a_game_has_a_place_in_the_history_and_counts_for_nothing(
    data: Path, database: str | None
) -> None:
    async def scene() -> None:
        async with serving(data, database=database) as server:
            ada = await Owner(server).register("ada-1")
            before = rows(server.house.store)
            told = await hand_in(ada, seat=1, ended=1234)
            assert told == {"table": told["table"], "unknown": False}
            after = rows(server.house.store)
            assert after.items() - before.items() == {("handed", 1)}, "no result, rating, figure"
            (line,) = await ada.ask("GET", "/history")
            assert (line["table"], line["seat"], line["ended_ms"]) == (told["table"], 1, 1234)
            assert line["seats"] == ["P1", "P2"]
            assert await ada.ask("GET", "/history?before=1234") == []
            where = f"/api/tables/{told['table']}"
            assert (await ada.http.get(f"{where}/log")).text == LOG
            replay = (await ada.http.get(f"{where}/replay")).json()
            assert (replay["info"]["status"], replay["info"]["outcome"]) == (
                "over",
                line["outcome"],
            )
            assert (await ada.http.get(where)).json()["seats"][1]["name"] == "P2"
            assert (await ada.http.get(f"{where}/analysis")).json()["seats"]
            assert (await ada.ask("GET", "/me/figures"))["games"] == 0

    asyncio.run(scene())


@in_a_loop
async def test_it_is_handed_in_once_and_nobody_takes_it_from_another(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = await Owner(server).register("ada-1"), await Owner(server).register("bo-b")
        first, second = await asyncio.gather(hand_in(ada), hand_in(ada))
        assert first == second == await hand_in(ada)
        without_names = LOG[: LOG.index('{"names":')]
        assert await hand_in(ada, without_names) == first, "names are beside what is linked"
        assert rows(server.house.store)["handed"] == 1
        other = await hand_in(bo)  # who has seen the log, and has a copy of it for nobody else
        assert other["table"] != first["table"]
        assert await hand_in(ada) == first
        assert rows(server.house.store)["handed"] == 2
        await ada.ask("POST", "/account/delete", {"password": PASSWORD})
        assert await hand_in(bo) == other
        assert rows(server.house.store)["handed"] == 1, "nothing was left of it"


@in_a_loop
async def test_what_was_handed_in_to_an_older_version_is_known(data: Path) -> None:
    async with serving(data) as server:
        ada = await Owner(server).register("ada-1")
        first = await hand_in(ada)
        bare = outline_log(LOG.encode()).link
        await server.house.journal.write(Part().add(update(HANDED).values(link=bare)))
        assert await hand_in(ada) == first


FORGERIES: dict[str, tuple[str | bytes, str | None]] = {
    "an entry": (LOG.replace('"at":', '"at":9', 1), "log_line_changed"),
    "an entry and its links": (forged(LOG, '"act":"call"', '"act":"none_here"'), None),
    "the outcome": (forged(LOG, '"winners":[', '"winners":[7,'), "log_outcome_differs"),
    "the seed": (re.sub(r'(?<="seed":")\w{8}', "0" * 8, LOG), "log_line_changed"),
    "the end": ("".join(LOG.splitlines(keepends=True)[:-2]), "log_unfinished"),
    "bytes": (LOG.encode().replace(b"P1", b"\xff1"), "request_wrong"),
    "nothing": ("", "log_empty"),
}


async def refuse_forgeries(owner: Owner) -> None:
    """Nothing that is not so is taken."""
    for name, (log, code) in FORGERIES.items():
        answer = await hand_in(owner, log)
        assert isinstance(answer, str), name
        assert code is None or answer == code, name
    assert await owner.ask("GET", "/history") == []


@pytest.mark.slow
@in_a_loop
async def test_what_is_not_so_is_refused(data: Path) -> None:
    async with serving(data) as server:
        ada = await Owner(server).register("ada-1")
        await refuse_forgeries(ada)
        assert await hand_in(ada, seat=2) == "seat_unknown"
        assert await hand_in(ada, " " * (MOST_LOG + 1)) == "body_too_big"
        assert await hand_in(await Owner(server).guest("Bo")) == "account_needed"
        assert await hand_in(Owner(server)) == "no_session"
        table, _ = await played(server)
        here = (await server.http.get(f"/api/tables/{table}/log")).text
        assert await hand_in(ada, here) == "handed_of_the_house"
        assert rows(server.house.store)["handed"] == 0


@in_a_loop
async def test_a_house_that_believes_every_log_is_caught(data: Path) -> None:
    async with serving(data) as server:
        ada = await Owner(server).register("ada-1")
        with pytest.MonkeyPatch.context() as monkeypatch:
            monkeypatch.setattr(handed, "verify", lambda _: None)
            with pytest.raises(AssertionError, match="an entry and its links"):
                await refuse_forgeries(ada)


@pytest.mark.slow
@in_a_loop
async def test_rules_that_are_not_known_are_kept_and_that_is_said(data: Path) -> None:
    async with serving(data) as server:
        ada = await Owner(server).register("ada-1")
        newer = re.search(r'"version":\d+', LOG)
        assert newer is not None
        told = await hand_in(ada, forged(LOG, newer[0], '"version":99'))
        assert told["unknown"]
        (line,) = await ada.ask("GET", "/history")
        assert (line["unknown"], line["game"]) == (True, "classic")
        shown = await ada.ask("GET", f"/tables/{told['table']}/replay")
        assert shown == "log_newer_rules"
        assert (await hand_in(ada, forged(LOG, '"game":"classic"', '"game":"chess"')))["unknown"]


@pytest.mark.slow
@pytest.mark.parametrize("limit", [{"handed_games": 1}, {"handed_bytes": int(len(LOG) * 1.5)}])
def test_an_account_holds_only_so_many(data: Path, limit: dict[str, int]) -> None:
    from msgspec.structs import replace

    another = write_log(played_by_chance("classic", 2, "c", options={"fixed": "s"}).log())

    @in_a_loop
    async def scene() -> None:
        async with serving(data, replace(UNHURRIED, **limit)) as server:
            ada = await Owner(server).register("ada-1")
            first = await hand_in(ada)
            assert await hand_in(ada, another) == "handed_too_many"
            assert await hand_in(ada) == first

    scene()
