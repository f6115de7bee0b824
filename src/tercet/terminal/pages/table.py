"""A table on the full screen: the felt, the players, the story, what one may do, and the clock."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from tercet.client.refusals import Lost
from tercet.engine.table import SeenStep
from tercet.errors import TercetError
from tercet.terminal.harmless import one_line
from tercet.terminal.pages.dialogs import Choose, TextPage, here
from tercet.terminal.pages.ending import ending_of
from tercet.terminal.pages.painted import Painted
from tercet.terminal.pages.rules import rules_page
from tercet.terminal.pages.settings import SettingsPage
from tercet.terminal.pages.surroundings import title_text
from tercet.terminal.pages.telling import in_colour, told
from tercet.terminal.pages.waiting import room_dialog
from tercet.terminal.pages.wild import wild_dialog
from tercet.terminal.paint.board import TouchDie, TouchSquare
from tercet.terminal.paint.canvas import Box, Canvas, wrapped
from tercet.terminal.paint.table import TouchCard, TouchPlace, paint_table
from tercet.terminal.play.results import standing_lines
from tercet.terminal.table.screen import Action, PlayerLine
from tercet.terminal.table.source import Source
from tercet.terminal.table.state import TableState
from tercet.words.story import clock
from tercet.words.texts import error_text

_TICK_S: Final = 0.25
#: So many ticks (and changes) what a server says after the end is waited for.
_MOMENT: Final = 8
#: From this width on the story has room; below the other there is none beside the cards.
WIDE: Final = 110
NARROW: Final = 72
#: From this height on a long sentence has two lines.
TALL: Final = 30
_KEPT_LINES: Final = 300
#: What terminals call keys, and what the table calls them.
_NAMES: Final = {
    "comma": ",",
    "full_stop": ".",
    "slash": "/",
    "semicolon": ";",
    "plus": "+",
    "minus": "-",
    "colon": ":",
    "exclamation_mark": "!",
}


class Felt(Painted):
    """The cards, or the board."""

    def __init__(self, state: TableState) -> None:
        super().__init__(id="felt")
        self._state = state

    def paint(self, width: int, height: int) -> Canvas:
        """The table as it is now."""
        return paint_table(self._state, width, height, here(self.screen).palette)


class ActionBar(Painted):
    """What one may do by a key or a click."""

    def __init__(self, state: TableState) -> None:
        super().__init__(id="actions")
        self._state = state

    def paint(self, width: int, height: int) -> Canvas:
        """A button for each action, and the amount where there is one."""
        palette, state = here(self.screen).palette, self._state
        canvas = Canvas(width, height)
        x, y = 1, 0
        for action in state.screen.actions:
            text = f" {state.key_of_action(action).upper()} {self._label(action)} "
            if x + len(text) > width and x > 1 and y + 1 < height:
                x, y = 1, y + 1
            style = palette.main if action.main else palette.button
            if action.off:
                style = palette.quiet
            end = canvas.put(x, y, text, style)
            canvas.spot(Box(x, y, end - x, 1), action)
            x = end + 1
        self._paint_amount(canvas, x, y)
        return canvas

    def _label(self, action: Action) -> str:
        if action == self._state.asked:
            return self._state.texts.say("table-sure")
        return action.label.say(self._state.texts)

    def _paint_amount(self, canvas: Canvas, x: int, y: int) -> None:
        amount = self._state.screen.amount
        if amount is None:
            return
        now, most = amount
        palette = here(self.screen).palette
        says = self._state.texts.say("play-amount", now=now, most=most)
        x = canvas.put(x + 1, y, says, palette.strong) + 1
        for sign, by in (("−", -1), ("+", 1)):
            end = canvas.put(x, y, f" {sign} ", palette.button)
            canvas.spot(Box(x, y, end - x, 1), "up" if by > 0 else "down")
            x = end + 1


class TablePage(Screen[None]):
    """Plays or shows one table. `jobs` run as long as the page is open.

    `again` opens the next game, where there is one; `ended` is told when this one is over and may
    add lines to what is said then.
    """

    AUTO_FOCUS = ""  # the keys are the table's, and only by wish the chat's
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "keys", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("f2", "rules", show=False),
        Binding("f4", "settings", show=False),
        Binding("f10", "menu", show=False),
        Binding("pageup", "story_up", show=False),
        Binding("pagedown", "story_down", show=False),
        Binding("tab", "talk", show=False, priority=True),
        Binding("escape", "back", show=False),
    ]

    def __init__(
        self,
        source: Source,
        *,
        title: str,
        rules: str,
        jobs: Sequence[Callable[[], Coroutine[Any, Any, None]]] = (),
        again: Callable[[TablePage], None] | None = None,
        ended: Callable[[TableState], Sequence[str]] = lambda _: (),
    ) -> None:
        super().__init__()
        self.source, self._game_title, self._rules = source, title, rules
        self._jobs, self._again, self._ended = jobs, again, ended
        self._lines: list[Text] = []
        self._written: dict[str, Text] = {}
        self._over = self._asks_wild = False
        self._ticks_over = 0
        self.state: TableState

    # --- What stands where -------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The title, felt and story, and below them what happens and what to do."""
        app = here(self)
        self.state = TableState(
            self.source,
            app.texts,
            keys=app.settings.keys(app.texts.lang),
            confirm=app.settings.confirm,
            run=self._work,
            changed=self._show,
        )
        yield Static(id="title")
        yield Static(id="line")
        with Container(id="body"):
            yield Felt(self.state)
            with Container(id="side"):
                yield Static(id="players")
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(id="lines")
                yield Input(placeholder=app.texts.say("chat-label"), id="chat", compact=True)
        yield Static(id="last")
        yield Static(id="prompt")
        yield ActionBar(self.state)
        chat = "no" if self.source.chat is None else "yes"
        yield Static(Text(app.texts.say("play-foot", chat=chat)), id="foot")

    def on_mount(self) -> None:
        """Tell what happened before, let time pass, and listen."""
        self.source.watch(self._heard)
        self._tell(self.source.history)
        self.set_interval(_TICK_S, self._tick)
        for job in self._jobs:
            self.run_worker(job(), exit_on_error=True)
        self.set_focus(None)
        self._lay_out()
        self._show_story()
        self._show()

    def on_unmount(self) -> None:
        """Nobody looks any more."""
        self.state.close()

    def on_resize(self) -> None:
        """Another size may need another order."""
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        width = self.app.size.width
        keyed = self.state.screen.keyed
        self.set_class(width < NARROW, "narrow")
        self.set_class(width >= WIDE, "wide")
        self.set_class(keyed == "rows" and width < WIDE, "stacked")
        self.set_class(self.source.chat is not None, "talks")
        self.set_class(self.app.size.height >= TALL, "high")

    def _work(self, job: Coroutine[Any, Any, None]) -> None:
        self.run_worker(job, exit_on_error=True)

    # --- Showing -----------------------------------------------------------------------------

    def _show(self) -> None:
        if not self._stands:
            return
        self.query_one(Felt).repaint()
        self.set_class(not self.state.screen.actions, "idle")
        bar = self.query_one(ActionBar)
        bar.set_class(self._needs_two_lines(), "tall")
        bar.repaint()
        self._update("#title", self._title())
        self._update("#players", self._players())
        self._update("#line", self._in_one_line())
        self._update("#last", self._last())
        self._update("#prompt", self._prompt())
        self._ask_wild()
        self._ask_about()
        self._say_end()

    def _update(self, where: str, text: Text) -> None:
        """Write a text, unless it stands there: a slow line has better things to carry."""
        if self._written.get(where) != text:
            self._written[where] = text
            self.query_one(where, Static).update(text)

    @property
    def _stands(self) -> bool:
        """Whether everything is there already, and still."""
        return self.is_mounted and bool(self.query("#foot"))

    def _needs_two_lines(self) -> bool:
        labels = (
            len(action.label.say(self.state.texts)) + 5 for action in self.state.screen.actions
        )
        return sum(labels) + (20 if self.state.screen.amount else 0) > self.app.size.width

    def _tick(self) -> None:
        """The clock, and cards that are no longer new."""
        if not self._stands:
            return
        self._say_end()
        self._update("#prompt", self._prompt())
        self._update("#title", self._title())
        if any(self.state.is_fresh(at, 2000) for at in range(len(self.state.screen.places))):
            self.query_one(Felt).repaint()
        if self.source.view is None:
            self.query_one(Felt).repaint()

    def _title(self) -> Text:
        time = "" if self.source.view is None else f" {clock(self.source.now())}"
        return title_text(self._game_title, self.state, time, self.app.size.width - 2)

    def _players(self) -> Text:
        """Everybody, with figures and signs below the name."""
        width = {"wide": 38, "stacked": 33}.get(self._width_class, 20)
        few = len(self.state.screen.players) < 5
        return Text("\n").join(self._player(line, width, few) for line in self.state.screen.players)

    @property
    def _width_class(self) -> str:
        return next((name for name in ("wide", "stacked") if self.has_class(name)), "")

    def _in_one_line(self) -> Text:
        return Text(" · ").join(self._player(line, 0, False) for line in self.state.screen.players)

    def _player(self, line: PlayerLine, width: int, below: bool) -> Text:
        palette, say = here(self).palette, self.state.texts.say
        name = self.state.names[line.seat] if line.seat < len(self.state.names) else ""
        own = f" {say('table-you')}" if line.seat == self.source.seat else ""
        style = palette.quiet if line.gone else palette.strong if line.active else Style()
        text = Text(f"{'▸' if line.active else ' '}{name}{own}", style=style)
        items = [figure.say(self.state.texts) for figure in line.figures]
        items += [say(f"sign-{sign}") for sign in line.signs]
        if not below:
            return text.append(f" {', '.join(items)}", style=palette.good)
        for each in wrapped(items, width - 2, ", "):
            text.append(f"\n  {each}", style=palette.good)
        return text

    def _last(self) -> Text:
        """What was refused, or else what happened last."""
        if self.state.notice is not None:
            return Text(self.state.notice, style=here(self).palette.alarm)
        if self.source.gone is not None:
            return Text(self._why_gone(), style=here(self).palette.alarm)
        if not self.source.online:
            text = self.state.texts.say("net-reconnecting")
            return Text(text, style=here(self).palette.alarm)
        return self._lines[-1] if self._lines else Text()

    def _why_gone(self) -> str:
        why = self.source.gone
        if isinstance(why, TercetError):
            return one_line(error_text(self.state.texts, why))
        return self.state.texts.say("gone-heading")

    def _prompt(self) -> Text:
        palette, screen = here(self).palette, self.state.screen
        text = Text(no_wrap=True, overflow="ellipsis")
        left = self.state.seconds_left
        if left is not None:
            style = palette.alarm if left <= 5 else palette.strong
            text.append(f"{self.state.texts.say('countdown', seconds=left)}  ", style=style)
        if self.state.complete is not None:
            key = "prompt-propose" if self.state.complete.proposes else "play-confirm"
            text.append(self.state.texts.say(key), style=palette.strong)
        elif screen.prompt is not None:
            text.append(screen.prompt.say(self.state.texts), style=palette.strong)
        elif screen.outcome is not None:
            text.append(self.state.texts.say("play-over"), style=palette.strong)
        return text

    # --- Hearing -----------------------------------------------------------------------------

    def _heard(self, steps: Sequence[SeenStep]) -> None:
        if self._stands:
            self._tell(steps)
            self._tell_chat()

    def _tell(self, steps: Sequence[SeenStep]) -> None:
        new = [line for step in steps for line in told(step.events, self.state, here(self).palette)]
        if new:
            self._lines = [*self._lines, *new][-_KEPT_LINES:]
            self._show_story()
            self._update("#last", self._last())

    def _show_story(self) -> None:
        chat = [Text(f"{said.name}: {said.text}") for said in self.source.chat or ()]
        lines = [*self._lines, *chat[-20:]]
        self.query_one("#lines", Static).update(Text("\n").join(map(_harmless, lines)))
        story = self.query_one("#story", VerticalScroll)
        self.call_after_refresh(story.scroll_end, animate=False)  # once the new lines have a place

    def _tell_chat(self) -> None:
        if self.source.chat:
            self._show_story()

    def _say_end(self) -> None:
        if self.state.screen.outcome is None or self._over or self._awaits_standing():
            return
        self._over = True
        ending = ending_of(self.state)
        lines = [*ending.lines, *self._ended(self.state)]
        if (standing := self.source.standing) is not None:
            lines += standing_lines(standing, self.state.texts)
        choices = [("look", self.state.texts.say("play-look-on"))]
        if self._again is not None:
            choices.insert(0, ("again", self.state.texts.say("end-again")))
        choices.append(("leave", self.state.texts.say("play-leave")))
        self.app.push_screen(Choose(ending.heading, choices, lines), self._after_end)

    def _awaits_standing(self) -> bool:
        """A server tells a moment after the end how a team stands beside its earlier results."""
        team = self.source.game == "coopset" and self.source.chat is not None
        self._ticks_over += 1
        return team and self.source.standing is None and self._ticks_over < _MOMENT

    def _after_end(self, chosen: str | None) -> None:
        if chosen == "again" and self._again is not None:
            self._again(self)
        elif chosen == "leave":
            self._leave()

    # --- Keys and clicks ---------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """A card, an action, a die."""
        if isinstance(self.focused, Input):
            return
        key = _NAMES.get(event.key, event.key)
        if event.character is not None and event.is_printable and event.character != " ":
            key = event.character.lower()
        if self.state.press(key):
            event.stop()
        self._show()

    def action_back(self) -> None:
        """Out of the chat; else nothing is chosen any more; else the menu."""
        if isinstance(self.focused, Input):
            self.set_focus(None)
        elif not self.state.clear():
            self.action_menu()
        self._show()

    def on_painted_touched(self, event: Painted.Touched) -> None:
        """The same by a click."""
        self.state.notice = None
        match event.target:
            case TouchPlace(place):
                self.state.touch_place(place)
            case TouchCard(card):
                self.state.choose(card)
            case TouchSquare(square):
                self.state.touch_square(square)
            case TouchDie(die):
                self.state.touch_die(die)
            case Action() as action:
                self.state.do(action)
            case str() as key:
                self.state.press(key)
        self._show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it."""
        text, event.input.value = event.value.strip(), ""
        self.set_focus(None)
        if text:
            self._work(self._speak(text))

    async def _speak(self, text: str) -> None:
        try:
            await self.source.say(text)
        except (TercetError, Lost):
            self.state.notice = self.state.texts.say("net-lost")
            self._show()

    def _ask_wild(self) -> None:
        """Ask what a wild on its way to a square stands for, once its meanings are known."""
        wild = self.state.placing.wild
        if wild is None or self.state.placing.meanings is None or self._asks_wild:
            return
        self._asks_wild = True
        self.app.push_screen(wild_dialog(self.state), self._named_wild)

    def _named_wild(self, meaning: str | None) -> None:
        self._asks_wild = False
        if meaning is None:
            self.state.clear()
        else:
            self.state.mean(meaning)

    def _ask_about(self) -> None:
        """Which bot is to come, or whose seat is to be free."""
        wish, self.state.asks_about = self.state.asks_about, None
        if wish is not None:
            self.app.push_screen(
                room_dialog(wish, self.state),
                lambda detail: None if detail is None else self.state.ask_for(wish, detail),
            )

    # --- Commands ----------------------------------------------------------------------------

    def action_talk(self) -> None:
        """To the chat, and back."""
        chat = self.query_one("#chat", Input)
        talks = self.source.chat is not None and self.focused is None
        self.set_focus(chat if talks else None)

    def action_story_up(self) -> None:
        """Read what happened before."""
        self.query_one("#story").scroll_page_up(animate=False)

    def action_story_down(self) -> None:
        """Back to what happened last."""
        self.query_one("#story").scroll_page_down(animate=False)

    def action_rules(self) -> None:
        """The rules of this game."""
        app = here(self)
        self.app.push_screen(rules_page(self._rules, app.texts, app.palette))

    def action_settings(self) -> None:
        """How one plays; it holds at once."""
        self.app.push_screen(SettingsPage(), self._changed_settings)

    def _changed_settings(self, _: None) -> None:
        app = here(self)
        self.state.keys = app.settings.keys(app.texts.lang)
        self.state.confirm = app.settings.confirm
        self._show()

    def action_keys(self) -> None:
        """Which key does what."""
        app = here(self)
        key = "play-keys-dice" if self.source.game == "dice" else "play-keys-cards"
        if self.source.game == "chipset":
            key = "play-keys-chips"
        says = [app.texts.say(key), "", app.texts.say("play-keys-all")]
        if self.source.chat is not None:
            says.append(app.texts.say("play-keys-chat"))
        self.app.push_screen(TextPage(app.texts.say("play-keys"), [Text("\n".join(says))]))

    def action_menu(self) -> None:
        """What else there is."""
        say = self.state.texts.say
        choices = [
            ("back", say("play-menu-back")),
            ("rules", say("play-menu-rules")),
            ("keys", say("play-keys")),
            ("settings", say("settings-heading")),
            ("leave", say("play-leave")),
        ]
        self.app.push_screen(Choose(self._game_title, choices), self._after_menu)

    def _after_menu(self, chosen: str | None) -> None:
        match chosen:
            case "rules":
                self.action_rules()
            case "keys":
                self.action_keys()
            case "settings":
                self.action_settings()
            case "leave":
                self._leave()

    def _leave(self) -> None:
        """Back to where one came from; the last page ends the program."""
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()


def _harmless(line: Text) -> Text:
    """A line of which no letter steers the terminal."""
    plain = one_line(line.plain)
    return line if plain == line.plain else Text(plain)


__all__ = ["TablePage", "in_colour"]
