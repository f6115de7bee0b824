"""The felt: cards in their places, the own hand, and what lies before the others.

Places have three rows, as in the browser, so that the rows of the keyboard are the rows of cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercet.cards import Card
from tercet.terminal.paint.board import paint_board
from tercet.terminal.paint.canvas import Box, Canvas, fitted, wrapped
from tercet.terminal.paint.cards import (
    HIGHEST,
    LOWEST,
    NARROWEST,
    WIDEST,
    paint_back,
    paint_card,
    paint_hole,
)
from tercet.terminal.paint.palette import Palette
from tercet.terminal.table.screen import Lying, OpenHand
from tercet.terminal.table.state import TableState

ROWS: Final = 3
#: Cards of other players are shown small.
_SMALL: Final = Box(0, 0, 8, 4)


@dataclass(frozen=True, slots=True)
class TouchPlace:
    """A click on a place of the table."""

    place: int


@dataclass(frozen=True, slots=True)
class TouchCard:
    """A click on a card of the hand."""

    card: Card


def paint_table(state: TableState, width: int, height: int, palette: Palette) -> Canvas:
    """All that lies there, as large as the space allows."""
    canvas = Canvas(width, height, palette.felt)
    screen = state.screen
    if screen.board is not None:
        paint_board(canvas, state, palette)
        return canvas
    if state.source.view is None:
        _paint_waiting(canvas, state, palette)
        return canvas
    area = Box(0, 0, width, height - _paint_notes(canvas, state, palette))
    if screen.keyed == "rows":
        _paint_rows(canvas, area, state, palette)
    elif screen.keyed == "none":
        _paint_open_table(canvas, area, state, palette)
    elif screen.hand is not None:
        _paint_grid_and_hand(canvas, area, state, palette)
    else:
        _paint_grid(canvas, area, state, palette)
    return canvas


def _paint_waiting(canvas: Canvas, state: TableState, palette: Palette) -> None:
    """Before the cards are dealt: the count-down, if there is one."""
    left = state.source.starts_in_ms
    middle = canvas.height // 2
    if left is None:
        _paint_room(canvas, state, palette)
        return
    seconds = max(1, -(-left // 1000))
    text = state.texts.say("starting-in", seconds=seconds)
    canvas.put((canvas.width - len(text)) // 2, middle - 1, text, palette.strong)
    canvas.put(canvas.width // 2, middle + 1, str(seconds), palette.main)


def _paint_room(canvas: Canvas, state: TableState, palette: Palette) -> None:
    """The seats one below the other, and the code to tell others."""
    room = state.source.room
    if room is None:
        return
    say, x = state.texts.say, max(2, canvas.width // 2 - 18)
    y = max(1, (canvas.height - len(room.seats) - 4) // 2)
    if room.code is not None:
        end = canvas.put(x, y, f"{say('play-room-code')}  ", palette.quiet)
        canvas.put(end, y, room.code, palette.main)
        y += 2
    for number, seat in enumerate(room.seats, 1):
        name = seat.name or say("room-free")
        signs = [say("room-bot")] * seat.bot + [say("room-host")] * seat.host
        away = seat.name is not None and not seat.present and not seat.bot
        signs += [say("sign-away")] * away
        text = f"{number:>2}  {name}{' (' + ', '.join(signs) + ')' if signs else ''}"
        canvas.put(
            x, y, fitted(text, canvas.width - x), palette.strong if seat.name else palette.quiet
        )
        y += 1


def _paint_notes(canvas: Canvas, state: TableState, palette: Palette) -> int:
    """What is to be known besides, at the lower edge; how many lines that takes."""
    says = [note.say(state.texts) for note in state.screen.notes]
    lines = wrapped(says, canvas.width - 2, " · ")
    for at, line in enumerate(lines):
        canvas.put(1, canvas.height - len(lines) + at, line, palette.good)
    return len(lines)


# --- Cards -----------------------------------------------------------------------------------


def _paint_grid(canvas: Canvas, area: Box, state: TableState, palette: Palette) -> None:
    """Three rows, to which cards are added by columns."""
    places = state.screen.places
    columns = max(4, -(-len(places) // ROWS))
    size = _card_size(area, columns, ROWS)
    gap_y = _gap(area, ROWS, size.height)
    total = (columns * (size.width + 1) - 1, ROWS * (size.height + gap_y) - gap_y)
    left, top = area.x + (area.width - total[0]) // 2, area.y + (area.height - total[1]) // 2
    for place, card in enumerate(places):
        column, row = divmod(place, ROWS)
        x, y = left + column * (size.width + 1), top + row * (size.height + gap_y)
        _paint_place(canvas, Box(x, y, size.width, size.height), state, place, card, palette)


def _card_size(area: Box, columns: int, rows: int) -> Box:
    width = min(WIDEST, (area.width + 1) // columns - 1)
    height = (area.height - (rows - 1)) // rows
    if height < LOWEST:
        height = area.height // rows
    return Box(0, 0, max(4, width), max(1, min(HIGHEST, height)))


def _gap(area: Box, rows: int, height: int) -> int:
    """A free line between rows of cards, where there is room for one."""
    return 1 if area.height >= rows * (height + 1) - 1 else 0


def _paint_place(
    canvas: Canvas, box: Box, state: TableState, place: int, card: Lying, palette: Palette
) -> None:
    if card is None:
        paint_hole(canvas, box, palette)
        return
    paint_card(
        canvas,
        box,
        card,
        state.edition,
        palette,
        key=state.key_of(place),
        chosen=card in state.chosen,
        mark=state.screen.marks.get(card),
        fresh=state.is_fresh(place),
    )
    canvas.spot(box, TouchPlace(place))


def _paint_hand_row(
    canvas: Canvas, area: Box, state: TableState, palette: Palette, size: Box
) -> None:
    hand = state.screen.hand
    if hand is None:
        return
    caption = fitted(hand.caption.say(state.texts), area.width - 1)
    canvas.put(area.x + 1, area.y, caption, palette.strong)
    count = max(1, len(hand.cards))
    width = min(size.width, (area.width + 1) // count - 1)
    left = area.x + max(0, (area.width - (count * (width + 1) - 1)) // 2)
    for place, card in enumerate(hand.cards):
        box = Box(left + place * (width + 1), area.y + 1, width, area.height - 1)
        if card is None:
            paint_hole(canvas, box, palette)
            continue
        paint_card(
            canvas,
            box,
            card,
            state.edition,
            palette,
            key=state.key_in_hand(place),
            chosen=card in state.chosen,
            mark=state.screen.marks.get(card),
        )
        canvas.spot(box, TouchCard(card))


def _paint_rows(canvas: Canvas, area: Box, state: TableState, palette: Palette) -> None:
    """The table in one row, the hand in the next, as their keys lie."""
    hand = state.screen.hand.cards if state.screen.hand is not None else ()
    columns = max(6, len(state.screen.places), len(hand))
    size = _card_size(Box(0, 0, area.width, area.height - 1), columns, 2)
    places = state.screen.places
    left = area.x + (area.width - (len(places) * (size.width + 1) - 1)) // 2
    for place, card in enumerate(places):
        box = Box(left + place * (size.width + 1), area.y, size.width, size.height)
        _paint_place(canvas, box, state, place, card, palette)
    lower = area.y + area.height - size.height - 1
    _paint_hand_row(canvas, Box(area.x, lower, area.width, size.height + 1), state, palette, size)


def _paint_grid_and_hand(canvas: Canvas, area: Box, state: TableState, palette: Palette) -> None:
    """The table in three rows, the hand below it."""
    rows = min(ROWS, max(1, len(state.screen.places)))
    height = max(LOWEST, min(HIGHEST, (area.height - 1) // (ROWS + 1)))
    own = min(height + 1, area.height)
    above = Box(area.x, area.y, area.width, area.height - own)
    if not state.screen.places:
        empty = state.texts.say("setup-empty")
        x = area.x + (area.width - len(empty)) // 2
        canvas.put(x, above.height // 2, empty, palette.quiet)
    elif rows:
        _paint_grid(canvas, above, state, palette)
    below = Box(area.x, area.y + area.height - own, area.width, own)
    size = _card_size(above, 5, ROWS)
    _paint_hand_row(canvas, below, state, palette, Box(0, 0, max(size.width, NARROWEST), own))


# --- ChipSet ---------------------------------------------------------------------------------


def _paint_open_table(canvas: Canvas, area: Box, state: TableState, palette: Palette) -> None:
    """The open cards in one or two rows, the hands of the others small, the own one below."""
    others = state.screen.hands
    shown = any(hand.cards for hand in others)
    y = area.y + _paint_others(canvas, area, state, others, palette, shown)
    own = max(LOWEST, min(HIGHEST, (area.height - (y - area.y) - 1) // 2))
    middle = Box(area.x, y, area.width, area.height - (y - area.y) - own - 1)
    width = _paint_lines(canvas, middle, state, palette)
    below = Box(area.x, area.y + area.height - own - 1, area.width, own + 1)
    _paint_hand_row(canvas, below, state, palette, Box(0, 0, width, own))


def _paint_lines(canvas: Canvas, area: Box, state: TableState, palette: Palette) -> int:
    """The open cards; how wide each of them is."""
    places = state.screen.places
    if not places:
        return 14
    per_row = max(1, min(len(places), (area.width + 1) // (NARROWEST + 1)))
    rows = -(-len(places) // per_row)
    per_row = -(-len(places) // rows)
    size = _card_size(area, max(4, per_row), rows)
    down = size.height + _gap(area, rows, size.height)
    left = area.x + (area.width - (per_row * (size.width + 1) - 1)) // 2
    for place, card in enumerate(places):
        row, column = divmod(place, per_row)
        x, y = left + column * (size.width + 1), area.y + row * down
        box = Box(x, y, size.width, size.height)
        _paint_place(canvas, box, state, place, card, palette)
    return size.width


def _paint_others(
    canvas: Canvas,
    area: Box,
    state: TableState,
    hands: tuple[OpenHand, ...],
    palette: Palette,
    shown: bool,
) -> int:
    """The hands of the others in a row; how many lines that takes."""
    x, y, height = area.x + 1, area.y, 0
    for hand in hands:
        size = len(hand.cards) * (_SMALL.width + 1) if hand.cards else hand.hidden * 3
        width = max(size, 12)
        if x + width > area.x + area.width:
            x, y = area.x + 1, y + (_SMALL.height + 1 if shown else 2)
        name = fitted(f"{'★ ' if hand.won else ''}{state.names[hand.seat]}", width - 1)
        canvas.put(x, y, name, palette.good if hand.won else palette.quiet)
        _paint_open_hand(canvas, x, y + 1, hand, state, palette)
        height = y - area.y + (_SMALL.height + 1 if shown else 2)
        x += width + 1
    return height + 1 if height else 0


def _paint_open_hand(
    canvas: Canvas, x: int, y: int, hand: OpenHand, state: TableState, palette: Palette
) -> None:
    for card in hand.cards:
        paint_card(
            canvas,
            Box(x, y, _SMALL.width, _SMALL.height),
            card,
            state.edition,
            palette,
            mark=state.screen.marks.get(card),
        )
        x += _SMALL.width + 1
    for _ in range(hand.hidden):
        paint_back(canvas, Box(x, y, 2, 1), palette)
        x += 3
