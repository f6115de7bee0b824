"""The screens of a finished game: the film, one's own games, and the check of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.web.acting import CARDS, cards, choose, not_a_set, open_table, play_out

if TYPE_CHECKING:
    from tests.web.screens import Stage


def finished_game(stage: Stage) -> Page:
    """A beginners' game with a bot, a mistake in it, played to its end."""
    page = stage.person("/#/new")
    options: dict[str, str | bool] = {"Lay three more cards": "1"}
    open_table(page, "SET for beginners", players=2, bots=1, options=options)
    expect(page.locator(CARDS).first).to_be_visible()
    choose(page, not_a_set(cards(page)))
    play_out(page)
    expect(page.get_by_text("Finds in the course of the game")).to_be_visible()
    return page


def replay(stage: Stage) -> Page:
    """In the middle of the film, with the SETs of the moment shown."""
    page = finished_game(stage)
    page.get_by_role("link", name="Replay and analysis").click()
    expect(page.get_by_role("slider", name="Place in the game")).to_be_visible()
    page.get_by_label("Show the SETs").check()
    page.get_by_role("button", name="To the next SET or mistake").click()
    page.get_by_role("button", name="To the next SET or mistake").click()
    return page


def games(stage: Stage) -> Page:
    """One's own games."""
    page = finished_game(stage)
    page.goto(f"{stage.address}/#/games")
    expect(page.get_by_role("link", name="SET", exact=True)).to_be_visible()
    return page


def fair(stage: Stage) -> Page:
    """The deal is checked, and another log could be."""
    page = finished_game(stage)
    page.get_by_role("link", name="Was the deal fair?").click()
    expect(page.get_by_role("heading", name="Yes, the deal was fair.")).to_be_visible()
    page.get_by_text("Check the log in a file").click()
    return page


REPLAY_SCREENS = (replay, games, fair)
