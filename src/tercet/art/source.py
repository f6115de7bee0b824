"""The one source of the drawings: what stands in `data/`, and where symbols and lines come to lie.

Card, die and symbols share one unit. A symbol is drawn around (0, 0).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib import resources
from typing import Final, NamedTuple, TypeVar

import msgspec

NUMBERS: Final = ("one", "two", "three")
_T = TypeVar("_T")


class Size(msgspec.Struct, frozen=True):
    """Of a card."""

    width: float
    height: float


class Symbol(msgspec.Struct, frozen=True):
    """The box of a symbol, and how far apart symbols stand on a card."""

    width: float
    height: float
    pitch: float


class Ruling(msgspec.Struct, frozen=True):
    """Lines that fill a shape: how far apart, and how far they lean to either side."""

    step: float
    lean: float


class Fitting(msgspec.Struct, frozen=True):
    """The size of the symbols on a die and the distance between them."""

    scale: float
    pitch: float


class Star(msgspec.Struct, frozen=True):
    """A star, for wilds."""

    points: int
    outer: float
    inner: float


class DieOutline(msgspec.Struct, frozen=True):
    """How the symbols fit a die."""

    size: float
    fitting: dict[str, Fitting]
    star: Star
    small_star: Star


class Outlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the geometry."""

    card: Size
    symbol: Symbol
    shapes: dict[str, str]
    ruled: dict[str, Ruling]
    die: DieOutline


class Letter(msgspec.Struct, frozen=True):
    """The letter of a colour in the corner of a card, and how far it stands from the edges."""

    size: float
    right: float
    bottom: float


class Inks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the colours, dashes and widths of lines.

    Within a dashed outline the filling is so much smaller, across and down, and keeps away from it.
    """

    colours: dict[str, str]
    paper: str
    rim: str
    ink: str
    felt: str
    gold: str
    tile: str
    line: str
    middle: str
    bonus: Mapping[str, str]
    dashes: Mapping[str, str]
    letter: Letter
    widths: Mapping[str, float]


def _read(name: str, kind: type[_T]) -> _T:
    data = resources.files(__package__).joinpath("data", name).read_bytes()
    return msgspec.json.decode(data, type=kind)


OUTLINES: Final = _read("outlines.json", Outlines)
INKS: Final = _read("inks.json", Inks)


class Standing(NamedTuple):
    """Where a symbol of a card or die stands, and how large."""

    y: float
    scale: float


def on_card(number: str) -> list[Standing]:
    """The symbols of a card, one under the other about the middle."""
    return _column(number, OUTLINES.card.height, OUTLINES.symbol.pitch, 1)


def on_die(number: str) -> list[Standing]:
    """The symbols of a die."""
    fitting = OUTLINES.die.fitting[number]
    return _column(number, OUTLINES.die.size, fitting.pitch, fitting.scale)


def _column(number: str, height: float, pitch: float, scale: float) -> list[Standing]:
    last = NUMBERS.index(number)
    first = height / 2 - last * pitch / 2
    return [Standing(first + row * pitch, scale) for row in range(last + 1)]


def lines(filling: str) -> str:
    """The lines that fill a shape, wide enough for any outline to be cut out of them."""
    ruling = OUTLINES.ruled.get(filling)
    if ruling is None:
        return ""
    half = OUTLINES.symbol.height / 2
    count = math.floor((OUTLINES.symbol.width / 2 + ruling.lean) / ruling.step)
    across = [at * ruling.step for at in range(-count, count + 1)]
    leaning = ((x - ruling.lean, x + ruling.lean) for x in across)
    return "".join(f"M{low:g} {half:g}L{high:g} {-half:g}" for low, high in leaning)


def star(form: Star) -> str:
    """A star with its points about (0, 0)."""
    corners = []
    for at in range(form.points * 2):
        angle = math.pi / form.points * at - math.pi / 2
        radius = form.inner if at % 2 else form.outer
        corners.append(f"{math.cos(angle) * radius:.1f} {math.sin(angle) * radius:.1f}")
    return f"M{'L'.join(corners)}Z"
