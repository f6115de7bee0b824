"""A die as SVG, and a position of SET Dice: the board, its bonuses, the dice and the hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.art import svg
from tercet.art.marks import NO_MARKS, Marks
from tercet.art.source import INKS, OUTLINES, on_die, star
from tercet.dice.board import Board, Square
from tercet.dice.faces import ATTRIBUTES, NAMES, Die, Face
from tercet.dice.position import Position

SIZE: Final = OUTLINES.die.size
#: A square is a little larger than a die; around the board stand the names of rows and columns.
SQUARE: Final = 128
RIM: Final = 56
#: So high is a row of dice in a hand.
_HAND: Final = SIZE + 20
_ROUND: Final = 22
_LEATHER: Final = "#2b2118"
_BRASS: Final = "#f1e6cf"
#: The sides of a net by column and row; a flap is so deep.
_CROSS: Final = ((1, 0), (1, 1), (1, 2), (1, 3), (0, 1), (2, 1))
FLAP: Final = 32
NET_WIDTH: Final = 3 * SIZE + 2
NET_HEIGHT: Final = 4 * SIZE + FLAP + 2
#: Where a net is folded: between the sides, and where the flaps begin.
_FOLDS: Final = (
    "M120 0H240M120 120H240M120 240H240M120 360H240"
    "M120 0V120M120 120V240M120 240V480M240 0V120M240 120V240M240 240V480"
)
#: How wide a square is shown where nobody says so.
_SHOWN: Final = 40


def die_svg(die: Die, marks: Marks = NO_MARKS, title: str = "") -> str:
    """One die from above."""
    return svg.document(draw_die(die, marks), SIZE, SIZE, title)


def draw_die(die: Die, marks: Marks = NO_MARKS, *, bare: bool = False) -> str:
    """What a die shows, from (0, 0); bare, without its rounded edge."""
    body = "" if bare else _body()
    if die.face is None:
        return body + svg.moved(_star(star(OUTLINES.die.star)), SIZE / 2, SIZE / 2)
    sign = _wild_sign() if die.wild else ""
    return body + _symbols(die.face, marks) + sign + _letter(die.face, marks)


def board_svg(position: Position, marks: Marks = NO_MARKS, title: str = "") -> str:
    """A board with its dice; the hands stand below it, that of the seat to move has an arrow."""
    width, height = board_size(position)
    drawn = svg.element("rect", width=width, height=height, rx=_ROUND, fill=_LEATHER)
    drawn += _squares(position, marks)
    top = 2 * RIM + position.board.rows * SQUARE + 0.0
    for seat, hand in enumerate(position.hands):
        if hand:
            drawn += _hand(hand, top, marks, moves=seat == position.to_move)
            top += _HAND
    return svg.document(drawn, width, height, title, (position.board.columns + 1) * _SHOWN)


def board_size(position: Position) -> tuple[float, float]:
    """Width and height of a board and of the hands below it."""
    board, hands = position.board, sum(map(bool, position.hands))
    return 2 * RIM + board.columns * SQUARE, 2 * RIM + board.rows * SQUARE + hands * _HAND


def net_svg(sides: Sequence[Die], marks: Marks = NO_MARKS) -> str:
    """A die to cut out and fold: a cross of its six sides with seven flaps to glue."""
    drawn = svg.element(
        "path",
        d=_net_outline(),
        fill="none",
        stroke=INKS.ink,
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    drawn += svg.element(
        "path", d=_FOLDS, fill="none", stroke=INKS.line, stroke_width=1.5, stroke_dasharray="6 5"
    )
    for die, (column, row) in zip(sides, _CROSS, strict=True):
        drawn += svg.moved(draw_die(die, marks, bare=True), column * SIZE, row * SIZE)
    return svg.document(svg.moved(drawn, 1, FLAP + 1), NET_WIDTH, NET_HEIGHT)


def _net_outline() -> str:
    """Around the cross, flaps included; from the upper left corner of the column, clockwise."""
    one, cut = SIZE, FLAP * 0.7
    corners: list[tuple[float, float]]
    corners = [(one, 0), (one + cut, -FLAP), (2 * one - cut, -FLAP), (2 * one, 0)]
    corners += [*_flap(2 * one, 0, 1, 1), (3 * one, one), (3 * one, 2 * one), (2 * one, 2 * one)]
    corners += _flap(2 * one, 2, 1, 1) + _flap(2 * one, 3, 1, 1)
    corners += _flap(one, 3, -1, -1) + _flap(one, 2, -1, -1)
    corners += [(0, 2 * one), (0, one), (one, one), *_flap(one, 0, -1, -1)]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in corners) + "Z"


def _flap(x: float, row: int, side: int, way: int) -> list[tuple[float, float]]:
    """A flap at one side of the column, walked down (1) or up (-1)."""
    top, bottom, cut = row * SIZE, (row + 1) * SIZE, FLAP * 0.7
    out = x + side * FLAP
    walked = [(x, top), (out, top + cut), (out, bottom - cut), (x, bottom)]
    return walked[::way]


def _squares(position: Position, marks: Marks) -> str:
    """The squares within their rim, and what lies on them."""
    board, lying = position.board, dict(position.dice)
    drawn = _names(board)
    for index in range(board.rows * board.columns):
        square = board.square(index)
        die = lying.get(square)
        inside = _square(board, square) if die is None else _lying(board, square, die, marks)
        left, top = (RIM + (at - 1) * SQUARE for at in (square.column, square.row))
        drawn += svg.moved(inside, left, top)
    return drawn


def _square(board: Board, square: Square) -> str:
    points = {bonus.square: bonus.points for bonus in board.bonuses}.get(square)
    if points is not None:
        sign = svg.text(f"+{points}", SQUARE / 2, SQUARE / 2 + 18, 50, "#4a3b28")
        return _tile(INKS.bonus.get(str(points), INKS.bonus["5"])) + sign
    if square == board.middle:
        three = "".join(svg.moved(_diamond(), SQUARE / 2, y, 0.7) for y in (34, 64, 94))
        return _tile(INKS.middle) + three
    return _tile(INKS.tile)


def _lying(board: Board, square: Square, die: Die, marks: Marks) -> str:
    inset = (SQUARE - SIZE) / 2
    return _tile(INKS.middle if square == board.middle else INKS.tile) + svg.moved(
        draw_die(die, marks), inset, inset
    )


def _tile(fill: str) -> str:
    return svg.element(
        "rect", width=SQUARE, height=SQUARE, fill=fill, stroke=INKS.line, stroke_width=2
    )


def _diamond() -> str:
    return svg.element("path", d=OUTLINES.shapes["diamond"], fill=INKS.line)


def _names(board: Board) -> str:
    """Letters above and below, numbers at both sides: people sit all around."""
    drawn = ""
    right, bottom = RIM + board.columns * SQUARE, RIM + board.rows * SQUARE
    for column in range(1, board.columns + 1):
        letter, x = str(Square(1, column))[:1], RIM + (column - 0.5) * SQUARE
        drawn += "".join(svg.text(letter, x, y, 32, _BRASS) for y in (39, bottom + 39))
    for row in range(1, board.rows + 1):
        y = RIM + (row - 0.5) * SQUARE + 11
        drawn += "".join(svg.text(str(row), x, y, 32, _BRASS) for x in (RIM / 2, right + RIM / 2))
    return drawn


def _hand(hand: Sequence[Die], top: float, marks: Marks, *, moves: bool) -> str:
    tip = f"M16 {top + 50:g}L40 {top + 70:g}L16 {top + 90:g}Z"
    arrow = svg.element("path", d=tip, fill=_BRASS)
    dice = (
        svg.moved(draw_die(die, marks), RIM + at * SQUARE + 4, top + 10)
        for at, die in enumerate(hand)
    )
    return (arrow if moves else "") + "".join(dice)


def _body() -> str:
    side = svg.element("rect", x=1, y=4, width=SIZE - 2, height=SIZE - 5, rx=_ROUND, fill="#b9ae93")
    top = svg.element(
        "rect",
        x=1,
        y=1,
        width=SIZE - 2,
        height=SIZE - 7,
        rx=_ROUND,
        fill=INKS.paper,
        stroke=INKS.rim,
    )
    return side + top


def _symbols(face: Face, marks: Marks) -> str:
    number, colour, shape = (NAMES[face.value(attribute)] for attribute in ATTRIBUTES)
    outline = OUTLINES.shapes[shape]
    ink = svg.element("path", d=outline, fill=INKS.colours[colour])
    symbol = ink + _edge(colour, outline, marks)
    return "".join(svg.moved(symbol, SIZE / 2, y - 2, scale) for y, scale in on_die(number))


def _edge(colour: str, outline: str, marks: Marks) -> str:
    """As in the browser: with patterns a dark outline for those colours that have dashes."""
    dashes = INKS.dashes.get(colour)
    if marks.patterns and dashes is None:
        return ""
    dotted = marks.patterns and dashes is not None and dashes.startswith("0.1 ")
    return svg.element(
        "path",
        d=outline,
        fill="none",
        stroke=INKS.ink if marks.patterns else INKS.colours[colour],
        stroke_width=INKS.widths["die_marked" if marks.patterns else "die"],
        stroke_linejoin="round",
        stroke_dasharray=dashes if marks.patterns else None,
        stroke_linecap="round" if dotted else None,
    )


def _letter(face: Face, marks: Marks) -> str:
    letter = marks.letters.get(NAMES[face.value(ATTRIBUTES[1])], "")
    if not letter:
        return ""
    # Symbols reach under the letter: it stands on a spot of paper.
    wide = 8 + 15 * len(letter)
    spot = {"x": SIZE - 5 - wide, "y": SIZE - 34, "width": wide, "height": 25}
    paper = svg.element("rect", rx=5, fill=INKS.paper, **spot)
    return paper + svg.text(letter, SIZE - 9, SIZE - 14, 22, INKS.ink, "end")


def _wild_sign() -> str:
    disc = svg.element("circle", r=17, fill=INKS.paper, stroke=INKS.ink, stroke_width=2)
    return svg.moved(disc + _star(star(OUTLINES.die.small_star)), 20, 20)


def _star(outline: str) -> str:
    return svg.element(
        "path",
        d=outline,
        fill=INKS.gold,
        stroke=INKS.ink,
        stroke_width=2.5,
        stroke_linejoin="round",
    )
