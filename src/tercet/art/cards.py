"""A card as SVG, and cards as they lie on a table with a hand below them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from tercet.art import svg
from tercet.art.marks import NO_MARKS, Marks
from tercet.art.source import INKS, OUTLINES, lines, on_card
from tercet.cards import Attribute, Card
from tercet.editions import Edition

WIDTH: Final = OUTLINES.card.width
HEIGHT: Final = OUTLINES.card.height
#: Between cards on a table, and around them.
GAP: Final = 12
#: Cards are added to a table by columns of so many.
ROWS: Final = 3
#: What cards without paper of their own are printed on.
_WHITE: Final = "#ffffff"
#: So many lie in one row.
FEW: Final = 6
#: How wide one card is shown where nobody says so.
SHOWN: Final = 120
#: The corner of a card.
_ROUND: Final = 11

Face = dict[str, str]


class Artist:
    """Draws the cards of one edition into one picture, with the marks that somebody asked for.

    Lines are cut to the outline by a clip path: a pattern fill is not drawn alike everywhere. Its
    name holds `picture`, so that pictures on one page do not cut with each other's scissors.
    """

    def __init__(self, edition: Edition, marks: Marks = NO_MARKS, picture: str = "") -> None:
        self.edition, self.marks = edition, marks
        self._name: Final = f"{zlib.crc32(picture.encode()):08x}"

    def clips(self) -> str:
        """What the cards are cut with; once in a picture, before the first of them."""
        paths = (
            svg.element(
                "clipPath", svg.element("path", d=OUTLINES.shapes[shape]), id=self._id(shape)
            )
            for shape in self.edition.faces[Attribute.SHAPE]
        )
        return svg.element("defs", "".join(paths))

    def card(self, card: Card, x: float = 0, y: float = 0, *, bare: bool = False) -> str:
        """A card with its upper left corner there; bare, without the paper it is drawn on."""
        face = self.edition.face(card)
        symbol = self._symbol(face, _WHITE if bare else INKS.paper)
        middle = WIDTH / 2
        drawn = "".join(svg.moved(symbol, middle, place.y) for place in on_card(face["number"]))
        sheet = "" if bare else _paper()
        return svg.moved(sheet + drawn + self._letter(face), x, y)

    def _symbol(self, face: Face, ground: str) -> str:
        colour, outline = INKS.colours[face["colour"]], OUTLINES.shapes[face["shape"]]
        filling = self._filling(face, colour, outline)
        if filling and self.marks.patterns:
            filling += self._halo(face["shape"], outline, ground)
        return filling + self._edge(face["colour"], outline)

    def _halo(self, shape: str, outline: str, ground: str) -> str:
        """What keeps the filling away from an outline that tells the colour."""
        wide = INKS.widths["halo"]
        drawn = svg.element("path", d=outline, fill="none", stroke=ground, stroke_width=wide)
        return svg.element("g", drawn, clip_path=f"url(#{self._id(shape)})")

    def _filling(self, face: Face, colour: str, outline: str) -> str:
        clip = f"url(#{self._id(face['shape'])})"
        match face["filling"]:
            case "solid":
                return svg.element("path", d=outline, fill=colour)
            case "half":
                box = OUTLINES.symbol
                size = {"x": -box.width / 2, "y": 0, "width": box.width, "height": box.height / 2}
                return svg.element("g", svg.element("rect", fill=colour, **size), clip_path=clip)
            case "empty":
                return ""
            case ruled:
                wide = INKS.widths["line"]
                drawn = svg.element(
                    "path", d=lines(ruled), fill="none", stroke=colour, stroke_width=wide
                )
                return svg.element("g", drawn, clip_path=clip)

    def _edge(self, name: str, outline: str) -> str:
        dashes = INKS.dashes.get(name) if self.marks.patterns else None
        return svg.element(
            "path",
            d=outline,
            fill="none",
            stroke=INKS.colours[name],
            stroke_width=INKS.widths["marked" if self.marks.patterns else "edge"],
            stroke_linejoin="round",
            stroke_dasharray=dashes,
            stroke_linecap="round" if dashes and dashes.startswith("0.1 ") else None,
        )

    def _letter(self, face: Face) -> str:
        letter, place = self.marks.letters.get(face["colour"], ""), INKS.letter
        x, y, colour = WIDTH - place.right, HEIGHT - place.bottom, INKS.colours[face["colour"]]
        return svg.text(letter, x, y, place.size, colour, "end") if letter else ""

    def _id(self, shape: str) -> str:
        return f"clip-{self._name}-{shape}"


def card_svg(
    card: Card, edition: Edition, marks: Marks = NO_MARKS, title: str = "", *, bare: bool = False
) -> str:
    """One card."""
    artist = Artist(edition, marks, f"{card} {edition.faces}")
    drawn = artist.clips() + artist.card(card, bare=bare)
    return svg.document(drawn, WIDTH, HEIGHT, title, SHOWN)


def back_svg() -> str:
    """The back of every card: diamonds within a white rim, the same upside down.

    The rim forgives a printer that does not meet the front by a millimetre or two.
    """
    inset, round_ = 9, 7
    size = {"width": WIDTH - 2 * inset, "height": HEIGHT - 2 * inset}
    cloth = svg.element("rect", x=inset, y=inset, rx=round_, fill=INKS.felt, **size)
    diamond = svg.element("path", d=OUTLINES.shapes["diamond"], fill=INKS.paper)
    spots = ((x, y) for y in range(-5, 6) for x in range(-3, 4) if (x + y) % 2 == 0)
    drawn = (svg.moved(diamond, WIDTH / 2 + x * 14, HEIGHT / 2 + y * 13, 0.2) for x, y in spots)
    return svg.document(cloth + "".join(drawn), WIDTH, HEIGHT, shown=SHOWN)


def table_svg(
    cards: Sequence[Card | None],
    edition: Edition,
    marks: Marks = NO_MARKS,
    title: str = "",
    hand: Sequence[Card] = (),
) -> str:
    """Cards on the felt, three a column as at a table, and a hand on its rail below them.

    A few cards lie in one row.
    """
    artist = Artist(edition, marks, f"{cards} {hand} {edition.faces}")
    down = ROWS if len(cards) > FEW else 1
    rows = [cards[row::down] for row in range(min(down, len(cards)))]
    wide = max([1, len(hand), *map(len, rows)])
    width, felt = _across(wide), _down(max(1, len(rows)))
    height = felt + (_down(1) if hand else 0)
    drawn = _felt(width, felt, height)
    for at, row in enumerate(rows):
        drawn += _row(artist, row, (width - _across(len(rows[0]))) / 2, _down(at))
    drawn += _row(artist, hand, (width - _across(len(hand))) / 2, felt + GAP)
    return svg.document(artist.clips() + drawn, width, height, title, min(width, wide * SHOWN))


def _row(artist: Artist, cards: Sequence[Card | None], left: float, top: float) -> str:
    places = ((card, left + _across(at)) for at, card in enumerate(cards))
    return "".join(artist.card(card, x, top) for card, x in places if card is not None)


def _across(count: int) -> float:
    return GAP + count * (WIDTH + GAP)


def _down(count: int) -> float:
    return GAP + count * (HEIGHT + GAP)


def _felt(width: float, felt: float, height: float) -> str:
    cloth = svg.element("rect", width=width, height=height, rx=_ROUND, fill=INKS.felt)
    if felt == height:
        return cloth
    rail = svg.element("path", d=f"M0 {felt:g}H{width:g}", stroke=INKS.paper, stroke_width=2)
    return cloth + rail


def _paper() -> str:
    return svg.element(
        "rect",
        x=1,
        y=1,
        width=WIDTH - 2,
        height=HEIGHT - 2,
        rx=_ROUND,
        fill=INKS.paper,
        stroke=INKS.rim,
    )
