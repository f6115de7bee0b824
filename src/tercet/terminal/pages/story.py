"""The story of a table beside its cards: sentences as things happen, and what people say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tercet.terminal.harmless import one_line
from tercet.terminal.table.source import Said

_KEPT_LINES: Final = 300
_KEPT_CHAT: Final = 20


class Story(VerticalScroll):
    """Sentences one below the other, the last of them in sight; below them the chat."""

    def __init__(self) -> None:
        super().__init__(id="story", can_focus=False)
        self._lines: list[Text] = []
        self._chat: list[Text] = []

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="lines")

    @property
    def last(self) -> Text:
        """What happened last."""
        return self._lines[-1] if self._lines else Text()

    def tell(self, lines: Sequence[Text]) -> None:
        """Something has happened."""
        self._lines = [*self._lines, *lines][-_KEPT_LINES:]
        self._show()

    def retell(self, lines: Sequence[Text]) -> None:
        """Another story, such as that of an earlier moment."""
        self._lines = []
        self.tell(lines)

    def hear(self, chat: Sequence[Said]) -> None:
        """What people have said so far."""
        said = [Text(f"{each.name}: {each.text}") for each in chat[-_KEPT_CHAT:]]
        if said != self._chat:
            self._chat = said
            self._show()

    def on_resize(self) -> None:
        """Lines that are broken elsewhere have another end."""
        self._to_end()

    def _show(self) -> None:
        lines = map(_harmless, (*self._lines, *self._chat))
        self.query_one("#lines", Static).update(Text("\n").join(lines))
        self._to_end()

    def _to_end(self) -> None:
        self.call_after_refresh(self.scroll_end, animate=False)  # once the new lines have a place


def _harmless(line: Text) -> Text:
    """A line of which no letter steers the terminal."""
    plain = one_line(line.plain)
    return line if plain == line.plain else Text(plain)
