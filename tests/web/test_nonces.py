"""Random numbers of the players: sent on every way to a seat, checked in the log, shown."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tercet.engine.log import Header
from tercet.tables import load_log
from tests.web.acting import CARDS, FORM, open_table
from tests.web.acting_alone import PATIENCE_MS
from tests.web.looking import examine
from tests.web.people import account, play_on
from tests.web.stage import Stage


def table_of(page: Page) -> str:
    return page.url.partition("#/t/")[2]


def find_each_other(*pages: Page, rated: bool) -> str:
    """Two at the page that looks for opponents are brought to a table; return which."""
    for page in pages:
        page.get_by_role("checkbox", name="Rated game").set_checked(rated)
        page.get_by_role("button", name="Find an opponent").click()
    for page in pages:
        expect(page.locator(CARDS).first).to_be_visible()
    return table_of(pages[0])


def header_of(stage: Stage, page: Page, table: str) -> Header:
    log = page.request.get(f"{stage.address}/api/tables/{table}/log")
    return load_log(log.body()).header


def seats_with_nonce(stage: Stage, page: Page, table: str) -> list[Any]:
    info = page.request.get(f"{stage.address}/api/tables/{table}").json()
    return [seat.get("nonce") for seat in info["seats"]]


def test_the_log_of_matched_and_rematched_players_has_both_numbers(stage: Stage) -> None:
    ada = account(stage, "Adelheid", "/#/seek/classic")
    bo = account(stage, "Benedikta", "/#/seek/classic")
    first = find_each_other(ada, bo, rated=True)
    play_on(stage.address, first, "Adelheid", "Benedikta")
    for page in (ada, bo):
        page.reload()
        expect(page.locator("#end-heading")).to_be_visible()
    ada.get_by_role("button", name="Play again").click()
    bo.get_by_role("link", name="To the next game").click()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bo):
        expect(page.locator(CARDS).first).to_be_visible()
    second = table_of(ada)
    play_on(stage.address, second, "Adelheid", "Benedikta")
    nonces = [*header_of(stage, ada, first).nonces, *header_of(stage, ada, second).nonces]
    assert len(set(nonces)) == 4
    assert all(nonces)
    ada.goto(f"{stage.address}/#/fair/{second}")
    is_fair = ada.get_by_role("heading", name="Yes, the deal was fair.")
    expect(is_fair).to_be_visible(timeout=PATIENCE_MS)
    expect(ada.get_by_text("Your own random number is in the log.")).to_be_visible()
    for nonce in nonces[2:]:
        expect(ada.get_by_text(nonce)).to_be_visible()
    examine(ada)


def test_a_challenged_player_and_the_challenger_send_one(stage: Stage) -> None:
    bo = account(stage, "Barnabas")
    expect(bo.get_by_role("heading", name="Play together").first).to_be_visible()
    ada = account(stage, "Antonina", "/#/seek/classic")
    ada.get_by_role("textbox", name="Name").fill("barnabas")
    ada.get_by_role("button", name="Challenge").click()
    bo.get_by_role("button", name="Play", exact=True).click()
    for page in (ada, bo):
        expect(page.locator(CARDS).first).to_be_visible()
    assert seats_with_nonce(stage, ada, table_of(ada)) == [True, True]


def test_who_plays_again_alone_sends_one(stage: Stage) -> None:
    page = stage.person("/#/new")
    open_table(page, "Solitaire", options={FORM: "it ends when you see no SET"})
    numbers: list[str] = []
    for _ in range(2):
        expect(page.locator(CARDS)).to_have_count(12)
        page.get_by_role("button", name="None here").click()
        page.get_by_role("button", name="Really?").click()
        expect(page.locator("#end-heading")).to_be_visible()
        numbers += header_of(stage, page, table_of(page)).nonces
        page.get_by_role("button", name="Play again").click()
    assert len(set(numbers)) == 2
    assert all(numbers)


def without_nonces(page: Page) -> None:
    """Let the page behave like an older client: it can give no nonce."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(partial(pass_on, server))

    def pass_on(server: WebSocketRoute, message: str | bytes) -> None:
        request = json.loads(message)
        if request["do"] == "hello":
            request.pop("nonces", None)
        if request["do"] != "give_nonce":
            server.send(json.dumps(request))

    page.route_web_socket("**/ws", connect)


def test_the_fairness_page_says_whose_number_is_missing(stage: Stage) -> None:
    ada, bo = account(stage, "Adalbert", "/#/seek/classic"), account(stage, "Bertram")
    without_nonces(bo)
    bo.goto(f"{stage.address}/?again#/seek/classic")
    table = find_each_other(ada, bo, rated=False)
    play_on(stage.address, table, "Adalbert", "Bertram")
    ada.goto(f"{stage.address}/#/fair/{table}")
    verdict = ada.get_by_role("heading", name="Not proven to be fair to Bertram.")
    expect(verdict).to_be_visible(timeout=PATIENCE_MS)
    expect(ada.get_by_text("No random number from Bertram: the server could")).to_be_visible()
    expect(ada.get_by_text("none: the server could have chosen this deal against")).to_be_visible()
    examine(ada)


def test_who_sees_another_number_in_the_log_is_warned(stage: Stage) -> None:
    page = stage.person("/#/new")

    def exchange(route: Route) -> None:
        first, *rest = route.fetch().text().splitlines()
        header = json.loads(first)
        header["nonces"] = ["0123456789abcdef"]
        route.fulfill(body="\n".join([json.dumps(header), *rest]))

    page.route("**/log", exchange)
    open_table(page, "Solitaire", options={FORM: "it ends when you see no SET"})
    expect(page.locator(CARDS)).to_have_count(12)
    page.get_by_role("button", name="None here").click()
    page.get_by_role("button", name="Really?").click()
    warning = page.get_by_text("The log of this game does not have your random number")
    expect(warning).to_be_visible()
    examine(page)
    page.unroute("**/log")
    page.reload()
    expect(page.locator("#end-heading")).to_be_visible()
    expect(page.get_by_role("link", name="Was the deal fair?")).to_be_visible()
    expect(warning).to_have_count(0)


def test_an_abandoned_table_tells_its_commitment(stage: Stage) -> None:
    ada = stage.person("/#/new")
    open_table(ada, "SET for beginners", players=2)
    expect(ada.get_by_text("1 of 2 seats taken")).to_be_visible()
    info = ada.request.get(f"{stage.address}/api/tables/{table_of(ada)}").json()
    told = {**info, "status": "abandoned"}
    visitor = stage.person()
    visitor.route(f"**/api/tables/{info['table']}", lambda route: route.fulfill(json=told))
    visitor.goto(f"{stage.address}/#/t/{info['table']}")
    expect(visitor.get_by_text("then the table was abandoned")).to_be_visible()
    expect(visitor.get_by_text(info["commitment"])).to_be_visible()
    expect(visitor.get_by_text("has added a random number")).to_be_visible()
    examine(visitor)
