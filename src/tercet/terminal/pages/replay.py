"""`tercet replay` on the full screen: a finished game with arrows and a time line."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from tercet.engine.log import Log
from tercet.terminal.pages.app import Speaker, TerminalApp
from tercet.terminal.pages.dialogs import here
from tercet.terminal.pages.painted import Painted
from tercet.terminal.pages.table import NARROW, TALL, WIDE, Felt
from tercet.terminal.pages.telling import told
from tercet.terminal.paint.canvas import Box, Canvas, wrapped
from tercet.terminal.play.opening import title_of
from tercet.terminal.settings import read_settings
from tercet.terminal.table.playback import Playback
from tercet.terminal.table.state import TableState
from tercet.words.story import clock

#: While it plays by itself, a step takes so long.
_STEP_S: Final = 1.0
_FAR: Final = 10


def replay_here(log: Log, voice: Speaker) -> None:
    """Look at a game until one leaves."""
    settings = read_settings()
    voice.choose(settings.lang)
    playback = Playback(log, voice.texts)  # refused before the screen is opened
    TerminalApp(lambda: ReplayPage(playback), voice.texts, settings).run()


class TimeLine(Painted):
    """Where in the game one is; a click goes there."""

    def __init__(self, playback: Playback) -> None:
        super().__init__(id="timeline")
        self._playback = playback

    def paint(self, width: int, height: int) -> Canvas:
        """A line with a knob."""
        palette, at, last = here(self.screen).palette, self._playback.at, self._playback.last
        canvas = Canvas(width, height)
        says = f" {at}/{last}  {clock(self._playback.time_of(at))}"
        room = max(4, width - len(says) - 2)
        knob = 1 + round((room - 1) * at / max(1, last))
        canvas.put(1, 0, "─" * room, palette.quiet)
        canvas.put(1, 0, "━" * (knob - 1), palette.good)
        canvas.put(knob, 0, "●", palette.strong)
        canvas.put(room + 1, 0, says, palette.strong)
        for x in range(room):
            canvas.spot(Box(1 + x, 0, 1, 1), round(last * x / max(1, room - 1)))
        return canvas


class ReplayPage(Screen[None]):
    """A game that was played, moment by moment."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "go(1)", show=False),
        Binding("left,h", "go(-1)", show=False),
        Binding("pagedown,down", f"go({_FAR})", show=False),
        Binding("pageup,up", f"go(-{_FAR})", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("space", "play", show=False),
        Binding("tab", "eyes", show=False, priority=True),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, playback: Playback) -> None:
        super().__init__()
        self.playback = playback
        self.playing = False
        self.state: TableState

    def compose(self) -> ComposeResult:
        """The table, the story, the time line."""
        texts = here(self).texts
        self.state = TableState(self.playback, texts, changed=self._show)
        yield Static(id="title")
        with Container(id="body"):
            yield Felt(self.state)
            with Container(id="side"):
                yield Static(id="players")
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(id="lines")
        yield Static(id="last")
        yield TimeLine(self.playback)
        yield Static(Text(texts.say("play-foot-replay")), id="foot")

    def on_mount(self) -> None:
        """Show the deal."""
        self.set_interval(_STEP_S, self._tick)
        self.on_resize()

    def on_resize(self) -> None:
        """Another size may need another order."""
        self.set_class(self.app.size.width < NARROW, "narrow")
        self.set_class(self.app.size.width >= WIDE, "wide")
        self.set_class(self.app.size.height >= TALL, "high")
        self._show()

    def _tick(self) -> None:
        if self.playing:
            self.action_go(1)
            self.playing = self.playback.at < self.playback.last

    def _show(self) -> None:
        if not self.is_mounted or not self.query("#foot"):
            return
        app, texts = here(self), self.state.texts
        self.query_one(Felt).repaint()
        self.query_one(TimeLine).repaint()
        facts = " · ".join(fact.say(texts) for fact in self.state.screen.facts)
        eyes = "" if self.playback.seat is None else f" · {self.state.names[self.playback.seat]}"
        title = Text(title_of(self.playback.game, texts), style="bold")
        self.query_one("#title", Static).update(title.append(f" · {facts}{eyes}"))
        width = 36 if self.has_class("wide") else 18
        players = [
            each
            for line in self.state.screen.players
            for each in (
                self.state.names[line.seat],
                *wrapped([f"  {f.say(texts)}" for f in line.figures], width, ","),
            )
        ]
        self.query_one("#players", Static).update(Text("\n".join(players)))
        steps = self.playback.history[-40:]
        lines = [line for step in steps for line in told(step.events, self.state, app.palette)]
        self.query_one("#lines", Static).update(Text("\n").join(lines))
        story = self.query_one("#story", VerticalScroll)
        self.call_after_refresh(story.scroll_end, animate=False)
        self.query_one("#last", Static).update(lines[-1] if lines else Text())

    def on_painted_touched(self, event: Painted.Touched) -> None:
        """A click on the time line."""
        if isinstance(event.target, int):
            self.playback.go(event.target)

    def action_go(self, by: int) -> None:
        """Some moments further, or back."""
        self.playback.go(self.playback.at + by)

    def action_play(self) -> None:
        """Let it run, or stop it."""
        self.playing = not self.playing

    def action_eyes(self) -> None:
        """Look through the eyes of the next player, and at last as a spectator again."""
        seats = [None, *range(len(self.playback.names))]
        now = seats.index(self.playback.seat)
        self.playback.look_as(seats[(now + 1) % len(seats)])

    def action_leave(self) -> None:
        """It is enough."""
        self.app.exit()
