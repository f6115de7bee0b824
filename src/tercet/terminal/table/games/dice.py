"""SET Dice: the board with a cursor, the own dice, and what a turn would score before it is sent.

Keys as in the browser: digits choose dice, arrows move, Enter lays, S does it, P passes or keeps,
B takes back, R turns the opening, H shows what fits.
"""

from __future__ import annotations

from dataclasses import dataclass

from tercet.games.dice.terms import DiceOpened, DicePlaced, DiceView, Pass, ReplaceWild, ThrowAgain
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.placing import (
    Placing,
    hand_of,
    is_opening,
    scored_squares,
    task_of,
    turn_of,
)
from tercet.terminal.table.screen import (
    Action,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    phrase,
    signs,
)


@dataclass(frozen=True, slots=True)
class Board:
    """The board as one sees it: the view, what one is placing, and the turn played last."""

    view: DiceView
    me: int | None
    placing: Placing
    last: frozenset[str] = frozenset()
    scores: frozenset[str] = frozenset()


def dice_screen(view: DiceView, at: Situation) -> Screen:
    """The board, with the turn that is being laid."""
    placing = at.placing if isinstance(at.placing, Placing) else Placing(view.middle)
    return Screen(
        keyed="none",
        board=Board(view, at.me, placing, _last_turn(at), scored_squares(placing.verdict)),
        actions=_actions(view, at, placing),
        prompt=_prompt(view, at, placing),
        players=tuple(_line(view, seat) for seat in range(len(view.scores))),
        facts=(phrase("dice-round", round=view.round), phrase("dice-bag", count=view.bag)),
        notes=_notes(placing),
        deadline=view.deadline,
        outcome=view.outcome,
    )


def _last_turn(at: Situation) -> frozenset[str]:
    for step in reversed(at.steps[-60:]):
        for event in reversed(step.events):
            if isinstance(event, DicePlaced | DiceOpened):
                return frozenset(word.partition("=")[0] for word in event.dice)
    return frozenset()


# --- What there is to do ---------------------------------------------------------------------


def _actions(view: DiceView, at: Situation, placing: Placing) -> tuple[Action, ...]:
    match task_of(view, at.me):
        case "opening":
            return _opening(view, at, placing)
        case "turn":
            return (*_turn(view, at, placing), _hints(placing))
        case "again":
            return _again(view, at, placing)
        case _:
            return ()


def _opening(view: DiceView, at: Situation, placing: Placing) -> tuple[Action, ...]:
    whole = is_opening(view, placing.laid)
    announce = turn_of(view, at.me, placing.words)
    flip = "dice-as-row" if placing.line else "dice-as-column"
    actions = (
        Action(announce, phrase("dice-announce"), main=True, key="s", off=not whole),
        Action(None, phrase(flip), key="r", wish="turn"),
    )
    return (*actions, _BACK) if placing.laid else actions


_BACK = Action(None, phrase("dice-back"), key="b", wish="back")


def _hints(placing: Placing) -> Action:
    return Action(
        None, phrase("play-fits-off" if placing.hints else "dice-hints"), key="h", wish="hints"
    )


def _turn(view: DiceView, at: Situation, placing: Placing) -> tuple[Action, ...]:
    if placing.swap is not None:
        square, shows = placing.swap.square, placing.swap.shows
        label = phrase("dice-replace", die=shows, square=square)
        return (
            Action(ReplaceWild(square, shows), label, main=True, key="s"),
            Action(None, phrase("wild-cancel"), key="b", wish="deselect"),
        )
    if not placing.laid:
        return (Action(Pass(), phrase("act-pass"), key="p", ask=True),)
    turn = placing.verdict
    label = phrase("dice-place-not") if turn is None else phrase("dice-place", points=turn.points)
    play = turn_of(view, at.me, placing.words)
    return Action(play, label, main=True, key="s", off=turn is None), _BACK


def _again(view: DiceView, at: Situation, placing: Placing) -> tuple[Action, ...]:
    dice = tuple(each.shows for each in hand_of(view, at.me) if each.die in placing.again)
    throw = phrase("dice-throw", count=len(dice))
    return (
        Action(ThrowAgain(tuple(sorted(dice))), throw, main=True, key="s", off=not dice),
        Action(ThrowAgain(), phrase("dice-keep"), key="p"),
    )


def _prompt(view: DiceView, at: Situation, placing: Placing) -> Phrase | None:
    if view.outcome is not None:
        return None
    match task_of(view, at.me):
        case "opening":
            whole = is_opening(view, placing.laid)
            return phrase("prompt-dice-announce" if whole else "prompt-dice-opening")
        case "turn":
            chosen = placing.selected is not None
            return phrase("prompt-dice-square" if chosen else "prompt-dice-turn")
        case "again":
            return phrase("prompt-dice-again")
        case _:
            return _waiting(view, at)


def _waiting(view: DiceView, at: Situation) -> Phrase:
    if view.phase == "turn" and view.mover is not None and view.mover != at.me:
        return phrase("prompt-dice-other", name=name_of(at.names, view.mover))
    if at.me is None:
        return phrase("prompt-watching")
    return phrase("prompt-dice-barred" if view.phase == "opening" else "prompt-dice-decided")


def _notes(placing: Placing) -> tuple[Phrase, ...]:
    """What the turn would bring, or why it would not count."""
    turn = placing.verdict
    if turn is None:
        return () if placing.why is None else (phrase("play-said", text=placing.why),)
    points = " + ".join(str(made.points) for made in turn.sets)
    notes = [phrase("dice-preview", sets=len(turn.sets), points=points)]
    if any("=*" in word for word in turn.dice):
        notes.append(phrase("dice-preview-wild"))
    if bonus := sum(each.points for each in turn.bonuses):
        notes.append(phrase("dice-preview-bonus", points=bonus))
    return tuple(notes)


def _line(view: DiceView, seat: int) -> PlayerLine:
    plays = view.mover == seat and view.outcome is None
    return PlayerLine(
        seat,
        (phrase("play-points", count=view.scores[seat]),),
        signs(
            plays=plays,
            decides=view.phase == "again" and seat in view.may_act,
            no_set=seat in view.barred,
            away=seat in view.away,
        ),
        active=plays,
    )
