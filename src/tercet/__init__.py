"""Tercet: the SET card-game family as a library, a command and a server."""

from typing import Final

from tercet import drawn

__version__: Final = "0.1.0"


def _svg(value: object) -> str | None:
    from tercet.art import notebook

    return notebook.svg(value)


def _html(value: object) -> str | None:
    from tercet.art import notebook

    return notebook.html(value)


# Loaded when something is first shown: nobody else waits for the drawings.
drawn.draw_with(_svg, _html)
