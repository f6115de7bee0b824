"""Games to be analysed: played at random or by bots, and replayed state by state."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from tercet.bots.arena.match import play as play_bots
from tercet.bots.human.skills import SKILL_KEYS
from tercet.bots.players import new_bot
from tercet.engine.chance import Chance
from tercet.engine.log import Log
from tercet.engine.table import Step, Table
from tercet.tables import new_table, replay_entry, replay_start
from tests.playthroughs import play

Seen = tuple[Any, Step, Any]


@cache
def at_random(game: str, seats: int, deals: int = 1) -> Log:
    """A game of players who do anything that is allowed."""
    seed = hashlib.sha256(f"{game} {seats}".encode()).digest()
    match = {"form": "deals", "deals": deals} if deals > 1 else None
    table = new_table(game, seats, seed, match=match)
    play(table, Chance(seed))
    return table.log()


def by_bots(game: str, seats: int) -> Log:
    """The log of a game of bots."""
    return table_of_bots(game, seats).log()


@cache
def table_of_bots(game: str, seats: int) -> Table:
    """A game of bots of different skills, at its end."""
    seed = hashlib.sha256(f"{game} {seats}".encode()).digest()
    table = new_table(game, seats, seed)
    skills = [SKILL_KEYS[-1 - seat % len(SKILL_KEYS)] for seat in range(seats)]
    bots = [new_bot(game, skill, seed + bytes([seat])) for seat, skill in enumerate(skills)]
    play_bots(table, bots, Chance(seed))
    return table


def steps_of(log: Log) -> Iterator[Seen]:
    """Each step with the deal before and after it."""
    table: Table = replay_start(log)
    before = _deal(table.state)
    yield before, table.steps[0], before
    for entry in log.entries:
        before = _deal(table.state)
        step = replay_entry(table, entry)
        yield before, step, _deal(table.state)


def events_of(log: Log, name: str) -> Iterator[tuple[Any, Step, Any]]:
    """Every event of this name with its step and the deal before it."""
    for before, step, _ in steps_of(log):
        for event in step.events:
            if type(event).__name__ == name:
                yield before, step, event


def _deal(state: Any) -> Any:
    return getattr(state, "inner", state)
