"""SET Dice in real browsers: by touch, by dragging, by keyboard, on a small phone, with wilds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect

from tercet.dice.board import Square
from tercet.dice.finding import best_turns, opening_turns
from tercet.dice.position import Placement
from tests.web.acting import Options, open_table, patiently, until
from tests.web.acting_dice import (
    SHORT,
    die,
    mean,
    on_turn,
    open_the_game,
    pass_on,
    place,
    play_turn,
    position,
    prepare,
    square,
)
from tests.web.looking import SMALL_PHONE, examine, moments, noting, overflow
from tests.web.screens_boards import two_with_dice
from tests.web.serving import Server
from tests.web.stage import Stage


@pytest.fixture
def address(brisk_server: Server) -> str:
    """Bots that do not take their time."""
    return brisk_server.address


def begun(stage: Stage, options: Options = SHORT) -> Page:
    """A table with a bot."""
    page = stage.person("/#/new")
    open_table(page, "SET Dice", players=2, bots=1, options=options)
    expect(page.locator(".hand button").first).to_be_visible()
    return page


def my_turn(page: Page) -> list[Placement]:
    """Play until it is one's own turn and there is one to play; its dice."""

    def look() -> list[Placement] | None:
        if not on_turn(page):
            prepare(page)
        elif found := best_turns(position(page), 1):
            return list(found[0].turn.placements)
        else:
            pass_on(page)
        return None

    return patiently(page, look)


def test_a_turn_is_weighed_before_it_is_sent(stage: Stage) -> None:
    noting(stage)
    page = begun(stage, {**SHORT, "Match": "a number of deals"})
    expect(page.get_by_text("Deal 1 of 3")).to_be_visible()
    turn = my_turn(page)
    first = turn[0]
    die(page, str(first.die)).click()
    expect(page.get_by_text("Now touch the square for it.")).to_be_visible()
    corner = square(page, "a9" if str(first.square) != "a9" else "a8")
    corner.click()
    expect(page.locator(".foot .verdict")).to_contain_text("does not stand in a line")
    expect(page.get_by_role("button", name="Place", exact=True)).to_be_disabled()
    corner.click()  # it comes back to the hand, still chosen
    expect(corner).not_to_have_attribute("data-shows", re.compile("."))
    square(page, str(first.square)).click()
    for placement in turn[1:]:
        place(page, placement)
    page.get_by_role("button", name="Show what fits").click()
    send = page.get_by_role("button", name="Place:")
    expect(send).to_be_visible()
    expect(page.locator(".foot .verdict")).to_have_text(re.compile(r"^\d SETs?: 3( \+ 3)*"))
    examine(page, "dice_placing")
    page.reload()  # what was laid lies there again
    expect(page.locator(".new")).to_have_count(len(turn))
    expect(send).to_be_visible()
    points = int(re.findall(r"\d+", send.inner_text())[0])
    before = int(score(page, "Ada").inner_text())
    send.click()
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_text(f"and scores {points} points").first).to_be_visible()
    expect(score(page, "Ada")).to_have_text(str(before + points))
    assert any(text.startswith(f"+{points} you ") for text in moments(page))


def test_dice_laid_for_a_lost_opening_do_not_lie_there_in_the_next_turn(stage: Stage) -> None:
    people = two_with_dice(stage, SHORT)
    first, second = sorted(people, key=lambda page: not opening_turns(position(page)))
    second.get_by_role("button", name="As a column").click()
    for at in (0, 1):
        second.locator(".hand button").nth(at).click()
    expect(second.locator(".new")).to_have_count(2)
    open_the_game(first, opening_turns(position(first))[0])
    expect(second.get_by_role("button", name="Pass")).to_be_visible()
    expect(second.locator(".new")).to_have_count(0)


def test_a_die_is_dragged_to_its_square(stage: Stage) -> None:
    page = begun(stage)
    first = my_turn(page)[0]
    start, goal = die(page, str(first.die)), square(page, str(first.square))
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(goal), steps=5)
    expect(goal).to_have_class(re.compile("over"))
    page.mouse.up()
    expect(goal).to_have_attribute("data-shows", str(first.die))
    expect(goal).to_have_accessible_name(re.compile("your die, not sent yet"))


