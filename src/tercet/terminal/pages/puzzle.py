"""`tercet puzzle` on the full screen: the day's twelve cards, their six SETs, and the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from tercet.cards import Card, Triple, find_sets, is_set
from tercet.editions import find_edition
from tercet.practice.puzzle import PUZZLE_SETS, puzzle_cards
from tercet.terminal.pages.app import Speaker, TerminalApp
from tercet.terminal.pages.dialogs import Choose, here
from tercet.terminal.pages.painted import Painted
from tercet.terminal.paint.canvas import Box, Canvas
from tercet.terminal.paint.cards import HIGHEST, WIDEST, paint_card
from tercet.terminal.records import Solved, solved
from tercet.terminal.settings import read_settings
from tercet.words.story import clock

ROWS = 3


def puzzle_here(day: date, edition: str, voice: Speaker) -> None:
    """Solve the puzzle of a day."""
    settings = read_settings()
    voice.choose(settings.lang)
    TerminalApp(lambda: PuzzlePage(day, edition), voice.texts, settings).run()


class Dozen(Painted):
    """The twelve cards."""

    def paint(self, width: int, height: int) -> Canvas:
        """Three rows, each card with its key; nothing before the clock runs."""
        page, app = self.screen, here(self.screen)
        assert isinstance(page, PuzzlePage)
        canvas = Canvas(width, height, app.palette.felt)
        keys = app.settings.keys(app.texts.lang)
        columns = len(page.cards) // ROWS
        wide = min(WIDEST, (width + 1) // columns - 1)
        tall = max(1, min(HIGHEST, (height - ROWS + 1) // ROWS))
        left = (width - columns * (wide + 1) + 1) // 2
        for place, card in enumerate(page.cards if page.begun is not None else ()):
            column, row = divmod(place, ROWS)
            box = Box(left + column * (wide + 1), row * (tall + 1), wide, tall)
            key, chosen = keys.of_place(place), card in page.chosen
            paint_card(canvas, box, card, page.edition, app.palette, key=key, chosen=chosen)
            canvas.spot(box, place)
        return canvas


class PuzzlePage(Screen[None]):
    """Find all the SETs; the clock starts when the cards are seen."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, day: date, edition: str, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.day, self.cards = day, puzzle_cards(day)
        self.edition, self._now = find_edition(edition), now
        self.begun: float | None = None
        self.ended: float | None = None
        self.chosen: tuple[Card, ...] = ()
        self.found: list[Triple] = []

    def compose(self) -> ComposeResult:
        """The cards, what was found, and the clock."""
        say = here(self).texts.say
        yield Static(Text(say("puzzle-title", date=self.day.isoformat()), style="bold"), id="title")
        yield Dozen(id="felt")
        yield Static(id="last")
        yield Static(id="prompt")
        yield Static(Text(say("play-foot-puzzle")), id="foot")

    def on_mount(self) -> None:
        """Wait until somebody is ready."""
        self.set_interval(0.25, self._show)
        texts = here(self).texts
        begin = [("begin", texts.say("puzzle-begin"))]
        self.app.push_screen(
            Choose(texts.say("way-puzzle"), begin, [texts.say("puzzle-task-earlier")]), self._begin
        )

    def _begin(self, answer: str | None) -> None:
        if answer is None:
            self.app.exit()
            return
        self.begun = self._now()
        self._show()
        self.query_one(Dozen).repaint()

    @property
    def ms(self) -> int:
        """How long it has taken."""
        if self.begun is None:
            return 0
        return round(((self.ended or self._now()) - self.begun) * 1000)

    def _show(self, notice: str = "") -> None:
        found = f"{len(self.found)}/{PUZZLE_SETS}"
        sets = "  ".join(" ".join(map(str, triple)) for triple in self.found)
        self.query_one("#prompt", Static).update(Text(f"{clock(self.ms)}  {found}", style="bold"))
        if notice or sets:
            self.query_one("#last", Static).update(Text(notice or sets, no_wrap=True))

    def on_key(self, event: events.Key) -> None:
        """A card by its key."""
        app = here(self)
        keys = app.settings.keys(app.texts.lang)
        letter = (event.character or "").lower()
        for place in range(len(self.cards)):
            if keys.of_place(place) == letter:
                self.touch(place)
                event.stop()

    def on_painted_touched(self, event: Painted.Touched) -> None:
        """A card by a click."""
        self.touch(event.target)

    def touch(self, place: int) -> None:
        """Choose a card, or put it back; three are looked at."""
        if self.begun is None or self.ended is not None:
            return
        card = self.cards[place]
        if card in self.chosen:
            self.chosen = tuple(each for each in self.chosen if each != card)
        else:
            self.chosen = (*self.chosen, card)
        notice = self._judge() if len(self.chosen) == 3 else ""
        self.query_one(Dozen).repaint()
        self._show(notice)

    def _judge(self) -> str:
        a, b, c = self.chosen
        self.chosen = ()
        say = here(self).texts.say
        if not is_set(a, b, c):
            return say("play-puzzle-none")
        triple = next(each for each in find_sets(self.cards) if {*each} == {a, b, c})
        if triple in self.found:
            return say("play-puzzle-known")
        self.found.append(triple)
        if len(self.found) == PUZZLE_SETS:
            self._end()
        return ""

    def _end(self) -> None:
        self.ended = self._now()
        texts = here(self).texts
        lines = solved(Solved(self.day.isoformat(), self.ms), texts)
        heading = texts.say("puzzle-solved", time=clock(self.ms))
        leave = [("leave", texts.say("play-leave"))]
        self.app.push_screen(Choose(heading, leave, lines), lambda _: self.app.exit())

    def action_leave(self) -> None:
        """Another time."""
        self.app.exit()
