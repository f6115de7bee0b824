"""Whole pages as they are shown, in three sizes and with sixteen colours, kept to be read.

`python -m tests.terminal.pages.pictures` writes them anew; read the difference before it is kept.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from typing import Final

from rich.segment import Segment
from textual.pilot import Pilot

from tercet.terminal.pages.app import TerminalApp
from tercet.terminal.paint.palette import Depth
from tercet.terminal.settings import Settings
from tests.terminal.pages.scenes import EN, FOLDER, SCENES, Scene

SIZES: Final = ((60, 20), (80, 24), (120, 40))
#: The letter of each of the sixteen colours; bright ones are capital.
_LETTERS: Final = dict(
    zip(
        ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"),
        "krgybmcw",
        strict=True,
    )
)


def picture(name: str) -> str:
    """A page in every size, and the colours of its letters with sixteen of them."""
    return asyncio.run(_picture(name))


async def _picture(name: str) -> str:
    texts = await _texts(SCENES[name]())
    parts = [f"{width} × {height}\n{text}" for (width, height), text in texts.items()]
    parts.append(f"80 × 24, sixteen colours\n{await _colours(SCENES[name]())}")
    return "\n".join(parts)


async def _texts(scene: Scene) -> dict[tuple[int, int], str]:
    found = {}
    async with _app(scene, "true").run_test(size=SIZES[0]) as pilot:
        await _prepare(scene, pilot)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await _settle(pilot)
            found[size] = _lines("".join(piece.text for piece in row) for row in _rows(pilot))
    return found


async def _colours(scene: Scene) -> str:
    async with _app(scene, "16").run_test(size=(80, 24)) as pilot:
        await _prepare(scene, pilot)
        await _settle(pilot)
        return _lines("".join(map(_coloured, row)) for row in _rows(pilot))


def _app(scene: Scene, depth: Depth) -> TerminalApp:
    return TerminalApp(lambda: scene[0], EN, Settings(), depth, lambda _: True)


async def _prepare(scene: Scene, pilot: Pilot[None]) -> None:
    await _settle(pilot)
    for key in scene[1]:
        await pilot.press(key)


async def _settle(pilot: Pilot[None]) -> None:
    """Wait until nothing moves any more: a story scrolls to its end once it has its place."""
    before, same = "", 0
    while same < 3:
        await pilot.pause()
        now = "\n".join("".join(piece.text for piece in row) for row in _rows(pilot))
        before, same = now, same + 1 if now == before else 0


def _rows(pilot: Pilot[None]) -> Iterable[list[Segment]]:
    return map(list, pilot.app.screen._compositor.render_strips())


def _lines(rows: Iterable[str]) -> str:
    return "\n".join(row.rstrip() for row in rows).rstrip("\n") + "\n"


def _coloured(piece: Segment) -> str:
    colour = piece.style.color.name if piece.style and piece.style.color else ""
    bare = colour.removeprefix("ansi_").removeprefix("bright_")
    letter = _LETTERS.get(bare, "·")
    shown = letter.upper() if "bright" in colour else letter
    return "".join(" " if sign == " " else shown for sign in piece.text)


def main(names: Iterable[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        (FOLDER / f"{name}.txt").write_text(picture(name), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or SCENES)