def test_hints_show_where_dice_fit_and_are_remembered(stage: Stage) -> None:
    page = begun(stage)
    first = my_turn(page)[0]
    page.get_by_role("button", name="Show what fits").click()
    die(page, str(first.die)).click()
    expect(square(page, str(first.square))).to_have_accessible_name(re.compile("fits here"))
    page.reload()
    expect(page.get_by_role("button", name="Show what fits")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_wild_is_asked_what_it_stands_for(stage: Stage) -> None:
    page = stage.person("/")
    page.route_web_socket(re.compile("/ws$"), with_a_wild)
    page.goto(f"{stage.address}/#/new")
    open_table(page, "SET Dice", players=2, bots=1, options=SHORT)
    my_turn(page)
    expect(die(page, "*")).to_have_accessible_name("wild")
    die(page, "*").click()
    square(page, "b9").click()
    expect(page.get_by_text("Nothing makes a SET here yet.")).to_be_visible()
    square(page, "a9").click()  # the board is not hidden: the wild goes there instead
    expect(square(page, "b9")).to_have_accessible_name("b9, empty")
    expect(square(page, "a9")).to_have_accessible_name(re.compile("a9, a wild"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    square(page, "a9").focus()
    page.keyboard.press("Enter")
    mean(page, "2rw")
    expect(square(page, "a9")).to_be_focused()
    expect(square(page, "a9")).to_have_accessible_name(
        re.compile("a9, a wild as two red waves, bonus of 5 points, your die, not sent yet")
    )


def test_what_a_wild_may_stand_for_is_listed_best_first_beside_the_board(stage: Stage) -> None:
    page = stage.person("/")
    page.route_web_socket(re.compile("/ws$"), with_meanings)
    page.goto(f"{stage.address}/#/new")
    open_table(page, "SET Dice", players=2, bots=1, options=SHORT)
    my_turn(page)
    die(page, "*").click()
    square(page, "a9").click()
    offered = page.get_by_role("dialog").get_by_role("group", name="These make SETs here")
    expect(offered.get_by_role("button")).to_have_text(["+7", "+4"])
    expect(offered.get_by_role("button", name="two red waves, 7 points")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("radio").first).to_be_hidden()
    expect(square(page, "a9")).to_have_accessible_name(re.compile("a9, a wild as two red waves"))
    examine(page)
    for size in ({"width": 1280, "height": 800}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        panel, board = box(page.get_by_role("dialog")), box(page.locator(".board"))
        assert panel["x"] >= board["x"] + board["width"]
        expect(page.get_by_role("button", name="Lay the wild")).to_be_in_viewport()
    offered.get_by_role("button", name="one green oval, 4 points").click()
    expect(square(page, "a9")).to_have_accessible_name(re.compile("a wild as one green oval"))


def with_meanings(socket: WebSocketRoute) -> None:
    """The same, and a server that knows two meanings for it."""
    server = socket.connect_to_server()

    def asked(message: str | bytes) -> None:
        said = json.loads(message)
        if said["do"] != "meanings":
            server.send(message)
            return
        known = [{"shows": "*2rw", "points": 7}, {"shows": "*1go", "points": 4}]
        socket.send(json.dumps({"is": "meant", "id": said["id"], "meanings": known}))

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        if isinstance(said.get("view"), dict):
            wild_in_hand(said["view"])
        socket.send(json.dumps(said))

    socket.on_message(asked)
    server.on_message(told)


def wild_in_hand(view: dict[str, Any]) -> None:
    for held in view["hands"][0][:1] if view["board"] else ():
        held["shows"] = "*"


def with_a_wild(socket: WebSocketRoute) -> None:
    """After the opening, show the first of Ada's dice as a wild, whatever it is."""
    showing(socket, wild_in_hand)


def with_a_wild_on_the_board(socket: WebSocketRoute) -> None:
    """Show the first die on the board as a wild that stands for what it shows."""

    def wild(view: dict[str, Any]) -> None:
        for lying in view["board"][:1]:
            lying["shows"] = "*" + lying["shows"]

    showing(socket, wild)


def showing(socket: WebSocketRoute, change: Callable[[dict[str, Any]], None]) -> None:
    """Pass on what the server says, with its views changed."""

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        if isinstance(said.get("view"), dict):
            change(said["view"])
        socket.send(json.dumps(said))

    socket.connect_to_server().on_message(told)


def test_a_wild_on_the_board_can_be_replaced(stage: Stage) -> None:
    page = stage.person("/")
    page.route_web_socket(re.compile("/ws$"), with_a_wild_on_the_board)
    page.goto(f"{stage.address}/#/new")
    open_table(page, "SET Dice", players=2, bots=1, options=SHORT)
    my_turn(page)
    page.locator(".hand button").first.click()
    page.locator('[data-shows^="*"]').click()
    expect(page.get_by_role("button", name="in the place of the wild on")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Pass")).to_be_visible()
    page.locator('[data-shows^="*"]').click()
    page.get_by_role("button", name="in the place of the wild on").click()
    expect(page.get_by_text("There is no wild on").first).to_be_visible()  # we made it up


def test_a_whole_game_by_keyboard_alone_and_another(stage: Stage) -> None:
    page = begun(stage)
    page.keyboard.press("?")
    expect(page.locator(".hand kbd").first).to_have_text("1")
    until(page.locator("#end-heading"), partial(press_keys, page))
    expect(page.get_by_role("columnheader", name="Best turn")).to_be_visible()
    expect(page.get_by_text("The board at the end")).to_be_visible()
    examine(page, "dice_end")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".hand button")).to_have_count(5)


def press_keys(page: Page) -> None:
    """Whatever there is to do now, without touching anything."""
    prompt = " ".join(page.locator(".prompt").all_inner_texts())
    if "once more" in prompt:
        page.keyboard.press("p")
    elif "Your turn" in prompt:
        play_turn_by_keys(page)
    elif "touch the square" in prompt:  # chosen for an opening that a bot was faster with
        page.keyboard.press("Escape")
    elif "Who is first" in prompt:
        turns = opening_turns(position(page))
        for placement in turns[0].placements if turns else ():
            page.keyboard.press(key_of(page, str(placement.die)))
        page.keyboard.press("s")


def play_turn_by_keys(page: Page) -> None:
    """The best turn there is, or none; until it is taken down."""
    found = best_turns(position(page), 1)
    if not found:
        page.keyboard.press("p")
        page.keyboard.press("p")
        expect(page.get_by_role("button", name="Really?")).to_be_hidden()
        return
    for placement in found[0].turn.placements:
        page.keyboard.press(key_of(page, str(placement.die)))
        walk(page, placement)
        page.keyboard.press("Enter")
    send = page.get_by_role("button", name="Place:")
    expect(send).to_be_visible()
    page.keyboard.press("s")
    expect(send).to_be_hidden()


def key_of(page: Page, shows: str) -> str:
    dice: list[str] = page.locator(".hand button").evaluate_all(
        "all => all.map(each => each.classList.contains('away') ? '' : each.dataset.shows)"
    )
    return str(dice.index(shows) + 1) if shows in dice else "Escape"


def walk(page: Page, placement: Placement) -> None:
    """From the square that has the focus to the one wanted, by arrows."""
    here = page.evaluate("document.activeElement.dataset.square")
    row, column = Square.parse(here)
    goal = placement.square
    for key, steps in (("Down", goal.row - row), ("Right", goal.column - column)):
        back = {"Down": "Up", "Right": "Left"}[key]
        for _ in range(abs(steps)):
            page.keyboard.press(f"Arrow{key if steps > 0 else back}")
    expect(square(page, str(goal))).to_be_focused()


def score(page: Page, name: str) -> Locator:
    line = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return line.locator(".score")


def box(found: Locator) -> FloatRect:
    there = found.bounding_box()
    assert there is not None
    return there


def middle(found: Locator) -> tuple[float, float]:
    there = box(found)
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    def test_squares_are_large_enough_for_a_finger_and_the_whole_board_can_be_seen(
        self, stage: Stage
    ) -> None:
        page = begun(stage, {})
        assert overflow(page) <= 0
        size = "each => Math.round(each.getBoundingClientRect().width)"
        assert square(page, "g7").evaluate(size) >= 44
        assert page.locator(".hand button").first.evaluate(size) >= 44
        page.get_by_role("button", name="Whole board").click()
        for corner in ("a1", "m13"):
            box = square(page, corner).bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= 320 - box["width"]
        assert overflow(page) <= 0

    def test_a_turn_is_played_by_touch(self, stage: Stage) -> None:
        page = begun(stage)
        my_turn(page)
        play_turn(page)
        expect(
            page.get_by_role("region", name="Story").get_by_text("Ada places")
        ).not_to_have_count(0)
