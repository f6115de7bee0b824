"""Learning in a real browser: the course, practice, the puzzle of a day, and the rules."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tercet.cards import find_sets
from tercet.practice.puzzle import puzzle_cards
from tercet.words.rule_pages import RULE_PAGES, rule_page
from tercet.words.texts import LANGUAGES, Texts
from tests.web.acting import CARDS, cards, choose, not_a_set, patiently
from tests.web.conftest import Open
from tests.web.looking import PHONE, overflow, violations
from tests.web.screens_learning import answer_third, make_cards, pick

SMALL: Final = {**PHONE, "viewport": {"width": 320, "height": 640}}
DAY: Final = "2026-11-02"
#: Pages of learning, and the texts of their titles.
TITLES: Final = {
    "learn": "way-learn",
    **{f"learn/{lesson}": f"lesson-{lesson}" for lesson in ("cards", "rule", "third", "play")},
    "practice": "way-practice",
    "puzzle": "way-puzzle",
}
BEST_TIME: Final = re.compile(r"Best time for \d SETs: \d+:\d\d")
SOLVED: Final = re.compile(r"Solved in \d+:\d\d")


@pytest.fixture
def lang() -> str:
    return "en"


@pytest.fixture
def browser_context_args(lang: str) -> dict[str, Any]:
    return {**SMALL, "locale": lang, "reduced_motion": "reduce"}


def main(page: Page, text: str | re.Pattern[str]) -> None:
    """Something stands on the page itself, not only in what is read aloud."""
    expect(page.get_by_role("main").get_by_text(text).first).to_be_visible()


def test_a_newcomer_goes_from_the_first_page_to_a_first_game(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    main(page, "0 of 5 lessons done")
    page.get_by_role("link", name="Start", exact=True).click()
    make_cards(page)
    page.get_by_role("link", name="Next: The magic rule").click()
    judge_all(page)
    page.get_by_role("link", name="Next: Nine cards").click()
    expect(page.locator(CARDS)).to_have_count(9)
    find_all(page, 4)
    page.get_by_role("link", name="Next: The missing card").click()
    build_third(page)
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
        answer_third(page, right=True)
    page.get_by_role("link", name="Next: Your first game").click()
    page.get_by_role("button", name="Play my first game").click()
    expect(page.locator(CARDS)).to_have_count(9)
    assert {str(card)[2] for card in cards(page)} == {"s"}
    page.goto(page.url.split("#")[0] + "#/learn")
    main(page, "5 of 5 lessons done")


def judge_all(page: Page) -> None:
    """Judge all six, the third of them wrongly."""
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Now you").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    for answer in ("No", "No", "No", "Yes", "No"):
        page.get_by_role("button", name="Next").click()
        page.get_by_role("button", name=answer, exact=True).click()
    main(page, "5 of 6 right")


def find_all(page: Page, count: int) -> None:
    """Take every SET that lies there."""
    patiently(page, lambda: len(find_sets(cards(page))) == count or None)
    found = find_sets(cards(page))
    for at, three in enumerate(found):
        expect(page.get_by_role("region", name=f"{at} of {count} SETs found")).to_be_visible()
        choose(page, three)
    expect(page.get_by_role("region", name=f"{count} of {count} SETs found")).to_be_visible()


def build_third(page: Page) -> None:
    """Put the missing card together, with one mistake on the way."""
    pick(page, "number", "two")
    main(page, "two are alike and one is not")
    for attribute, value in (
        ("number", "three"),
        ("colour", "red"),
        ("filling", "solid"),
        ("shape", "oval"),
    ):
        pick(page, attribute, value)
    main(page, "That is the one")


def test_progress_is_kept_and_can_be_forgotten(open_page: Open) -> None:
    page = open_page("/#/learn/cards")
    make_cards(page)
    page.goto(page.url.replace("/cards", ""))
    page.reload()
    main(page, "1 of 5 lessons done")
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", "#/learn/rule")
    page.get_by_role("button", name="Forget my progress").click()
    main(page, "0 of 5 lessons done")


def test_a_mistake_is_explained_in_words_and_on_the_cards(open_page: Open) -> None:
    page = open_page("/#/learn/nine")
    expect(page.locator(CARDS)).to_have_count(9)
    choose(page, not_a_set(cards(page)))
    main(page, "and the third")
    expect(page.locator(".reason").first).to_be_visible()


def test_a_board_is_searched_to_the_end_and_the_time_is_kept(open_page: Open) -> None:
    page = open_page("/#/practice")
    page.get_by_role("radio", name="all 81 cards").check()
    page.get_by_role("link", name="Find them all").click()
    expect(page.locator(CARDS)).to_have_count(12)
    sets = len(find_sets(cards(page)))
    find_all(page, sets)
    main(page, f"Best time for {sets} SETs")
    main(page, BEST_TIME)
    expect(page.get_by_text("Your best result!")).to_have_count(0)  # the first beats nothing
    page.get_by_role("button", name="Once more").click()
    main(page, "left to find")
    page.goto(page.url.replace("/find", ""))
    page.reload()
    expect(page.get_by_role("radio", name="all 81 cards")).to_be_checked()
    main(page, BEST_TIME)


def test_a_time_with_a_hint_is_no_record(open_page: Open) -> None:
    page = open_page("/#/practice/find")
    expect(page.locator(CARDS)).to_have_count(9)
    page.get_by_role("button", name="A hint").click()
    expect(page.get_by_role("button", name=", a hint")).to_have_count(1)
    page.get_by_role("button", name="A hint", exact=True).click()
    expect(page.get_by_role("button", name=", a hint")).to_have_count(2)
    expect(page.get_by_role("button", name="A hint", exact=True)).to_be_disabled()
    find_all(page, len(find_sets(cards(page))))
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    expect(page.get_by_text("Your best result!")).to_have_count(0)


def test_the_drill_counts_a_streak_and_tells_what_was_right(open_page: Open) -> None:
    page = open_page("/#/practice/third")
    for count in (1, 2):
        answer_third(page, right=True)
        main(page, "Right!")
        main(page, f"Longest streak: {count}")
        page.get_by_role("button", name="Next").click()
    answer_third(page, right=False)
    main(page, "Not this one. It would have been:")
    main(page, "67\u00a0%")
    main(page, "Longest streak: 2")


def test_a_streak_grows_and_ends_with_the_time(open_page: Open) -> None:
    page = open_page("/#/practice/streak")
    stop_the_clock(page)
    page.get_by_role("button", name="Start").click()
    for count in (1, 2):
        page.clock.run_for(500)
        choose(page, find_sets(cards(page))[0])
        page.clock.run_for(500)
        main(page, f"Your streak: {count}")
    page.clock.run_for(20_000)
    main(page, "Your streak: 2")
    choose(page, not_a_set(cards(page)))  # costs four seconds, and only eight were left
    page.clock.run_for(5_000)
    main(page, "Time is up. Your streak: 2")
    main(page, "Longest streak: 2")


def stop_the_clock(page: Page) -> None:
    """From here on time stands still on the page, until it is told to run."""
    page.clock.install()
    page.reload()
    expect(page.get_by_role("main")).to_be_visible()
    page.clock.pause_at(datetime.now(tz=UTC) + timedelta(hours=1))


def test_a_puzzle_is_solved_and_a_reload_keeps_it(open_page: Open, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_page(f"/#/puzzle/{DAY}")
    main(page, "2 November 2026")
    page.get_by_role("button", name="Show the cards").click()
    expect(page.locator(CARDS)).to_have_count(12)
    assert tuple(cards(page)) == puzzle_cards(date.fromisoformat(DAY))
    found = find_sets(cards(page))
    for three in found[:2]:
        choose(page, three)
    main(page, "2 of 6 SETs found")
    page.reload()
    main(page, "2 of 6 SETs found")
    choose(page, found[0])
    main(page, "You have found this one already.")
    for three in found[2:]:
        choose(page, three)
    main(page, SOLVED)
    page.get_by_role("button", name="Copy my result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert re.match(r"Tercet, 2 November 2026: six SETs in \d+:\d\d", shared)
    assert f"#/puzzle/{DAY}" in shared
    page.reload()
    main(page, SOLVED)
    expect(page.get_by_role("link", name="2 November 2026, Solved in")).to_be_visible()


def test_other_days_are_reached_and_days_without_a_puzzle_are_explained(
    open_page: Open, complaints: list[str]
) -> None:
    page = open_page("/#/puzzle/2026-02-10")
    main(page, "10 February 2026")
    page.get_by_role("link", name="11 February 2026").click()
    expect(page.get_by_role("heading", name="11 February 2026", exact=True)).to_be_visible()
    page.get_by_role("link", name="Earlier month").click()
    expect(page.get_by_role("heading", name="January 2026", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Earlier month")).to_have_count(0)
    page.goto(re.sub("#.*", "#/puzzle/1999-01-01", page.url))
    expect(page.get_by_role("alert")).to_contain_text("There are puzzles from 2026-01-01 to")
    # The browser reports two answers 404: of the open puzzle, and of the ranked one.
    patiently(page, lambda: len(complaints) == 2 or None)
    complaints.clear()
    page.goto(re.sub("#.*", "#/puzzle", page.url))
    expect(page.get_by_role("button", name="Show the cards")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_every_game_in_every_language_fit_the_smallest_phone(
    open_page: Open, lang: str
) -> None:
    texts = Texts(lang)
    page = open_page("/#/rules")
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(len(RULE_PAGES))
    for key in RULE_PAGES:
        page.goto(re.sub("#.*", f"#/rules/{key}", page.url))
        heading = rule_page(key, texts)[0].text
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        assert overflow(page) <= 0, key
    assert violations(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fits_the_smallest_phone(open_page: Open, lang: str) -> None:
    page = open_page("/#/learn")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for path, title in TITLES.items():
        page.goto(re.sub("#.*", f"#/{path}", page.url))
        expect(page.get_by_role("heading", level=1)).to_have_text(Texts(lang).say(title))
        expect(page.locator(".loading")).to_have_count(0)
        assert overflow(page) <= 0, path


def test_the_rules_open_over_a_game_and_it_goes_on_behind_them(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(CARDS)).to_have_count(12)
    page.get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog", name="SET")
    expect(dialog.get_by_role("heading", name="The penalty")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(CARDS).first).to_be_visible()


def test_the_faces_of_an_edition_are_used_everywhere(open_page: Open) -> None:
    page = open_page("/#/settings")
    page.get_by_label("How cards look in lessons").select_option(label="Turquoise")
    page.goto(re.sub("#.*", "#/learn/cards", page.url))
    colour = page.get_by_role("group", name="colour")
    expect(colour.get_by_role("button", name="turquoise")).to_be_visible()


def test_texts_of_lessons_and_rules_come_with_their_pages_only(
    open_page: Open, context: BrowserContext
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = open_page("/")
    expect(page.get_by_role("link", name="Learn", exact=True)).to_be_visible()
    pattern = re.compile(r"/(learn|practice|rules|Learn|Practice|Puzzle|RulesText)-[^/]*\.js")
    assert not [url for url in asked if pattern.search(url)]
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("link", name="ChipSet")).to_be_visible()
    assert {found[1] for url in asked if (found := pattern.search(url))} == {"rules", "RulesText"}


def test_the_language_can_change_in_the_middle_of_a_lesson(open_page: Open) -> None:
    page = open_page("/#/learn/rule")
    main(page, "These three are a SET.")
    page.goto(re.sub("#.*", "#/settings", page.url))
    page.get_by_role("combobox", name="Language").select_option(label="Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto(re.sub("#.*", "#/learn/rule", page.url))
    main(page, "Ces trois cartes forment un SET.")


def test_where_storage_is_forbidden_practice_still_works(
    open_page: Open, context: BrowserContext
) -> None:
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };"
        "Storage.prototype.getItem = () => { throw new DOMException('no', 'SecurityError'); };"
    )
    page = open_page("/#/practice/third")
    answer_third(page, right=True)
    main(page, "Longest streak: 1")


def test_a_puzzle_by_keyboard_alone(open_page: Open) -> None:
    page = open_page(f"/#/puzzle/{DAY}")
    tab_to(page, "Show the cards")
    page.keyboard.press("Enter")
    expect(page.locator(CARDS)).to_have_count(12)
    lying = cards(page)
    keys = dict(zip(lying, "qazwsxedcrfv", strict=True))
    for three in find_sets(lying):
        for card in three:
            page.keyboard.press(keys[card])
    main(page, SOLVED)


def test_the_magic_rule_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/#/learn/rule")
    tab_to(page, "Next")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Now you")).to_be_focused()
    for yes in (True, False, True, False, True, False):
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Yes")).to_be_focused()
        if not yes:
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Yes")).to_be_hidden()
    main(page, "6 of 6 right")
    expect(page.get_by_role("link", name="Next: Nine cards")).to_be_focused()


def tab_to(page: Page, name: str) -> None:
    """Go forward with the tab key until a button has the focus."""
    expect(page.get_by_role("button", name=name)).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached")
