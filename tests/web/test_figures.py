"""Finished games of every kind looked at again: their own figures, and a film for onlookers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tercet.analysis import analyse
from tercet.editions import find_edition
from tercet.games.chipset.terms import GotCard
from tercet.words.story import Teller
from tercet.words.texts import Texts
from tests.analysis.games import table_of_bots
from tests.server.finished import store_finished
from tests.web.acting import patiently
from tests.web.looking import SMALL_PHONE, overflow, violations
from tests.web.serving import PATIENT, Server
from tests.web.stage import Stage

SEATS: Final = {"scout": 3, "chipset": 3, "setup": 3, "coopset": 2, "twenty": 3, "dice": 2}
Watch = Callable[[str, int], Page]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows a finished game of each kind."""
    data = tmp_path_factory.mktemp("played")
    for game, seats in SEATS.items():
        store_finished(data, game, table_of_bots(game, seats))
    with Server(data, PATIENT) as running:
        yield running


@pytest.fixture
def watch(played: Server, browser: Any, browser_context_args: dict[str, Any]) -> Iterator[Watch]:
    """Somebody looks at one of them, from an entry on."""
    stage = Stage(browser, played.address, browser_context_args)

    def opened(game: str, at: int = 0) -> Page:
        page = stage.person(f"/#/replay/{game}?at={at}")
        expect(slider(page)).to_have_value(str(at))
        return page

    yield opened
    stage.close()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


def figure(page: Page, name: str) -> list[str]:
    """The cells of a line of figures."""
    header = page.get_by_role("rowheader", name=name, exact=True).first
    return header.locator("xpath=..").get_by_role("cell").all_inner_texts()


def test_each_game_shows_its_own_figures(watch: Watch) -> None:
    lines = {
        "scout": "Points lost",
        "chipset": "Best hand folded",
        "setup": "A SET despite a safe card",
        "twenty": "Own cards played",
        "dice": "Share of the possible",
    }
    for game, name in lines.items():
        page = watch(game, 0)
        expect(page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
        assert len(figure(page, name)) == SEATS[game]
    scores = table_of_bots("scout", 3).log().end
    assert scores is not None
    scout = watch("scout", 0)
    expect(scout.get_by_role("rowheader", name="Points lost", exact=True)).to_be_visible()
    assert figure(scout, "Points") == [str(points) for points in scores.outcome.scores]


def test_coopset_has_a_line_for_each_layout_that_leads_there(watch: Watch) -> None:
    told: Any = analyse(table_of_bots("coopset", 2).log()).figures
    page = watch("coopset", 0)
    rows = page.locator("table.moments tbody tr")
    expect(rows).to_have_count(len(told.layouts))
    rows.nth(3).get_by_role("button", name="Show it").click()
    expect(slider(page)).to_have_value(str(told.layouts[3].first))
    chapter = page.get_by_role("combobox", name="Deal, round or layout")
    expect(chapter.locator("option:checked")).to_have_text("Layout 4")


def test_a_chart_has_figures_at_its_axes_and_a_table_behind_it(watch: Watch) -> None:
    page = watch("twenty", 0)
    chart = page.locator("figure").filter(has_text="Own cards in the course of the game")
    expect(chart.locator("svg text").first).to_be_visible()
    texts = chart.locator("svg text").all_text_contents()
    assert "0" in texts
    assert "0:00" in texts
    assert len(texts) > 5
    behind = chart.get_by_role("table", name="Own cards in the course of the game")
    assert behind.get_by_role("columnheader").count() == SEATS["twenty"]
    assert violations(page) == []


def test_arrow_keys_step_wherever_the_focus_is(watch: Watch) -> None:
    page = watch("dice", 0)
    places = [
        page.get_by_role("combobox", name="Speed"),
        page.get_by_role("combobox", name="Deal, round or layout"),
        slider(page),
        page.get_by_role("complementary").get_by_role("button").first,
        page.locator(".stage"),
        page.locator("summary", has_text="Turn by turn"),
        page.get_by_label("A link to this moment"),
    ]
    for at, place in enumerate(places, start=1):
        place.focus()
        page.keyboard.press("ArrowRight")
        expect(slider(page)).to_have_value(str(at))
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("1")


def test_jumps_lead_from_round_to_round(watch: Watch) -> None:
    page = watch("dice", 0)
    chapter = page.get_by_role("combobox", name="Deal, round or layout")
    page.keyboard.press("PageDown")
    expect(chapter.locator("option:checked")).to_have_text("Round 2")
    second = int(slider(page).input_value())
    chapter.select_option("Round 4")
    patiently(page, lambda: int(slider(page).input_value()) > second or None)
    page.keyboard.press("PageUp")
    expect(chapter.locator("option:checked")).to_have_text("Round 3")


def test_a_search_is_told_to_onlookers_with_the_sealed_cards_open(watch: Watch) -> None:
    told: Any = analyse(table_of_bots("scout", 3).log()).figures
    search = next(each for each in told.searches if each.searched)
    page = watch("scout", search.seq)
    stage = page.locator(".stage")
    expect(stage.get_by_role("button", name=re.compile("sealed"))).to_have_count(2)
    expect(page.get_by_role("button", name="I give up")).to_have_count(0)
    expect(page.get_by_text("Find a second card")).to_have_count(0)
    addressed = page.get_by_text(re.compile(r"\byour?\b", re.IGNORECASE))
    expect(addressed.filter(visible=True)).to_have_count(0)


def test_chipset_hands_lie_open_at_their_places(watch: Watch) -> None:
    page = watch("chipset", 0)
    table = table_of_bots("chipset", 3)
    told = Teller(Texts("en"), (), find_edition(table.header.edition))
    for event in table.steps[0].events:
        if isinstance(event, GotCard):
            name = told.spoken(event.cards[0])
            expect(page.locator(".stage").get_by_role("img", name=name, exact=True)).to_be_visible()


def nothing_behind_the_bar(page: Page) -> None:
    stage, bar = page.locator(".stage").bounding_box(), page.locator(".controls").bounding_box()
    assert stage is not None
    assert bar is not None
    assert stage["y"] + stage["height"] <= bar["y"] + 1
    assert overflow(page) <= 0


def test_nothing_is_behind_the_control_bar(watch: Watch) -> None:
    for game in ("setup", "twenty", "dice"):
        nothing_behind_the_bar(watch(game, 12))


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    def test_nothing_is_behind_the_control_bar(self, watch: Watch) -> None:
        for game in ("scout", "chipset", "twenty"):
            nothing_behind_the_bar(watch(game, 12))
