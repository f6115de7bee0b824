"""What is written around the felt: the title, as far as there is room for it."""

from __future__ import annotations

from rich.text import Text

from tercet.terminal.paint.canvas import whole
from tercet.terminal.table.state import TableState


def title_text(game: str, state: TableState, time: str, width: int) -> Text:
    """The game, what there is to know of it, and the time at the right edge.

    A fact stands there whole or not at all.
    """
    facts = [fact.say(state.texts) for fact in state.screen.facts]
    room = max(0, width - len(time))
    text = Text(f"{whole([game, *facts], room).ljust(room)}{time}", no_wrap=True)
    text.stylize("bold", 0, len(game))
    return text
