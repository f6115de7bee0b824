"""SET Dice plays random games through the suite that every game passes. The long run:

python -m tests.games.dice.test_conformance 5000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.dice.judging import judge
from tercet.dice.position import Turn
from tercet.engine.acts import Entry
from tercet.engine.chance import Chance
from tercet.engine.conformance import check_game
from tercet.engine.events import Event, Over
from tercet.engine.game import Events, Seats
from tercet.engine.series import Series
from tercet.games.dice.dice import DICE
from tercet.games.dice.table import position_of
from tercet.games.dice.terms import DiceOpened, DicePlaced, DiceRules, DiceState, Place
from tests.games.dice.tables import chance


def test_random_games_conform() -> None:
    report = check_game(DICE, games=12, seed="dice")
    assert report.games == 12
    assert report.moved


def test_matches_of_several_deals_conform() -> None:
    assert check_game(Series(DICE), games=2, seed="dice match").games == 2


@pytest.mark.rule("DICE-18")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 1 << 30), players=st.integers(2, 4))
def test_points_add_up_and_dice_are_never_lost(seed: int, players: int) -> None:
    points = [0] * players
    last: Event | None = None
    for event in random_game(seed, players):
        if isinstance(event, DiceOpened | DicePlaced):
            points[event.seat] += event.points
        last = event
    assert isinstance(last, Over)
    assert list(last.outcome.scores) == points


def random_game(seed: int, players: int) -> Iterator[Event]:
    """The events of a game in which everybody plays at random, to its end."""
    state, events = DICE.start(DiceRules(), Seats(players), chance(seed))
    luck = chance(seed + 1)
    yield from events
    for seq in range(1, 5000):
        state, events, luck = _step(state, luck, seq)
        yield from events
        dice = [die for zone in DICE.zones(state).values() for die in zone]
        assert len(dice) == len(set(dice)) == 42
        if DICE.outcome(state) is not None:
            return


def _step(state: DiceState, luck: Chance, seq: int) -> tuple[DiceState, Events, Chance]:
    seat, luck = luck.pick(sorted(DICE.may_act(state)))
    act, luck = DICE.legal(state, seat).draw(luck)
    if isinstance(act, Place):
        score = judge(position_of(state, seat), Turn.parse(" ".join(act.dice)))
        assert all(len({p.square for p in one.dice}) == 3 for one in score.sets)
    after, events = DICE.apply(state, Entry(seq, 0, act, seat))
    return after, events, luck


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = sys.argv[2] if len(sys.argv) > 2 else "dice 5000"
    print(check_game(DICE, games=count, seed=seed))  # noqa: T201
