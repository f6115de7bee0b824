"""The screens of a finished game: the film, one's own games, and the check of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.web.acting import CARDS, Options, cards, choose, not_a_set, open_table, play_out
from tests.web.acting_alone import PATIENCE_MS

if TYPE_CHECKING:
    from tests.web.stage import Stage


class Finished(NamedTuple):
    """A game that was played to its end: its table, and what Ada's browser has kept of it."""

    table: str
    memory: Any


#: One for each server: what is looked at again need not be played again.
_FINISHED: Final[dict[str, Finished]] = {}


def finished_game(stage: Stage) -> Page:
    """A beginners' game with a bot, a mistake in it, played to its end."""
    page = stage.person("/#/new")
    options: Options = {"Lay three more cards": "10"}
    open_table(page, "SET for beginners", players=2, bots=1, options=options)
    expect(page.locator(CARDS).first).to_be_visible()
    choose(page, not_a_set(cards(page)))
    expect(page.get_by_label("The last three cards shown")).to_contain_text("no SET")
    play_out(page)
    expect(page.get_by_text("Finds in the course of the game")).to_be_visible()
    table = page.url.rpartition("/")[2]
    _FINISHED[stage.address] = Finished(table, page.context.storage_state())
    return page


def back_at(stage: Stage, where: str) -> Page:
    """Ada again, after a finished game: at its replay or its check, or among her games."""
    if stage.address not in _FINISHED:
        finished_game(stage)
    table, memory = _FINISHED[stage.address]
    return stage.person(f"/#/{where}".format(table=table), memory)


def replay(stage: Stage) -> Page:
    """In the middle of the film, with the SETs of the moment shown."""
    page = back_at(stage, "replay/{table}")
    expect(page.get_by_role("slider", name="Place in the game")).to_be_visible()
    page.get_by_label("Show the SETs").check()
    page.get_by_role("button", name="To the next SET or mistake").click()
    page.get_by_role("button", name="To the next SET or mistake").click()
    return page


def games(stage: Stage) -> Page:
    """One's own games."""
    page = back_at(stage, "games")
    expect(page.get_by_role("link", name="SET", exact=True)).to_be_visible()
    return page


def fair(stage: Stage) -> Page:
    """The deal is checked, and another log could be."""
    page = back_at(stage, "fair/{table}")
    fair = page.get_by_role("heading", name="Yes, the deal was fair.")
    expect(fair).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_text("Check the log in a file").click()
    return page


REPLAY_SCREENS: Final = (replay, games, fair)
