"""Terminals at a server: coming in, and playing the base game by keys until it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input

from tercet.cards import find_sets
from tercet.client import Client
from tercet.engine.events import Outcome
from tercet.terminal.pages.app import TerminalApp
from tercet.terminal.pages.dialogs import Fill
from tercet.terminal.pages.remote import LobbyPage
from tercet.terminal.pages.table import TablePage
from tercet.terminal.settings import Settings
from tercet.terminal.there import Errand
from tercet.words.texts import Texts
from tests.client.scenes import Line

#: Seconds that nothing here needs, on a machine with much else to do, too.
PATIENCE_S = 300


def while_it_runs(pilot: Pilot[None]) -> Iterator[None]:
    """Turns of waiting, as long as there is patience and the terminal has not broken down."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end and not pilot.app.return_code:
        yield


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait until something is so; the machine may be slow."""
    for _ in while_it_runs(pilot):
        if holds():
            return
        await pilot.pause(0.05)
    raise AssertionError(f"still {pilot.app.screen}")


def terminal(url: str, keep: Path, code: str | None = None) -> tuple[TerminalApp, LobbyPage]:
    lobby = LobbyPage(Client(url, keep=keep), errand=Errand(code=code))
    return TerminalApp(lambda: lobby, Texts("en"), Settings(), "true", lambda _: True), lobby


async def come_in(pilot: Pilot[None], name: str) -> None:
    """Say one's name to a server that does not know us."""
    await until(pilot, lambda: isinstance(pilot.app.focused, Input))
    assert isinstance(pilot.app.screen, Fill)
    pilot.app.screen.query_one(Input).value = name
    await pilot.press("enter")


async def play_on(
    pilot: Pilot[None], page: TablePage, line: Line | None, until_taken: int = 1000
) -> Outcome:
    """Take the first SET one sees, by keys, until the game is over; the line is cut once.

    Or until so many were taken; the outcome is of no game then.
    """
    moves = 0
    for _ in while_it_runs(pilot):
        state = page.state
        if isinstance(state.screen.outcome, Outcome):
            return state.screen.outcome
        if moves >= until_taken and not state.sending:
            return Outcome((), (), "")
        places = state.screen.places
        sets = find_sets([card for card in places if card is not None])
        if state.screen.choices and sets and not state.sending:
            for card in sets[0]:
                if card in state.screen.places and card not in state.chosen:
                    await pilot.press(state.key_of(state.screen.places.index(card)) or "")
            moves += 1
            if line is not None and moves == 2:
                line.cut()
        elif state.screen.actions and not sets and not state.sending:
            said = state.screen.actions[-1].label.key == "act-none-here"
            await pilot.press(*(["2"] if said else []))
        await pilot.pause(0.02)
    raise AssertionError(f"still {page.state.screen.facts}, {page.state.notice}, {moves} moves")
