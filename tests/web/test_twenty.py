"""20/20 in real browsers: two people by touch, one against a bot by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tercet.cards import Card, Triple, find_sets
from tests.web.acting import CARDS, choose, is_over, names, open_table, press
from tests.web.conftest import listen_to
from tests.web.looking import overflow
from tests.web.screens import Stage
from tests.web.serving import Server

#: The keys of the cards, as they lie: the table above, the hand below.
TABLE_KEYS: Final = "qwertyuio"
HAND_KEYS: Final = "asdfghjkl"


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


def rows(page: Page) -> tuple[list[Card], list[Card]]:
    """The cards on the table and in the hand, as they are named."""
    found: list[list[str]] = page.locator(".grid").evaluate_all(
        f"grids => grids.map(grid => [...grid.querySelectorAll({CARDS!r})].map(b => b.ariaLabel))"
    )
    table, hand = ([names()[label] for label in labels] for labels in (*found, [])[:2])
    return table, hand


def best(table: list[Card], hand: list[Card]) -> Triple | None:
    """The SET with most own cards."""
    found = find_sets([*table, *hand])
    return max(found, key=lambda three: sum(card in hand for card in three), default=None)


def seated(stage: Stage, **options: str) -> tuple[Page, Page]:
    """Two people at a short game."""
    host = stage.person("/#/new")
    open_table(host, "20/20", players=2, options={**options})
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    guest = stage.person(host.url.removeprefix(stage.address))
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Come to the table").click()
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    return host, guest


def test_two_play_a_deal_to_its_end(stage: Stage) -> None:
    host, guest = seated(stage, **{"Cards dealt to each player": "4"})
    for page in (host, guest):
        expect(page.locator(CARDS)).to_have_count(10)
    others = guest.get_by_role("list", name="Players").get_by_role("listitem")
    expect(others.filter(has_text="Ada").get_by_label("Cards in the hand: 4")).to_be_visible()
    hidden = {str(card) for card in rows(host)[1]}
    assert hidden.isdisjoint(map(str, chain(*rows(guest))))
    for _ in range(120):
        if is_over(host):
            break
        play_once(host, guest)
    expect(host.locator("#end-heading")).to_have_text("You have won!")
    expect(guest.locator("#end-heading")).to_have_text("Ada wins")
    expect(guest.get_by_text("All own cards are gone.").first).to_be_visible()


def play_once(host: Page, guest: Page) -> None:
    """A SET if there is one; else both ask for other cards on the table."""
    table, hand = rows(host)
    three = best(table, hand)
    if three is not None:
        choose(host, three)
    else:
        for page in (host, guest):
            press(page, "None here")
    changed = "before => document.querySelector('#end-heading') || before !== [...document\
        .querySelectorAll('button[data-card]')].map(each => each.dataset.card).join()"
    host.wait_for_function(changed, arg=",".join(map(str, (*table, *hand))))


def test_a_wrong_call_and_a_wish_bring_a_card_each(stage: Stage) -> None:
    host, _ = seated(stage)
    expect(host.get_by_text("Your cards: 6 (at most 9)")).to_be_visible()
    host.get_by_role("button", name="One more card").click()
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
    for _ in range(200):
        if is_over(page):
            break
        press_keys(page)
    expect(page.locator("#end-heading")).to_be_visible()


def press_keys(page: Page) -> None:
    table, hand = rows(page)
    three = best(table, hand)
    if three is None:
        if page.get_by_role("button", name="None here").is_visible():
            page.keyboard.press("3" if len(hand) < 9 else "2")
        page.wait_for_timeout(120)
        return
    for card in three:
        page.keyboard.press(
            HAND_KEYS[hand.index(card)] if card in hand else TABLE_KEYS[table.index(card)]
        )
    page.wait_for_timeout(120)
    page.keyboard.press("Escape")  # a bot may have been faster


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        small = {"width": 320, "height": 568}
        return {"viewport": small, "has_touch": True, "is_mobile": True, "locale": "en"}

    def test_everything_fits(self, stage: Stage) -> None:
        page = stage.person("/#/new")
        open_table(page, "20/20", players=2, bots=1)
        expect(page.locator(CARDS)).to_have_count(12)
        assert overflow(page) <= 0
        sizes = page.locator(CARDS).evaluate_all("all => all.map(each => each.offsetHeight)")
        assert min(sizes) >= 44
