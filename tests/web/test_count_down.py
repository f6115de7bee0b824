"""The count-down before a race, as everybody at the table sees it (BASE-1a)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.acting import CARDS, open_table
from tests.web.serving import PATIENT, Server
from tests.web.stage import Stage

#: Long enough to be looked at on a busy machine.
COUNT_DOWN_S = 8


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server(tmp_path_factory.mktemp("counting"), PATIENT, COUNT_DOWN_S) as server:
        yield server.address


def counts(page: Page) -> None:
    expect(page.get_by_role("heading", name="Here we go!")).to_be_visible()
    expect(page.locator("main .count")).to_have_text(re.compile("^[1-8]$"))
    expect(page.locator(CARDS)).to_have_count(0)


@pytest.mark.rule("BASE-1a")
def test_all_see_the_count_down_and_the_host_may_stop_it(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, players=2)
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_visible()
    guest = stage.follow(host, "Ben")
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    start.click()
    for page in (guest, host):
        counts(page)
    expect(guest.get_by_role("button", name="Not yet")).to_have_count(0)
    host.get_by_role("button", name="Not yet").click()
    expect(start).to_be_visible()
    start.click()
    for page in (host, guest):
        expect(page.locator(CARDS)).to_have_count(12, timeout=60_000)
