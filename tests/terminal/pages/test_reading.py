"""Pages without a table to play at: a replay with its time line, rules, the puzzle, settings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from tercet.cards import find_sets
from tercet.games.solitaire import SolitaireView
from tercet.terminal.pages.app import TerminalApp
from tercet.terminal.pages.dialogs import Choose
from tercet.terminal.pages.puzzle import PuzzlePage
from tercet.terminal.pages.replay import ReplayPage
from tercet.terminal.pages.rules import rules_page
from tercet.terminal.pages.settings import SettingsPage
from tercet.terminal.paint.palette import PALETTES
from tercet.terminal.records import compared, solitaire_of
from tercet.terminal.settings import Settings, keep_settings, read_settings
from tercet.terminal.table.keys import Keys
from tercet.terminal.table.playback import Playback
from tercet.words.rule_pages import RULE_PAGES
from tercet.words.texts import Texts
from tests.whole_games import played

Scene = Callable[[Pilot[None]], Coroutine[Any, Any, None]]
TEXTS = Texts("en")


def show(page: Screen[Any], scene: Scene, **how: Any) -> TerminalApp:
    app = TerminalApp(lambda: page, TEXTS, Settings(), "true", **{"keep": lambda _: True, **how})

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await scene(pilot)

    asyncio.run(run())
    return app


def test_a_replay_goes_on_and_back_by_arrows_and_by_a_click() -> None:
    playback = Playback(played("setup").log(), TEXTS)
    page = ReplayPage(playback)

    async def scene(pilot: Pilot[None]) -> None:
        before = playback.view
        await pilot.press("right", "right")
        assert playback.at == 2
        await pilot.press("left", "left")
        assert (playback.at, playback.view) == (0, before)
        await pilot.press("end")
        assert playback.at == playback.last
        assert playback.view is not None
        assert playback.view.outcome is not None
        await pilot.click("#timeline", offset=(1, 0))
        assert playback.at == 0
        await pilot.press("tab")
        assert playback.seat == 0
        assert page.state.screen.hand is not None, "one looks into this hand now"

    show(page, scene)


@pytest.mark.slow
@pytest.mark.parametrize("key", RULE_PAGES)
def test_every_page_of_rules_can_be_scrolled(key: str) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        text = pilot.app.screen.query_one("#page")
        assert text.max_scroll_y > 0
        await pilot.press("space")
        await pilot.pause()
        assert text.scroll_target_y > 0

    if key in ("classic", "dice"):
        show(rules_page(key, TEXTS, PALETTES["true"]), scene)
    else:
        rules_page(key, TEXTS, PALETTES["16"])


@pytest.mark.slow
def test_the_puzzle_is_solved_against_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERCET_DATA", str(tmp_path))
    times = [100.0]
    page = PuzzlePage(date(2026, 3, 1), "carnet", lambda: times[0])
    keys = Keys()

    async def scene(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Choose), "no card before the clock runs"
        await pilot.press("1")
        times[0] += 75
        await pilot.press("q", "w", "q", "w")
        assert page.chosen == (), "the same key takes it back"
        for triple in find_sets(page.cards):
            for card in triple:
                await pilot.press(keys.of_place(page.cards.index(card)) or "")
        assert page.ms == 75_000
        assert isinstance(pilot.app.screen, Choose)

    show(page, scene)
    assert (tmp_path / "puzzles.jsonl").read_text() == '{"date":"2026-03-01","ms":75000}\n'


def test_settings_are_changed_by_enter_and_kept(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "down", "down", "enter")

    show(SettingsPage(), scene, keep=lambda settings: keep_settings(settings, tmp_path))
    assert read_settings(tmp_path) == Settings(key_order="alphabet", confirm=True)
    (tmp_path / "terminal.json").write_text('{"key_order": 7}')
    assert read_settings(tmp_path) == Settings(), "what cannot be read is as at first"


def test_a_solitaire_is_compared_with_those_under_the_same_rules(tmp_path: Path) -> None:
    def ended(left: int, ms: int, hints: int = 0) -> list[str]:
        view = SolitaireView(
            seat=0,
            may_act=(),
            away=(),
            deadline=None,
            outcome=None,
            form="patience",
            table=(),
            pile=left,
            score=20,
            sets=20,
            debt=0,
            penalties=0,
            wrong=1,
            result="cards_left" if left else "cleared",
            ms=ms,
        )
        result = solitaire_of(view, {}, hints)
        assert result is not None
        return compared(result, TEXTS, tmp_path)

    assert ended(9, 60_000) == []
    assert "9 cards are left. 1:00" in ended(12, 50_000)[0]
    assert len(ended(0, 50_000, hints=1)) == 1, "with hints it is no best"
    assert ended(6, 99_000)[-1] == "A new best!"
