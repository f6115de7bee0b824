"""A PDF page by page: the size of the paper, the embedded font, drawings from SVG, cut marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import reportlab
from reportlab.graphics import renderPDF
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from svglib import fonts as svg_fonts
from svglib.svglib import svg2rlg

from tercet.art.svg import FONT
from tercet.paper.papers import MM, PAPERS

PLAIN: Final = FONT
BOLD: Final = f"{FONT}-Bold"
#: Bitstream Vera comes with reportlab, may be embedded, and has every letter of our languages.
FONT_FILES: Final = {
    name: Path(reportlab.__file__).parent / "fonts" / file
    for name, file in ((PLAIN, "Vera.ttf"), (BOLD, "VeraBd.ttf"))
}
_GREY: Final = 0.35
#: A cut mark begins this far from the card, and is so long.
_MARK_GAP: Final = 1.5 * MM
_MARK: Final = 4.5 * MM


class Sheets:
    """The pages of a PDF as they are drawn, measured in points from the lower left corner."""

    def __init__(self, paper: str, title: str, lang: str) -> None:
        self.width, self.height = PAPERS[paper]
        self._file = BytesIO()
        self.canvas = new_canvas(self._file, pagesize=(self.width, self.height))
        describe(self.canvas, title, lang)
        self._forms: set[str] = set()
        self.pages = 0

    def picture(self, svg: str, x: float, y: float, width: float) -> None:
        """A drawing with its lower left corner there, and so wide."""
        drawing = to_drawing(svg)
        self._at(x, y, width / drawing.width, lambda: renderPDF.draw(drawing, self.canvas, 0, 0))

    def stamp(self, name: str, svg: Callable[[], str], x: float, y: float, width: float) -> None:
        """A drawing that is kept under a name: it stands in the file once, however often shown."""
        form = f"{name}-{width:.0f}"
        if form not in self._forms:
            self._forms.add(form)
            drawing = to_drawing(svg())
            scale = width / drawing.width
            self.canvas.beginForm(form, 0, 0, width, drawing.height * scale)
            self._at(0, 0, scale, lambda: renderPDF.draw(drawing, self.canvas, 0, 0))
            self.canvas.endForm()
        self._at(x, y, 1, lambda: self.canvas.doForm(form))

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        bold: bool = False,
        middle: bool = False,
    ) -> None:
        """A line of text from there, or about there."""
        self.canvas.setFont(BOLD if bold else PLAIN, size)
        self.canvas.setFillGray(0.1)
        (self.canvas.drawCentredString if middle else self.canvas.drawString)(x, y, text)

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = 0.5) -> None:
        """A thin line."""
        self.canvas.setLineWidth(width)
        self.canvas.setStrokeGray(_GREY)
        self.canvas.line(x, y, to_x, to_y)

    def cut_marks(self, across: Sequence[float], up: Sequence[float]) -> None:
        """Short lines outside of a grid, one at either end of every line to cut along."""
        for x in across:
            self.line(x, up[0] - _MARK_GAP, x, up[0] - _MARK_GAP - _MARK)
            self.line(x, up[-1] + _MARK_GAP, x, up[-1] + _MARK_GAP + _MARK)
        for y in up:
            self.line(across[0] - _MARK_GAP, y, across[0] - _MARK_GAP - _MARK, y)
            self.line(across[-1] + _MARK_GAP, y, across[-1] + _MARK_GAP + _MARK, y)

    def turn(self) -> None:
        """The page is finished."""
        self.canvas.showPage()
        self.pages += 1

    def finish(self) -> bytes:
        """The whole file."""
        self.canvas.save()
        return self._file.getvalue()

    def _at(self, x: float, y: float, scale: float, draw: Callable[[], object]) -> None:
        self.canvas.saveState()
        self.canvas.translate(x, y)
        if scale != 1:
            self.canvas.scale(scale, scale)
        draw()
        self.canvas.restoreState()


def new_canvas(file: Any, **how: Any) -> Any:
    """A canvas that begins in our font: reportlab's own first font would not be embedded.

    The same sheets are the same file: no dates within.
    """
    register_fonts()
    how |= {"initialFontName": PLAIN, "invariant": 1, "pageCompression": 1}
    return Canvas(file, **how)


def describe(canvas: Any, title: str, lang: str) -> None:
    """What a reader of the file shows, and reads aloud in the right language."""
    canvas.setTitle(title)
    canvas.setAuthor("Tercet")
    canvas.setCreator("Tercet")
    canvas.setProducer("Tercet")
    canvas.setCatalogEntry("Lang", lang)


def to_drawing(svg: str) -> Any:
    """An SVG as reportlab's drawing, which begins in our font, too."""
    register_fonts()
    drawing: Any = svg2rlg(BytesIO(svg.encode()))
    drawing.initialFontName = PLAIN
    return drawing


@cache
def register_fonts() -> None:
    """Make the font known, to text on the page and to text in SVG."""
    for name, file in FONT_FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(file)))
    pdfmetrics.registerFontFamily(PLAIN, normal=PLAIN, bold=BOLD, italic=PLAIN, boldItalic=BOLD)
    for weight, name in (("normal", PLAIN), ("bold", BOLD)):
        svg_fonts.register_font(PLAIN, str(FONT_FILES[name]), weight=weight, rlgFontName=name)
