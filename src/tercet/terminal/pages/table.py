"""A table on the full screen: the felt, the players, the story, what one may do, and the clock."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Input, Static

from tercet.client.refusals import Lost
from tercet.engine.table import SeenStep
from tercet.errors import TercetError
from tercet.terminal.pages.dialogs import Choose, here
from tercet.terminal.pages.ending import ending_of
from tercet.terminal.pages.felt import ActionBar, Felt
from tercet.terminal.pages.layout import beside, lay_out
from tercet.terminal.pages.menu import keys_page, table_menu
from tercet.terminal.pages.painted import Painted
from tercet.terminal.pages.rules import rules_page
from tercet.terminal.pages.settings import SettingsPage
from tercet.terminal.pages.story import Story
from tercet.terminal.pages.surroundings import (
    players_line,
    players_text,
    prompt_text,
    title_text,
    wrong_text,
)
from tercet.terminal.pages.telling import told
from tercet.terminal.pages.waiting import room_dialog
from tercet.terminal.pages.wild import wild_dialog
from tercet.terminal.paint.board import TouchDie, TouchSquare
from tercet.terminal.paint.table import TouchCard, TouchPlace
from tercet.terminal.play.results import standing_lines
from tercet.terminal.refusals import refusal
from tercet.terminal.table.screen import Action
from tercet.terminal.table.source import Source
from tercet.terminal.table.state import TableState
from tercet.words.story import clock

_TICK_S: Final = 0.25
#: So many ticks (and changes) what a server says after the end is waited for.
_MOMENT: Final = 8
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
                yield Story()
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
        self.set_class(self.source.chat is not None, "talks")
        self.query_one(Story).hear(self.source.chat or ())
        self._show()

    def on_unmount(self) -> None:
        """Nobody looks any more."""
        self.state.close()

    def on_resize(self) -> None:
        """Another size may need another order."""
        self.remove_class("long")
        self._show()

    def _work(self, job: Coroutine[Any, Any, None]) -> None:
        self.run_worker(job, exit_on_error=True)

    # --- Showing -----------------------------------------------------------------------------

    def _show(self) -> None:
        if not self._stands:
            return
        lay_out(self, self.state.screen)
        self.query_one(Felt).repaint()
        self.set_class(not self.state.screen.actions, "idle")
        bar = self.query_one(ActionBar)
        bar.set_class(self._needs_two_lines(), "tall")
        bar.repaint()
        palette = here(self).palette
        self._update("#title", self._title())
        self._update("#players", self._players())
        self._update("#line", players_line(self.state, palette))
        self._update("#last", self._last())
        self._say_prompt()
        self._ask_wild()
        self._ask_about()
        self._say_end()

    def _say_prompt(self) -> None:
        """What there is to do; a second line that was needed once stays: cards stand still."""
        text = prompt_text(self.state, here(self).palette)
        if text.cell_len > self.app.size.width - 2 and self.state.screen.actions:
            self.add_class("long")
        self._update("#prompt", text)

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
        self._say_prompt()
        self._update("#title", self._title())
        if self.source.absent:
            self._update("#players", self._players())
        if any(self.state.is_fresh(at, 2000) for at in range(len(self.state.screen.places))):
            self.query_one(Felt).repaint()
        if self.source.view is None:
            self.query_one(Felt).repaint()

    def _title(self) -> Text:
        time = "" if self.source.view is None else f" {clock(self.source.now())}"
        return title_text(self._game_title, self.state, time, self.app.size.width - 2)

    def _players(self) -> Text:
        return players_text(self.state, here(self).palette, beside(self))

    def _last(self) -> Text:
        """What was refused, or else what happened last."""
        wrong = wrong_text(self.state, here(self).palette)
        return self.query_one(Story).last if wrong is None else wrong

    # --- Hearing -----------------------------------------------------------------------------

    def _heard(self, steps: Sequence[SeenStep]) -> None:
        if self._stands:
            self._tell(steps)
            self.query_one(Story).hear(self.source.chat or ())

    def _tell(self, steps: Sequence[SeenStep]) -> None:
        new = [line for step in steps for line in told(step.events, self.state, here(self).palette)]
        if new:
            self.query_one(Story).tell(new)
            self._update("#last", self._last())

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
                self.state.laying.touch_square(square)
            case TouchDie(die):
                self.state.laying.touch_die(die)
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
        except (TercetError, Lost) as why:
            self.state.notice = refusal(self.state.texts, why, self.state.names)
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
            self.state.laying.mean(meaning)

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
        self.app.push_screen(keys_page(self.source, here(self).texts))

    def action_menu(self) -> None:
        """What else there is."""
        self.app.push_screen(table_menu(self._game_title, self.state.texts), self._after_menu)

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
        """Leave the table; where that costs something, ask first."""
        cost = self.source.leaving_costs
        if cost is None:
            self._go()
            return
        say = self.state.texts.say
        choices = [("stay", say("play-stay")), ("leave", say("play-leave"))]
        asked = Choose(say("play-leave"), choices, [say(f"play-leave-costs-{cost}")])
        self.app.push_screen(asked, lambda chosen: self._go() if chosen == "leave" else None)

    def _go(self) -> None:
        """Back to where one came from; the last page ends the program."""
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()
