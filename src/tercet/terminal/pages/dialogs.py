"""Small windows above a page: a list to choose from, a text to read, a line to fill in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

if TYPE_CHECKING:
    from tercet.terminal.pages.app import TerminalApp

T = TypeVar("T")
_ESCAPE: BindingType = Binding("escape", "close", show=False)


def here(page: Screen[T]) -> TerminalApp:
    """The program that shows a page."""
    return cast("TerminalApp", page.app)


class Dialog(ModalScreen[T], Generic[T]):
    """A window that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [_ESCAPE]

    def action_close(self) -> None:
        """Close it without an answer."""
        self.dismiss(None)


class Choose(Dialog[str | None]):
    """One of several things; the answer is its name. A number chooses at once."""

    AUTO_FOCUS = "OptionList"

    def __init__(
        self,
        heading: str,
        choices: Sequence[tuple[str, str]],
        lines: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self._heading, self._lines = heading, lines
        self.choices = choices

    def compose(self) -> ComposeResult:
        """The heading, the lines below it, and the list."""
        with Vertical(id="box"):
            yield Static(Text(self._heading), classes="heading")
            if self._lines:
                with VerticalScroll(classes="text"):
                    yield Static(Text("\n".join(self._lines)))
            yield OptionList(
                *(
                    Option(Text(f"{number:>2}  {label[:1].upper()}{label[1:]}"), id=name)
                    for number, (name, label) in enumerate(self.choices, 1)
                )
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That one."""
        self.dismiss(event.option.id)

    def key_chosen(self, number: int) -> None:
        """By its number."""
        if 1 <= number <= len(self.choices):
            self.dismiss(self.choices[number - 1][0])

    def on_key(self, event: object) -> None:
        """Numbers choose at once."""
        key = getattr(event, "key", "")
        if key.isdecimal():
            self.key_chosen(int(key))


class Fill(Dialog[tuple[str, ...] | None]):
    """Lines to fill in; those named in `secret` are not shown."""

    AUTO_FOCUS = "Input"

    def __init__(
        self,
        heading: str,
        fields: Sequence[tuple[str, str]],
        lines: Sequence[str] = (),
        secret: Sequence[int] = (),
    ) -> None:
        super().__init__()
        self._heading, self._fields, self._lines, self._secret = heading, fields, lines, secret

    def compose(self) -> ComposeResult:
        """A label before each line."""
        with Vertical(id="box"):
            yield Static(Text(self._heading), classes="heading")
            for line in self._lines:
                yield Static(Text(line), classes="why")
            for at, (label, value) in enumerate(self._fields):
                yield Static(Text(label))
                yield Input(value, id=f"field{at}", password=at in self._secret, compact=True)
            yield Static(Text(here(self).texts.say("play-fill-note")), classes="note")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes to the next line, and after the last one it is done."""
        fields = list(self.query(Input))
        at = fields.index(event.input)
        if at + 1 < len(fields):
            fields[at + 1].focus()
        else:
            self.dismiss(tuple(field.value for field in fields))


class TextPage(Screen[None]):
    """A page to read, which scrolls."""

    AUTO_FOCUS = "#page"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("j", "down", show=False),
        Binding("k", "up", show=False),
        Binding("space", "page", show=False),
    ]

    def __init__(self, title: str, parts: Sequence[RenderableType]) -> None:
        super().__init__()
        self._heading, self._parts = title, parts

    def compose(self) -> ComposeResult:
        """The title, the text, and how to leave."""
        yield Static(Text(self._heading, style="bold"), id="title")
        with VerticalScroll(id="page"):
            for part in self._parts:
                yield Static(part)
        yield Static(Text(here(self).texts.say("play-foot-text")), id="foot")

    def action_close(self) -> None:
        """Back to where one was; the last page ends the program."""
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()

    def action_down(self) -> None:
        """A line further."""
        self.query_one("#page").scroll_down()

    def action_up(self) -> None:
        """A line back."""
        self.query_one("#page").scroll_up()

    def action_page(self) -> None:
        """A page further."""
        self.query_one("#page").scroll_page_down()
