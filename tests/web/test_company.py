"""Those around a table: who stands is seen, who comes late plays next, and anybody asks for it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tercet.cards import find_sets
from tests.web.acting import CARDS, OVER, cards, open_table, press, take_or_speak, until
from tests.web.looking import violations
from tests.web.stage import Stage


def test_who_comes_late_has_a_seat_at_the_next_game(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET for beginners", players=2)
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()
    guest = stage.follow(host, "Ben")
    expect(host.get_by_text("2 of 2 seats taken")).to_be_visible()
    late = stage.follow(host, "Cleo")
    expect(host.get_by_text("Without a seat: Cleo.")).to_be_visible()
    start_without(host, "Cleo")
    late.get_by_role("button", name="I want to play the next one").click()
    expect(late.get_by_text("Noted:")).to_be_visible()
    until(host.locator(OVER), lambda: play_alone(host, guest))
    expect(host.get_by_text("Cleo wants to play the next one.")).to_be_visible()
    assert violations(host) == []
    guest.get_by_role("button", name="Play again").click()  # Ben is not the host
    expect(guest.get_by_text("3 of 3 seats taken")).to_be_visible()
    late.get_by_role("link", name="To the next game").click()
    host.get_by_role("link", name="To the next game").click()
    expect(late.get_by_role("button", name="Stand up")).to_be_visible()
    guest.get_by_role("button", name="Start the game").click()
    for page in (host, guest, late):
        expect(page.locator(CARDS).first).to_be_visible()


def start_without(host: Page, name: str) -> None:
    """The host is warned once, thinks better of it, and then does it."""
    start = host.get_by_role("button", name="Start the game")
    start.click()
    expect(host.get_by_role("alert")).to_contain_text(f"{name} has no seat")
    assert violations(host) == []
    host.get_by_role("button", name="Wait a little").click()
    start.click()
    host.get_by_role("button", name="Start without them").click()
    expect(host.locator(CARDS).first).to_be_visible()


def play_alone(host: Page, guest: Page) -> None:
    take_or_speak(host)
    if not find_sets(cards(host)):
        press(guest, "None here")


def test_nobody_is_told_to_start_what_the_game_refuses(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, "20/20", players=3)
    expect(host.get_by_text("At least 2 players are needed")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    host.get_by_role("button", name="Add a bot").first.click()
    expect(host.get_by_text("You can start before all seats are taken.")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()
