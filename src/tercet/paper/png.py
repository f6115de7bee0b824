"""SVG as PNG, with the font that we bring: the same picture on every machine."""

from __future__ import annotations

from typing import Final

import resvg_py

from tercet.art.svg import FONT
from tercet.paper.sheet import FONT_FILES

#: As wide as previews of links want them.
WIDTH: Final = 1200


def to_png(svg: str, width: int = WIDTH) -> bytes:
    """A picture so many pixels wide, clear where nothing is drawn."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(file) for file in FONT_FILES.values()],
            font_family=FONT,
        )
    )
