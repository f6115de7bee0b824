"""SET Dice in real browsers: by touch, by dragging, by keyboard, on a small phone, with wilds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tercet.dice.board import Square
from tercet.dice.finding import best_turns, opening_turns
from tercet.dice.position import Placement
from tests.web.acting import open_table, press
from tests.web.acting_dice import (
    SHORT,
    die,
    mean,
    open_the_game,
    pass_on,
    place,
    play_out,
    play_turn,
    position,
    prepare,
    square,
)
from tests.web.conftest import listen_to
from tests.web.looking import overflow
from tests.web.screens import Stage
from tests.web.screens_boards import two_with_dice
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots think fast here."""
    with Server(tmp_path_factory.mktemp("data"), pace=0.01) as running:
        yield running


@pytest.fixture
def stage(browser: Browser, address: str, browser_context_args: dict[str, Any]) -> Iterator[Stage]:
    stage = Stage(browser, address, browser_context_args)
    heard: list[str] = []
    stage.listen = lambda context: listen_to(context, heard)
    yield stage
    stage.close()
    assert heard == []


def begun(stage: Stage, options: dict[str, str | bool] = SHORT) -> Page:
    """A table with a bot."""
    page = stage.person("/#/new")
    open_table(page, "SET Dice", players=2, bots=1, options=options)
    expect(page.locator(".hand button").first).to_be_visible()
    return page


def test_a_person_plays_a_whole_game_against_a_bot(stage: Stage) -> None:
    page = begun(stage)
    play_out(page)
    expect(page.get_by_role("columnheader", name="Best turn")).to_be_visible()
    expect(page.get_by_text("The board at the end")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".hand button")).to_have_count(5)


def my_turn(page: Page) -> list[Placement]:
    """Play until it is one's own turn and there is one to play; its dice."""
    for _ in range(200):
        if page.get_by_role("button", name="Pass").is_visible():
            found = best_turns(position(page), 1)
            if found:
                return list(found[0].turn.placements)
            pass_on(page)
        elif not prepare(page):
            page.wait_for_timeout(50)
    raise AssertionError("never one's turn")


def test_a_turn_is_weighed_before_it_is_sent(stage: Stage) -> None:
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
    send = page.get_by_role("button", name="Place:")
    points = int(re.findall(r"\d+", send.inner_text())[0])
    before = score(page, "Ada")
    send.click()
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_text(f"and scores {points} points").first).to_be_visible()
    assert score(page, "Ada") == before + points


def test_dice_laid_for_a_lost_opening_do_not_lie_there_in_the_next_turn(stage: Stage) -> None:
    people = two_with_dice(stage, SHORT)
    for _ in range(100):
        for first, second in (people, people[::-1]):
            turns = opening_turns(position(first))
            if turns:
                press(second, "As a column")
                for at in (0, 1):
                    second.locator(".hand button").nth(at).click()
                open_the_game(first, turns[0])
                first.wait_for_timeout(300)
                if first.get_by_text("is placing dice").is_visible():
                    expect(second.get_by_role("button", name="Pass")).to_be_visible()
                    expect(second.locator(".new")).to_have_count(0)
                    return
        people[0].wait_for_timeout(200)
    raise AssertionError("nobody opens")


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
    expect(die(page, "*")).to_have_accessible_name("wild")
    my_turn(page)
    die(page, "*").click()
    square(page, "a9").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    square(page, "a9").focus()
    page.keyboard.press("Enter")
    mean(page, "2rw")
    expect(square(page, "a9")).to_be_focused()
    expect(square(page, "a9")).to_have_accessible_name(
        re.compile("a9, a wild as two red waves, bonus of 5 points, your die, not sent yet")
    )


def with_a_wild(socket: WebSocketRoute) -> None:
    """Show the first of Ada's dice as a wild, whatever it is."""

    def wild(view: dict[str, Any]) -> None:
        for held in view["hands"][0][:1]:
            held["shows"] = "*"

    showing(socket, wild)


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


def test_a_whole_game_by_keyboard_alone(stage: Stage) -> None:
    page = begun(stage)
    page.keyboard.press("?")
    expect(page.locator(".hand kbd").first).to_have_text("1")
    for _ in range(400):
        if page.locator("#end-heading").is_visible():
            break
        press_keys(page)
    expect(page.locator("#end-heading")).to_be_visible()


def press_keys(page: Page) -> None:
    """Whatever there is to do now, without touching anything."""
    prompt = " ".join(page.locator(".prompt").all_inner_texts())
    if "once more" in prompt:
        page.keyboard.press("p")
    elif "Your turn" in prompt:
        found = best_turns(position(page), 1)
        for placement in found[0].turn.placements if found else ():
            page.keyboard.press(key_of(page, str(placement.die)))
            walk(page, placement)
            page.keyboard.press("Enter")
        if found:
            expect(page.get_by_role("button", name="Place:")).to_be_visible()
        for key in "s" if found else "pp":
            page.keyboard.press(key)
    elif "Who is first" in prompt:
        turns = opening_turns(position(page))
        for placement in turns[0].placements if turns else ():
            page.keyboard.press(key_of(page, str(placement.die)))
        page.keyboard.press("s")
    page.wait_for_timeout(60)


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


def score(page: Page, name: str) -> int:
    line = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return int(line.locator(".score").inner_text())


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {
            "viewport": {"width": 320, "height": 568},
            "has_touch": True,
            "is_mobile": True,
            "locale": "en",
            "reduced_motion": "reduce",
        }

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
