"""Small words for writing SVG: elements, groups that are moved, and the document around them."""

from __future__ import annotations

from html import escape
from typing import Final

#: What text is set in: the first is what PDF and PNG embed.
FONT: Final = "Bitstream Vera Sans"
_FAMILIES: Final = f"{FONT}, DejaVu Sans, Verdana, sans-serif"


def element(name: str, content: str = "", /, **attributes: float | str | None) -> str:
    """An element; `stroke_width` is written stroke-width, and what is None is left out."""
    said = "".join(
        f' {key.replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{content}</{name}>" if content else f"<{name}{said}/>"


def moved(content: str, x: float, y: float, scale: float = 1) -> str:
    """The same elsewhere, larger or smaller."""
    sized = f" scale({scale:g})" if scale != 1 else ""
    return element("g", content, transform=f"translate({x:g} {y:g}){sized}")


def text(words: str, x: float, y: float, size: float, fill: str, anchor: str = "middle") -> str:
    """Bold words on a line."""
    return element(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=_FAMILIES,
        font_weight="bold",
        font_size=size,
        fill=fill,
        text_anchor=anchor,
    )


def document(content: str, width: float, height: float, title: str = "", shown: float = 0) -> str:
    """A whole picture; `shown` is how wide it is at first, where nobody says so."""
    named = element("title", escape(title)) if title else ""
    wide = shown or width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{wide:g}" height="{wide * height / width:g}" role="img">{named}{content}</svg>'
    )


def _value(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:g}"
