"""The first page in a real browser: in four languages, on the smallest phone, without a server."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, expect

from tercet.server.http.app import PREVIEW
from tercet.words.texts import LANGUAGES, Texts
from tests.web.acting import open_table, patiently, play_now
from tests.web.conftest import Open
from tests.web.looking import overflow, violations
from tests.web.screens_account import fill, register
from tests.web.stage import Stage

PHONE: Final = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def lang() -> str:
    return "en"


@pytest.fixture
def browser_context_args(lang: str) -> dict[str, Any]:
    return {**PHONE, "locale": lang, "reduced_motion": "reduce"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_browsers_language_and_everybody_can_use_it(
    open_page: Open, lang: str
) -> None:
    page = open_page("/")
    texts = Texts(lang)
    expect(page.get_by_role("heading", level=1)).to_have_text("Tercet")
    expect(page.get_by_role("button", name=texts.say("home-play-now"))).to_be_visible()
    expect(page.get_by_role("heading", name=texts.say("game-coopset-name"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("meta[property='og:image']")).to_have_attribute("content", PREVIEW)
    assert violations(page) == []
    assert overflow(page) <= 0


def test_only_games_with_a_table_are_offered(open_page: Open) -> None:
    page = open_page("/")
    expect(page.get_by_role("heading", name="CoopSet")).to_be_visible()
    shown = page.locator("section[aria-labelledby=games-heading] h3").all_text_contents()
    assert {"SET", "SET for beginners", "Solitaire", "Scout", "CoopSet"} <= set(shown)


def test_the_language_can_be_changed_and_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    choice = page.get_by_role("combobox", name="Language")
    box = choice.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    choice.select_option(label="Deutsch")
    expect(page.get_by_role("combobox", name="Sprache")).to_have_value("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("heading", name="Spiele auf diesem Server")).to_be_visible()


def test_games_that_cannot_be_fetched_can_be_asked_for_again(
    open_page: Open, context: BrowserContext, complaints: list[str]
) -> None:
    context.route("**/api/games*", lambda route: route.abort())
    page = open_page("/")
    expect(page.get_by_role("alert")).to_have_text("The list of games could not be fetched.")
    # The browser reports the request that we cut twice: in its console, and as an event.
    patiently(page, lambda: len(complaints) == 2 or None)
    complaints.clear()
    context.unroute("**/api/games*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="CoopSet")).to_be_visible()


def test_a_code_that_nobody_has_is_explained(open_page: Open, complaints: list[str]) -> None:
    page = open_page("/")
    page.get_by_label("The six letters and digits").fill("bcdfgh")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text(
        "There is no such table, or it is not open to you."
    )
    patiently(page, lambda: complaints or None)
    complaints.clear()  # the browser reports the answer 404


def test_a_login_that_is_taken_is_explained(open_page: Open, complaints: list[str]) -> None:
    page = open_page("/#/account")
    register(page, "taken-once")
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="New here?").click()
    fill(page, "taken-once")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("alert")).to_contain_text("taken-once belongs to somebody else")
    patiently(page, lambda: complaints or None)
    complaints.clear()  # the browser reports the answer 409


def test_code_inside_the_page_is_never_run(open_page: Open, complaints: list[str]) -> None:
    page = open_page("/")
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "document.title = 'broken into'";
            document.head.append(script);
        }"""
    )
    assert page.title() == "Tercet"
    assert any("Content Security Policy" in complaint for complaint in complaints)
    complaints.clear()


def test_a_link_is_a_seat_for_somebody_who_has_a_name_already(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET", players=2)
    guest = stage.person()
    play_now(guest, "Ben")
    guest.goto(host.url)
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    expect(guest.get_by_text("2 of 2 seats taken")).to_be_visible()
    guest.get_by_role("button", name="Stand up").click()
    expect(host.get_by_text("1 of 2 seats taken")).to_be_visible()
