"""The search for turns against the slow, obvious one, and its promises."""

from __future__ import annotations

from itertools import permutations
from random import Random
from time import process_time

import pytest

from tercet.dice.board import Board
from tercet.dice.faces import WILD
from tercet.dice.finding import Found, all_turns, best_turns, can_play, opening_turns
from tercet.dice.judging import judge, judge_opening
from tercet.dice.position import Placement, Position, Turn
from tests.dice.random_positions import SMALL, played, random_hand, scattered
from tests.dice.slow_finding import slow_score, slow_turns
from tests.examples import seeds


def as_dict(found: list[Found]) -> dict[Turn, int]:
    turns = {one.turn: one.score for one in found}
    assert len(turns) == len(found), "a turn was found twice"
    return turns


@pytest.mark.rule("DICE-6a")
@pytest.mark.parametrize("seed", seeds(200, quick=12))
def test_the_search_agrees_with_the_slow_one(seed: int) -> None:
    rng = Random(seed)
    hand = random_hand(rng, rng.randint(1, 4))
    position = scattered(rng, SMALL, rng.randint(3, 12), hand)
    assert as_dict(all_turns(position)) == slow_turns(position)


@pytest.mark.rule("DICE-13")
@pytest.mark.parametrize("seed", seeds(120, quick=12))
def test_the_search_agrees_with_the_slow_one_about_wilds(seed: int) -> None:
    rng = Random(seed)
    board = Board("tiny", 3, 4, SMALL.middle)
    wilds, most = (2, 8) if seed % 6 == 0 else (1, 7)
    hand = random_hand(rng, 2 if wilds == 2 else rng.randint(1, 3), wilds)
    position = scattered(rng, board, rng.randint(most - 3, most), hand)
    assert as_dict(all_turns(position)) == slow_turns(position)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_three_wilds_agree_too(seed: int) -> None:
    rng = Random(seed)
    position = scattered(rng, Board("tiny", 3, 3, SMALL.middle), 6, [WILD] * 3)
    assert as_dict(all_turns(position)) == slow_turns(position)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(10, quick=3))
def test_scores_on_the_standard_board_are_those_of_the_judge(seed: int) -> None:
    rng = Random(seed)
    position = played(rng, 20).with_hand(random_hand(rng, 5, seed % 2))
    found = all_turns(position)
    assert found
    for score, turn in found:
        assert judge(position, turn).total == score == slow_score(position, turn)


@pytest.mark.parametrize("seed", seeds(30, quick=10))
def test_the_best_turns_come_first(seed: int) -> None:
    rng = Random(seed)
    position = played(rng, 15).with_hand(random_hand(rng))
    every = all_turns(position)
    assert [one.score for one in every] == sorted((one.score for one in every), reverse=True)
    assert best_turns(position, 7) == every[:7]
    assert best_turns(position, len(every) + 1) == every
    assert can_play(position) == bool(every)


def kinds(position: Position, turn: Turn) -> tuple[object, ...]:
    """The dice without the meanings of wilds, and the SETs: what best_turns calls the same."""
    dice = tuple((square, die.in_hand) for square, die in turn.placements)
    sets = {tuple(p.square for p in one.dice) for one in judge(position, turn).sets}
    return dice, frozenset(sets)


@pytest.mark.parametrize("seed", seeds(25, quick=8))
@pytest.mark.slow
def test_best_turns_keep_one_of_each_kind_of_turn_with_wilds(seed: int) -> None:
    rng = Random(seed)
    hand = random_hand(rng, 4, rng.randint(2, 4))
    position = scattered(rng, SMALL, rng.randint(3, 8), hand)
    every = all_turns(position)
    best = best_turns(position, len(every))
    kept = [kinds(position, one.turn) for one in best]
    assert len(set(kept)) == len(kept)
    assert set(kept) == {kinds(position, one.turn) for one in every}
    assert set(best) <= set(every)
    assert not every or best[0].score == every[0].score


@pytest.mark.slow
@pytest.mark.rule("DICE-8")
def test_can_play_says_whether_there_is_a_turn() -> None:
    rng = Random(8)
    answers = set()
    for _ in range(60):
        position = scattered(rng, SMALL, rng.randint(2, 5), random_hand(rng, 2))
        answers.add(can_play(position))
        assert can_play(position) == bool(slow_turns(position))
    assert answers == {True, False}


@pytest.mark.rule("DICE-3")
@pytest.mark.parametrize("wilds", [0, 1, 2, 3])
def test_opening_turns_are_right_and_none_is_missing(wilds: int) -> None:
    rng = Random(wilds)
    for _ in range(60):
        position = Position(SMALL, (), (random_hand(rng, 5, wilds),))
        found = opening_turns(position)
        assert len(set(found)) == len(found)
        assert all(judge_opening(position, turn) is not None for turn in found)
        if wilds == 0:
            every = [turn for turn in _opening_tries(position) if judge_opening(position, turn)]
            assert set(found) == set(every)
        assert found or wilds < 1


def _opening_tries(position: Position) -> list[Turn]:
    return [
        Turn(tuple(map(Placement, squares, dice)))
        for squares in position.board.openings
        for dice in set(permutations(position.hand, 3))
    ]


def test_a_position_in_the_middle_of_a_game_takes_well_under_50_ms() -> None:
    """Twenty dice on the board and five in hand, no wild: the median is near 1 ms."""
    rng = Random(50)
    positions = [played(rng, 20).with_hand(random_hand(rng)) for _ in range(15)]
    begun = process_time()
    for position in positions:
        all_turns(position)
    assert (process_time() - begun) / len(positions) < 0.050
