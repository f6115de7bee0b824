"""The sizes of paper that printers take."""

from __future__ import annotations

from typing import Final, Literal

PaperName = Literal["a4", "letter"]
#: A point is a 72nd of an inch, an inch 25.4 mm.
MM: Final = 72 / 25.4
#: Width and height in points.
PAPERS: Final[dict[str, tuple[float, float]]] = {
    "a4": (210 * MM, 297 * MM),
    "letter": (215.9 * MM, 279.4 * MM),
}
#: Most printers leave this much white at every edge.
EDGE: Final = 8 * MM
