"""The dice of SET Dice at the table: reading and writing them, drawing, throwing, laying down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from tercet.dice.board import Square
from tercet.dice.faces import Die
from tercet.dice.judging import SetMade, TurnScore
from tercet.dice.loading import load_board, load_kit
from tercet.dice.position import HAND, Placement, Position, Turn
from tercet.engine.game import Events, Seats
from tercet.errors import IllegalAction, Unreadable
from tercet.games.dice.terms import (
    DiceState,
    DiceThrown,
    Hand,
    Held,
    Lying,
    MadeSet,
    TakenBonus,
)


def read_turn(dice: Sequence[str]) -> Turn:
    """A turn from its placements."""
    if len(dice) > 2 * HAND:
        raise Unreadable("dice_too_long", have=len(dice))
    return Turn.of(Placement.parse(text) for text in dice)


def position_of(state: DiceState, seat: int) -> Position:
    """The table as a position with this seat to move."""
    return Position(
        board=load_board(state.rules.board),
        dice=tuple(
            sorted(Placement(Square.parse(at.square), Die.parse(at.shows)) for at in state.board)
        ),
        hands=tuple(tuple(Die.parse(held.shows) for held in hand) for hand in state.hands),
        to_move=seat,
        bag=len(state.bag),
        scores=state.scores,
        swapped=state.swapped,
    )


def seat_to_move(state: DiceState) -> int:
    """The mover of a turn; in a race or a choice of all, the first who may still act."""
    waited_for = state.present - (state.barred if state.phase == "opening" else state.decided)
    if state.phase == "turn" or not waited_for:
        return state.mover if state.phase == "turn" else state.starter
    order = (state.starter, *state.seats.from_left_of(state.starter))
    return next(seat for seat in order if seat in waited_for)


def _made_set(made: SetMade) -> MadeSet:
    squares = tuple(map(str, made.counted))
    return MadeSet(made.line, tuple(map(str, made.dice)), squares, made.points)


def shown(hand: Iterable[Held]) -> tuple[str, ...]:
    """What the dice of a hand show."""
    return tuple(held.shows for held in hand)


def written(turn: Turn) -> tuple[str, ...]:
    """A turn as acts and events name it."""
    return tuple(map(_text, turn.placements))


#: A board has some thousand placements, and lists of legal turns name them again and again.
_text = lru_cache(maxsize=20_000)(str)


def account(turn: Turn, score: TurnScore) -> dict[str, Any]:
    """What an event tells of a turn: its dice, its SETs, its bonuses, its points."""
    return {
        "dice": written(turn),
        "sets": tuple(map(_made_set, score.sets)),
        "bonuses": tuple(TakenBonus(str(one.square), one.points) for one in score.bonuses),
        "points": score.total,
    }


def laid(state: DiceState, turn: Turn, points: int) -> DiceState:
    """The dice of a turn from the mover's hand onto the board, and its points."""
    seat = state.mover
    hand = list(state.hands[seat])
    board = list(state.board)
    for square, die in turn.placements:
        held = next(held for held in hand if held.shows == str(die.in_hand))
        hand.remove(held)
        board.append(Lying(str(square), held.die, str(die)))
    scores = (*state.scores[:seat], state.scores[seat] + points, *state.scores[seat + 1 :])
    state = replace(state, board=tuple(board), scores=scores, placed=True)
    return with_hand(state, seat, tuple(hand))


def parted(hand: Hand, named: Iterable[Die]) -> tuple[Hand, Hand]:
    """The dice that stay and the dice that were named, each once."""
    kept, gone = list(hand), []
    for die in named:
        held = next((held for held in kept if held.shows == str(die)), None)
        if held is None:
            raise IllegalAction("dice_not_yours", die=str(die))
        kept.remove(held)
        gone.append(held)
    return tuple(kept), tuple(gone)


def draw(state: DiceState) -> tuple[DiceState, Events]:
    """Each draws up to five, the first player first, and throws the new dice (DICE-9, DICE-11)."""
    events: Events = ()
    for seat in state.seats.from_left_of(_right_of(state.seats, state.starter)):
        missing = HAND - len(state.hands[seat])
        drawn = state.bag[:missing]
        if drawn:
            state, thrown = throw(replace(state, bag=state.bag[missing:]), drawn)
            state = with_hand(state, seat, (*state.hands[seat], *thrown))
            events += (DiceThrown(seat=seat, dice=shown(thrown)),)
    return state, events


def _right_of(seats: Seats, seat: int) -> int:
    return next(other for other in seats.playing if seats.left_of(other) == seat)


def throw_all(state: DiceState, seq: int) -> tuple[DiceState, Events]:
    """Everybody throws the whole hand again; nobody is barred any more (DICE-3a, DICE-8)."""
    events: Events = ()
    for seat in state.seats.playing:
        state, thrown = throw(state, tuple(held.die for held in state.hands[seat]))
        state = with_hand(state, seat, thrown)
        events += (DiceThrown(seat=seat, dice=shown(thrown)),)
    return replace(state, barred=frozenset(), thrown_seq=seq), events


def throw(state: DiceState, dice: tuple[str, ...]) -> tuple[DiceState, Hand]:
    """Throw these dice of the kit, each falling on any of its six sides (DICE-2)."""
    kit, chance = load_kit(state.rules.kit), state.chance
    thrown = []
    for die in dice:
        side, chance = chance.below(6)
        thrown.append(Held(die, str(kit.side(int(die[1:]) - 1, side))))
    return replace(state, chance=chance), tuple(thrown)


def with_hand(state: DiceState, seat: int, hand: Hand) -> DiceState:
    """The same with another hand for one seat."""
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
