"""Where the terminal is written to. What comes from people is text there, and nothing else.

Names, paths and cards that somebody typed may hold anything: marks that rich would obey, escape
sequences that the terminal would. Here no text is markup, and whatever would steer a terminal is
taken out of everything that is drawn, at the last moment before it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from rich.console import (
    Console,
    ConsoleOptions,
    ConsoleRenderable,
    RenderableType,
    RenderHook,
    RenderResult,
)
from rich.segment import Segment
from rich.text import Text

from tercet.cards import Card
from tercet.editions import Edition
from tercet.terminal.harmless import harmless

#: Of the sixteen, so that none is left to the nearest one: of violet that would be white.
_COLOURS: Final = {
    "red": "bright_red",
    "green": "green",
    "purple": "magenta",
    "violet": "magenta",
    "turquoise": "cyan",
}
#: Around a card within a sentence; taken out of all other texts, so nobody else can write them.
_CARD: Final = re.compile("\x02([1-3][rgp][she][owd])\x03")


def new_console(**how: Any) -> Console:
    """A terminal (or a file, a pipe) on which every text is only text."""
    console = Console(**{"highlight": False, **how}, markup=False, emoji=False)
    console.push_render_hook(_LastGate())
    return console


def colour_of(card: Card, edition: Edition) -> str:
    """How rich calls the colour of a card."""
    return _COLOURS[edition.face(card)["colour"]]


def marked(card: Card) -> str:
    """A card in notation for use within a sentence that `sentence_text` will draw."""
    return f"\x02{card}\x03"


def sentence_text(sentence: str, edition: Edition) -> Text:
    """A sentence with its cards in colour."""
    text, end = Text(), 0
    for found in _CARD.finditer(sentence):
        text.append(sentence[end : found.start()])
        text.append(found[1], style=colour_of(Card.parse(found[1]), edition))
        end = found.end()
    return text.append(sentence[end:])


class _LastGate(RenderHook):
    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Harmless(shown) for shown in renderables]


class _Harmless:
    """Whatever it draws, without what would steer a terminal."""

    def __init__(self, shown: RenderableType) -> None:
        self._shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from _harmless_segments(console.render(self._shown, options))


def _harmless_segments(segments: Iterable[Segment]) -> Iterable[Segment]:
    for segment in segments:
        if segment.control:  # rich's own: to move the cursor of a progress bar
            yield segment
        else:
            yield Segment(harmless(segment.text), segment.style)
