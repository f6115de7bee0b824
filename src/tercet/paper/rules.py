"""Rule sheets: the pages of rules as paragraphs, their examples drawn in the edition's faces."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import BytesIO
from typing import Any, Final

from reportlab.lib.colors import black, grey
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import (
    CondPageBreak,
    KeepTogether,
    PageBreak,
    Paragraph,
    SimpleDocTemplate,
    Table,
)

from tercet.art.cards import card_svg
from tercet.art.dice import die_svg
from tercet.cards import Card
from tercet.dice.faces import Die
from tercet.paper.order import Order
from tercet.paper.papers import MM, PAPERS
from tercet.paper.sheet import BOLD, PLAIN, describe, new_canvas, register_fonts, to_drawing
from tercet.words.rule_pages import Block, rule_page

_MARGIN: Final = 18 * MM
#: An example's card, and room for three or four of them beside their text.
_CARD: Final = 13 * MM
_EXAMPLE: Final = 58 * MM
#: A square of a board, and the die on it.
_SQUARE: Final = 12 * MM
_DIE: Final = 9 * MM

_BODY: Final = {"fontName": PLAIN, "fontSize": 9, "leading": 12.5}
STYLES: Final = {
    "title": ParagraphStyle("title", fontName=BOLD, fontSize=20, leading=26, spaceAfter=2 * MM),
    "heading": ParagraphStyle(
        "heading", fontName=BOLD, fontSize=11.5, leading=15, spaceBefore=3 * MM, spaceAfter=1.5 * MM
    ),
    "text": ParagraphStyle("text", **_BODY, spaceAfter=1.5 * MM),
    "item": ParagraphStyle(
        "item",
        **_BODY,
        leftIndent=5 * MM,
        bulletIndent=1 * MM,
        bulletFontName=PLAIN,
        spaceAfter=0.7 * MM,
    ),
    "caption": ParagraphStyle("caption", **_BODY),
}


def rule_sheets(pages: Sequence[str], order: Order) -> bytes:
    """The rules of these games, each from the top of a page."""
    register_fonts()
    title = order.texts.say("paper-title-rules")
    story: list[Any] = []
    for key in pages:
        story += [PageBreak()] if story else []
        story += [Paragraph(escape(page_name(key, order)), STYLES["title"])]
        story += _flowing(rule_page(key, order.texts), order)
    file = BytesIO()
    margins = dict.fromkeys(("leftMargin", "rightMargin", "topMargin", "bottomMargin"), _MARGIN)
    template = SimpleDocTemplate(file, pagesize=PAPERS[order.paper], **margins)

    def footer(canvas: Any, _: object) -> None:
        describe(canvas, title, order.lang)
        canvas.setFont(PLAIN, 7)
        canvas.drawCentredString(
            PAPERS[order.paper][0] / 2, 11 * MM, f"{title} · {canvas.getPageNumber()}"
        )

    template.build(story, onFirstPage=footer, onLaterPages=footer, canvasmaker=new_canvas)
    return file.getvalue()


def page_name(key: str, order: Order) -> str:
    """How a page of rules is called."""
    own = {"beginners": "tile-beginners-name", "match": "rules-match-name"}
    return order.texts.say(own.get(key, f"game-{key}-name"))


def _flowing(blocks: Sequence[Block], order: Order) -> list[Any]:
    """The blocks as they flow; a heading stays with what follows it."""
    flowing: list[Any] = []
    for block in blocks:
        if block.kind == "heading":
            flowing.append(CondPageBreak(30 * MM))
        flowing.append(_flowable(block, order))
    return flowing


def _flowable(block: Block, order: Order) -> Any:
    if block.kind == "cards":
        return _example(block, order)
    if block.kind == "board":
        return KeepTogether([_board(block, order), Paragraph(escape(block.text), STYLES["text"])])
    bullet = "•" if block.kind == "item" else None
    return Paragraph(escape(block.text), STYLES[block.kind], bulletText=bullet)


def _example(block: Block, order: Order) -> Any:
    """Cards, with what is said of them at their side."""
    drawn = [_scaled(_svg(text, order)) for text in block.cards]
    pictures = Table(
        [drawn], colWidths=[_CARD + 1.5 * MM] * len(drawn), hAlign="LEFT", style=_TIGHT
    )
    caption = Paragraph(escape(block.text), STYLES["caption"])
    used = max(_EXAMPLE, len(drawn) * (_CARD + 1.5 * MM) + 2 * MM)
    beside = PAPERS[order.paper][0] - 2 * _MARGIN - used
    if beside < 50 * MM:
        return KeepTogether([pictures, caption])
    return Table([[pictures, caption]], colWidths=[used, beside], hAlign="LEFT", style=_TIGHT)


def _board(block: Block, order: Order) -> Any:
    """A part of a board of dice; those that were just placed have a frame."""
    rows = [row.split() for row in block.cards]
    drawn = [[_square(square, order) for square in row] for row in rows]
    framed = [
        ("BOX", (at, line), (at, line), 2, black)
        for line, row in enumerate(rows)
        for at, square in enumerate(row)
        if square.startswith("+")
    ]
    return Table(
        drawn,
        colWidths=[_SQUARE] * len(rows[0]),
        rowHeights=[_SQUARE] * len(rows),
        hAlign="LEFT",
        spaceBefore=2 * MM,
        spaceAfter=2 * MM,
        style=[
            *_TIGHT,
            ("ALIGN", (0, 0), (-1, -1), "CENTER"),
            ("GRID", (0, 0), (-1, -1), 0.5, grey),
            *framed,
        ],
    )


def _square(square: str, order: Order) -> Any:
    die = square.removeprefix("+")
    return "" if die == "." else _scaled(die_svg(Die.parse(die), order.dice_marks), _DIE)


#: No room lost around what stands in a table, which would begin in a font that is not embedded.
_TIGHT: Final = [
    ("FONTNAME", (0, 0), (-1, -1), PLAIN),
    ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
    ("LEFTPADDING", (0, 0), (-1, -1), 0),
    ("RIGHTPADDING", (0, 0), (-1, -1), 0),
    ("TOPPADDING", (0, 0), (-1, -1), 3),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
]


def _svg(text: str, order: Order) -> str:
    """A card in notation; with three letters a die."""
    if len(text) < 4:
        return die_svg(Die.parse(text), order.dice_marks)
    return card_svg(Card.parse(text), order.edition, order.marks)


def _scaled(svg: str, width: float = _CARD) -> Any:
    drawing = to_drawing(svg)
    scale = width / drawing.width
    drawing.scale(scale, scale)
    drawing.width, drawing.height = width, drawing.height * scale
    return drawing
