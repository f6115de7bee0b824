"""The colours of a terminal: as many as it has, each chosen by hand for its number of colours.

What a program leaves to the nearest colour turns violet into white where there are sixteen. Here
every colour is named for true colour, for 256, for 16 and for none.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rich.style import Style

Depth = Literal["true", "256", "16", "none"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Styles by what they are for. `colours` are those of cards, on their paper."""

    depth: Depth
    colours: Mapping[str, Style]
    #: The same colours for words beside the cards.
    inks: Mapping[str, Style]
    felt: Style
    paper: Style
    chosen: Style
    edge: Style
    key: Style
    quiet: Style
    strong: Style
    main: Style
    button: Style
    alarm: Style
    good: Style
    cursor: Style
    fits: Style


def _styles(**styles: str) -> dict[str, Style]:
    return {name: Style.parse(style) for name, style in styles.items()}


def _palette(depth: Depth, colours: dict[str, str], inks: dict[str, str], **own: str) -> Palette:
    """Purple and violet are two names of one colour; green and turquoise are not."""
    return Palette(depth, _styles(**colours), _styles(**inks), **_styles(**own))


def _five(red: str, green: str, violet: str, turquoise: str) -> dict[str, str]:
    return {
        "red": red,
        "green": green,
        "violet": violet,
        "purple": violet,
        "turquoise": turquoise,
    }


_TRUE: Final = _palette(
    "true",
    _five("#c8102e", "#00803c", "#6d28b5", "#00838a"),
    _five("#ff6b6b", "#5fd38d", "#c49bff", "#4fd6dc"),
    felt="#dfe7e2 on #14352a",
    paper="#2b2b2b on #fbf7ea",
    chosen="#2b2b2b on #ffe08a",
    edge="#8a8577",
    key="bold #1f4f86",
    quiet="#93a8a0",
    strong="bold #ffffff",
    main="bold #16281f on #f2c14e",
    button="#ffffff on #2d5c4b",
    alarm="bold #ff8f70",
    good="bold #8be0a4",
    cursor="bold #14352a on #f2c14e",
    fits="#ffffff on #2f7a5c",
)
_256: Final = _palette(
    "256",
    _five("color(160)", "color(28)", "color(91)", "color(30)"),
    _five("color(203)", "color(78)", "color(141)", "color(80)"),
    felt="color(254) on color(235)",
    paper="color(235) on color(230)",
    chosen="color(235) on color(222)",
    edge="color(244)",
    key="bold color(25)",
    quiet="color(246)",
    strong="bold color(231)",
    main="bold color(234) on color(220)",
    button="color(231) on color(23)",
    alarm="bold color(209)",
    good="bold color(114)",
    cursor="bold color(234) on color(220)",
    fits="color(231) on color(29)",
)
_16: Final = _palette(
    "16",
    _five("red", "green", "magenta", "cyan"),
    _five("bright_red", "bright_green", "bright_magenta", "bright_cyan"),
    felt="white on black",
    paper="black on white",
    chosen="black on yellow",
    edge="bright_black",
    key="bold blue",
    quiet="white",
    strong="bold bright_white",
    main="bold black on yellow",
    button="bright_white on blue",
    alarm="bold bright_red",
    good="bold bright_green",
    cursor="bold black on yellow",
    fits="bright_white on green",
)
_NONE: Final = _palette(
    "none",
    _five("", "", "", ""),
    _five("", "", "", ""),
    felt="",
    paper="",
    chosen="bold",
    edge="",
    key="bold",
    quiet="",
    strong="bold",
    main="bold reverse",
    button="underline",
    alarm="bold",
    good="bold",
    cursor="reverse",
    fits="underline",
)
PALETTES: Final[Mapping[Depth, Palette]] = {p.depth: p for p in (_TRUE, _256, _16, _NONE)}


def depth_of(environ: Mapping[str, str] | None = None) -> Depth:
    """How many colours the terminal says that it has."""
    env = os.environ if environ is None else environ
    if env.get("NO_COLOR"):
        return "none"
    if env.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return "true"
    term = env.get("TERM", "").lower()
    if term in ("dumb", "unknown", "vt100", "vt102", "vt220") or term.endswith("-mono"):
        return "none"
    if term.endswith("direct"):
        return "true"
    return "256" if "256color" in term or "kitty" in term else "16"
