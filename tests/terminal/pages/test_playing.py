"""Every game on the full screen, played to its end by keys and by the mouse, without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Static

from tercet.games import GAMES
from tercet.games.classic import NoneHere
from tercet.terminal.pages.app import TerminalApp
from tercet.terminal.pages.dialogs import Choose
from tercet.terminal.pages.felt import ActionBar, Felt
from tercet.terminal.pages.story import Story
from tercet.terminal.pages.table import TablePage
from tercet.terminal.settings import Settings
from tercet.terminal.table.local import LocalTable
from tercet.terminal.table.screen import Action
from tercet.words.texts import Texts
from tests.terminal.clocks import ManualClock
from tests.terminal.pages.fingers import Finger, Keys, Mouse, do, wanted
from tests.terminal.tables import short_table

#: No game here takes so many turns.
PATIENCE = 150


def app_of(table: LocalTable, lang: str = "en") -> tuple[TerminalApp, TablePage]:
    page = TablePage(table, title="A game", rules=table.game, jobs=(table.run,))
    return TerminalApp(lambda: page, Texts(lang), Settings(), "true", lambda _: True), page


async def play_to_the_end(game: str, finger: Callable[[Pilot[None]], Finger]) -> LocalTable:
    clock = ManualClock()
    table = short_table(game, clock)
    app, page = app_of(table)
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        hand, own = finger(pilot), 0
        for _ in range(PATIENCE):
            if table.table.outcome is not None:
                break
            act = wanted(table.table.legal(0))
            before = len(table.table.entries)
            if act is not None:
                await do(hand, page, act)
                await clock.let_pass(0)
                own += any(e.seat == 0 for e in table.table.entries[before:])
            await clock.let_pass(4)
        await pilot.pause()
        assert table.table.outcome is not None, (table.table.entries[-4:], page.state.notice)
        assert own >= 1
        assert isinstance(app.screen, Choose), "the end is told"
    return table


@pytest.mark.slow
@pytest.mark.parametrize("finger", [Keys, Mouse])
@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_every_game_is_played_to_its_end(
    game: str, finger: Callable[[Pilot[None]], Finger]
) -> None:
    asyncio.run(play_to_the_end(game, finger))


def test_escape_puts_cards_back_then_opens_the_menu_and_closes_it() -> None:
    table = short_table("classic", ManualClock())
    app, page = app_of(table)

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("q", "escape")
            assert (page.state.chosen, app.screen) == ((), page)
            await pilot.press("escape")
            assert [type(each) for each in app.screen_stack[1:]] == [TablePage, Choose]
            await pilot.press("escape")
            assert [type(each) for each in app.screen_stack[1:]] == [TablePage]

    asyncio.run(scene())


def test_what_stands_there_is_not_written_again() -> None:
    table = short_table("classic", ManualClock())
    app, page = app_of(table)

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            title = page.query_one("#title", Static)
            before = title.visual
            page._tick()
            assert title.visual is before

    asyncio.run(scene())


def test_a_button_that_has_to_be_pressed_twice_asks() -> None:
    app, page = app_of(short_table("solitaire", ManualClock()))

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            bar, texts = page.query_one(ActionBar), page.state.texts
            stop, sure = page.state.screen.actions[-1], texts.say("table-sure")
            await pilot.pause()
            assert label_of(bar, stop) == stop.label.say(texts) != sure
            await pilot.press(page.state.key_of_action(stop))
            assert label_of(bar, stop) == sure
            first = page.state.screen.actions[0]
            assert label_of(bar, first) == first.label.say(texts)

    asyncio.run(scene())


def label_of(bar: ActionBar, action: Action) -> str:
    """Return the label of a button, without its key."""
    canvas = bar.paint(80, 3)
    box = next(spot.box for spot in canvas.spots if spot.target == action)
    return canvas.lines()[box.y][box.x : box.x + box.width].strip().partition(" ")[2]


def test_a_long_prompt_has_a_second_line_and_keeps_it() -> None:
    table = short_table("scout", ManualClock(), bots=("novice", "novice"))
    app, page = app_of(table, "de")

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            shown = " ".join("\n".join(row.text for row in lines_of(pilot)).split())
            prompt = page.state.screen.prompt
            assert prompt is not None
            assert prompt.say(page.state.texts) in shown
            before = page.query_one(Felt).size
            await pilot.press("1")
            await pilot.pause()
            assert page.state.screen.prompt != prompt
            assert page.query_one(Felt).size == before, "no card moves"

    asyncio.run(scene())


def test_a_hand_has_the_whole_width_as_soon_as_it_is_dealt() -> None:
    clock = ManualClock()
    table = short_table("twenty", clock, count_down=True)
    app, page = app_of(table)

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert page.query_one(Felt).size.width < 80, "the code and the seats stand beside"
            await clock.let_pass(4)
            await pilot.pause()
            assert page.query_one(Felt).size.width == 80

    asyncio.run(scene())


def test_the_end_is_told_whole_below_the_cards_which_stay() -> None:
    table = short_table("classic", bots=("novice",) * 3)
    app, page = app_of(table)

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            before = page.query_one(Felt).size
            for seat in (*range(4), *range(4)):  # three more cards, and the end
                table.play(seat, NoneHere(), None)
            assert table.table.outcome is not None
            await pilot.pause()
            await pilot.press("escape")
            shown = " ".join("\n".join(row.text for row in lines_of(pilot)[-5:]).split())
            assert page.query_one(Story).last.plain in shown
            assert page.query_one(Felt).size == before

    asyncio.run(scene())


def lines_of(pilot: Pilot[None]) -> list[Strip]:
    """The screen as it is shown, line by line."""
    return pilot.app.screen._compositor.render_strips()
