"""The symbols of the cards in quarter cells: each shape as dots, with the three fillings.

Two dots side by side and two below each other make a character (▘▝▖▗ …), which every font for
terminals has. The smaller sizes are drawn by hand, larger ones follow a formula.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

#: The character for each combination of upper left, upper right, lower left and lower right.
_QUARTERS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
#: Dots of symbols that are two cells wide and three high, and three wide and four high.
_BY_HAND: Final = {
    ("oval", 4, 6): ".##. #### #### #### #### .##.",
    ("diamond", 4, 6): ".##. .##. #### #### .##. .##.",
    ("wave", 4, 6): "###. ###. #### #### .### .###",
    ("oval", 6, 8): ".####. ###### ###### ###### ###### ###### ###### .####.",
    ("diamond", 6, 8): "..##.. ..##.. .####. ###### ###### .####. ..##.. ..##..",
    ("wave", 6, 8): ".###.. #####. #####. .####. .####. .##### .##### ..###.",
}
Dots = tuple[tuple[bool, ...], ...]


@cache
def symbol(shape: str, filling: str, width: int, height: int) -> tuple[str, ...]:
    """A symbol in so many cells, line by line."""
    return _characters(_filled(_mask(_kind(shape), width * 2, height * 2), filling))


def _kind(shape: str) -> str:
    return "wave" if shape == "bean" else shape


def _mask(shape: str, width: int, height: int) -> Dots:
    drawn = _BY_HAND.get((shape, width, height))
    if drawn is not None:
        return tuple(tuple(dot == "#" for dot in row) for row in drawn.split())
    inside = _INSIDE[shape]
    return tuple(
        tuple(inside(2 * (x + 0.5) / width - 1, 2 * (y + 0.5) / height - 1) for x in range(width))
        for y in range(height)
    )


def _oval(x: float, y: float) -> bool:
    round_part = 0.62
    beyond = max(abs(y) - (1 - round_part), 0) / round_part
    return x * x + beyond * beyond <= 1


def _wave(x: float, y: float) -> bool:
    beyond = max(abs(y) - 0.75, 0) / 0.25
    width = 0.68 * math.sqrt(max(0.0, 1 - beyond * beyond))
    return abs(x - 0.34 * math.sin(y * math.pi * 0.9)) <= width


_INSIDE: Final[dict[str, Callable[[float, float], bool]]] = {
    "oval": _oval,
    "wave": _wave,
    "diamond": lambda x, y: abs(x) + abs(y) <= 1.05,
    "bar": lambda x, _: abs(x) <= 0.95,
}


def _filled(mask: Dots, filling: str) -> Dots:
    def inner(x: int, y: int) -> bool:
        around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return all(
            0 <= ny < len(mask) and 0 <= nx < len(mask[ny]) and mask[ny][nx] for nx, ny in around
        )

    return tuple(
        tuple(
            on and (not inner(x, y) or _inside(filling, y, len(mask))) for x, on in enumerate(row)
        )
        for y, row in enumerate(mask)
    )


def _inside(filling: str, y: int, height: int) -> bool:
    match filling:
        case "solid":
            return True
        case "empty":
            return False
        case "half":
            return y >= height // 2
        case _:  # hatched, striped
            return y % 2 == 0


def _characters(dots: Dots) -> tuple[str, ...]:
    pairs = zip(dots[::2], dots[1::2], strict=True)
    return tuple(_line(upper, lower) for upper, lower in pairs)


def _line(upper: Sequence[bool], lower: Sequence[bool]) -> str:
    return "".join(
        _QUARTERS[upper[x] + 2 * upper[x + 1] + 4 * lower[x] + 8 * lower[x + 1]]
        for x in range(0, len(upper), 2)
    )
