"""The spaces of every game as tables, for the end of `docs/envs.md`.

`python -m tools.envs_page` writes them anew from the encodings; a test fails when the page is
not what this writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

from tercet.envs.encoding import Encoding
from tercet.envs.encodings import ENCODINGS

T = TypeVar("T")

#: Where programmers read them.
TARGET: Final = Path(__file__).parents[1] / "docs" / "envs.md"
#: The page is generated from this line on.
BEGIN: Final = "## The spaces of each game"
_INTRODUCTION: Final = """
Generated from the encodings by `python -m tools.envs_page`, for the usual number of players.
After the actions of a table come those of waiting: one with time off, three with time on.
"""


def page(text: str) -> str:
    """The page with its generated part written anew."""
    written, _, _ = text.partition(BEGIN)
    return written + "\n".join([BEGIN, _INTRODUCTION, *_sections()])


def _sections() -> Iterator[str]:
    for encoding in ENCODINGS:
        yield from _section(encoding)


def _section(encoding: Encoding) -> Iterator[str]:
    seats = encoding.players
    fields = encoding.fields(seats)
    numbers = sum(field.size for field in fields)
    least, most = encoding.game.facts.players
    yield f"### `{encoding.key}`\n"
    yield f"{seats} of {least} to {most} players: {numbers} numbers, {encoding.size} actions.\n"
    yield "| numbers | field | from – to | what |\n|---|---|---|---|"
    for start, stop, field in _runs([(field.size, field) for field in fields]):
        bounds = f"{_short(field.low)} – {_short(field.high)}"
        yield f"| {_span(start, stop)} | `{field.name}` | {bounds} | {field.what} |"
    yield "\n| actions | choice | what |\n|---|---|---|"
    for start, stop, choice in _runs([(choice.count, choice) for choice in encoding.choices]):
        yield f"| {_span(start, stop)} | `{choice.name}` | {choice.what} |"
    yield ""


def _runs(parts: list[tuple[int, T]]) -> Iterator[tuple[int, int, T]]:
    at = 0
    for size, part in parts:
        yield at, at + size - 1, part
        at += size


def _span(start: int, stop: int) -> str:
    return str(start) if start == stop else f"{start}–{stop}"


def _short(bound: int) -> str:
    return f"{bound:,}"


def main() -> None:
    """Write the page."""
    TARGET.write_text(page(TARGET.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
