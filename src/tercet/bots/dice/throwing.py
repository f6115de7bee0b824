"""SET Dice as a game of thought: what a turn is worth, and which dice to throw again.

A turn is worth its points, less what the next player can make of the board after it (the dice of
all lie open, DICE-2a), less a little for each wild it spends. Dice to throw again are chosen by
throwing them a few times in thought.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from tercet.bots.human.draws import Draws
from tercet.dice.faces import WILD, Die
from tercet.dice.finding import Found, best_turns, most_points
from tercet.dice.judging import placed
from tercet.dice.kit import Kit
from tercet.dice.loading import load_kit
from tercet.dice.pieces import Pieces
from tercet.dice.position import HAND, Position, without
from tercet.games.dice.terms import DiceView, Held

#: The weights below were set by hand. What a wild in the hand is worth, in points, while there are
#: rounds to come; in a throw that is only thought of it counts half.
WILD_WORTH: Final = 2.0
_NEW_WILD: Final = WILD_WORTH / 2
#: How much of the next player's best reply counts when the dice are known, and when guessed.
KNOWN, GUESSED = 0.9, 0.6
#: With fewer dice in the bag than this, nothing is saved for later.
LATE: Final = 6
#: So many turns are looked at for dice to keep, and of so many of the best all are compared.
_LOOKED_AT: Final = 60
_COMPARED: Final = 3
_SIDES: Final = 6


class Effort(NamedTuple):
    """How hard a player thinks: turns compared, hands guessed for a reply, throws in thought."""

    turns: int
    guesses: int
    throws: int


def _few_wilds(hand: Sequence[Die]) -> Sequence[Die]:
    """The hand with one wild at most, for estimates: with more there are many thousand turns."""
    wilds = hand.count(WILD)
    return hand if wilds < 2 else without(hand, (WILD,) * (wilds - 1))


def best_turn(view: DiceView, position: Position, effort: Effort, draws: Draws) -> Found | None:
    """The turn that is worth most, or None when nothing can be placed."""
    found = best_turns(position, effort.turns)
    if len(found) < 2:
        return found[0] if found else None
    guesses = _guess_hands(view, position, effort.guesses, draws)
    return max(found, key=lambda one: _worth(view, position, one, guesses))


def _worth(
    view: DiceView, position: Position, one: Found, guesses: Sequence[tuple[Die, ...]]
) -> float:
    wilds = sum(die.wild for _, die in one.turn.placements)
    value = one.score - (WILD_WORTH * wilds if view.bag >= LATE else 0.0)
    after = placed(position, one.turn, one.score)
    following = (position.to_move + 1) % len(position.hands)
    known = following != view.starter
    hands = [position.hands[following]] if known else guesses
    if not hands:
        return value
    board = Pieces(after)
    replies = sum(most_points(board.with_hand(_few_wilds(hand))) for hand in hands)
    return value - (KNOWN if known else GUESSED) * replies / len(hands)


def _guess_hands(
    view: DiceView, position: Position, count: int, draws: Draws
) -> list[tuple[Die, ...]]:
    """What the first player of the next round may hold: what is left, and dice from the bag."""
    following = (position.to_move + 1) % len(position.hands)
    if following != view.starter or not view.bag:
        return [position.hands[following]] if following == view.starter else []
    kit = kit_of(view)
    known = {held.die for hand in view.hands for held in hand} | {one.die for one in view.board}
    bag = [f"#{number + 1}" for number in range(len(kit)) if f"#{number + 1}" not in known]
    kept = position.hands[following]
    need = min(HAND - len(kept), view.bag)
    return [
        (*kept, *(_thrown(kit, die, draws) for die in draws.some(bag, need))) for _ in range(count)
    ]


def kit_of(view: DiceView) -> Kit:
    """The dice in use, told by what they show."""
    kit = load_kit("standard")
    shown = [held for hand in view.hands for held in hand]
    fits = all(Die.parse(held.shows) in kit.dice[_number(held.die)] for held in shown)
    return kit if fits else load_kit("plain")


def _number(die: str) -> int:
    return int(die[1:]) - 1


def _thrown(kit: Kit, die: str, draws: Draws) -> Die:
    return kit.side(_number(die), draws.below(_SIDES))


# --- Throwing again (DICE-10) ----------------------------------------------------------------


def to_throw(view: DiceView, position: Position, effort: Effort, draws: Draws) -> tuple[str, ...]:
    """What to throw again: the dice that the best turn does not need, or more if that is better."""
    hand = view.hands[position.to_move]
    if effort.throws:
        position = _when_it_is_my_turn(view, position)
    every = tuple(sorted(held.shows for held in hand if held.shows != str(WILD)))
    found = best_turns(position, _LOOKED_AT)
    if not found:
        return every
    plans = [_unused(position, one) for one in _worth_keeping(found)]
    plans = list(dict.fromkeys([*plans, every]))
    if len(plans) == 1 or effort.throws == 0:
        return plans[0]
    kit, board = kit_of(view), Pieces(position)
    totals = [
        sum(_after_throw(board, hand, plan, kit, draws) for _ in range(effort.throws))
        for plan in plans
    ]
    return plans[max(range(len(plans)), key=totals.__getitem__)]


def _when_it_is_my_turn(view: DiceView, position: Position) -> Position:
    """The position after the best turns, with the dice they hold now, of those who play before."""
    me, count = position.to_move, len(position.hands)
    seat = view.starter
    assert seat is not None, "dice are thrown again only after the opening"
    while seat != me:
        position = replace(position, to_move=seat)
        for score, turn in best_turns(position, 1):
            position = placed(position, turn, score)
        seat = (seat + 1) % count
    return replace(position, to_move=me)


def _worth_keeping(found: Sequence[Found]) -> list[Found]:
    """The best turns, and for each number of dice the best: fewer dice leave more to throw."""
    fewer = {len(one.turn.placements): one for one in reversed(found)}
    return [*found[:_COMPARED], *fewer.values()]


def _unused(position: Position, one: Found) -> tuple[str, ...]:
    """The dice a turn does not place, but for wilds."""
    rest = without(position.hand, (die for _, die in one.turn.placements))
    return tuple(sorted(str(die) for die in rest if die is not WILD))


def _after_throw(
    board: Pieces, hand: Sequence[Held], plan: Sequence[str], kit: Kit, draws: Draws
) -> float:
    going, dice = list(plan), list[Die]()
    for held in hand:
        if held.shows in going:
            going.remove(held.shows)
            dice.append(_thrown(kit, held.die, draws))
        else:
            dice.append(Die.parse(held.shows))
    points = most_points(board.with_hand(_few_wilds(dice)))
    return points + _NEW_WILD * dice.count(WILD)
