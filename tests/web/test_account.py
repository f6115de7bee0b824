"""An account in the browser: made of a guest, the same everywhere, taken along, and deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.fixtures import VERSIONS, unpack
from tests.web.screens_account import PASSWORD, fill, log_in, register, solve_ranked
from tests.web.serving import PATIENT, Server
from tests.web.stage import Stage


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a ranking of its own."""
    with Server(tmp_path_factory.mktemp("accounts"), PATIENT) as running:
        yield running


@pytest.fixture
def people(
    browser: Browser, own_server: Server, browser_context_args: dict[str, Any]
) -> Iterator[Stage]:
    stage = Stage(browser, own_server.address, browser_context_args)
    yield stage
    stage.close()


def go(page: Page, stage: Stage, path: str) -> None:
    page.goto(f"{stage.address}/#/{path}")


def test_a_guest_becomes_an_account_that_is_the_same_on_another_device(people: Stage) -> None:
    desk = people.person("/#/settings")
    desk.get_by_label("Your name").fill("Ada")
    desk.get_by_role("button", name="Save").click()
    expect(desk.get_by_text("You are now called Ada.")).to_be_visible()
    desk.get_by_label("A letter for the colour").check()
    desk.get_by_role("link", name="Log in", exact=True).click()
    code = register(desk, "ada-1")
    assert re.fullmatch(r"(\w{4}-){4}\w{4}", code)
    desk.get_by_role("button", name="I have kept it").click()
    expect(desk.get_by_role("link", name="Your account: Ada")).to_be_visible()

    phone = people.person("/#/account")
    log_in(phone, "ada-1")
    go(phone, people, "settings")
    expect(phone.get_by_label("A letter for the colour")).to_be_checked()
    phone.get_by_label("A different outline").check()
    go(phone, people, "account")
    phone.get_by_label("Your name").fill("Ada L.")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("link", name="Your account: Ada L.")).to_be_visible()
    phone.get_by_role("combobox", name="Language").select_option("fr")
    expect(phone.get_by_role("heading", name="Ce que voient les autres")).to_be_visible()

    go(desk, people, "account")
    desk.reload()
    expect(desk.get_by_role("heading", name="Ada L.")).to_be_visible()
    expect(desk.get_by_role("heading", name="Ce que voient les autres")).to_be_visible()
    desk.get_by_role("button", name="Se déconnecter partout ailleurs").click()
    expect(desk.get_by_text("cet appareil")).to_be_visible()
    expect(desk.get_by_role("button", name="Terminer")).to_have_count(0)
    desk.get_by_role("button", name="Se déconnecter", exact=True).click()
    expect(desk.get_by_role("link", name="Se connecter")).to_be_visible()
    kept = desk.evaluate("Object.keys(localStorage).filter(key => key !== 'tercet.lang')")
    assert [key for key in kept if "settings" in key or "name" in key] == []

    desk.goto(f"{people.address}/#/account")
    desk.get_by_role("button", name="Mot de passe oublié").click()
    desk.get_by_label("Identifiant").fill("ada-1")
    desk.get_by_label("Code de secours").fill(code)
    desk.get_by_role("textbox", name="Nouveau mot de passe").fill("another horse")
    desk.get_by_role("button", name="Choisir un nouveau mot de passe").click()
    expect(desk.get_by_text("Tu es connecté sous ada-1.")).to_be_visible()
    expect(desk.locator("[data-code]")).not_to_have_text(code)


def test_whose_name_an_older_account_has_is_asked_for_another(
    browser: Browser, tmp_path: Path, browser_context_args: dict[str, Any]
) -> None:
    known = unpack(VERSIONS[0] / "stopped.tar.xz", tmp_path)
    with Server(tmp_path, PATIENT) as running:
        stage = Stage(browser, running.address, browser_context_args)
        page = stage.person("/#/account")
        log_in(page, "lia-2", known.password)
        asked = page.get_by_role("region", name="Your name")
        expect(asked.get_by_text("You are called lia-2 for now.")).to_be_visible()
        page.reload()
        asked.get_by_label("Your name").fill("LIA")
        asked.get_by_role("button", name="Save").click()
        expect(asked.get_by_role("alert")).to_contain_text("Take another name.")
        asked.get_by_label("Your name").fill("Amelia")
        asked.get_by_role("button", name="Save").click()
        expect(page.get_by_role("link", name="Your account: Amelia")).to_be_visible()
        expect(asked).to_have_count(0)
        stage.close()


