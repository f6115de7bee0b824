"""What the variants' tables show: results in the middle, places that stand still, fingers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tercet.cards import Card, find_sets, third
from tests.web.acting import CARDS, card, cards, choose, not_a_set
from tests.web.betting import AT_ONCE, hand_cards, laid_cards, lay_in_turn
from tests.web.conftest import Open
from tests.web.looking import PHONE, examine
from tests.web.stage import Stage, gather

#: Where each card lies, by its name: position and size, to the pixel.
_BOXES = """all => Object.fromEntries(all.map(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [each.dataset.card, [x, y + scrollY, width, height].map(Math.round)];
}))"""


@pytest.fixture
def browser_context_args() -> dict[str, Any]:
    """A phone, where room is scarce; cards do not fly, so that each is where it is."""
    return {**PHONE, "locale": "en", "reduced_motion": "reduce"}


def boxes(found: Locator) -> dict[str, list[int]]:
    where: dict[str, list[int]] = found.evaluate_all(_BOXES)
    return where


def moment(page: Page) -> Locator:
    return page.locator(".moment")


def with_sets(stage: Stage, tile: str, *guests: str) -> tuple[list[Page], tuple[Card, ...]]:
    """A table with a SET on it; of thirty deals one has none."""
    while True:
        pages = gather(stage, tile, *guests)
        found = find_sets(cards(pages[0]))
        if found:
            return pages, found[0]


def test_partners_propose_see_it_and_take_it_and_no_card_moves(stage: Stage) -> None:
    (ada, ben), three = with_sets(stage, "CoopSet", "Ben")
    before = boxes(ada.locator(CARDS))
    choose(ada, three)
    for each in three:
        expect(card(ben, each)).to_have_accessible_name(re.compile("touched by Ada"))
    expect(ben.get_by_text("Ada proposes three cards.")).to_be_visible()
    assert boxes(ben.locator(CARDS)).keys() == before.keys()
    expect(ada.locator(CARDS)).to_have_count(12)
    examine(ben, "coopset")
    ben.get_by_role("button", name="Take Ada’s three").click()
    for page in (ada, ben):
        expect(page.locator(CARDS)).to_have_count(9)
        expect(page.locator(".hole")).to_have_count(3)
        expect(page.get_by_role("listitem").filter(has_text="1 SET")).to_have_attribute(
            "aria-current", "step"
        )
    stayed = {name: box for name, box in before.items() if name not in map(str, three)}
    assert boxes(ada.locator(CARDS)) == stayed
    for page in (ada, ben):
        page.get_by_role("button", name="Done").click()
    for page in (ada, ben):
        expect(moment(page)).to_contain_text("the team")
    expect(moment(ada)).to_have_count(0)  # of itself
    ben.keyboard.press("Escape")
    expect(moment(ben)).to_have_count(0)
    expect(ada.locator(CARDS)).to_have_count(12)
    assert boxes(ada.locator(CARDS)).items() >= stayed.items()


def test_a_second_tap_takes_and_fingers_go_with_whoever_leaves(stage: Stage) -> None:
    (ada, ben), three = with_sets(stage, "CoopSet", "Ben")
    choose(ben, three[:2])
    expect(ada.locator(".touched")).to_have_count(2)
    ben.context.close()
    stage.contexts.pop()
    expect(ada.locator(".touched")).to_have_count(0)
    expect(ada.get_by_text("away")).to_be_visible()
    choose(ada, three)  # alone: at once
    expect(ada.locator(CARDS)).to_have_count(9)


def test_the_end_of_a_search_shows_the_sealed_cards_and_both_shares(stage: Stage) -> None:
    (ada, ben), three = with_sets(stage, "Scout", "Ben")
    choose(ada, three)
    expect(ben.get_by_text("Find a second card of it!")).to_be_visible()
    card(ben, three[1]).click()
    for page, shares in ((ada, ("+1 Ben", "+2 you")), (ben, ("+1 you", "+2 Ada"))):
        for share in shares:
            expect(moment(page)).to_contain_text(share)
        expect(moment(page).locator(".three li")).to_have_count(3)
    examine(ben, "scout")


def test_a_wrong_second_card_is_explained_by_the_third(stage: Stage) -> None:
    while True:
        (ada, ben), three = with_sets(stage, "Scout", "Ben")
        lying = cards(ada)
        wrong = [each for each in lying if third(three[0], each) not in lying]
        wrong = [each for each in wrong if each not in three]
        if wrong:
            break
    choose(ada, three)
    expect(ben.get_by_text("Find a second card of it!")).to_be_visible()
    card(ben, wrong[0]).click()
    for page in (ada, ben):
        expect(moment(page)).to_contain_text("Ben’s second card makes no SET")
        expect(page.locator(".verdict .absent")).to_have_count(1)
        expect(page.locator(".verdict .why li")).to_have_count(4)


def test_in_setup_no_card_moves_and_the_newest_is_in_sight(stage: Stage) -> None:
    pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    ada = pages[0]
    expect(hand_cards(ada)).to_have_count(4)
    before: dict[str, list[int]] = {}
    hand = boxes(hand_cards(ada))
    for count in range(1, 13):
        lay_in_turn(pages)
        expect(laid_cards(ada)).to_have_count(count)
        expect(hand_cards(ada)).to_have_count(4)
        now = boxes(laid_cards(ada))
        assert now.items() >= before.items(), "cards on the table stay where they are"
        assert sorted(box[:2] for box in boxes(hand_cards(ada)).values()) == sorted(
            box[:2] for box in hand.values()
        ), "and so does the hand"
        kept = boxes(hand_cards(ada)).keys() & hand.keys()
        assert all(boxes(hand_cards(ada))[each] == hand[each] for each in kept)
        before, hand = now, boxes(hand_cards(ada))
        newest = laid_cards(ada).and_(ada.locator(".last")).bounding_box()
        top = min(box[1] for box in hand.values())
        assert newest is not None
        assert newest["y"] > 0
        assert newest["y"] + newest["height"] < top - ada.evaluate("scrollY")


def test_words_that_come_and_go_move_no_card(stage: Stage) -> None:
    ada, _ben = gather(stage, "Scout", "Ben")
    before = boxes(ada.locator(CARDS))
    ada.get_by_role("button", name="None here").click()
    expect(ada.get_by_text("sees none")).to_be_visible()
    assert boxes(ada.locator(CARDS)) == before
    ada.get_by_role("button", name="Take it back").click()
    expect(ada.get_by_text("sees none")).to_be_hidden()
    choose(ada, not_a_set(cards(ada)))
    expect(ada.get_by_text("The others are looking for a second card")).to_be_visible()
    assert boxes(ada.locator(CARDS)) == before


def test_a_class_comes_by_code_and_plays_before_a_big_screen(stage: Stage) -> None:
    screen = stage.person("/#/new")
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.get_by_role("link", name="CoopSet", exact=True).click()
    screen.get_by_role("radio", name="A class").check()
    screen.get_by_role("button", name="Open the table").click()
    expect(screen.get_by_text("0 of 32 seats taken")).to_be_visible()
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    link = screen.url.removeprefix(stage.address).removesuffix("?big")
    pupils = [stage.person(link) for _ in range(2)]
    for pupil, name in zip(pupils, ("Ben", "Cleo"), strict=True):
        pupil.get_by_role("textbox", name="Your name").fill(name)
        pupil.get_by_role("button", name="Come to the table").click()
    expect(screen.get_by_text("2 of 32 seats taken")).to_be_visible()
    screen.get_by_role("button", name="Start the game").click()
    expect(screen.locator(CARDS)).to_have_count(12)
    expect(screen.get_by_role("list", name="Players")).to_contain_text("Cleo")
    widths = screen.locator(CARDS).evaluate_all("all => all.map(each => each.offsetWidth)")
    assert min(widths) > 300, "for the last row"
    pupil = pupils[0]
    pupil.locator(CARDS).first.click()
    expect(screen.locator(".touched")).to_have_count(1)


def test_the_big_screen_needs_no_seat(open_page: Open) -> None:
    page = open_page("/#/new")
    page.get_by_role("link", name="CoopSet", exact=True).click()
    page.get_by_role("radio", name="A class").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Nobody has come yet.")).to_be_visible()
    examine(page, "big")
