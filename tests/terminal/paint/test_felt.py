"""Where things lie on the felt, in whole games and in every size: nothing on top of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from tercet.cards import deck
from tercet.games import GAMES, find_game
from tercet.terminal.paint.board import TouchDie, TouchSquare, die_text
from tercet.terminal.paint.canvas import Box, Canvas
from tercet.terminal.paint.palette import PALETTES
from tercet.terminal.paint.table import paint_table
from tercet.terminal.table.playback import Playback
from tercet.terminal.table.state import TableState
from tercet.words.texts import Texts
from tests.terminal.paint.pictures import SIZES
from tests.terminal.tables import short_table
from tests.whole_games import played

EN = Texts("en")
#: So many moments of a game are looked at.
MOMENTS = 40


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_no_card_lies_on_another_and_none_outside(game: str) -> None:
    for canvas in felts(game, min(8, find_game(game).facts.players[1])):
        boxes = [spot.box for spot in canvas.spots]
        over = [pair for pair in combinations(boxes, 2) if overlap(*pair)]
        assert not over, "\n".join(canvas.lines())
        assert all(within(box, canvas) for box in boxes), "\n".join(canvas.lines())


def test_where_a_board_has_no_room_the_rows_around_the_cursor_are_shown() -> None:
    playback = Playback(played("dice", 4).log(), EN)
    playback.look_as(0)
    state = TableState(playback, EN)
    seen = set[str]()
    for _ in range(state.screen.board.view.rows):
        state.press("up")
    for _ in range(state.screen.board.view.rows):
        canvas = paint_table(state, *SIZES["small"], PALETTES["none"])
        targets = [spot.target for spot in canvas.spots]
        shown = {target.square for target in targets if isinstance(target, TouchSquare)}
        assert state.placing.cursor in shown
        assert len([target for target in targets if isinstance(target, TouchDie)]) == 5
        seen |= shown
        state.press("down")
    assert len(seen) == 13 * 13


@pytest.mark.parametrize("size", SIZES)
def test_a_die_that_one_lays_is_shown_on_its_square_and_nowhere_else(size: str) -> None:
    state = TableState(short_table("dice"), EN)
    before = squares(paint_table(state, *SIZES[size], PALETTES["none"]))
    state.press("1")
    (laid,) = state.placing.laid
    after = squares(paint_table(state, *SIZES[size], PALETTES["none"]))
    assert after.pop(laid.square) == die_text(laid.shows) != before.pop(laid.square)
    assert after == before


def squares(canvas: Canvas) -> dict[str, str]:
    """Return the text of each square that is shown."""
    return {
        spot.target.square: "".join(
            row[spot.box.x : spot.box.x + spot.box.width].strip()
            for row in canvas.lines()[spot.box.y : spot.box.y + spot.box.height]
        )
        for spot in canvas.spots
        if isinstance(spot.target, TouchSquare)
    }


@pytest.mark.parametrize("size", SIZES)
def test_twenty_four_cards_still_show_their_symbols(size: str) -> None:
    source = short_table("solitaire", pile=[str(card) for card in deck()])
    state = TableState(source, EN)
    state.screen = replace(state.screen, places=tuple(deck()[:24]))
    canvas = paint_table(state, *SIZES[size], PALETTES["none"])
    assert all(_symbols(canvas, spot.box) for spot in canvas.spots), "\n".join(canvas.lines())


def _symbols(canvas: Canvas, box: Box) -> bool:
    """Whether anything is drawn below the notation."""
    rows = canvas.lines()[box.y + 1 : box.y + box.height]
    return any(row[box.x : box.x + box.width].strip() for row in rows)


def felts(game: str, seats: int) -> Iterator[Canvas]:
    """A game from its deal to its end, as its first player sees it, in every size."""
    playback = Playback(played(game, seats).log(), EN)
    playback.look_as(0)
    state = TableState(playback, EN)
    for moment in range(0, playback.last + 1, max(1, playback.last // MOMENTS)):
        playback.go(moment)
        for width, height in SIZES.values():
            yield paint_table(state, width, height, PALETTES["none"])


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a cell."""
    beside = one.x < other.x + other.width and other.x < one.x + one.width
    return beside and one.y < other.y + other.height and other.y < one.y + one.height


def within(box: Box, canvas: Canvas) -> bool:
    """Whether all of a box is to be seen."""
    across = box.x >= 0 and box.x + box.width <= canvas.width
    return across and box.y >= 0 and box.y + box.height <= canvas.height
