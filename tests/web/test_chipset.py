"""ChipSet in real browsers: a match against a bot, people who bluff, by keyboard, on a phone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tercet.cards import Card
from tests.web.acting import Options, names, open_by_keyboard, open_table, press, until
from tests.web.betting import LIVELY, UNHURRIED, shown_cards, stay_until
from tests.web.conftest import Open
from tests.web.looking import SMALL_PHONE, examine, moments, noting, overflow, overlapping
from tests.web.screens_betting import chipset_end, chipset_showdown
from tests.web.serving import Server
from tests.web.stage import Stage, gather


@pytest.fixture
def address(brisk_server: Server) -> str:
    """Bots that do not take their time."""
    return brisk_server.address


def deal_end(page: Page) -> Locator:
    return page.get_by_role("region", name="How the deal ended")


def my_turn(page: Page) -> Locator:
    return page.get_by_text(re.compile("^Your turn"))


def test_a_person_plays_a_whole_match_against_a_bot_and_another(stage: Stage) -> None:
    page = chipset_end(stage)
    examine(page, "chipset_end")
    expect(deal_end(page)).to_be_visible()
    result = page.get_by_role("table").filter(has=page.get_by_text("Deals won")).first
    chips = result.locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert sum(map(int, chips)) == 12
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_text("Deal 1 of 2")).to_be_visible()


def test_only_what_the_rules_allow_is_offered(stage: Stage) -> None:
    options: Options = {"Most chips in one bet": "9", "Chips for each": "12"}
    ada, ben = gather(stage, "ChipSet", "Ben", options={**UNHURRIED, **options})
    expect(my_turn(ben)).to_be_visible()
    expect(offered(ben)).to_have_text(["Check", "Bet 1", "Fold"])
    expect(offered(ada)).to_have_count(0)
    ben.get_by_role("slider", name="How many chips?").fill("8")
    ben.get_by_role("button", name="One chip fewer").click()
    ben.get_by_role("button", name="Bet 7").click()
    expect(ada.get_by_text("Staying in costs 7 chips.")).to_be_visible()
    ada.get_by_role("button", name="5 chips").click()
    expect(offered(ada)).to_have_text(["Call 7", "Raise by 5 – all in", "Fold"])
    examine(ada, "chipset")
    ada.get_by_role("button", name="Raise by 5").click()
    expect(ben.get_by_text("Staying in costs 5 chips.")).to_be_visible()
    expect(offered(ben)).to_have_text(["Call 5 – all in", "Fold"])
    ben.get_by_role("button", name="Fold").click()
    expect(deal_end(ada)).to_contain_text("All the others have folded")
    expect(deal_end(ada)).to_contain_text("Ada takes 14 chips.")


def offered(page: Page) -> Locator:
    return page.locator(".actions button")


def test_nobody_sees_what_others_hold_before_it_is_shown(stage: Stage) -> None:
    ada, ben = gather(stage, "ChipSet", "Ben", options=LIVELY)
    watcher = stage.follow(ada, "Cleo")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    secrets = {page: shown_cards(page, "Your hand") for page in (ada, ben)}
    assert [len(hand) for hand in secrets.values()] == [2, 2]

    def nothing_is_betrayed() -> None:
        for page, hand in secrets.items():
            for other in {ada, ben, watcher} - {page}:
                assert betrayed(other, hand) == []
        for page in (ada, ben):
            press(page, re.compile("^(Check|Keep hidden)"))

    middle = watcher.get_by_role("list", name="Open cards in the middle").get_by_role("img")
    until(middle.nth(3), nothing_is_betrayed)
    stay_until([ada, ben], deal_end(ada))
    expect(deal_end(watcher)).to_be_visible()
    for hand in secrets.values():
        assert set(betrayed(watcher, hand)) == {*hand}


def betrayed(page: Page, hand: list[Card]) -> list[Card]:
    """Cards of a hand that stand anywhere in the page, by their names or their notation."""
    spoken = {card: name for name, card in names().items()}
    content = page.content()
    return [card for card in hand if spoken[card] in content or str(card) in content]


def test_the_showdown_tells_who_wins_and_why(stage: Stage) -> None:
    noting(stage)
    ada = chipset_showdown(stage)
    examine(ada, "chipset_showdown")
    middle = shown_cards(ada, "Open cards in the middle")
    rows = deal_end(ada).get_by_role("listitem").filter(has=ada.locator(".who"))
    counts = {}
    for row in rows.all():
        text = row.inner_text()
        own = row.locator(".drawn.own [role=img]").evaluate_all(
            "all => all.map(each => each.ariaLabel.split(',')[0])"
        )
        hand = [names()[label] for label in dict.fromkeys(own)]
        assert not [card for card in hand if card in middle]
        name = next(name for name in ("Ada", "Ben", "Cleo") if name in text)
        counts[name] = row.locator(".set:has(.drawn:nth-child(3))").count()
    most = max(counts.values())
    best = [name for name, count in counts.items() if count == most]
    sentence = deal_end(ada).locator(".pots").inner_text()
    assert all(name in sentence for name in best)
    assert [row.inner_text().startswith("★") for row in rows.all()].count(True) == len(best)
    assert most >= 1
    (seen,) = moments(ada)  # in the middle, for a moment
    assert any(f"+{chips}" in seen for chips in range(1, 10))
    assert all(name in seen for name in best)
    for page in stage.pages:
        page.get_by_role("button", name="Ready").click()
    expect(ada.get_by_text("Deal 2 of 10")).to_be_visible()


def test_a_deal_is_played_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/#/new?game=chipset")
    open_by_keyboard(page, {**UNHURRIED, "Chips for each player": "200"})
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".actions kbd").first).to_have_text("1")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name=re.compile("(Bet|Raise by) 2"))).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_text(re.compile("Ada (bets|raises)")).first).to_be_visible()
    until(page.get_by_text("Deal 2 of 10"), partial(press_main, page))


def press_main(page: Page) -> None:
    """Stay in, show, be ready: what is mostly wanted has the first digit and the space bar."""
    for key in ("1", "Space"):
        page.keyboard.press(key)


class TestOnAPhone:
    @pytest.fixture
    def browser_context_args(self) -> dict[str, Any]:
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    @pytest.mark.rule("CHIP-1b")
    def test_ten_fit_on_it(self, open_page: Open) -> None:
        page = open_page("/#/new")
        open_table(page, "ChipSet", players=10, bots=9, options=LIVELY)
        expect(my_turn(page)).to_be_visible()
        assert overflow(page) <= 0
        buttons = page.locator(".bar button")
        expect(buttons.nth(2)).to_be_visible()
        sizes = buttons.evaluate_all(
            "all => all.map(each => Math.min(each.offsetHeight, each.offsetWidth))"
        )
        assert min(sizes) >= 44
        examine(page, "chipset")
        page.set_viewport_size({"width": 1024, "height": 700})
        expect(page.locator(".ring.crowded")).to_be_visible()
        assert overlapping(page.locator(".seats li")) == []
