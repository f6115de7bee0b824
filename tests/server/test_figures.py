"""Figures at a server: read when asked for, kept, shown to others only if one chose so."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tercet.engine.wire import from_json, to_json
from tercet.figures import GameSeen, figures_of
from tercet.figures.file import read_games
from tercet.figures.game import VERSION
from tercet.server import figures as desk
from tercet.server import house
from tercet.server.people.sessions import COOKIE
from tercet.server.running.rereading import reread_games
from tercet.server.standing import bots as choosing
from tercet.server.table import bots as seated
from tercet.server.table.thinking import Thinkers
from tercet.standing.ratings import Rating
from tercet.storage.rows import Part, PersonRow
from tercet.storage.schema import EVENT
from tercet.storage.standing.figures import SeenRow, forgotten, newest_seen, seen_part
from tercet.storage.store import Store, open_store
from tests.figures.games import table_against
from tests.server.finished import in_a_loop, played, store_finished
from tests.server.people.owning import Owner
from tests.server.playing import Player, Server, serving
from tests.server.standing.people import last_info


async def asked(server: Server, person: Player, path: str) -> httpx.Response:
    """What the server answers to somebody at a table."""
    return await server.http.get(f"/api{path}", headers={"Cookie": f"{COOKIE}={person.cookie}"})


async def told(server: Server, person: Player, path: str) -> Any:
    """The same as it reads; a refusal is its code."""
    answer = await asked(server, person, path)
    return answer.json()["code"] if answer.status_code >= 400 else answer.json()


@pytest.mark.slow
@in_a_loop
async def test_figures_come_from_the_games_one_has_played(data: Path) -> None:
    async with serving(data) as server:
        table, (ada, bo) = await played(server)
        hers, his = await told(server, ada, "/me/figures"), await told(server, bo, "/me/figures")
        assert (hers["games"], hers["unread"], hers["name"]) == (1, 0, "Ada")
        assert hers["by_game"][0]["wins"] == 1
        assert hers["finds"] > 0
        assert (his["finds"], his["by_game"][0]["wins"]) == (0, 0)
        assert hers["opponents"][0]["name"] == "Bo"
        assert hers["records"][0]["table"] == table
        again = await told(server, ada, "/me/figures")
        assert again == hers


@in_a_loop
async def test_who_is_new_gets_the_weakest_bot_and_who_is_quick_another(data: Path) -> None:
    async with serving(data) as server:
        new = await server.player("New")
        assert await told(server, new, "/me/bot") == {
            "bot": "first_timer",
            "bots": ["first_timer"],
        }
        three = await told(server, new, "/me/bot?game=setup&count=3")
        assert three == {"bot": "first_timer", "bots": ["first_timer"] * 3}
        assert await told(server, new, "/me/bot?count=0") == "request_wrong"
        assert await told(server, new, "/me/bot?game=nonsense") == "game_unknown"
        _, (ada, _) = await played(server)  # who takes every SET at once
        bot = (await told(server, ada, "/me/bot"))["bot"]
        assert bot == "champion" or float(bot.removeprefix("strength:")) > 5
        answer = await Owner(server).raw("GET", "/me/bot")
        assert (answer.status_code, answer.json()["code"]) == (401, "no_session")


@in_a_loop
async def test_who_has_a_rating_and_no_games_to_read_gets_a_bot_by_it(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(data) as server:
        ada = await server.player("Ada")

        def ratings(_: Store, game: str, people: list[str]) -> dict[str, Rating]:
            return dict.fromkeys(people, Rating(40, 2, 30))

        monkeypatch.setattr(choosing, "ratings_of", ratings)
        assert (await told(server, ada, "/me/bot?game=chipset"))["bot"] == "regular"


@pytest.mark.slow
@in_a_loop
@pytest.mark.parametrize("fitting", [True, False])
async def test_the_next_game_has_a_bot_of_ones_strength_unless_one_was_named(
    data: Path, monkeypatch: pytest.MonkeyPatch, *, fitting: bool
) -> None:
    monkeypatch.setattr(seated, "PACE", 0.0)
    monkeypatch.setattr(house, "Thinkers", lambda: Thinkers(ThreadPoolExecutor(1)))
    async with serving(data) as server:
        _, (ada, _) = await played(server)  # who takes every SET at once
        asked = {"fitting": fitting, "options": {"fixed": "s"}}
        table = await server.create(ada, "classic", 2, **asked)
        await ada.join(table)
        await ada.ask("sit", table=table)
        await ada.ask("add_bot", table=table, bot="first_timer")
        await ada.ask("start", table=table)
        await ada.act(table, {"act": "leave"})
        await ada.until(lambda: bool(last_info(ada)["outcome"]))
        again = await ada.ask("rematch", table=table)
        seats = (await ada.join(again["table"]))["info"]["seats"]
        wanted = (await told(server, ada, "/me/bot"))["bot"] if fitting else "first_timer"
        assert [seat["bot"] for seat in seats] == [None, wanted]
        assert (seats[1]["name"] == "Pip") is not fitting
        assert seats[1]["won"] == 1, "the score goes on"


@pytest.mark.slow
@in_a_loop
async def test_several_bots_of_the_next_game_are_around_ones_strength(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "PACE", 0.0)
    monkeypatch.setattr(house, "Thinkers", lambda: Thinkers(ThreadPoolExecutor(1)))
    async with serving(data) as server:
        _, (ada, _) = await played(server)
        table = await server.create(ada, "classic", 4, fitting=True, options={"fixed": "s"})
        await ada.join(table)
        await ada.ask("sit", table=table)
        for _ in range(3):
            await ada.ask("add_bot", table=table, bot="first_timer")
        await ada.ask("start", table=table)
        await ada.act(table, {"act": "leave"})
        await ada.until(lambda: bool(last_info(ada)["outcome"]))
        again = await ada.ask("rematch", table=table)
        seats = (await ada.join(again["table"]))["info"]["seats"]
        wanted = (await told(server, ada, "/me/bot?count=3"))["bots"]
        assert [seat["bot"] for seat in seats] == [None, *wanted]
        assert len({seat["name"] for seat in seats}) == 4


@in_a_loop
async def test_figures_of_others_are_shown_if_they_chose_so(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = await Owner(server).register("ada"), await Owner(server).guest("Bo")
        hidden = await bo.ask("GET", "/people/ada/figures")
        assert hidden == await bo.ask("GET", "/people/nobody/figures") == "figures_hidden"
        assert (await ada.ask("GET", "/me/figures"))["games"] == 0
        await ada.ask("PUT", "/account/preferences", {"figures_shown": True})
        shown = await bo.ask("GET", "/people/ada/figures")
        assert (shown["name"], shown["games"]) == ("ada", 0)
        await ada.ask("PUT", "/account/preferences", {"figures_shown": False})
        assert await bo.ask("GET", "/people/ada/figures") == "figures_hidden"


@pytest.mark.slow
@in_a_loop
async def test_the_file_of_ones_games_tells_the_same_figures(data: Path) -> None:
    async with serving(data) as server:
        _, (ada, bo) = await played(server)
        text = (await asked(server, ada, "/me/games.jsonl")).content
        again = figures_of("Ada", read_games(text), ())
        assert json.loads(to_json(again)) == await told(server, ada, "/me/figures")
        his = read_games((await asked(server, bo, "/me/games.jsonl")).content)
        assert [game.seat for game in his] == [1]


@in_a_loop
@pytest.mark.slow
async def test_a_question_reads_only_so_many_games_anew(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "READ_AT_ONCE", 1)
    for number in range(3):
        store_finished(data, f"g{number}", table_against("classic", "novice", number))
    async with serving(data) as server:
        host = PersonRow("host", "Ada", 1)
        unread = [(await server.house.figures.of(host)).unread for _ in range(4)]
        assert unread == [2, 1, 0, 0]


def test_reading_again_gives_the_same_to_the_last_letter(data: Path) -> None:
    for number in range(2):
        store_finished(data, f"g{number}", table_against("classic", "novice", number))
    with closing(open_store(data)) as store:
        assert newest_seen(store, VERSION, 10) == []
    assert reread_games(data=data) == 2
    first = kept(data)
    with closing(open_store(data)) as store:
        store.write([seen_part(first[0].table_id, VERSION, '{"length":1,"seats":[]}')])
        store.write([forgotten(first[1].table_id)])
    assert kept(data) != first
    assert reread_games(data=data) == 2
    assert kept(data) == first
    seen = from_json(first[0].body, GameSeen)
    assert len(seen.seats) == 2


def kept(data: Path) -> list[SeenRow]:
    with closing(open_store(data)) as store:
        return newest_seen(store, VERSION, 10)


def test_nothing_is_told_of_all_where_only_a_few_have_played(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_finished(data, "g", table_against("classic", "novice", 0))
    reread_games(data=data)
    with closing(open_store(data)) as store:
        assert desk.all_finds(store) == ()
        monkeypatch.setattr(desk, "LEAST_PEOPLE", 2)
        assert len(desk.all_finds(store)) > 10


@in_a_loop
async def test_a_damaged_game_is_set_aside_and_the_others_are_told(data: Path) -> None:
    async with serving(data) as server:
        table, (ada, _) = await played(server)
        await asyncio.to_thread(break_game, server.house.store, table)
        figures = await told(server, ada, "/me/figures")
        assert (figures["games"], figures["unread"]) == (1, 1)


def break_game(store: Store, table: str) -> None:
    row = store.row(table)
    assert row is not None
    nonsense = update(EVENT).where(EVENT.c.table_id == row.number)
    assert store.write([Part().add(nonsense.values(act='{"act":"nonsense"}'))]) == [None]
