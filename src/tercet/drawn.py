"""How a value shows itself in a notebook: it asks here, and whoever can draw has said so before.

Cards and views know nothing of drawings; the package names who draws (`tercet/__init__.py`).
"""

from __future__ import annotations

from collections.abc import Callable

Drawing = Callable[[object], str | None]


def _nothing(_: object) -> None:
    return None


_svg: Drawing = _nothing
_html: Drawing = _nothing


def draw_with(svg: Drawing, html: Drawing) -> None:
    """Let these two draw from now on."""
    global _svg, _html
    _svg, _html = svg, html


def svg(value: object) -> str | None:
    """A value as SVG; None where it has no picture."""
    return _svg(value)


def html(value: object) -> str | None:
    """A value as HTML; None where it has no picture."""
    return _html(value)
