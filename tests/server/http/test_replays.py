"""Finished games looked at again: frames, accounts and checks; of a running game, nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercet.engine.chance import Chance
from tercet.engine.log import Log, write_log
from tercet.engine.wire import to_plain
from tercet.replay import log_replay, pages
from tercet.replay.log_replay import LogReplay
from tercet.replay.pages import Change, difference, replay_page
from tercet.server.http import replays
from tercet.server.wire.messages import Settings, TableInfo
from tercet.tables import new_table, open_table
from tests.examples import quick_first
from tests.playthroughs import NAMES, play
from tests.server.finished import in_a_loop, played
from tests.server.playing import Server, serving

ROUTES = ("replay", "analysis", "log")


@in_a_loop
async def test_a_finished_game_is_told_frame_by_frame(data: Path) -> None:
    async with serving(data) as server:
        table, players = await played(server)
        told = (await server.http.get(f"/api/tables/{table}/replay")).json()
        assert (told["more"], told["last"]) == (None, players[0].seq)
        assert [frame["seq"] for frame in told["frames"]] == list(range(told["last"] + 1))
        *_, last = views(told["frames"])
        assert last["outcome"] == players[0].view["outcome"]
        assert last["table"] == players[0].view["table"]
        assert told["header"]["commitment"] == told["info"]["commitment"]


@pytest.mark.slow
@in_a_loop
async def test_the_account_of_a_finished_game(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        told = (await server.http.get(f"/api/tables/{table}/analysis")).json()
        assert told["sought"]
        assert told["seats"][0]["finds"] == len(told["finds"]) > 0
        assert all(len(each["cards"]) == 3 for each in told["sets"])


@pytest.mark.slow
@in_a_loop
async def test_answers_are_compressed(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        answer = await server.http.get(f"/api/tables/{table}/replay")
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.slow
@pytest.mark.parametrize("route", quick_first(ROUTES))
@in_a_loop
async def test_of_a_game_that_goes_on_nothing_is_told(data: Path, route: str) -> None:
    async with serving(data) as server:
        table, _ = await server.table(["Ada", "Bo"])
        answer = await server.http.get(f"/api/tables/{table}/{route}")
        assert (answer.status_code, answer.json()["code"]) == (409, "game_goes_on")
        assert set(answer.json()) == {"is", "id", "kind", "code", "data", "text"}
        waiting = await server.create(await server.guest("Cy"))
        answer = await server.http.get(f"/api/tables/{waiting}/{route}")
        assert answer.json()["code"] == "game_goes_on"


@pytest.mark.slow
@pytest.mark.parametrize("route", quick_first(ROUTES))
@in_a_loop
async def test_absent_and_put_away_look_the_same(data: Path, route: str) -> None:
    async with serving(data) as server:
        table, _ = await server.table(["Ada", "Bo"])
        await server.house.rooms[table].abandon()
        gone = await server.http.get(f"/api/tables/{table}/{route}")
        absent = await server.http.get(f"/api/tables/nowhere/{route}")
        assert (gone.status_code, gone.json()) == (absent.status_code, absent.json())
        assert absent.status_code == 404


@pytest.mark.slow
@in_a_loop
async def test_a_finished_game_outlives_a_restart(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        before = (await server.http.get(f"/api/tables/{table}/replay")).json()["frames"]
    async with serving(data) as server:
        after = (await server.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        assert after == before


@pytest.mark.slow
@in_a_loop
async def test_nonsense_is_refused(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        for query in ("from=9999", "from=-1", "seat=-1", "seat=x", "seat=77"):
            answer = await server.http.get(f"/api/tables/{table}/replay?{query}")
            assert answer.status_code in (400, 404), query
            assert answer.json()["is"] == "error"


@pytest.mark.slow
@in_a_loop
async def test_a_log_is_played_through(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        text = (await server.http.get(f"/api/tables/{table}/log")).text
        assert await verdict(server, text) == (True, None)
        assert await verdict(server, text.replace('"at":', '"at":1', 1)) == (
            False,
            "log_line_changed",
        )
        assert await verdict(server, "hello\n") == (False, "log_line_unreadable")


@pytest.mark.slow
@in_a_loop
async def test_a_forger_who_links_the_lines_anew_is_found_by_the_rules(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await played(server)
        mailbox = server.house.rooms[table].mailbox
        assert mailbox is not None
        log = mailbox.table.log()
        assert log.end is not None
        without_one = Log(log.header, log.entries[1:], log.end)
        assert await verdict(server, write_log(without_one)) == (False, "log_entry_missing")
        unpromised = Log(log.header, log.entries, type(log.end)("00" * 32, log.end.outcome))
        assert await verdict(server, write_log(unpromised)) == (False, "seed_not_committed")


@in_a_loop
async def test_a_log_that_is_too_long_is_refused(data: Path) -> None:
    async with serving(data) as server:
        answer = await server.http.post("/api/verify", content="x" * (replays.MOST_LOG + 1))
        assert answer.status_code == 413


async def verdict(server: Server, text: str) -> tuple[bool, str | None]:
    answer = await server.http.post("/api/verify", content=text)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    return told["holds"], told["refusal"] and told["refusal"]["code"]


# --- Frames, without a server ----------------------------------------------------------------

INFO = TableInfo(
    table="t",
    code=None,
    public=True,
    status="over",
    settings=Settings("classic", 2),
    seats=(),
    spectators=0,
    commitment="",
)


def finished(game: str, **asked: Any) -> Log:
    seed = hashlib.sha256(game.encode()).digest()
    table = new_table(game, NAMES[:2], seed, **asked)
    play(table, Chance(seed))
    return table.log()


def views(frames: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Each view put together from what changed, as the browser does it."""
    view: dict[str, Any] = {}
    for frame in frames:
        view = applied(view, frame["change"])
        yield view


