"""How the driver asks, plays and counts; each game's own turns of phrase."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tercet.cards import find_sets
from tercet.engine.log import write_log
from tercet.envs import ENCODINGS, find_encoding
from tercet.envs.encoding import TRIPLES, Encoding
from tercet.envs.encodings.setup import HAND, PAIRS
from tercet.envs.play import MASKED, Play
from tercet.errors import Unreadable
from tercet.games.shared.race import Taken
from tercet.tables import load_log, verify
from tests.envs.random_play import decisions, drawn, new_play


def three(play: Play) -> int:
    """The action that names the first SET of the table."""
    table = play.view(None).table
    places = sorted(table.index(card) for card in find_sets(table[:12])[0])
    return TRIPLES.index(tuple(places))


def waiting(play: Play) -> int:
    return play.encoding.size


def test_triples_of_a_small_table_come_first() -> None:
    assert all(max(places) < 12 for places in TRIPLES[:220])
    assert TRIPLES[220] == (0, 1, 12)
    assert len(set(TRIPLES)) == 1330


def test_a_right_call_takes_the_set_and_is_rewarded() -> None:
    play = new_play(find_encoding("classic"), 2)
    seat = play.asked[0]
    assert play.decide({seat: three(play)}) == {}
    assert play.gains[seat] == play.view(None).players[seat].score > 0
    assert any(isinstance(event, Taken) for event in play.table.steps[-1].events)


def test_of_two_who_call_the_same_set_at_once_one_is_too_late() -> None:
    play = new_play(find_encoding("classic"), 2)
    first, second = play.asked
    action = three(play)
    assert play.decide({first: action, second: action}) == {second: "cards_gone"}
    assert play.gains[first] > 0
    assert play.gains[second] == 0


def test_nobody_is_always_asked_first() -> None:
    play = new_play(find_encoding("classic"), 2)
    firsts = []
    for _ in range(4):
        firsts.append(play.asked[0])
        play.decide(dict.fromkeys(play.asked, waiting(play)))
    assert firsts == [0, 1, 0, 1]


def test_an_action_outside_the_mask_is_silence() -> None:
    play = new_play(find_encoding("classic"), 2)
    before = play.table.seq
    take_back = play.encoding.first["take_back"]
    assert play.decide({0: take_back}) == {0: MASKED}
    assert play.decide({1: 99_999}) == {1: MASKED}
    assert play.table.seq == before


def test_a_caller_who_is_silent_runs_out_of_time() -> None:
    play = new_play(find_encoding("classic"), 2)
    play.decide({0: play.encoding.first["call"]})
    assert play.asked == (0,)
    assert not play.mask(0)[waiting(play)]
    play.decide({0: 99_999})
    assert play.view(None).players[0].wrong == 1


def test_waiting_takes_its_time_where_time_is_real() -> None:
    play = new_play(find_encoding("classic"), 2, time="real")
    assert play.asked == (0, 1)
    play.decide({0: play.encoding.first["call"], 1: waiting(play)})
    assert list(play.asked) == [0]
    assert play.table.at == 200
    assert play.observation(0)[-2:].tolist() == [200, 4800]
    play.decide({0: waiting(play) + 2})
    play.decide({0: waiting(play) + 2})
    assert play.view(None).players[0].wrong == 1
    assert play.table.at == 5000


@pytest.mark.rule("SETUP-3")
def test_setup_asks_everybody_once_after_each_card_and_then_for_the_next() -> None:
    play = new_play(find_encoding("setup"), 1, players=3)
    order = []
    for _ in range(8):
        order.append(play.asked)
        laying = play.mask(play.asked[0])[0]
        play.decide({play.asked[0]: 0 if laying else waiting(play)})
    assert order == [(1,), (2,), (0,), (1, 2), (2,), (1,), (2, 0), (0,)]


@pytest.mark.rule("SETUP-3b")
def test_setup_without_a_time_to_challenge_is_refused() -> None:
    with pytest.raises(Unreadable, match="challenge_ms"):
        Play(find_encoding("setup"), 2, bytes(32), options={"challenge_ms": 0})


@pytest.mark.rule("SETUP-3a")
def test_any_two_cards_challenge_the_last_one() -> None:
    play = new_play(find_encoding("setup"), 1)
    for _ in range(3):
        play.decide({play.asked[0]: 0})
    mask = play.mask(play.asked[0])
    assert np.flatnonzero(mask).tolist() == [HAND + PAIRS.index((0, 1)), waiting(play)]


@pytest.mark.rule("CHIP-9a")
def test_at_the_question_all_are_asked_once_whoever_holds_a_set() -> None:
    play = new_play(find_encoding("chipset"), 4, players=4)
    check = play.encoding.first["check"]
    for _ in range(4):
        play.decide({play.asked[0]: check})
    assert play.view(None).phase == "ask"
    asked = []
    while play.view(None).phase == "ask":
        asked.append(play.asked[0])
        play.decide({play.asked[0]: waiting(play)})
    assert sorted(asked) == [0, 1, 2, 3]
    assert len(play.view(None).table) == 3


@pytest.mark.rule("TW-2")
def test_twenty_names_three_cards_one_by_one() -> None:
    play = new_play(find_encoding("twenty"), 3)
    for card in (0, 2, 10):
        assert play.asked[0] == 0
        assert play.mask(0)[card]
        play.decide({0: card})
    assert play.begun == {}
    assert play.table.seq == 1


@pytest.mark.rule("DICE-6a")
def test_a_refused_turn_of_dice_is_a_pass() -> None:
    chance = random.Random(2)
    play = new_play(find_encoding("dice"), 2)
    refused = []
    for now in decisions(play, chance, 600):
        if now.view(None).phase == "turn" and now.mask(now.asked[0])[now.encoding.first["done"]]:
            seq = now.table.seq
            done = now.encoding.first["done"]
            refused += list(now.decide({now.asked[0]: done}).values())
            assert now.table.seq > seq
        if refused:
            break
    assert refused


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.key)
def test_a_game_is_a_log_that_can_be_verified_and_rewards_add_up(encoding: Encoding) -> None:
    chance = random.Random(1)
    play = new_play(encoding, 8)
    start, total = play.scores, [0] * play.seats
    for now in decisions(play, chance, 400):
        total = [sum(pair) for pair in zip(total, now.gains, strict=True)]
    total = [sum(pair) for pair in zip(total, play.gains, strict=True)]
    assert [a + b for a, b in zip(start, total, strict=True)] == list(play.scores)
    if play.outcome is not None:
        assert play.scores == play.outcome.scores
        verify(load_log(write_log(play.table.log())))


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.key)
def test_all_may_choose_at_once(encoding: Encoding) -> None:
    chance, play = random.Random(4), new_play(encoding, 4)
    for _ in range(30):
        if play.asked:
            play.decide({seat: drawn(play, seat, chance) for seat in range(play.seats)})
    assert play.table.seq > 0
