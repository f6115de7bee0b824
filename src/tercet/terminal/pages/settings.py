"""The settings as a list: Enter changes a line, Escape goes back; each is kept at once."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tercet.terminal.pages.dialogs import Dialog, here

#: What each setting may be, in the order in which Enter goes through it.
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "key_order": ("rows", "alphabet"),
    "keyboard": ("auto", "qwerty", "qwertz", "azerty"),
    "confirm": (False, True),
    "colours": ("auto", "true", "256", "16", "none"),
    "lang": ("auto", "en", "fr", "it", "de"),
}


class SettingsPage(Dialog[None]):
    """How one plays in this terminal."""

    AUTO_FOCUS = "OptionList"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f4", "close", show=False)]

    def compose(self) -> ComposeResult:
        """A line for each setting."""
        say = here(self).texts.say
        with Vertical(id="box"):
            yield Static(Text(say("settings-heading")), classes="heading")
            yield OptionList(*(Option(self._line(name), id=name) for name in CHOICES))
            yield Static(Text(say("play-settings-note")), classes="note")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The next value of that line."""
        name = event.option.id
        assert name is not None
        app = here(self)
        values = CHOICES[name]
        now = values.index(getattr(app.settings, name))
        app.change(replace(app.settings, **{name: values[(now + 1) % len(values)]}))
        event.option_list.replace_option_prompt(name, self._line(name))

    def _line(self, name: str) -> Text:
        app = here(self)
        value = str(getattr(app.settings, name)).lower()
        key = name.replace("_", "-")
        says = app.texts.say("labelled", label=app.texts.say(f"play-set-{key}"), value="")
        return Text.assemble(says, (app.texts.say(f"play-set-{key}-{value}"), "bold"))
