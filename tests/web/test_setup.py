"""SetUp in real browsers: a whole game against a bot, challenges between people, by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, names, open_table
from tests.web.betting import gather, hand_cards, laid_cards, lay, on_turn, read, safe_card
from tests.web.conftest import Open
from tests.web.looking import overflow
from tests.web.screens import Stage
from tests.web.serving import Server

AT_ONCE: dict[str, str | bool] = {
    "Seconds to look at a card": "0",
    "Seconds to look at the last card": "1",
}


@pytest.fixture
def address(brisk_server: Server) -> str:
    """Bots that do not take their time."""
    return brisk_server.address


def taken(page: Page, name: str) -> Locator:
    line = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return line.locator(".score [aria-hidden]")


def verdict(page: Page) -> Locator:
    return page.get_by_label("The last three cards shown")


def lay_by_turns(pages: list[Page], count: int) -> None:
    """So many cards are laid, each by whoever is in turn; they make no SET if that can be."""
    for _ in range(count):
        page = next(each for each in pages * 200 if on_turn(each))
        before = laid_cards(page).count()
        lay(page, safe_card(page))
        for each in pages:
            expect(laid_cards(each)).to_have_count(before + 1)


def name_cards(page: Page, *cards: object) -> None:
    for card in cards:
        laid_cards(page).and_(page.locator(f'[data-card="{card}"]')).click()


def test_a_person_plays_a_whole_game_against_a_bot(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "SetUp", players=2, bots=1, options={**AT_ONCE, "Cards in a hand": "9"})
    expect(hand_cards(page)).to_have_count(9)
    over = page.locator("#end-heading")
    for _ in range(2000):
        if over.is_visible():
            break
        if not challenge_what_is_seen(page):
            lay_what_is_safe(page)
        page.wait_for_timeout(20)
    expect(over).to_be_visible()
    expect(page.get_by_role("columnheader", name="SETs spotted")).to_be_visible()
    points = page.locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert sum(int(each.replace("−", "-")) for each in points) >= -81
    assert len(points) == 2


def challenge_what_is_seen(page: Page) -> bool:
    """As fast as the page allows: the table may change at any moment."""
    lying = read(laid_cards(page))
    if not lying or page.locator(f"{CARDS}[aria-disabled=false].last").count() == 0:
        return False
    three = next((three for three in find_sets(lying) if lying[-1] in three), None)
    if three is None:
        return False
    for card in three:
        if card is not lying[-1]:
            touch(page, str(card))
    page.wait_for_timeout(80)
    return True


def lay_what_is_safe(page: Page) -> None:
    if hand_cards(page).count() and on_turn(page):
        touch(page, str(safe_card(page)))


def touch(page: Page, card: str) -> None:
    page.evaluate("card => document.querySelector(`[data-card='${card}']`)?.click()", card)


def test_nobody_sees_what_others_hold_before_it_is_laid(stage: Stage) -> None:
    pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    watcher = stage.person(pages[0].url.removeprefix(stage.address))
    watcher.get_by_role("textbox", name="Your name").fill("Cleo")
    watcher.get_by_role("button", name="Come to the table").click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    spoken = {card: name for name, card in names().items()}
    for _ in range(6):
        for page in pages:
            hand = read(hand_cards(page))
            assert len(hand) == 4
            for other in {*pages, watcher} - {page}:
                content = other.content()
                assert not [each for each in hand if spoken[each] in content]
                assert not [each for each in hand if str(each) in content]
        lay_by_turns(pages, 1)
        expect(laid_cards(watcher)).to_have_count(laid_cards(pages[0]).count())


def test_a_wrong_challenge_costs_one_try_and_is_explained(stage: Stage) -> None:
    pages = gather(stage, "SetUp", "Ben", "Cleo", options=AT_ONCE)
    lay_by_turns(pages, 5)  # Ben, Cleo, Ada, Ben, Cleo
    ada, ben, _ = pages
    first, second, *_ = read(laid_cards(ben))
    name_cards(ben, first, second)
    expect(verdict(ada)).to_contain_text("Ben: no SET")
    expect(ben.get_by_text("You have had your try at this card.")).to_be_visible()
    expect(laid_cards(ben).first).to_have_attribute("aria-disabled", "true")
    expect(laid_cards(ada).first).to_have_attribute("aria-disabled", "false")
    lay(ada, safe_card(ada))
    expect(laid_cards(ben).first).to_have_attribute("aria-disabled", "false")


def test_a_right_challenge_empties_the_table(stage: Stage) -> None:
    pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    ada, ben = pages
    for _ in range(60):
        page = next(each for each in pages * 200 if on_turn(each))
        hand, lying = read(hand_cards(page)), read(laid_cards(page))
        slips = [card for card in hand if len(find_sets([*lying, card])) > len(find_sets(lying))]
        lay(page, slips[0] if slips else hand[0])
        other = ben if page is ada else ada
        expect(laid_cards(other)).to_have_count(len(lying) + 1)
        if slips:
            break
    three = next(each for each in find_sets([*lying, slips[0]]) if slips[0] in each)
    name_cards(other, *(card for card in three if card is not slips[0]))
    finder, layer = ("Ben", "Ada") if page is ada else ("Ada", "Ben")
    expect(other.get_by_text("Well spotted: a SET!")).to_be_visible()
    expect(page.get_by_text(f"{finder} saw a SET!")).to_be_visible()
    expect(page.get_by_text(f"You take the whole table: {len(lying) + 1} cards.")).to_be_visible()
    for each in pages:
        expect(laid_cards(each)).to_have_count(0)
        expect(taken(each, layer)).to_have_text(f"−{len(lying) + 1}")
        expect(taken(each, finder)).to_have_text("0")
    lay_by_turns(pages, 1)
    expect(page.get_by_text("You take the whole table")).to_be_hidden()


def test_it_is_played_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/#/new?game=setup")
    page.get_by_role("textbox", name="Your name").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(hand_cards(page)).to_have_count(4)
    page.keyboard.press("?")
    expect(hand_cards(page).first.locator("kbd")).to_have_text("1")
    for lying in (2, 4):  # the bot leads
        expect(page.get_by_text(re.compile("^Your turn"))).to_be_visible(timeout=8000)
        if laid_cards(page).count() != lying - 1:
            return  # a SET was seen before: then there is nothing to challenge here
        third = read(hand_cards(page))[2]
        page.keyboard.press("3")
        mine = laid_cards(page).and_(page.locator(f'[data-card="{third}"]'))
        expect(mine.or_(page.get_by_text("You take the whole table"))).to_be_visible()
    expect(laid_cards(page)).to_have_count(5)
    page.keyboard.press("q")
    expect(laid_cards(page).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(laid_cards(page).first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("q")
    page.keyboard.press("a")
    expect(verdict(page)).to_be_visible()


def test_with_a_second_thought_before_each_card(stage: Stage) -> None:
    """Who asked for it confirms what is laid and what is said."""
    ada, ben = pages = gather(stage, "SetUp", "Ben", options=AT_ONCE)
    lay_by_turns(pages, 4)
    ben.get_by_role("link", name="Settings").click()
    ben.get_by_label("Ask before three chosen cards are sent").check()
    ben.go_back()
    expect(laid_cards(ben)).to_have_count(4)
    first, second, *_ = read(laid_cards(ben))
    name_cards(ben, first, second)
    expect(ben.get_by_role("button", name="That is a SET!")).to_be_visible()
    ben.get_by_role("button", name="Choose again").click()
    card = read(hand_cards(ben))[0]
    hand_cards(ben).first.click()
    expect(laid_cards(ada)).to_have_count(4)
    ben.get_by_role("button", name="Lay this card").click()
    expect(laid_cards(ada)).to_have_count(5)
    assert read(laid_cards(ada))[-1] is card


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        small = {"width": 320, "height": 568}
        return {
            "viewport": small,
            "has_touch": True,
            "is_mobile": True,
            "locale": "en",
            "reduced_motion": "reduce",
        }

    def test_nine_cards_in_a_hand_fit_on_it(self, open_page: Open) -> None:
        page = open_page("/#/new")
        open_table(page, "SetUp", players=4, bots=3, options={**AT_ONCE, "Cards in a hand": "9"})
        for _ in range(3):
            expect(page.get_by_text(re.compile("^Your turn"))).to_be_visible()
            assert overflow(page) <= 0
            sizes = hand_cards(page).evaluate_all(
                "all => all.map(each => Math.min(each.offsetHeight, each.offsetWidth))"
            )
            assert min(sizes) >= 44
            lay(page, safe_card(page))
