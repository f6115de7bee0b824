"""Whole games in real browsers: against a bot, against each other, interrupted, by keyboard."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, WebSocketRoute, expect

from tercet.cards import find_sets
from tests.web.acting import (
    CARDS,
    card,
    cards,
    choose,
    is_over,
    not_a_set,
    open_table,
    play_now,
    play_out,
    press,
    take_or_speak,
)
from tests.web.conftest import Open
from tests.web.looking import overflow
from tests.web.screens import Stage, two_at_a_table
from tests.web.serving import Server


def score(page: Page, name: str) -> int:
    line = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return int(line.locator(".score").inner_text())


def on_the_table(page: Page) -> list[str]:
    return [str(each) for each in cards(page)]


def playable(page: Page) -> list[Any]:
    """A SET on the table; when there is none, more cards are asked for first."""
    while not (found := find_sets(cards(page))):
        count = page.locator(CARDS).count()
        page.get_by_role("button", name="None here").click()
        expect(page.locator(CARDS)).to_have_count(count + 3)
    return list(found[0])


def test_a_person_plays_a_whole_game_against_a_bot_and_another(open_page: Open) -> None:
    page = open_page("/#/new")
    options: dict[str, str | bool] = {"Lay three more cards": "1"}
    open_table(page, "SET for beginners", players=2, bots=1, options=options)
    expect(page.locator(CARDS).first).to_be_visible()
    play_out(page)
    expect(page.locator("#end-heading")).to_have_text("You have won!")
    expect(page.get_by_text("Finds in the course of the game")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(CARDS).first).to_be_visible()


def test_a_wrong_set_is_explained_in_words_and_on_the_cards(open_page: Open) -> None:
    page = open_page("/")
    play_now(page, "Ada")
    three = not_a_set(cards(page))
    choose(page, three)
    verdict = page.get_by_label("The last three cards shown")
    expect(verdict).to_contain_text("Ada: no SET")
    expect(verdict).to_contain_text("and the third")
    expect(page.locator(".odd")).not_to_have_count(0)
    expect(page.get_by_test_id("voice")).to_contain_text("No SET")
    expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(0)


def test_two_browsers_race_for_the_same_set(stage: Stage) -> None:
    host, guest = two_at_a_table(stage, "SET for beginners", cards=9)
    held = hold_back(guest)
    guest.reload()  # from here on what the server says can be held back
    expect(guest.locator(CARDS)).to_have_count(9)
    while not (found := find_sets(cards(host))):
        for page in (host, guest):
            page.get_by_role("button", name="None here").click()
        expect(guest.locator(CARDS)).to_have_count(12)
    three = list(found[0])
    for page in (host, guest):
        choose(page, three[:2])
    held.hold = True
    card(host, three[2]).click()
    expect(card(host, three[0])).to_have_count(0)
    card(guest, three[2]).click()
    guest.wait_for_timeout(200)  # for the act to arrive
    held.release()
    expect(guest.get_by_text("Too late: Ada has just taken one of these cards.")).to_be_visible()
    assert (score(guest, "Ada"), score(guest, "Ben")) == (3, 0)
    assert on_the_table(host) == on_the_table(guest)


class Held:
    """What the server says to one page, held back for a while."""

    def __init__(self) -> None:
        self.hold = False
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []

    def release(self) -> None:
        self.hold = False
        for route, message in self.waiting:
            route.send(message)


def hold_back(page: Page) -> Held:
    held = Held()

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if held.hold:
                held.waiting.append((route, message))
            else:
                route.send(message)

        server.on_message(pass_on)

    page.route_web_socket("**/ws", between)
    return held


def test_a_reload_in_mid_game_loses_nothing(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "SET", players=1)
    expect(page.locator(CARDS)).to_have_count(12)
    choose(page, playable(page))
    expect(page.get_by_label("The last three cards shown")).to_contain_text("A SET for Ada")
    before = on_the_table(page)
    page.reload()
    expect(page.locator(CARDS)).to_have_count(len(before))
    assert on_the_table(page) == before
    assert score(page, "Ada") == 3
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_text("Ada takes")).to_have_count(1)
    choose(page, playable(page))
    expect(story.get_by_text("Ada takes")).to_have_count(2)


def test_a_server_that_restarts_is_waited_for(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = browser.new_page(locale="en", reduced_motion="reduce")
        page.goto(server.address)
        play_now(page, "Ada")
        before = on_the_table(page)
        server.stop()
        expect(page.get_by_text("The server is restarting.")).to_be_visible()
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
        server.start()  # the page tries again by itself, sooner or later
        expect(page.get_by_text("The server is restarting.")).to_be_hidden(timeout=30_000)
        assert on_the_table(page) == before
        page.get_by_role("button", name="SET!").click()
        expect(page.get_by_text("Your call!")).to_be_visible()
        page.close()


def test_everything_can_be_done_by_keyboard(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("textbox", name="Your name").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.locator(CARDS)).to_have_count(12)
    page.keyboard.press("?")
    expect(page.locator(f"{CARDS} kbd").first).to_have_text("Q")
    page.keyboard.press("Space")
    expect(page.get_by_text("Your call!")).to_be_visible()
    lying = cards(page)
    rows = ("qwertyu", "asdfghj", "zxcvbnm")
    for each in not_a_set(lying):
        place = lying.index(each)
        page.keyboard.press(rows[place % 3][place // 3])
    expect(page.get_by_label("The last three cards shown")).to_contain_text("Ada: no SET")
    card(page, lying[0]).focus()
    page.keyboard.press("Enter")
    expect(card(page, lying[0])).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(card(page, lying[1])).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page, lying[0])).to_have_attribute("aria-pressed", "false")


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

    def test_a_solitaire_is_played_by_touch_to_its_end(self, open_page: Open) -> None:
        page = open_page("/#/new")
        options: dict[str, str | bool] = {
            "Form": "stop when no SET lies on the table",
            "Beginners’ pack": "only solid cards",
        }
        open_table(page, "Solitaire", options=options)
        expect(page.locator(CARDS).first.or_(page.locator("#end-heading"))).to_be_visible()
        assert overflow(page) <= 0
        if page.locator(CARDS).count():
            sizes = page.locator(CARDS).evaluate_all("all => all.map(each => each.offsetHeight)")
            assert min(sizes) >= 44
        play_out(page)
        assert overflow(page) <= 0


def test_people_come_go_and_talk(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET", players=2)
    code = host.locator(".code").inner_text()
    guest = stage.person()
    guest.get_by_label("The six letters and digits").fill(code.lower())
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Come to the table").click()
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    guest.get_by_role("textbox", name="Say something").fill("Hello <b>Ada</b>")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Hello <b>Ada</b>")).to_be_visible()
    host.get_by_role("button", name="Free the seat of Ben").click()
    expect(guest.get_by_role("heading", name="Your seat was given away")).to_be_visible()
    host.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(CARDS)).to_have_count(12)


def test_a_match_of_two_deals_is_played_to_its_end(open_page: Open) -> None:
    page = open_page("/#/new")
    options: dict[str, str | bool] = {"Match": "a number of deals", "Deals in the match": "2"}
    open_table(page, "SET for beginners", players=1, options=options)
    expect(page.get_by_text("Deal 1 of 2")).to_be_visible()
    play_out(page)
    page.get_by_role("button", name="Ready").click()
    expect(page.get_by_text("Deal 2 of 2")).to_be_visible()
    play_out(page)
    expect(page.locator("#end-heading")).to_be_visible()


def test_a_team_of_one_goes_through_the_pack(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "CoopSet", players=1)
    expect(page.locator(CARDS)).to_have_count(12)
    play_out(page)
    expect(page.get_by_text("Score:").first).to_be_visible()


def test_three_play_a_tournament_and_each_leads_once(stage: Stage) -> None:
    host = stage.person("/#/new")
    tournament: dict[str, str | bool] = {"Match": "tournament: the dealer leads and sits out"}
    open_table(host, "SET for beginners", players=3, options=tournament)
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    people = [host, *(follow(stage, host, name) for name in ("Ben", "Cleo"))]
    expect(host.get_by_text("3 of 3 seats taken")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for deal, leader in enumerate(people):
        expect(leader.get_by_text("you lead and watch")).to_be_visible()
        while not is_over(host):
            for page in people:
                if page is not leader and not is_over(page):
                    take_or_speak(page)
        if deal < 2:
            for page in people:
                page.get_by_role("button", name="Ready").click()
    for page in people:
        expect(page.locator("#end-heading")).to_be_visible()


def follow(stage: Stage, host: Page, name: str) -> Page:
    """Somebody comes by the link and sits down."""
    page = stage.person(host.url.removeprefix(stage.address))
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Come to the table").click()
    return page


def test_two_play_a_whole_game_of_scout(stage: Stage) -> None:
    host, guest = two_at_a_table(stage, "Scout")
    for _ in range(300):
        if is_over(host):
            break
        if press(guest, "I give up"):
            guest.wait_for_timeout(60)
            continue
        take_or_speak(host)
        if not find_sets(cards(host)):
            press(guest, "None here")
    expect(host.locator("#end-heading")).to_have_text("You have won!")
    expect(guest.locator("#end-heading")).to_have_text("Ada wins")


def test_the_first_table_is_light(context: BrowserContext, address: str) -> None:
    """Less than 120 kB of JavaScript, as it would be compressed, up to the first table."""
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    play_now(page, "Ada")
    scripts = {answer.url: answer.body() for answer in answers if answer.url.endswith(".js")}
    weight = sum(len(gzip.compress(script)) for script in scripts.values())
    assert 20_000 < weight < 120_000


def test_a_scout_points_and_another_finds_the_second_card(stage: Stage) -> None:
    host, guest = two_at_a_table(stage, "Scout")
    while not (found := find_sets(cards(host))):
        for page in (host, guest):
            page.get_by_role("button", name="None here").click()
        expect(guest.locator(CARDS)).to_have_count(15)
    first, second, _ = found[0]
    choose(host, found[0])
    expect(card(guest, first)).to_have_accessible_name(re.compile("the scout’s finger is on it"))
    card(guest, second).click()
    expect(guest.get_by_role("region", name="Story").get_by_text("Ben takes")).to_be_visible()
    assert (score(host, "Ada"), score(host, "Ben")) == (2, 1)