def test_two_wishes_in_quick_succession_both_hold(people: Stage) -> None:
    """The second is made before the first is answered."""
    page = people.person("/#/account")
    register(page, "quick-one")
    both = (
        "document.querySelectorAll('.switch input').forEach((each, at) => at < 2 && each.click())"
    )
    with page.expect_response(lambda answer: _wishes(answer) == 2):
        page.evaluate(both)
    page.reload()
    expect(page.get_by_label("My name stands in rankings")).to_be_checked()
    expect(page.get_by_label("Others may see my figures")).to_be_checked()


def _wishes(answer: Response) -> int:
    """How many wishes hold by an answer of the server."""
    if not answer.url.endswith("/api/account/preferences"):
        return 0
    wished = answer.request.post_data_json or {}
    return sum(wished[each] for each in ("figures_shown", "named_in_rankings"))


def test_the_ranked_puzzle_has_a_place_for_each_account(people: Stage) -> None:
    first = people.person("/#/account")
    register(first, "first-one")
    first.get_by_label("My name stands in rankings").check()
    first.get_by_label("Others may see my figures").check()
    go(first, people, "puzzle")
    solve_ranked(first)
    expect(first.locator("[data-ranked]")).to_contain_text("Place 1 of 1")
    first.reload()
    expect(first.locator("[data-ranked]")).to_contain_text("Place 1 of 1")
    expect(first.get_by_role("button", name="Start")).to_have_count(0)

    second = people.person("/#/puzzle")
    expect(second.get_by_text("To play it you need an account.")).to_be_visible()
    second.get_by_role("cell", name="first-one").get_by_role("link").click()
    expect(second.get_by_role("heading", name="first-one")).to_be_visible()
    go(second, people, "account")
    register(second, "second-one")
    go(second, people, "puzzle")
    solve_ranked(second)
    expect(second.get_by_role("row")).to_have_count(3)
    expect(second.get_by_role("cell", name="second-one (you)")).to_be_visible()
    first.reload()
    unnamed = first.get_by_role("row").filter(has_text="Somebody")
    expect(unnamed).to_have_count(1)
    expect(unnamed.get_by_role("link")).to_have_count(0)
    expect(first.get_by_text("second account cannot be excluded").first).to_be_visible()


def make_bot(page: Page) -> None:
    """A bot of one's own, a token that is shown once, and another that is revoked."""
    section = page.get_by_role("region", name="Your bots")
    section.get_by_label("Name of a new bot").fill("Deep Pip")
    section.get_by_role("button", name="Make a bot").click()
    for scope in ("chat from its seat", "open tables"):
        section.get_by_label(scope).check()
        section.get_by_role("button", name="Make the token").click()
        expect(section.locator("[data-code]")).to_contain_text("tercet_bot_")
        section.get_by_role("button", name="I have kept it").click()
        section.get_by_role("button", name="New token").click()
    section.get_by_role("button", name="Revoke the token: play, chat").click()
    expect(section.get_by_role("button", name="Revoke the token")).to_have_count(1)


def test_everything_is_downloaded_and_then_deleted(people: Stage, tmp_path: Path) -> None:
    page = people.person("/#/account")
    register(page, "leaver")
    make_bot(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    saved = tmp_path / "all.json"
    download.value.save_as(saved)
    told = json.loads(saved.read_text("utf-8"))
    assert {row["login"] or row["name"] for row in told["person"]} == {"leaver", "Deep Pip"}
    section = page.get_by_role("region", name="Delete the account")
    section.get_by_label("Password").fill("wrong horse battery")
    section.get_by_role("button", name="Delete for good").click()
    expect(section.get_by_role("alert")).to_contain_text("do not belong together")
    section.get_by_label("Password").fill(PASSWORD)
    section.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The account is deleted")).to_be_visible()
    expect(page.get_by_role("link", name="Log in")).to_be_visible()
    go(page, people, "account")
    fill(page, "leaver")
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("do not belong together")
