"""A new table at a server: a list of what may be chosen; the first line opens it."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tercet.errors import TercetError
from tercet.terminal.harmless import one_line
from tercet.terminal.pages.dialogs import Dialog, Fill, here
from tercet.terminal.play.opening import title_of
from tercet.terminal.table.draft import Draft, Field
from tercet.words.texts import error_text

_OPEN: Final = "open the table"


class DraftPage(Dialog[Draft | None]):
    """What the table is to be like; the answer is what to open, or None."""

    AUTO_FOCUS = "OptionList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("o", "open", show=False),
    ]

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft

    def compose(self) -> ComposeResult:
        """The heading, a line for each thing, and how to change one."""
        texts = here(self).texts
        title = title_of(self.draft.entry.key, texts)
        with Vertical(id="box", classes="roomy"):
            yield Static(Text(texts.say("play-new-heading", game=title)), classes="heading")
            yield OptionList(*self._options())
            yield Static(id="why")
            yield Static(Text(texts.say("play-new-note")), classes="note")

    def _options(self) -> list[Option]:
        texts = here(self).texts
        opens = Option(Text(texts.say("new-open"), style="bold"), id=_OPEN)
        return [opens, *(Option(_line(each), id=each.name) for each in self._fields)]

    @property
    def _fields(self) -> tuple[Field, ...]:
        return self.draft.fields(here(self).texts)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open it; the next value of a line; or a number to be typed."""
        name = event.option.id
        if name == _OPEN:
            self.action_open()
            return
        field = next(each for each in self._fields if each.name == name)
        if field.choices:
            self.action_turn(1)
        else:
            label = f"{field.label} ({field.range})"
            self.app.push_screen(
                Fill(field.label, [(label, field.typed)]), lambda filled: self._typed(field, filled)
            )

    def _typed(self, field: Field, filled: tuple[str, ...] | None) -> None:
        if filled is not None:
            texts = here(self).texts
            try:
                self._is(self.draft.typed(field.name, filled[0], texts))
            except TercetError as error:
                says = one_line(error_text(texts, error))
                self.query_one("#why", Static).update(Text(says, style=here(self).palette.alarm))

    def action_open(self) -> None:
        """That is it."""
        self.dismiss(self.draft)

    def action_turn(self, by: int) -> None:
        """The next value of the marked line, or the one before."""
        listed = self.query_one(OptionList)
        if listed.highlighted:
            name = listed.get_option_at_index(listed.highlighted).id or ""
            self._is(self.draft.turned(name, by, here(self).texts))

    def _is(self, draft: Draft) -> None:
        """Another one: lines may have come or gone, the marked one stays marked."""
        self.draft = draft
        self.query_one("#why", Static).update("")
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        name = listed.get_option_at_index(at).id
        listed.clear_options()
        listed.add_options(self._options())
        names = [option.id for option in listed.options]
        listed.highlighted = names.index(name) if name in names else 0


def _line(field: Field) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{field.label}: ")
    return text.append(field.said, style="bold")
