"""Finished games are read, not lived: no room is made for them, and what is told is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.serialization import encode_json, get_serializer

from tercet.analysis import analyse
from tercet.cards import Card
from tercet.engine.log import Log, write_log
from tercet.engine.table import SeenStep
from tercet.engine.table import Table as GameTable
from tercet.engine.wire import to_plain
from tercet.replay import log_replay, pages
from tercet.replay.pages import Frame, Replay, difference
from tercet.room.game import Stored
from tercet.server import archive
from tercet.storage.rows import EventRow
from tercet.storage.tables import changed_table
from tercet.tables import open_table, replay_entry, replay_start
from tests.examples import quick_first
from tests.server.finished import in_a_loop, played, played_by_chance, store_finished
from tests.server.playing import Server, serving

GAMES: dict[str, dict[str, Any]] = {
    "classic": {"options": {"fixed": "s"}},
    "setup": {},
    "twenty": {},
    "chipset": {},
    "scout": {},
    "dice": {},
}


def slow_frames(log: Log, viewer: int | None, first: int, end: int) -> Iterator[Frame]:
    """Each frame as it is defined, from a table that plays all of the log from the beginning."""
    table, view, hands = replay_start(log), dict[str, Any](), tuple[tuple[str, ...], ...]()
    for seq in range(end):
        if seq:
            replay_entry(table, log.entries[seq - 1])
        if seq < first:
            continue
        before, view = view, to_plain(table.view(viewer))
        held, hands = hands, slow_hands(table)
        step = table.steps[seq]
        record = step.seen_by(viewer) or SeenStep(step.seq, step.at, ())
        yield Frame(
            seq=seq,
            at=step.at,
            events=record.events,
            change=difference(before, view),
            hands=None if hands == held else hands,
        )


def slow_hands(table: GameTable) -> tuple[tuple[str, ...], ...]:
    if not table.game.facts.hidden:
        return ()
    zones, seats = table.game.zones(table.state), range(table.header.count)
    if table.header.game == "scout":  # what only the scout knows
        views = [to_plain(table.view(seat))["search"] for seat in seats]
        return tuple(tuple((view and view["sealed"]) or ()) for view in views)
    return tuple(tuple(map(str, zones.get(f"hand {seat}", ()))) for seat in seats)


def as_sent(value: object) -> bytes:
    return encode_json(value, get_serializer({Card: str}))


async def told(server: Server, path: str) -> bytes:
    answer = await server.http.get(f"/api/tables/{path}")
    assert answer.status_code == 200, answer.text
    return answer.content


@pytest.mark.parametrize("game", quick_first(GAMES))
@in_a_loop
async def test_byte_for_byte_what_a_room_would_tell(
    data: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", 40)
    monkeypatch.setattr(log_replay, "EVERY", 30)
    table = played_by_chance(game, 2, game, **GAMES[game])
    store_finished(data, "t", table)
    async with serving(data) as server:
        answers = {
            (viewer, first): await told(
                server, f"t/replay?from={first}" + ("" if viewer is None else f"&seat={viewer}")
            )
            for viewer in (None, 0, 1)
            for first in {0, 40, 57, table.seq}
            if first <= table.seq
        }
        others = ("t/analysis", "t/log", "t")
        account, text, shown = [await told(server, path) for path in others]
        assert server.house.rooms == {}, "nothing of this was lived"
        room = await server.house.room("t")
        assert room.mailbox is not None
        info, log = room.info(), room.mailbox.table.log()
    assert (account, text.decode(), shown) == (as_sent(analyse(log)), write_log(log), as_sent(info))
    for (viewer, first), answer in answers.items():
        end = min(first + 40, table.seq + 1)
        assert answer == as_sent(
            Replay(
                info=info,
                header=log.header,
                viewer=viewer,
                last=table.seq,
                more=end if end <= table.seq else None,
                frames=tuple(slow_frames(log, viewer, first, end)),
            )
        )


@in_a_loop
@pytest.mark.slow
async def test_after_a_restart_no_room_is_made(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
    async with serving(data) as server:
        for route in ("", "/replay", "/replay?seat=1", "/analysis", "/log"):
            await told(server, table + route)
        assert server.house.rooms == {}


@pytest.mark.slow
@in_a_loop
async def test_who_is_still_at_the_table_is_told(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        watcher = await server.player("Cy")
        await watcher.join(table)
        answer = (await server.http.get(f"/api/tables/{table}/replay")).json()
        assert answer["info"] == (await server.http.get(f"/api/tables/{table}")).json()
        assert answer["info"]["spectators"] == 1
        assert all(seat["present"] for seat in answer["info"]["seats"])


@pytest.mark.slow
@in_a_loop
async def test_an_end_that_is_not_stored_is_no_end(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        mailbox = server.house.rooms[table].mailbox
        assert mailbox is not None
        before = open_table(mailbox.table.header, mailbox.table.seed)
        mailbox.game.stored = Stored(before.state, 0, 0)
        answer = await server.http.get(f"/api/tables/{table}/replay")
        assert answer.json()["code"] == "game_goes_on"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "code"), [("playing", "game_goes_on"), ("abandoned", "table_unknown")]
)
@in_a_loop
async def test_only_what_is_over_is_told(data: Path, status: str, code: str) -> None:
    """Even where the store alone knows of the table."""
    store_finished(data, "t", played_by_chance("chipset", 2), status)
    async with serving(data) as server:
        server.house.rooms.clear()
        for route in ("replay", "analysis", "log"):
            answer = await server.http.get(f"/api/tables/t/{route}")
            assert answer.json()["code"] == code
        assert server.house.rooms == {}


@in_a_loop
async def test_what_can_still_change_is_read_each_time(data: Path) -> None:
    table = played_by_chance("chipset", 2)
    store_finished(data, "t", table)
    async with serving(data) as server:
        before = (await server.http.get("/api/tables/t/replay")).json()
        changes = {"next_id": "u", "host": "person 1"}
        await server.house.journal.write(changed_table(int.from_bytes(b"t"), changes))
        after = (await server.http.get("/api/tables/t/replay")).json()
    assert (before["info"]["next"], after["info"]["next"]) == (None, "u")
    assert [seat["host"] for seat in before["info"]["seats"]] == [True, False]
    assert [seat["host"] for seat in after["info"]["seats"]] == [False, True]
    assert after["frames"] == before["frames"]


@pytest.mark.slow
@in_a_loop
async def test_a_log_is_read_once_and_only_so_much_is_kept(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_by_chance("chipset", 2)
    for id_ in "abc":
        store_finished(data, id_, table)
    monkeypatch.setattr(archive, "MOST_ENTRIES", 2 * table.seq)
    async with serving(data) as server:
        store, read = server.house.store, list[int]()
        events = store.events

        def counted(number: int) -> tuple[EventRow, ...]:
            read.append(number)
            return events(number)

        monkeypatch.setattr(store, "events", counted)
        both = await asyncio.gather(told(server, "a/replay"), told(server, "a/analysis"))
        assert all(both)
        for id_ in ("b", "a", "c", "a", "b"):
            await told(server, f"{id_}/replay")
        assert [chr(number) for number in read] == ["a", "b", "c", "b"]
