"""What is to be printed, read from the words of the command: cards, a board, pages, a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from tercet.art.cards import card_svg, table_svg
from tercet.art.dice import board_svg
from tercet.art.marks import names
from tercet.cards import Card, deck, parse_cards
from tercet.dice.loading import load_board
from tercet.dice.position import Position
from tercet.errors import Unreadable
from tercet.paper.order import Order
from tercet.practice.puzzle import puzzle_cards, read_day
from tercet.words.rule_pages import RULE_PAGES


def read_cards(words: Sequence[str], fixed: str | None) -> tuple[Card, ...]:
    """The named cards, or a whole deck: that of beginners where one value is fixed."""
    if words and fixed is not None:
        raise Unreadable("print_fixed")
    named = " ".join(words).replace(",", " ").split()
    return parse_cards(named) if named else deck(fixed)


def read_position(words: Sequence[str]) -> Position:
    """A position in its seven fields, or an empty board by its name."""
    fields = " ".join(words).split()
    if len(fields) > 1:
        return Position.parse(" ".join(fields))
    return Position(load_board(*fields), (), ((), ()))


def read_pages(words: Sequence[str]) -> tuple[str, ...]:
    """Pages of rules; without a name, all there are."""
    for name in words:
        if name not in RULE_PAGES:
            raise Unreadable("game_unknown", game=name[:40], known=", ".join(RULE_PAGES))
    return tuple(dict.fromkeys(words)) or RULE_PAGES


def read_last_day(words: Sequence[str], today: date) -> date:
    """A day that has a puzzle; without one, today."""
    return read_day(" ".join(words), today) if words else today


def picture(what: str, words: Sequence[str], order: Order, today: date) -> str:
    """One card, several as a table, a board, or the puzzle of a day, as SVG."""
    match what:
        case "cards" if words:
            return _cards(read_cards(words, None), order)
        case "boards":
            title = order.texts.say("game-dice-name")
            return board_svg(read_position(words), order.dice_marks, title)
        case "puzzles":
            return _cards(puzzle_cards(read_last_day(words, today)), order)
    raise Unreadable("print_picture")


def _cards(cards: Sequence[Card], order: Order) -> str:
    title = names(cards, order.edition, order.texts)
    if len(cards) == 1:
        return card_svg(cards[0], order.edition, order.marks, title)
    return table_svg(cards, order.edition, order.marks, title)
