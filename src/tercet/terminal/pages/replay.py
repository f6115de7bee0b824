"""`tercet replay` on the full screen: a finished game with arrows and a time line."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from tercet.engine.log import Log
from tercet.terminal.pages.app import Speaker, TerminalApp
from tercet.terminal.pages.dialogs import here
from tercet.terminal.pages.felt import Felt
from tercet.terminal.pages.layout import beside, lay_out
from tercet.terminal.pages.painted import Painted
from tercet.terminal.pages.story import Story
from tercet.terminal.pages.surroundings import players_line, players_text, title_text
from tercet.terminal.pages.telling import told
from tercet.terminal.paint.canvas import Box, Canvas
from tercet.terminal.play.opening import title_of
from tercet.terminal.settings import read_settings
from tercet.terminal.table.playback import Playback
from tercet.terminal.table.state import TableState
from tercet.words.story import clock

#: While it plays by itself, a step takes so long.
_STEP_S: Final = 1.0
_FAR: Final = 10
#: Of so many steps before this moment the story is told.
_TOLD: Final = 40


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
        yield Static(id="line")
        with Container(id="body"):
            yield Felt(self.state)
            with Container(id="side"):
                yield Static(id="players")
                yield Story()
        yield Static(id="last")
        yield TimeLine(self.playback)
        yield Static(Text(texts.say("play-foot-replay")), id="foot")

    def on_mount(self) -> None:
        """Show the deal."""
        self.set_interval(_STEP_S, self._tick)
        self.on_resize()

    def on_resize(self) -> None:
        """Another size may need another order."""
        self._show()

    def _tick(self) -> None:
        if self.playing:
            self.action_go(1)
            self.playing = self.playback.at < self.playback.last

    def _show(self) -> None:
        if not self.is_mounted or not self.query("#foot"):
            return
        palette, state, story = here(self).palette, self.state, self.query_one(Story)
        lay_out(self, state.screen)
        self.query_one(Felt).repaint()
        self.query_one(TimeLine).repaint()
        seat = self.playback.seat
        eyes = "" if seat is None else f" {state.names[seat]}"
        title = title_text(title_of(self.playback.game, state.texts), state, eyes, self._room)
        self.query_one("#title", Static).update(title)
        self.query_one("#players", Static).update(players_text(state, palette, beside(self)))
        self.query_one("#line", Static).update(players_line(state, palette))
        steps = self.playback.history[-_TOLD:]
        story.retell([line for step in steps for line in told(step.events, state, palette)])
        self.query_one("#last", Static).update(story.last)

    @property
    def _room(self) -> int:
        return self.app.size.width - 2

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
