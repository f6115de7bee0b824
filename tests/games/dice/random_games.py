"""Games of SET Dice in which everybody plays at random; no die is ever lost or doubled in one."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.dice.judging import judge
from tercet.dice.position import Turn
from tercet.engine.acts import Entry
from tercet.engine.chance import Chance
from tercet.engine.events import Event
from tercet.engine.game import Events, Seats
from tercet.games.dice.dice import DICE
from tercet.games.dice.table import position_of
from tercet.games.dice.terms import DiceRules, DiceState, Place
from tests.games.dice.tables import chance


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