def applied(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    within = {k: applied(before[k], each) for k, each in change.get("within", {}).items()}
    return {**before, **change.get("new", {}), **within}


@pytest.mark.parametrize("game", ["classic", "scout", "setup", "twenty", "chipset", "dice"])
def test_the_frames_of_a_seat_add_up_to_its_views(game: str) -> None:
    log = finished(game)
    assert log.end is not None
    table = open_table(log.header, bytes.fromhex(log.end.seed))
    frames = to_plain(replay_page(INFO, LogReplay(log), 1, 0).frames)
    for number, view in enumerate(views(frames)):
        if number:
            table.replay(log.entries[number - 1])
        assert view == to_plain(table.view(1)), number


@pytest.mark.parametrize("game", ["setup", "twenty", "chipset"])
def test_after_the_end_all_hands_are_open(game: str) -> None:
    first = replay_page(INFO, LogReplay(finished(game)), None, 0).frames[0]
    assert first.hands is not None
    assert all(first.hands)


def test_a_long_game_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    log = finished("classic", options={"fixed": "s"})
    whole = [*views(to_plain(replay_page(INFO, LogReplay(log), None, 0).frames))]
    monkeypatch.setattr(pages, "PAGE", 7)
    monkeypatch.setattr(log_replay, "EVERY", 5)
    played, paged = LogReplay(log), list[dict[str, Any]]()
    first: int | None = 0
    while first is not None:
        page = replay_page(INFO, played, None, first)
        assert len(page.frames) <= 7
        paged += views(to_plain(page.frames))
        first = page.more
    assert paged == whole


def test_a_difference_is_no_larger_than_it_needs_to_be() -> None:
    before = {"deal": 1, "table": {"pile": 3, "caller": None}, "players": [1, 2]}
    after = {"deal": 1, "table": {"pile": 3, "caller": 0}, "players": [1, 3]}
    change = difference(before, after)
    assert change == Change({"players": [1, 3]}, {"table": Change({"caller": 0})})
    assert difference(after, after) == Change()
    assert difference({"a": None}, {"a": {"b": 1}}) == Change({"a": {"b": 1}})
