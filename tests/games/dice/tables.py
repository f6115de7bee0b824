"""Tables of SET Dice in a given position, for tests."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.dice.loading import load_kit
from tercet.dice.position import Position
from tercet.engine.acts import Act, Entry, Timeout
from tercet.engine.chance import Chance
from tercet.engine.events import Event
from tercet.engine.game import Events, Seats
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.dice.dice import DICE
from tercet.games.dice.terms import DiceRules, DiceState, Held, Lying, ThrowAgain


def chance(seed: int = 1) -> Chance:
    return Chance(seed.to_bytes(32, "big"))


def arranged(text: str | Position, **changes: Any) -> DiceState:
    """The table of a position, in the turn of its mover, who began the round unless said.

    Every die of the kit is somewhere; which one shows what does not matter to a test.
    """
    position = Position.parse(text) if isinstance(text, str) else text
    numbers = iter([f"#{number}" for number in range(1, 43)])
    state = DiceState(
        rules=DiceRules(),
        seats=Seats(len(position.hands)),
        chance=chance(),
        board=tuple(Lying(str(at), next(numbers), str(die)) for at, die in position.dice),
        hands=tuple(
            tuple(Held(next(numbers), str(die)) for die in hand) for hand in position.hands
        ),
        bag=tuple(numbers)[: position.bag],
        scores=position.scores,
        phase="turn",
        mover=position.to_move,
        starter=position.to_move,
        swapped=position.swapped,
        able=True,
    )
    return replace(state, **changes)


class Playing:
    """A table that remembers its state and its last events."""

    def __init__(self, state: DiceState) -> None:
        self.state = state
        self.events: Events = ()
        self.at = 0
        self.seq = 0

    @classmethod
    def dealt(cls, seed: int = 1, players: int = 2, **options: Any) -> Playing:
        state, events = DICE.start(DiceRules(**options), Seats(players), chance(seed))
        table = cls(state)
        table.events = events
        return table

    def do(self, seat: int, act: Act, *, at: int | None = None, seen: int | None = None) -> Events:
        self.at = self.at if at is None else at
        return self._apply(Entry(self.seq + 1, self.at, act, seat, seen))

    def time_out(self) -> Events:
        due = DICE.deadline(self.state)
        assert due is not None
        self.at = due.at
        return self._apply(Entry(self.seq + 1, due.at, Timeout(due.label)))

    def _apply(self, entry: Entry) -> Events:
        self.state, self.events = DICE.apply(self.state, entry)
        self.seq = entry.seq
        return self.events

    def said(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: int) -> list[str]:
        return [held.shows for held in self.state.hands[seat]]


EMPTY = "/".join(["13"] * 13)
OPENED = EMPTY.split("/")
OPENED[6] = "5,1ro,2ro,3ro,5"
ROWS = "/".join(OPENED)
#: The same with a wild that stands for 3ro.
WILD_ROWS = ROWS.replace("2ro,3ro", "2ro,*3ro")
#: A hand with the SET 1ro 2ro 3ro.
A_SET = "1ro,2ro,3ro,1gd,2gw"
#: Two hands that hold no SET with each other, nor with 1ro 2ro 3ro on the board.
DULL = "1gd,1gd,2gd,2gd,1gw"


def opening(hands: str, **changes: object) -> Playing:
    players = len(hands.split("/"))
    bag = len(load_kit()) - 5 * players
    position = f"standard {EMPTY} {hands} 0 {bag} {','.join(['0'] * players)} -"
    return Playing(arranged(position, phase="opening", able=False, **changes))


def turn(hands: str, rows: str = ROWS, *, bag: int = 29, **changes: object) -> Playing:
    scores = ",".join("0" for _ in hands.split("/"))
    lying = len(re.findall(r"[1-3][rgp][owd]|\*(?![1-3])", f"{rows} {hands}"))
    bag = min(bag, len(load_kit()) - lying)
    return Playing(arranged(f"standard {rows} {hands} 0 {bag} {scores} -", **changes))


def refused(table: Playing, seat: int, act: Act) -> str:
    before = table.state
    with pytest.raises((IllegalAction, TooLate, Unreadable)) as refusal:
        table.do(seat, act)
    assert table.state is before
    return refusal.value.code


def everybody_keeps(table: Playing) -> None:
    for seat in sorted(DICE.may_act(table.state)):
        table.do(seat, ThrowAgain())
