"""Every screen of the browser, each reached as a person reaches it; seen by axe and by camera."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tercet.cards import find_sets
from tests.web.acting import (
    CARDS,
    Options,
    agreed_set,
    cards,
    choose,
    not_a_set,
    open_table,
    play_now,
    play_out,
)
from tests.web.screens_account import entrance, own_account, ranked_puzzle
from tests.web.screens_betting import (
    SCREENS_BETTING,
    chipset,
    chipset_end,
    chipset_showdown,
    setup,
    setup_challenge,
    setup_wrong,
)
from tests.web.screens_boards import SCREENS as SCREENS_BOARDS
from tests.web.screens_boards import dice_end, dice_placing
from tests.web.screens_learning import LEARNING
from tests.web.screens_replay import REPLAY_SCREENS
from tests.web.stage import Stage, two_at_a_table

UNHURRIED_SEARCH: Final[Options] = {"Seconds to find a second card": "600"}


def home(stage: Stage) -> Page:
    """The first page, with a table to join."""
    waiting_room(stage)
    page = stage.person()
    expect(page.get_by_role("link", name="Sit down").first).to_be_visible()
    expect(page.get_by_role("heading", name="CoopSet").last).to_be_visible()
    return page


def new_table(stage: Stage) -> Page:
    """A game's own page, with all its options open."""
    page = stage.person("/#/game/classic")
    page.get_by_text("Players, edition, match and other options").click()
    return page


def which_game(stage: Stage) -> Page:
    """Choosing a game to play with friends."""
    page = stage.person("/#/new?with=friends")
    expect(page.get_by_role("heading", name="CoopSet")).to_be_visible()
    return page


def settings(stage: Stage) -> Page:
    """Everything that can be set."""
    page = stage.person("/#/settings")
    page.get_by_label("A letter for the colour").check()
    page.get_by_label("A different outline").check()
    expect(page.get_by_role("link", name="Account, log in or out")).to_be_visible()
    return page


def waiting_room(stage: Stage) -> Page:
    """Before the game: a host, a bot, a free seat, and how to come here."""
    page = stage.person("/#/new")
    open_table(page, "SET", players=3, bots=1)
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    return page


def door(stage: Stage) -> Page:
    """Somebody who followed a link is asked for a name."""
    link = waiting_room(stage).url.removeprefix(stage.address)
    page = stage.person(link)
    expect(page.get_by_role("heading", name="Ada invites you: SET")).to_be_visible()
    return page


def table(stage: Stage) -> Page:
    """The base game with two cards chosen, and the keys shown."""
    page = stage.person()
    play_now(page, "Ada")
    page.keyboard.press("?")
    choose(page, cards(page)[:2])
    return page


def call(stage: Stage) -> Page:
    """One's own call, with the countdown running."""
    page = stage.person("/#/new")
    options: Options = {"Seconds to show the three cards": "60"}
    open_table(page, "SET", players=2, bots=1, options=options)
    expect(page.locator(CARDS)).to_have_count(12)
    page.get_by_role("button", name="SET!").click()
    expect(page.get_by_role("timer")).to_be_visible()
    return page


def wrong(stage: Stage) -> Page:
    """Three cards that are no SET, and why."""
    page = stage.person()
    play_now(page, "Ada")
    choose(page, not_a_set(cards(page)))
    expect(page.get_by_label("The last three cards shown")).to_contain_text("no SET")
    return page


def taken(stage: Stage) -> Page:
    """A SET taken, fifteen cards on the table, and something said."""
    page = stage.person("/#/new")
    open_table(page, "SET", players=1)
    expect(page.locator(CARDS)).to_have_count(12)
    choose(page, agreed_set(page))
    expect(page.get_by_label("The last three cards shown")).to_contain_text("A SET for Ada")
    page.get_by_role("button", name="None here").click()
    expect(page.locator(CARDS).nth(14)).to_be_visible()
    return page


