"""The screens of accounts and of the ranked puzzle, each reached as a person reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, cards, choose

if TYPE_CHECKING:
    from tests.web.stage import Stage

PASSWORD: Final = "correct horse battery"


def entrance(stage: Stage) -> Page:
    """The way into an account, for somebody who has forgotten the password."""
    page = stage.person("/#/account")
    page.get_by_role("button", name="Forgotten the password?").click()
    expect(page.get_by_label("Recovery code")).to_be_visible()
    return page


def own_account(stage: Stage) -> Page:
    """A new account with its recovery code."""
    page = stage.person("/#/account")
    register(page, f"owner-{len(stage.contexts)}-{stage.address[-5:]}".replace(":", ""))
    return page


def ranked_puzzle(stage: Stage) -> Page:
    """The ranked puzzle, solved, with its ranking."""
    page = stage.person("/#/account")
    register(page, f"solver-{id(page) % 10**9}")
    page.goto(f"{stage.address}/#/puzzle")
    solve_ranked(page)
    return page


def fill(page: Page, login: str, password: str = PASSWORD) -> None:
    """A login and a password."""
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill(password)


def register(page: Page, login: str) -> str:
    """Make an account; its recovery code."""
    page.get_by_role("button", name="New here?").click()
    fill(page, login)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_visible()
    expect(page.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    return page.locator("[data-code]").inner_text()


def log_in(page: Page, login: str, password: str = PASSWORD) -> None:
    """Come back to an account."""
    fill(page, login, password)
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.get_by_text(f"You are logged in as {login}.")).to_be_visible()


def solve_ranked(page: Page) -> None:
    """Start the ranked puzzle and find everything."""
    page.get_by_role("button", name="Start").click()
    expect(page.locator(CARDS)).to_have_count(12)
    for number, three in enumerate(find_sets(cards(page)), 1):
        choose(page, three)
        if number < 6:
            expect(page.get_by_text(f"{number} of 6 SETs found").first).to_be_visible()
    expect(page.get_by_text("Solved in").first).to_be_visible()
    expect(page.locator("[data-ranked]")).to_be_visible()
