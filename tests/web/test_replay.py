"""A game played to its end, looked at again, shared, downloaded, and its deal checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tercet.cards import find_sets
from tercet.engine.log import Log, write_log
from tercet.tables import load_log, verify
from tests.web.acting import CARDS, cards, comes_to_show, patiently
from tests.web.acting_alone import PATIENCE_MS
from tests.web.looking import SMALL_PHONE, overflow
from tests.web.screens_replay import back_at, finished_game
from tests.web.stage import Stage


def watch(stage: Stage) -> Page:
    """Ada looks at a game that she has played."""
    page = back_at(stage, "replay/{table}")
    expect(slider(page)).to_be_visible()
    expect(page.locator(CARDS).first).to_be_visible()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


def place(page: Page) -> int:
    return int(slider(page).input_value())


def is_at(page: Page, place: int | str) -> None:
    expect(slider(page)).to_have_value(str(place))


def last(page: Page) -> int:
    return int(slider(page).get_attribute("max") or 0)


def step_on(page: Page) -> None:
    """To the next SET or mistake, by keys."""
    before = place(page)
    page.keyboard.press("Shift+ArrowRight")
    expect(slider(page)).not_to_have_value(str(before))
    assert place(page) > before


def settled(page: Page) -> None:
    """Cards that were taken are kept in sight for a moment; then the table is as it was left."""
    expect(page.locator("[data-card].going")).to_have_count(0)


def on_the_table(page: Page) -> list[str]:
    settled(page)
    return [str(each) for each in cards(page)]


def current(page: Page) -> Locator:
    return page.locator("[aria-current=step]")


def test_a_game_is_looked_at_again_by_keyboard(stage: Stage) -> None:
    page = finished_game(stage)
    page.get_by_role("link", name="Replay and analysis").click()
    is_at(page, 0)
    expect(page.locator(CARDS)).to_have_count(9)
    dealt = on_the_table(page)
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    page.keyboard.press("Home")
    is_at(page, 0)
    while "No SET" not in current(page).inner_text():
        step_on(page)
    expect(page.get_by_test_id("voice")).to_contain_text("No SET")
    while "takes" not in current(page).inner_text():
        step_on(page)
    patiently(page, lambda: on_the_table(page) != dealt or None)
    page.keyboard.press("End")
    is_at(page, last(page))
    expect(current(page)).to_contain_text("The pile is empty")
    page.keyboard.press("ArrowLeft")
    is_at(page, last(page) - 1)
    page.keyboard.press("Home")
    is_at(page, 0)
    comes_to_show(page, dealt)
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    expect(slider(page)).to_have_attribute(
        "aria-valuetext", re.compile(r"^Step 1 of \d+, at \d+:\d\d$")
    )


def test_it_plays_by_itself_and_stops_at_the_end(stage: Stage) -> None:
    page = watch(stage)
    page.get_by_role("combobox", name="Speed").select_option("8×")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=120_000)
    is_at(page, last(page))


def test_nothing_can_be_done_in_the_past(stage: Stage) -> None:
    page = watch(stage)
    page.locator(CARDS).first.click(force=True)
    expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(0)
    expect(page.get_by_role("button", name="SET!")).to_have_count(0)
    expect(page.get_by_role("button", name="None here")).to_have_count(0)


def test_the_sets_that_lay_there_are_marked_on_the_cards_and_listed(stage: Stage) -> None:
    page = watch(stage)
    expect(page.locator(".letters")).to_have_count(0)
    page.get_by_label("Show the SETs").check()
    for _ in range(4):
        settled(page)
        lying = find_sets(cards(page))
        here = page.get_by_role("region", name=re.compile("on the table")).get_by_role("listitem")
        expect(here).to_have_count(len(lying))
        marked = page.locator(f"{CARDS}:has(.letters)")
        expect(marked).to_have_count(len({card for three in lying for card in three}))
        if lying:
            expect(marked.first).to_have_accessible_name(re.compile("belongs to SET [A-Z]"))
        before = place(page)
        page.get_by_role("button", name="To the next SET or mistake").click()
        expect(slider(page)).not_to_have_value(str(before))


def test_the_story_leads_to_its_moments(stage: Stage) -> None:
    page = watch(stage)
    line = page.get_by_role("complementary").get_by_role("button").filter(has_text="takes").nth(2)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(slider(page)).not_to_have_value(re.compile(r"^[0-2]$"))


def test_a_link_to_a_moment_opens_there_in_another_browser(stage: Stage) -> None:
    page = watch(stage)
    for _ in range(3):
        step_on(page)
    seen, shown = place(page), on_the_table(page)
    link = page.get_by_label("A link to this moment").input_value()
    expect(page).to_have_url(link)  # the address itself can be shared, too
    other = stage.person(link.removeprefix(stage.address))
    expect(slider(other)).to_have_value(str(seen))
    comes_to_show(other, shown)


def test_the_log_that_is_downloaded_holds(stage: Stage) -> None:
    page = watch(stage)
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the log").click()
    path = started.value.path()
    assert started.value.suggested_filename.endswith(".jsonl")
    assert verify(load_log(path.read_bytes())).outcome is not None


def test_ones_own_games_are_listed(stage: Stage) -> None:
    page = back_at(stage, "games")
    tile = page.get_by_role("listitem").filter(has_text="Ada, Kiwi")
    expect(tile).to_contain_text("won")
    tile.get_by_role("link").click()
    expect(slider(page)).to_be_visible()
    stranger = stage.person("/#/games")
    expect(stranger.get_by_text("You have not finished a game yet.")).to_be_visible()


def test_a_game_that_is_not_there_is_said_to_be_so(stage: Stage) -> None:
    stage.listen = lambda _: None  # the browser itself complains of the refusal
    page = stage.person("/#/replay/nowhere")
    expect(page.get_by_role("heading", name="There is nothing to look at here")).to_be_visible()


def test_a_fair_deal_is_found_fair_and_a_tampered_log_is_not(stage: Stage, tmp_path: Path) -> None:
    page = watch(stage)
    # What comes later moves the link.
    expect(page.get_by_role("table", name="How long until a SET was found")).to_be_visible()
    page.get_by_role("link", name="Was the deal fair?").click()
    fair = page.get_by_role("heading", name="Yes, the deal was fair.")
    expect(fair).to_be_visible(timeout=PATIENCE_MS)  # Python plays it through in the page
    expect(page.get_by_text("This browser has dealt the cards anew")).to_be_visible()
    expect(page.get_by_text("This browser noted the fingerprint")).to_be_visible()
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the log").click()
    log = load_log(started.value.path().read_bytes())
    page.get_by_text("Check the log in a file").click()
    for text, verdict, reason in saboteurs(log):
        path = tmp_path / "game.jsonl"
        path.write_text(text)
        page.get_by_label("Choose a file").set_input_files(path)
        expect(page.get_by_role("heading", name=verdict)).to_be_visible()
        expect(page.get_by_text(reason)).to_be_visible()


def saboteurs(log: Log) -> Iterator[tuple[str, str, str]]:
    """Logs that were tampered with, what is to be said of them and why; at last an honest one."""
    honest, wrong = write_log(log), "No, something is wrong here."
    assert log.end is not None
    yield honest.replace('"seat":0', '"seat":1', 1), wrong, "The log has been changed"
    other_seed = Log(log.header, log.entries, type(log.end)("00" * 32, log.end.outcome))
    yield write_log(other_seed), wrong, "does not have the fingerprint"
    shorter = Log(log.header, log.entries[:-2], log.end)
    yield write_log(shorter), wrong, "Played through once more, the log does not hold."
    yield honest, "Yes, the deal was fair.", "the rules allow every entry"


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    def test_everything_fits(self, stage: Stage) -> None:
        assert overflow(finished_game(stage)) <= 0
        page = watch(stage)
        page.get_by_label("Show the SETs").check()
        assert overflow(page) <= 0
        small = page.locator("main button, main a, main select, main label").evaluate_all(
            "all => all.filter(e => e.offsetParent && e.offsetHeight < 44).map(e => e.outerHTML)"
        )
        assert small == []
        for where in ("fair/{table}", "games"):
            page = back_at(stage, where)
            expect(page.locator("main h2").first).to_be_visible()
            assert overflow(page) <= 0
