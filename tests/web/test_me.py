"""One's own figures in a browser: charts with tables behind them, and a bot of one's strength."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import select

from tercet.storage.rows import PersonRow
from tercet.storage.schema import PERSON
from tercet.storage.store import open_store
from tests.figures.games import DAY, MONDAY, table_against
from tests.server.finished import store_finished
from tests.web.looking import examine
from tests.web.serving import PATIENT, Server
from tests.web.stage import Stage

#: Races over two weeks, and games of thought.
PLAYED = [
    *[("classic", "strength:2.4", number, 2 * number) for number in range(6)],
    *[("setup", "novice", number, 3) for number in range(5)],
    ("solitaire", "", 0, 4),
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("figures"), PATIENT) as server:
        yield server


@pytest.fixture
def stage(running: Server, browser: Any, browser_context_args: dict[str, Any]) -> Iterator[Stage]:
    stage = Stage(browser, running.address, browser_context_args)
    yield stage
    stage.close()


def give_games(data: Path, person: str) -> None:
    for game, bot, number, day in PLAYED:
        store_finished(
            data,
            f"{game[:3]}{number}",
            table_against(game, bot, number),
            host=person,
            bots={1: bot} if bot else {},
            ended_ms=MONDAY + day * DAY + number,
        )


def the_person(data: Path) -> str:
    with closing(open_store(data)) as store:
        (person,) = store.read(PersonRow, select(PERSON))
    return person.id


def named(stage: Stage) -> Page:
    """Ada, who has a name here; there are no figures yet."""
    page = stage.person("/#/settings")
    page.get_by_role("textbox", name="Your name").first.fill("Ada")
    page.keyboard.press("Enter")
    page.goto(stage.address + "/#/me")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    return page


def test_figures_are_drawn_and_told_and_play_now_asks_for_a_bot_to_match(
    running: Server, stage: Stage
) -> None:
    page = named(stage)
    running.stop()
    give_games(running.data, the_person(running.data))
    running.start()
    page.reload()
    expect(page.get_by_role("heading", name=f"{len(PLAYED)} games")).to_be_visible()
    expect(page.get_by_text("With 95 of 100 it lies between")).to_be_visible()
    for chart in (
        "How long a find takes",
        "Usual time by attributes that differ",
        "Usual time by SETs on the table",
        "Usual time, week by week",
    ):
        table = page.get_by_role("table", name=chart)
        expect(table.get_by_role("row").nth(2)).to_be_attached()
    by_game = page.get_by_role("table", name="By game")
    expect(by_game.get_by_role("rowheader", name="SetUp")).to_contain_text("by results")
    expect(page.get_by_role("table", name="By opponent")).to_contain_text("Strength 2.5 (bot)")
    expect(page.get_by_role("link", name="Quickest find")).to_have_attribute(
        "href", re.compile(r"^#/replay/cla\d$")
    )
    examine(page)
    with page.expect_download() as file:
        page.get_by_role("link", name="Download games.jsonl").click()
    assert len(Path(file.value.path()).read_bytes().splitlines()) == len(PLAYED)

    page.goto(stage.address + "/#/")
    with page.expect_response(lambda answer: "/api/me/bot" in answer.url) as asked:
        page.get_by_role("button", name="Play now").click()
    assert asked.value.json()["bot"].startswith("strength:2.")
    expect(page.get_by_role("main").get_by_text("bot").first).to_be_visible()


def test_figures_that_are_not_shown_are_not_told(running: Server, stage: Stage) -> None:
    page = stage.person("/#/me/nobody")
    expect(page.get_by_role("alert")).to_contain_text("There are no figures to be seen here")
    examine(page)
