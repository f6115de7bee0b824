"""Standing through the page: a rated game, a seek, a challenge, and a race against a ghost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, FORM, card, cards, open_table
from tests.web.looking import examine
from tests.web.people import account, play_on
from tests.web.stage import Stage


def test_a_rated_game_changes_both_ratings(stage: Stage) -> None:
    ada = account(stage, "Amelie", "/#/game/classic?with=friends")
    ada.get_by_role("checkbox", name="Rated game").check()
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("1 of 2 seats taken")).to_be_visible()
    table = ada.url.rsplit("/", 1)[1]
    bo = account(stage, "Boris", f"/#/t/{table}")
    expect(ada.get_by_text("provisional")).to_have_count(2)
    expect(ada.get_by_role("button", name="Add a bot")).to_have_count(0)
    ada.get_by_role("button", name="Start the game").click()
    expect(bo.locator(CARDS).first).to_be_visible()
    play_on(stage.address, table, "Amelie", "Boris")
    bo.reload()
    ratings = bo.get_by_role("region", name="Ratings")
    expect(ratings.get_by_text(re.compile(r"^\+\d+"))).to_have_count(1)
    expect(ratings.get_by_text(re.compile(r"^−\d+"))).to_have_count(1)
    ratings.get_by_role("link", name="Ratings").click()
    expect(bo.get_by_role("row", name=re.compile("Boris.*you"))).to_be_visible()
    examine(bo)


def test_two_who_look_are_brought_to_a_table(stage: Stage) -> None:
    pages = [stage.person("/#/seek/scout") for _ in range(2)]
    expect(pages[0].get_by_role("button", name="Find an opponent")).to_be_visible()
    examine(pages[0])
    for page in pages:
        page.get_by_role("button", name="Find an opponent").click()
    for page in pages:
        expect(page.locator(CARDS).first).to_be_visible()


def test_a_challenge_is_answered_on_any_page(stage: Stage) -> None:
    bo = account(stage, "Balthasar")
    expect(bo.get_by_role("heading", name="Play together").first).to_be_visible()
    ada = account(stage, "Albertine", "/#/seek/classic")
    ada.get_by_role("textbox", name="Name").fill("balthasar")
    ada.get_by_role("button", name="Challenge").click()
    expect(bo.get_by_text("Albertine challenges you: SET Rated game")).to_be_visible()
    examine(bo)
    bo.get_by_role("button", name="Play", exact=True).click()
    for page in (ada, bo):
        expect(page.locator(CARDS).first).to_be_visible()


def test_whoever_challenges_can_be_blocked_and_unblocked(stage: Stage) -> None:
    bo = account(stage, "Benvenuto")
    expect(bo.get_by_role("heading", name="Play together").first).to_be_visible()
    ada = account(stage, "Aurelia", "/#/seek/classic")
    ada.get_by_role("textbox", name="Name").fill("benvenuto")
    ada.get_by_role("button", name="Challenge").click()
    bo.get_by_role("button", name="Block Aurelia").click()
    expect(bo.get_by_text("You will hear no more challenges from Aurelia.")).to_be_visible()
    expect(bo.get_by_role("button", name="Block Aurelia")).to_have_count(0)
    expect(ada.get_by_text("does not want to play now")).to_have_count(0)
    bo.goto(f"{stage.address}/#/account")
    expect(bo.get_by_role("heading", name="Blocked")).to_be_visible()
    examine(bo)
    bo.get_by_role("button", name="Unblock Aurelia").click()
    expect(bo.get_by_role("heading", name="Blocked")).to_have_count(0)


def test_a_challenge_that_is_over_is_gone_from_every_page(stage: Stage) -> None:
    bo = account(stage, "Bartholomea")
    expect(bo.get_by_role("heading", name="Play together").first).to_be_visible()
    other = bo.context.new_page()
    other.goto(f"{stage.address}/#/account")
    expect(other.get_by_role("heading", name="Bartholomea")).to_be_visible()
    ada = account(stage, "Aspasia", "/#/seek/classic")
    ada.get_by_role("textbox", name="Name").fill("bartholomea")
    ada.get_by_role("button", name="Challenge").click()
    for page in (bo, other):
        expect(page.get_by_role("button", name="No, thanks")).to_be_visible()
    bo.get_by_role("button", name="No, thanks").click()
    for page in (bo, other):
        expect(page.get_by_role("button", name="No, thanks")).to_have_count(0)


def test_a_friend_races_against_the_ghost_on_the_same_pack(stage: Stage) -> None:
    ada = stage.person("/#/new")
    open_table(ada, "Solitaire", options={FORM: "it ends when you see no SET"})
    expect(ada.locator(CARDS)).to_have_count(12)
    dealt = cards(ada)
    made = finish(ada)
    ada.get_by_role("button", name="A race on this pack").click()
    link = ada.get_by_label("Beat my time").input_value()
    bo = stage.person(link.removeprefix(stage.address))
    expect(bo.get_by_text("Ada needed")).to_be_visible()
    examine(bo)
    bo.get_by_role("button", name="Race", exact=True).click()
    expect(bo.locator(CARDS)).to_have_count(12)
    assert sorted(map(str, cards(bo))) == sorted(map(str, dealt))
    expect(bo.get_by_text(re.compile(f"Ada had {made} SETs? by now"))).to_be_visible()
    finish(bo)
    race = bo.get_by_role("region", name="The race")
    expect(race.get_by_role("row")).to_have_count(2)
    expect(race.get_by_role("row", name="Ada")).to_be_visible()


SOMEBODY = {"en": "Somebody", "fr": "Quelqu’un", "it": "Qualcuno", "de": "Jemand"}


def test_the_race_of_somebody_who_has_gone_names_nobody(stage: Stage) -> None:
    ada = stage.person("/#/new")
    open_table(ada, "Solitaire", options={FORM: "it ends when you see no SET"})
    finish(ada)
    ada.get_by_role("button", name="A race on this pack").click()
    link = ada.get_by_label("Beat my time").input_value()
    gone = ada.request.post(f"{stage.address}/api/account/delete", data={"password": ""})
    assert gone.status == 204
    bo = stage.person(link.removeprefix(stage.address))
    for lang, somebody in SOMEBODY.items():
        bo.evaluate("lang => localStorage.setItem('tercet.language', lang)", lang)
        bo.reload()
        expect(bo.locator(".beat")).to_contain_text(re.compile(f"^{somebody} "))
    bo.locator("button.go").click()
    expect(bo.locator(".ghost")).to_contain_text(somebody)
    bo.locator(CARDS).first.wait_for()


def finish(page: Page) -> int:
    """Take one SET, if there is one, and say that this is all; how many that were."""
    found = find_sets(cards(page))
    for each in found[0] if found else ():
        card(page, each).click()
    if found:
        expect(card(page, found[0][0])).to_have_count(0)
    page.get_by_role("button", name="None here").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator("#end-heading")).to_be_visible()
    return 1 if found else 0
