"""Whole games in real browsers: against a bot, against each other, interrupted, by keyboard."""

from __future__ import annotations

import gzip
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Response,
    WebSocketRoute,
    expect,
)

from tercet.cards import find_sets
from tests.web.acting import (
    CARDS,
    OVER,
    Options,
    agreed_set,
    card,
    cards,
    choose,
    comes_to_show,
    not_a_set,
    open_table,
    patiently,
    play_now,
    play_out,
    press,
    take_or_speak,
    until,
)
from tests.web.conftest import Open
from tests.web.looking import SMALL_PHONE, examine, overflow
from tests.web.screens import UNHURRIED_SEARCH, end, pause, wrong
from tests.web.serving import Server
from tests.web.stage import Stage, gather, two_at_a_table


def score(page: Page, name: str) -> Locator:
    line = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)
    return line.locator(".score")


def on_the_table(page: Page) -> list[str]:
    return [str(each) for each in cards(page)]


class TestAgainstBotsThatPlay:
    @pytest.fixture
    def address(self, brisk_server: Server) -> str:
        return brisk_server.address

    def test_a_person_plays_a_whole_game_and_another(self, stage: Stage) -> None:
        page = end(stage)
        examine(page, "end")
        lines = (
            page.get_by_role("table")
            .first.locator("tbody tr")
            .evaluate_all("all => all.map(each => [...each.cells].map(cell => cell.innerText))")
        )
        points = {line[0].lstrip("★\u00a0"): int(line[1].replace("−", "-")) for line in lines}
        assert points.keys() == {"Ada", "Kiwi"}
        won, lost = points["Ada"] > points["Kiwi"], points["Ada"] < points["Kiwi"]
        heading = "You have won!" if won else "Kiwi wins" if lost else "You share the win!"
        expect(page.locator("#end-heading")).to_have_text(heading)
        expect(page.get_by_text("ahead of Kiwi")).to_have_count(int(won))
        run = page.evaluate("JSON.parse(localStorage['tercet.rivals'] ?? '{}').runs ?? {}")
        assert list(run.values()) == ([1] if won else [-1] if lost else [])
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Share").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        shared = page.evaluate("navigator.clipboard.readText()")
        assert f"Ada {points['Ada']}" in shared
        assert "/#/game/classic" in shared
        page.get_by_role("button", name="Play again").click()
        expect(page.locator(CARDS).first).to_be_visible()


def test_a_wrong_set_is_explained_in_words_and_on_the_cards(stage: Stage) -> None:
    page = wrong(stage)
    expect(page.locator(".odd")).not_to_have_count(0)
    verdict = page.get_by_label("The last three cards shown")
    expect(verdict).to_contain_text("Ada: no SET")
    expect(verdict).to_contain_text("and the third")
    expect(page.get_by_test_id("voice")).to_contain_text("No SET")
    expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(0)
    examine(page, "wrong")


def test_two_browsers_race_for_the_same_set(stage: Stage) -> None:
    host, guest = two_at_a_table(stage, "SET for beginners", cards=9)
    held = hold_back(guest)
    guest.reload()  # from here on what the server says can be held back
    expect(guest.locator(CARDS)).to_have_count(9)
    three = agreed_set(host, guest)
    for page in (host, guest):
        choose(page, three[:2])
    held.hold = True
    card(host, three[2]).click()
    expect(card(host, three[0])).to_have_count(0)
    card(guest, three[2]).click()
    patiently(guest, held.refusal)
    held.release()
    expect(guest.get_by_text("Too late: Ada has just taken one of these cards.")).to_be_visible()
    expect(score(guest, "Ada")).to_have_text("3")
    expect(score(guest, "Ben")).to_have_text("0")
    comes_to_show(guest, cards(host))


class Held:
    """What the server says to one page, held back for a while."""

    def __init__(self) -> None:
        self.hold = False
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []

    def refusal(self) -> str | bytes | None:
        return next((message for _, message in self.waiting if '"error"' in str(message)), None)

    def release(self) -> None:
        """Everything in its order, what comes meanwhile at last."""
        while self.waiting:
            route, message = self.waiting.pop(0)
            route.send(message)
        self.hold = False


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
    choose(page, agreed_set(page))
    expect(page.get_by_label("The last three cards shown")).to_contain_text("A SET for Ada")
    before = on_the_table(page)
    page.reload()
    expect(page.locator(CARDS)).to_have_count(len(before))
    comes_to_show(page, before)
    expect(score(page, "Ada")).to_have_text("3")
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_text("Ada takes")).to_have_count(1)
    choose(page, agreed_set(page))
    expect(story.get_by_text("Ada takes")).to_have_count(2)


