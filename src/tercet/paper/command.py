"""`tercet print`: from what somebody asks for to the bytes of a file.

SVG needs nothing but Tercet; PDF and PNG need the libraries of `tercet[print]`, which are loaded
here and nowhere before.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from tercet.errors import Unreadable
from tercet.paper import subjects
from tercet.paper.order import Order

What = Literal["cards", "boards", "rules", "puzzles"]
Kind = Literal["pdf", "png", "svg"]
_PICTURES: Final[tuple[Kind, ...]] = ("png", "svg")


def kind_of(output: Path | None, *, png: bool, svg: bool) -> Kind:
    """The kind of file, by option or by name; they must not say different things."""
    if png and svg:
        raise Unreadable("print_one_kind")
    asked: Kind | None = "png" if png else "svg" if svg else None
    ending = output.suffix.lower().removeprefix(".") if output else ""
    named: Kind | None = next((kind for kind in _PICTURES if kind == ending), None)
    wanted = asked or named or "pdf"
    if output and ending != wanted:
        raise Unreadable("print_name", path=str(output), ending=f".{wanted}")
    return wanted


def make_file(
    what: What,
    names: Sequence[str],
    kind: Kind,
    order: Order,
    *,
    fixed: str | None,
    today: date,
) -> bytes:
    """The whole file."""
    if fixed is not None and (what != "cards" or kind != "pdf"):
        raise Unreadable("print_fixed")
    if kind == "pdf":
        return _pdf(what, names, order, fixed, today)
    drawn = subjects.picture(what, names, order, today)
    return _png(drawn) if kind == "png" else f"{drawn}\n".encode()


def save(output: Path, content: bytes) -> None:
    """Write the file; one with this name is replaced."""
    try:
        output.write_bytes(content)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise Unreadable("print_unwritable", path=str(output)) from error


def _pdf(what: What, names: Sequence[str], order: Order, fixed: str | None, today: date) -> bytes:
    _need("reportlab", "svglib")
    match what:
        case "cards":
            from tercet.paper.cards import card_sheets

            return card_sheets(subjects.read_cards(names, fixed), order)
        case "boards":
            from tercet.paper.boards import dice_sheets, position_sheet

            position = subjects.read_position(names)
            whole = len(" ".join(names).split()) < 2
            return dice_sheets(position.board, order) if whole else position_sheet(position, order)
        case "rules":
            from tercet.paper.rules import rule_sheets

            return rule_sheets(subjects.read_pages(names), order)
        case "puzzles":
            from tercet.paper.puzzles import puzzle_sheets, week_up_to

            last = subjects.read_last_day(names, today)
            first = week_up_to(last)[0]
            subjects.read_last_day(
                [first.isoformat()], today
            )  # refuses a week that begins too early
            return puzzle_sheets(week_up_to(last), order)


def _png(drawn: str) -> bytes:
    _need("reportlab", "resvg_py")
    from tercet.paper.png import to_png

    return to_png(drawn)


def _need(*libraries: str) -> None:
    """Say how to install what is missing, instead of failing within."""
    if any(find_spec(library) is None for library in libraries):
        raise Unreadable("print_missing")