def end(stage: Stage) -> Page:
    """The end of a game against a bot."""
    page = stage.person("/#/new")
    options: Options = {"Lay three more cards": "10"}
    open_table(page, "SET for beginners", players=2, bots=1, options=options)
    expect(page.locator(CARDS).first).to_be_visible()
    play_out(page)
    expect(page.get_by_text("Finds in the course of the game")).to_be_visible()
    return page


def solitaire(stage: Stage) -> Page:
    """Alone, with penalties."""
    page = stage.person("/#/new")
    options: Options = {"Form": "giving up costs, the last cards make up for it"}
    open_table(page, "Solitaire", options=options)
    page.get_by_role("button", name="None here").click()
    expect(page.locator(CARDS)).to_have_count(15)
    return page


def coopset(stage: Stage) -> Page:
    """The team with a SET taken."""
    page = stage.person("/#/new")
    options: Options = {"“Done” and “one more card” need": "the word of one"}
    open_table(page, "CoopSet", players=2, bots=1, options=options)
    expect(page.locator(CARDS)).to_have_count(12)
    while not (found := find_sets(lying := cards(page))):
        page.get_by_role("button", name="One more card").click()
        expect(page.locator(CARDS)).to_have_count(len(lying) + 1)
    choose(page, found[0])
    expect(page.get_by_label("The last three cards shown")).to_contain_text("A SET for Ada")
    expect(page.get_by_text("Team’s score")).to_be_visible()
    return page


def scout(stage: Stage) -> Page:
    """Somebody else has put a finger down."""
    host, guest = two_at_a_table(stage, "Scout", options=UNHURRIED_SEARCH)
    choose(host, cards(host)[:3])
    expect(guest.get_by_text("Ada has seen a SET.")).to_be_visible()
    return guest


def scouting(stage: Stage) -> Page:
    """One's own finger, and the sealed cards."""
    host, _ = two_at_a_table(stage, "Scout", options=UNHURRIED_SEARCH)
    choose(host, cards(host)[:3])
    expect(host.get_by_text("The others are looking")).to_be_visible()
    return host


def tournament(stage: Stage) -> Page:
    """The leader watches."""
    page = stage.person("/#/new")
    options: Options = {"Match": "tournament: the dealer leads and sits out"}
    open_table(page, "SET", players=3, bots=2, options=options)
    expect(page.get_by_text("you lead and watch")).to_be_visible()
    return page


def pause(stage: Stage) -> Page:
    """Between two deals of a match."""
    page = stage.person("/#/new")
    options: Options = {"Match": "a number of deals", "Deals in the match": "2"}
    open_table(page, "SET for beginners", players=1, options=options)
    expect(page.get_by_text("Deal 1 of 2")).to_be_visible()
    play_out(page)
    return page


def gone(stage: Stage) -> Page:
    """A link to a table that is not there."""
    stage.listen = lambda _: None  # the browser itself complains of the refusal
    kept = [{"name": "tercet.name", "value": "Ada"}]
    known = {"cookies": [], "origins": [{"origin": stage.address, "localStorage": kept}]}
    page = stage.person("/#/t/nowhere", known)
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    return page


Reach = Callable[[Stage], Page]

#: Reached where bots only sit there.
SCREENS: Final[dict[str, Reach]] = {
    each.__name__: each
    for each in (
        *(home, which_game, new_table, settings, waiting_room, door),
        *(table, call, wrong, taken),
        *(solitaire, coopset, scout, scouting, tournament, pause, gone),
        *SCREENS_BETTING,
        *SCREENS_BOARDS,
        *REPLAY_SCREENS,
        *LEARNING,
        *(entrance, own_account, ranked_puzzle),
    )
}
#: The ends of whole games against bots that play.
PLAYED_OUT: Final[dict[str, Reach]] = {each.__name__: each for each in (end, chipset_end, dice_end)}
#: These come up in the tests of their games, too, and are examined there, with those ends.
EXAMINED_IN_GAMES: Final = (
    *(wrong, scout, scouting, pause),
    *(chipset, chipset_showdown, setup, setup_challenge, setup_wrong, dice_placing),
)
