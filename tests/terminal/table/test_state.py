"""What a key means at a table, without any screen: choosing, asking twice, amounts, dice."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tercet.cards import find_sets
from tercet.engine.table import SeenStep
from tercet.games import GAMES
from tercet.games.chipset.terms import KeepCards
from tercet.games.classic import Call
from tercet.terminal.table.games import SCREENS
from tercet.terminal.table.keys import ROWS, Keys
from tercet.terminal.table.playback import Playback
from tercet.terminal.table.screen import settled
from tercet.terminal.table.state import GLIMPSE_MS, TableState
from tercet.words.texts import Texts
from tests.terminal.clocks import ManualClock
from tests.terminal.tables import cards, short_table
from tests.whole_games import played

WEB = Path(__file__).parents[3] / "web/src/table/felt/keys.ts"


def state_at(game: str, **how: Any) -> TableState:
    """A table at which everything that takes time is done at once."""

    def at_once(job: Coroutine[Any, Any, None]) -> None:
        asyncio.run(job)

    confirm = how.pop("confirm", False)
    table = short_table(game, how.pop("clock", None), **how)
    return TableState(table, Texts("en"), run=at_once, confirm=confirm)


def entries(state: TableState) -> Any:
    return state.source.table.entries  # type: ignore[attr-defined]


def test_every_game_has_a_screen() -> None:
    assert set(SCREENS) == {game.facts.key for game in GAMES}


def test_every_place_has_the_key_that_it_has_in_the_browser() -> None:
    rows = re.findall(r'"(Key\w[^"]*)"', WEB.read_text("utf-8"))
    signs = {"Semicolon": ";", "Comma": ",", "Period": ".", "Slash": "/"}
    letters = [
        "".join(signs.get(code, code.removeprefix("Key").lower()) for code in row.split())
        for row in rows[:3]
    ]
    assert tuple(letters) == ROWS["qwerty"]
    keys = Keys()
    assert [keys.of_place(place) for place in range(6)] == ["q", "a", "z", "w", "s", "x"]
    assert Keys("alphabet").of_place(3) == "d"
    assert Keys(keyboard="qwertz").of_place(2) == "y"


def test_choosing_toggles_and_the_third_card_is_played() -> None:
    state = state_at("classic")
    found = find_sets([card for card in state.screen.places if card is not None])[0]
    keys = [state.key_of(state.screen.places.index(card)) or "" for card in found]
    state.press(keys[0])
    assert [*state.chosen] == [found[0]]
    state.press(keys[0])
    assert not state.chosen
    for key in keys:
        state.press(key)
    assert [(e.seat, e.act) for e in entries(state)] == [(0, Call(found))]
    assert not state.chosen


def test_three_cards_are_asked_about_where_one_wants_that() -> None:
    state = state_at("classic", confirm=True)
    for key in "qwe":
        state.press(key)
    assert len(state.chosen) == 3
    assert entries(state) == ()
    state.press("escape")
    assert not state.chosen
    for key in (*"qwe", "enter"):
        state.press(key)
    assert len(entries(state)) == 1


def test_a_key_is_not_meant_for_a_card_that_has_only_just_come() -> None:
    clock = ManualClock()
    state = state_at("classic", clock=clock, pile=None)
    found = find_sets([card for card in state.screen.places if card is not None])[0]
    place = state.screen.places.index(found[0])
    key = state.key_of(place) or ""
    for card in found:
        state.choose(card)
    assert state.screen.places[place] not in (None, found[0]), "another card lies there"
    state.press(key)
    assert not state.chosen
    asyncio.run(clock.let_pass(GLIMPSE_MS / 1000 + 0.01))
    state.press(key)
    assert [*state.chosen] == [state.screen.places[place]]


def test_a_card_keeps_its_place_and_new_ones_fill_the_holes() -> None:
    a, b, c, d = cards("1rso 2rso 3rso 1gso")
    assert settled((a, b, c), (a, c)) == (a, None, c)
    assert settled((a, None, c), (a, c, d)) == (a, d, c)
    assert settled((a, b, c), (a,)) == (a,)


def test_what_cannot_be_undone_is_pressed_twice() -> None:
    state = state_at("solitaire")
    stop = state.screen.actions[-1]
    state.press(state.key_of_action(stop))
    assert state.asked == stop
    assert entries(state) == ()
    state.press(state.key_of_action(stop))
    assert state.screen.outcome is not None


def test_a_mistake_in_a_solitaire_is_counted_and_shown() -> None:
    state = state_at("solitaire")
    places = [card for card in state.screen.places if card is not None]
    a, b = places[:2]
    c = next(card for card in places[2:] if {a, b, card} not in map(set, find_sets(places)))
    for card in (a, b, c):
        state.choose(card)
    said = [figure.say(state.texts) for figure in state.screen.players[0].figures]
    assert "1 mistake" in said


def test_a_hint_marks_a_set_and_is_counted() -> None:
    state = state_at("solitaire")
    state.press("2")
    assert len(state.hinted) == 3
    assert set(state.screen.marks) == set(state.hinted)
    assert "1 hint" in [figure.say(state.texts) for figure in state.screen.players[0].figures]


def test_amounts_are_chosen_by_digits_and_arrows_and_keys_keep_their_meaning() -> None:
    clock = ManualClock()
    state = state_at("chipset", clock=clock)
    table: Any = state.source
    while state.screen.amount is None:
        speaker = min(table.table.may_act())
        table.play(speaker, table.table.legal(speaker)[0], None)
        state.look()
    state.press("3")
    assert state.screen.amount == (3, 3)
    state.press("down")
    assert state.screen.amount == (2, 3)
    keys = {state.key_of_action(action): action.act for action in state.screen.actions}
    assert set(keys) <= set("cbrf")
    assert {type(act).__name__.lower()[0] for act in keys.values()} <= set("cbrf")


def test_who_watches_chipset_is_not_asked_to_do_anything() -> None:
    playback = Playback(played("chipset", 2).log(), Texts("en"))
    state = TableState(playback, Texts("en"))
    prompts = {}
    for seat in (None, 0):
        playback.look_as(seat)
        assert state.screen.prompt is not None
        prompts[seat] = state.screen.prompt.key
    assert prompts[None] == "prompt-watching" != prompts[0]


def test_who_leads_at_setup_is_told_so() -> None:
    playback = Playback(played("setup", 3).log(), Texts("en"))
    state = TableState(playback, Texts("en"))
    prompts = []
    for seat in range(3):
        playback.look_as(seat)
        assert state.screen.prompt is not None
        prompts.append(state.screen.prompt.key)
    assert sorted(prompts) == ["prompt-setup-lead", "prompt-setup-wait", "prompt-setup-wait"]


def test_what_is_said_of_a_turn_of_dice_holds_as_long_as_its_dice_lie_there() -> None:
    state = state_at("dice")
    view: Any = state.source.view
    for key in "123":
        state.press(key)
    said = replace(state.placing, why="no_set")
    assert len(said.laid) == 3
    assert said.after(view, 0) == said
    assert said.after(structs.replace(view, hands=((), *view.hands[1:])), 0).why is None


@pytest.mark.rule("CHIP-9a")
def test_a_die_for_the_place_of_a_wild_is_kept_as_long_as_it_is_in_the_hand() -> None:
    state = state_at("dice")
    view: Any = state.source.view
    state.press("1")
    (laid,) = state.placing.laid
    asked = replace(state.placing, laid=(), swap=laid)
    assert asked.after(view, 0).swap == laid
    assert asked.after(structs.replace(view, hands=((), *view.hands[1:])), 0).swap is None


def test_a_sealed_answer_of_another_changes_nothing_one_can_see() -> None:
    told: list[Sequence[SeenStep]] = []
    state = state_at("chipset", bots=("novice", "novice"), options={"must_open": True})
    source: Any = state.source
    table = source.table
    while table.view(0).phase != "ask":
        speaker = min(table.may_act())
        acts = [act for group in table.legal(speaker).groups for act in group[:1]]
        cheap = [act for act in acts if type(act).__name__ in ("Check", "CallBet", "Bet")]
        source.play(speaker, cheap[0], table.seq)
    state.look()
    source.watch(told.append)
    before = state.screen
    secret = [seat for seat in table.may_act() if seat and KeepCards() in table.legal(seat)]
    for seat in secret:
        source.play(seat, KeepCards(), table.seq)
    assert told == []
    state.look()
    assert state.screen == before


def test_a_full_hand_is_said_and_no_card_is_offered() -> None:
    state = state_at("twenty")
    for _ in range(3):
        state.press("2")
    assert [note.key for note in state.screen.notes] == ["play-hand-full"]
    assert state.screen.actions[1].off