def test_a_server_that_restarts_is_waited_for(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = browser.new_page(locale="en", reduced_motion="reduce")
        page.goto(f"{server.address}/#/new")
        open_table(page, "SET", players=1)
        expect(page.locator(CARDS)).to_have_count(12)
        before = on_the_table(page)
        server.stop()
        expect(page.get_by_text("The server is restarting.")).to_be_visible()
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
        server.start()  # the page tries again by itself, sooner or later
        expect(page.get_by_text("The server is restarting.")).to_be_hidden(timeout=30_000)
        comes_to_show(page, before)
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
    lying = cards(page)
    rows = ("qwertyu", "asdfghj", "zxcvbnm")
    places = [lying.index(each) for each in not_a_set(lying)]
    page.keyboard.press("Space")  # from here on there are five seconds
    expect(page.get_by_text("Your call!")).to_be_visible()
    for place in places:
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
        return {**SMALL_PHONE, "locale": "en", "reduced_motion": "reduce"}

    @pytest.mark.rule("SOLO-5a")
    def test_a_solitaire_is_played_by_touch_to_its_end(self, open_page: Open) -> None:
        page = open_page("/#/new")
        options: Options = {
            "Form": "three more cards when you see none, to the end of the pack",
            "Beginners’ pack": "only solid cards",
        }
        open_table(page, "Solitaire", options=options)
        expect(page.locator(CARDS).first).to_be_visible()
        assert overflow(page) <= 0
        sizes = page.locator(CARDS).evaluate_all("all => all.map(each => each.offsetHeight)")
        assert min(sizes) >= 44
        play_out(page)
        expect(page.locator("#end-heading")).to_have_text(re.compile("left$"))
        expect(page.get_by_role("heading", name="Nothing was overlooked")).to_be_visible()
        expect(page.get_by_role("definition").last).to_have_text(re.compile(r"^\d+:\d\d$"))
        assert overflow(page) <= 0


def test_people_come_go_and_talk(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET", players=2)
    code = host.locator(".code").inner_text()
    guest = stage.person()
    guest.get_by_label("The six letters and digits").fill(code.lower())
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("heading", name="Ada invites you: SET")).to_be_visible()
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Come to the table").click()
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    guest.get_by_role("textbox", name="Say something").fill("Hello <b>Ada</b>")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Hello <b>Ada</b>")).to_be_visible()
    host.get_by_role("button", name="Free the seat of Ben").click()
    expect(guest.get_by_role("heading", name="Your seat was freed")).to_be_visible()
    host.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(CARDS)).to_have_count(12)


def test_a_match_of_two_deals_is_played_to_its_end(stage: Stage) -> None:
    page = pause(stage)
    expect(page.get_by_text("Deal 1 of 2")).to_be_visible()
    examine(page, "pause")
    until(page.get_by_text("Deal 2 of 2"), partial(all_are_ready, [page]))
    play_out(page)
    expect(page.locator("#end-heading")).to_be_visible()
    deals = page.get_by_role("region", name="The deals of this match").locator("tbody tr")
    expect(deals).to_have_count(2)


def test_a_team_of_one_goes_through_the_pack(open_page: Open) -> None:
    page = open_page("/#/new")
    open_table(page, "CoopSet", players=1)
    expect(page.locator(CARDS)).to_have_count(12)
    play_out(page)
    expect(page.get_by_text("Score:").first).to_be_visible()


def test_three_play_a_tournament_and_each_leads_once(stage: Stage) -> None:
    options: Options = {"Match": "tournament: the dealer leads and sits out"}
    people = gather(stage, "SET for beginners", "Ben", "Cleo", options=options)
    for deal, leader in enumerate(people, 1):
        until(leader.get_by_text("you lead and watch"), partial(all_are_ready, people))
        for page in people:
            expect(page.get_by_text(f"Deal {deal} of 3")).to_be_visible()
        search = partial(all_search, [page for page in people if page is not leader])
        for page in people:
            until(page.locator(OVER), search)
    for page in people:
        expect(page.locator("#end-heading")).to_be_visible()


def all_search(players: list[Page]) -> None:
    for page in players:
        take_or_speak(page)


def all_are_ready(people: list[Page]) -> None:
    for page in people:
        press(page, "Ready")


def test_two_play_a_whole_game_of_scout(stage: Stage) -> None:
    host, guest = two_at_a_table(stage, "Scout")
    until(host.locator(OVER), partial(point_or_give_up, host, guest))
    expect(host.locator("#end-heading")).to_have_text("You have won!")
    expect(guest.locator("#end-heading")).to_have_text("Ada wins")


def point_or_give_up(host: Page, guest: Page) -> None:
    """Ben never finds the second card, and agrees when Ada sees no SET."""
    if press(guest, "I give up"):
        return
    take_or_speak(host)
    if not find_sets(cards(host)):
        press(guest, "None here")


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
    host, guest = two_at_a_table(stage, "Scout", options=UNHURRIED_SEARCH)
    first, second, third = agreed_set(host, guest)
    choose(host, [first, second, third])
    expect(card(guest, first)).to_have_accessible_name(re.compile("the scout’s finger is on it"))
    for page in (host, guest):
        examine(page, "scouting", "scout")
    card(guest, second).click()
    expect(guest.get_by_role("region", name="Story").get_by_text("Ben takes")).to_be_visible()
    expect(score(host, "Ada")).to_have_text("2")
    expect(score(host, "Ben")).to_have_text("1")
