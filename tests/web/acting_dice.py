"""What a person does at a table of SET Dice, through the page alone: look, choose, place, throw."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tercet.dice.board import Square
from tercet.dice.faces import NAMES, Die
from tercet.dice.finding import best_turns, opening_turns
from tercet.dice.loading import load_board
from tercet.dice.position import Placement, Position, Turn
from tests.web.acting import Options, press, until

#: The options of a short game without wilds.
SHORT: Final[Options] = {
    "Board": "small, 9 by 9 squares",
    "Dice": "without wilds, for a first game",
}


def hand(page: Page) -> list[str]:
    """What one's own dice show."""
    found: list[str] = page.locator(".hand button").evaluate_all(
        "all => all.map(each => each.dataset.shows)"
    )
    return found


def square(page: Page, name: str) -> Locator:
    """A square of the board."""
    return page.locator(f'[role=gridcell][data-square="{name}"]')


def die(page: Page, shows: str) -> Locator:
    """A die of the own hand that shows this and has not been placed."""
    return page.locator(f'.hand button:not(.away)[data-shows="{shows}"]').first


def position(page: Page) -> Position:
    """The table as it is shown, with the small board."""
    lying: list[list[str]] = page.locator("[role=gridcell][data-shows]:not(.new)").evaluate_all(
        "all => all.map(each => [each.dataset.square, each.dataset.shows])"
    )
    placed = tuple(sorted(Placement(Square.parse(at), Die.parse(shows)) for at, shows in lying))
    own = tuple(Die.parse(shows) for shows in hand(page))
    return Position(load_board("small"), placed, (own,))


def place(page: Page, placement: Placement) -> None:
    """Touch a die, then its square; a wild is asked what it stands for."""
    die(page, str(placement.die.in_hand)).click()
    square(page, str(placement.square)).click()
    if placement.die.wild:
        mean(page, str(placement.die)[1:])


def mean(page: Page, meaning: str) -> None:
    """Say what a wild stands for."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status").filter(has_text="Looking")).to_be_hidden()
    if not dialog.get_by_role("radio").first.is_visible():
        dialog.get_by_text("Another meaning").click()
    for name in (meaning[0], NAMES[meaning[1]], NAMES[meaning[2]]):
        radio = page.get_by_role("radio", name=name, exact=True)
        dialog.locator("label", has=radio).click()
    dialog.get_by_role("button", name=re.compile("^Lay ")).click()
    expect(dialog).to_be_hidden()


def open_the_game(page: Page, turn: Turn) -> None:
    """Touch the three dice of an opening SET in one moment, and say so; a bot may be faster."""
    page.evaluate(
        """shown => {
            const buttons = [...document.querySelectorAll(".bar button")];
            if (!buttons.some((each) => each.textContent.includes("SET!"))) return;
            const dice = [...document.querySelectorAll(".hand button:not(.away)")];
            for (const shows of shown) {
                const at = dice.findIndex((die) => die.dataset.shows === shows);
                if (at >= 0) dice.splice(at, 1)[0].click();
            }
        }""",
        [str(placement.die) for placement in turn.placements],
    )
    press(page, "SET!")


def on_turn(page: Page) -> bool:
    """Whether it is one's own turn; then nobody else can do anything."""
    return page.get_by_role("button", name="Pass").is_visible()


def act(page: Page) -> None:
    """Do what is to be done now, if there is anything."""
    if on_turn(page):
        play_turn(page)
    else:
        prepare(page)


def prepare(page: Page) -> None:
    """Keep the dice, or open the game with a SET without wilds."""
    if press(page, "Keep all"):
        return
    turns = [turn for turn in opening_turns(position(page)) if "*" not in str(turn)]
    if turns and page.get_by_role("button", name="SET!").is_visible():
        open_the_game(page, turns[0])


def play_turn(page: Page) -> None:
    """The best turn there is, or none."""
    found = best_turns(position(page), 1)
    if not found:
        pass_on(page)
        return
    best = found[0]
    for placement in best.turn.placements:
        place(page, placement)
    send = page.get_by_role("button", name=f"Place: {best.score} point")
    send.click()
    expect(send).to_be_hidden()


def pass_on(page: Page) -> None:
    """Place nothing."""
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_role("button", name="Really?")).to_be_hidden()


def play_out(page: Page) -> None:
    """Until the game is over."""
    until(page.locator("#end-heading"), lambda: act(page))
