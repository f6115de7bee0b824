"""20/20 in real browsers: two people by touch, one against a bot by keyboard alone."""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tercet.cards import Card, Triple, find_sets
from tests.web.acting import CARDS, OVER, Options, card, choose, names, open_table, press, until
from tests.web.looking import SMALL_PHONE, overflow
from tests.web.serving import Server
from tests.web.stage import Stage, two_at_a_table

#: The keys of the cards, as they lie: the table above, the hand below.
TABLE_KEYS: Final = "qwertyuio"
HAND_KEYS: Final = "asdfghjkl"


@pytest.fixture
def address(brisk_server: Server) -> str:
    """Bots that do not take their time."""
    return brisk_server.address


def rows(page: Page) -> tuple[list[Card], list[Card]]:
    """The cards on the table and in the hand, as they are named."""
    found: list[list[str]] = page.locator(".grid").evaluate_all(
        f"grids => grids.map(grid => [...grid.querySelectorAll({CARDS!r})].map(b => b.ariaLabel))"
    )
    table, hand = ([names()[label] for label in labels] for labels in (*found, [], [])[:2])
    return table, hand


def best(table: list[Card], hand: list[Card]) -> Triple | None:
    """The SET with most own cards."""
    found = find_sets([*table, *hand])
    return max(found, key=lambda three: sum(card in hand for card in three), default=None)


def test_two_play_a_deal_to_its_end(stage: Stage) -> None:
    options: Options = {"Cards dealt to each player": "4"}
    host, guest = two_at_a_table(stage, "20/20", cards=10, options=options)
    others = guest.get_by_role("list", name="Players").get_by_role("listitem")
    expect(others.filter(has_text="Ada").get_by_label("Cards in the hand: 4")).to_be_visible()
    hidden = {str(card) for card in rows(host)[1]}
    assert hidden.isdisjoint(map(str, chain(*rows(guest))))
    until(host.locator(OVER), partial(play_once, host, guest))
    expect(host.locator("#end-heading")).to_have_text("You have won!")
    expect(guest.locator("#end-heading")).to_have_text("Ada wins")
    expect(guest.get_by_text("No cards left in the hand.").first).to_be_visible()


def play_once(host: Page, guest: Page) -> None:
    """A SET if there is one; else both ask for other cards on the table."""
    table, hand = rows(host)
    three = best(table, hand)
    if three is not None:
        choose(host, three)
        expect(card(host, three[0])).to_have_count(0)
    else:
        for page in (host, guest):
            press(page, "None here")


def test_a_wrong_call_and_a_wish_bring_a_card_each(stage: Stage) -> None:
    host, _ = two_at_a_table(stage, "20/20")
    expect(host.get_by_text("Your cards: 6 (at most 9)")).to_be_visible()
    host.get_by_role("button", name="Take a card").click()
    expect(host.get_by_text("Your cards: 7 (at most 9)")).to_be_visible()
    table, hand = rows(host)
    sets = {frozenset(three) for three in find_sets([*table, *hand])}
    choose(
        host,
        next([table[0], hand[0], c] for c in hand[1:] if {table[0], hand[0], c} not in sets),
    )
    expect(host.get_by_label("The last three cards shown")).to_contain_text("Ada: no SET")
    expect(host.get_by_text("Your cards: 8 (at most 9)")).to_be_visible()
    expect(
        host.get_by_role("region", name="Story").get_by_text("gets an extra card")
    ).to_be_visible()


def test_a_deal_is_played_to_its_end_by_keyboard_alone(stage: Stage) -> None:
    page = stage.person("/#/new")
    open_table(page, "20/20", players=2, bots=1, options={"Cards dealt to each player": "3"})
    expect(page.locator(CARDS)).to_have_count(9)
    page.keyboard.press("?")
    expect(page.locator(f"{CARDS} kbd").first).to_have_text("Q")
    until(page.locator("#end-heading"), partial(press_keys, page))


def press_keys(page: Page) -> None:
    table, hand = rows(page)
    three = best(table, hand)
    if three is None:
        if page.get_by_role("button", name="None here").is_visible():
            page.keyboard.press("3" if len(hand) < 9 else "2")
        page.wait_for_timeout(120)
        return
    for each in three:
        page.keyboard.press(
            HAND_KEYS[hand.index(each)] if each in hand else TABLE_KEYS[table.index(each)]
        )
    page.wait_for_timeout(120)
    page.keyboard.press("Escape")  # a bot may have been faster


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    @pytest.fixture
    def address(self, server: Server) -> str:
        """Bots that only sit there: no card leaves while it is measured."""
        return server.address

    def test_everything_fits(self, stage: Stage) -> None:
        page = stage.person("/#/new")
        open_table(page, "20/20", players=2, bots=1)
        expect(page.locator(CARDS)).to_have_count(12)
        assert overflow(page) <= 0
        sizes = page.locator(CARDS).evaluate_all("all => all.map(each => each.offsetHeight)")
        assert min(sizes) >= 44
