"""The screens of lessons, practice, puzzles and rules, each reached as a person reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, cards, choose, names, not_a_set

if TYPE_CHECKING:
    from tests.web.stage import Stage


def learn(stage: Stage) -> Page:
    """The course, with its first lesson done."""
    page = stage.person("/#/learn/cards")
    make_cards(page)
    page.goto(f"{stage.address}/#/learn")
    expect(page.get_by_text("1 of 5 lessons done")).to_be_visible()
    return page


def lesson_cards(stage: Stage) -> Page:
    """A card to be changed; two attributes have been tried."""
    page = stage.person("/#/learn/cards")
    pick(page, "colour", "green")
    pick(page, "shape", "wave")
    return page


def lesson_rule(stage: Stage) -> Page:
    """Three cards judged wrongly, and why."""
    page = stage.person("/#/learn/rule")
    for name in ("Next", "Now you", "Yes", "Next", "Yes"):
        page.get_by_role("button", name=name).click()
    expect(page.get_by_text("Not quite.").first).to_be_visible()
    return page


def lesson_nine(stage: Stage) -> Page:
    """Nine cards with one SET found, a hint, and three that are none."""
    page = stage.person("/#/learn/nine")
    expect(page.locator(CARDS)).to_have_count(9)
    choose(page, find_sets(cards(page))[0])
    expect(page.get_by_role("main").get_by_text("3 SETs left to find")).to_be_visible()
    page.get_by_role("button", name="A hint").click()
    choose(page, not_a_set(cards(page)))
    expect(page.get_by_text("and the third").first).to_be_visible()
    return page


def lesson_third(stage: Stage) -> Page:
    """The missing card, put together with a mistake."""
    page = stage.person("/#/learn/third")
    for attribute, value in (("number", "two"), ("colour", "red"), ("filling", "solid")):
        pick(page, attribute, value)
    return page


def lesson_play(stage: Stage) -> Page:
    """The last step before the first game."""
    page = stage.person("/#/learn/play")
    expect(page.get_by_role("button", name="Play my first game")).to_be_visible()
    return page


def practice(stage: Stage) -> Page:
    """The drills to choose from."""
    page = stage.person("/#/practice")
    expect(page.get_by_role("link", name="Against the clock")).to_be_visible()
    return page


def find_all(stage: Stage) -> Page:
    """A board of all cards, with two cards chosen."""
    page = _drill(stage, "Find them all")
    expect(page.locator(CARDS)).to_have_count(12)
    choose(page, find_sets(cards(page))[0])
    expect(page.get_by_role("region", name="1 of")).to_be_visible()
    choose(page, cards(page)[:2])
    return page


def _drill(stage: Stage, name: str) -> Page:
    page = stage.person("/#/practice")
    page.get_by_role("radio", name="all 81 cards").check()
    page.get_by_role("link", name=name).click()
    return page


def missing_card(stage: Stage) -> Page:
    """A wrong card, explained."""
    page = _drill(stage, "The missing card")
    answer_third(page, right=False)
    return page


def streak(stage: Stage) -> Page:
    """One SET found, and the clock running."""
    page = stage.person("/#/practice/streak")
    page.add_init_script("performance.now = () => 0")  # it never runs out while somebody looks
    page.reload()
    page.get_by_role("button", name="Start").click()
    choose(page, find_sets(cards(page))[0])
    expect(page.get_by_text("Your streak: 1").first).to_be_visible()
    return page


def _puzzle_begun(stage: Stage) -> Page:
    page = stage.person("/#/puzzle/2026-11-02")
    page.get_by_role("button", name="Show the cards").click()
    expect(page.locator(CARDS)).to_have_count(12)
    return page


def puzzle(stage: Stage) -> Page:
    """Two SETs found."""
    page = _puzzle_begun(stage)
    for three in find_sets(cards(page))[:2]:
        choose(page, three)
    expect(page.get_by_text("2 of 6 SETs found").first).to_be_visible()
    return page


def puzzle_solved(stage: Stage) -> Page:
    """All found, with something to share."""
    page = _puzzle_begun(stage)
    for three in find_sets(cards(page)):
        choose(page, three)
    expect(page.get_by_role("button", name="Copy my result")).to_be_visible()
    return page


def rules(stage: Stage) -> Page:
    """All pages of rules."""
    page = stage.person("/#/rules")
    expect(page.get_by_role("link", name="SET Dice")).to_be_visible()
    return page


def rules_classic(stage: Stage) -> Page:
    """The rules of the base game."""
    page = stage.person("/#/rules/classic")
    expect(page.get_by_role("heading", name="The penalty")).to_be_visible()
    return page


def rules_dice(stage: Stage) -> Page:
    """The rules of the dice, with dice."""
    page = stage.person("/#/rules/dice")
    expect(page.get_by_role("heading", name="Wilds")).to_be_visible()
    return page


def rules_over_a_form(stage: Stage) -> Page:
    """The rules over the form for a new table."""
    page = stage.person("/#/game/scout")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def pick(page: Page, attribute: str, value: str) -> None:
    """Choose a value of the card that is being made."""
    group = page.get_by_role("group", name=attribute)
    group.get_by_role("button", name=value, exact=True).click()


def make_cards(page: Page) -> None:
    """The whole lesson on cards: try every attribute, then make two cards by name."""
    for attribute, value in (
        *(("number", "two"), ("colour", "red"), ("filling", "solid"), ("shape", "wave")),
        *(("number", "three"), ("colour", "green"), ("shape", "oval")),
        *(("number", "two"), ("colour", "violet"), ("filling", "hatched"), ("shape", "diamond")),
    ):
        pick(page, attribute, value)
    expect(page.get_by_text("Well done!").first).to_be_visible()


def answer_third(page: Page, *, right: bool) -> None:
    """Choose the missing card, or another one."""
    label = "all => all.map(each => each.ariaLabel)"
    options = page.get_by_role("group", name="Which card completes the SET?")
    expect(options).to_be_visible()
    shown: list[str] = page.locator(".three [role=img]").evaluate_all(label)
    offered: list[str] = options.get_by_role("button").evaluate_all(label)
    two = [names()[each] for each in shown]
    fitting = [each for each in offered if bool(find_sets([*two, names()[each]])) is right]
    options.get_by_role("button", name=fitting[0], exact=True).click()


LEARNING: Final = (
    *(learn, lesson_cards, lesson_rule, lesson_nine, lesson_third, lesson_play),
    *(practice, find_all, missing_card, streak),
    *(puzzle, puzzle_solved),
    *(rules, rules_classic, rules_dice, rules_over_a_form),
)
