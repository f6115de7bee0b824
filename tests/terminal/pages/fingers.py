"""Somebody at the full screen who means an act and finds the keys, or the cells, that do it.

What may be done is asked of the table, so that every act of every game must be within reach.
"""

from __future__ import annotations

from typing import Any, Protocol

from textual.pilot import Pilot

from tercet.cards import is_set
from tercet.engine.acts import Act, Acts
from tercet.games.chipset.terms import Bet, Fold, KeepCards, Raise
from tercet.games.classic import Call, TakeBack
from tercet.games.coopset.coopset import Unsay
from tercet.games.dice.terms import Announce, Pass, Place, ReplaceWild, ThrowAgain
from tercet.games.scout.terms import GiveUp
from tercet.games.solitaire import Stop
from tercet.terminal.pages.dialogs import Choose
from tercet.terminal.pages.felt import ActionBar, Felt
from tercet.terminal.pages.painted import Painted
from tercet.terminal.pages.table import TablePage
from tercet.terminal.paint.board import TouchDie, TouchSquare
from tercet.terminal.paint.table import TouchCard, TouchPlace
from tercet.terminal.table.placing import coordinates, hand_of, in_hand
from tercet.terminal.table.screen import Action
from tests.terminal.tables import named

#: What nobody would do who wants to play on.
_SHUNNED = (Stop, Fold, GiveUp, Pass, KeepCards)
#: Words that only take another word back.
_BACK = (Unsay, TakeBack)


class Finger(Protocol):
    """Touches one thing on a page."""

    async def touch(self, page: TablePage, target: Any) -> None:
        """Touch it."""

    async def name(self, page: TablePage, meaning: str) -> None:
        """Say what a wild stands for, in the dialog that asks."""


class _Names:
    """Answers the dialog for wilds, by the keyboard."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self._pilot = pilot

    async def ready(self, page: TablePage) -> None:
        """While an act is on its way a button does nothing."""
        while page.state.sending:
            await self._pilot.pause()

    async def name(self, page: TablePage, meaning: str) -> None:
        for _ in range(20):
            await self._pilot.pause()
            if isinstance(dialog := page.app.screen, Choose):
                at = [name for name, _ in dialog.choices].index(meaning)
                await self._pilot.press(*["down"] * at, "enter")
                return
        raise AssertionError("nobody asks what the wild stands for")


class Keys(_Names):
    """By the keyboard."""

    async def touch(self, page: TablePage, target: Any) -> None:
        await self.ready(page)
        await self._pilot.press(*self._keys(page, target))

    def _keys(self, page: TablePage, target: Any) -> list[str]:
        state = page.state
        match target:
            case TouchPlace(place):
                return [_key(state.key_of(place))]
            case TouchCard(card):
                assert state.screen.hand is not None
                return [_key(state.key_in_hand(state.screen.hand.cards.index(card)))]
            case TouchDie(die):
                dice = [held.die for held in hand_of(state.screen.board.view, state.me)]
                return [str(dice.index(die) + 1)]
            case TouchSquare(square):
                return [*_way(state.placing.cursor, square), "enter"]
            case Action():
                return [state.key_of_action(target)]
        raise AssertionError(target)


class Mouse(_Names):
    """By clicks."""

    async def touch(self, page: TablePage, target: Any) -> None:
        await self.ready(page)
        painted: Painted = page.query_one(ActionBar if isinstance(target, Action) else Felt)
        for _ in range(20):  # a bar that has just appeared has no place on the screen yet
            await self._pilot.pause()
            box = next(spot.box for spot in painted.canvas.spots if spot.target == target)
            if await self._pilot.click(painted, offset=(box.x + box.width // 2, box.y)):
                return
        raise AssertionError(f"{target} cannot be reached")


def _key(key: str | None) -> str:
    assert key is not None
    return key


def _way(here: str, there: str) -> list[str]:
    (row, column), (to_row, to_column) = coordinates(here), coordinates(there)
    down = ["down" if to_row > row else "up"] * abs(to_row - row)
    return down + ["right" if to_column > column else "left"] * abs(to_column - column)


def wanted(legal: Acts) -> Act | None:
    """Some act that is good to play; None where there is only a mistake to be made."""
    every = [act for group in legal.groups for act in group[:20] if not isinstance(act, _BACK)]
    best = min(every, key=_reluctance, default=None)
    return None if best is None or _reluctance(best)[0] > 1 else best


def _reluctance(act: Act) -> tuple[int, ...]:
    """The lower the better: SETs and single cards, then words, then what nobody would do."""
    cards = named(act)
    wrong = len(cards) == 3 and not is_set(*cards)
    bare = isinstance(act, Call) and not cards  # to call without a SET would be a mistake
    wild = any("*" in word for word in getattr(act, "dice", ()) or ())
    return (2 * (wrong or bare) + isinstance(act, _SHUNNED), wild, not cards)


async def do(finger: Finger, page: TablePage, act: Act) -> None:
    """Touch what it takes to play this act."""
    for target in targets(page, act):
        await finger.touch(page, target)
    match act:
        case Announce() | Place():
            for word in act.dice:
                square, _, shows = word.partition("=")
                await _lay(finger, page, square, shows)
            await finger.touch(page, page.state.screen.actions[0])
        case ReplaceWild(square=square, die=shows):
            await _lay(finger, page, square, shows)
            await finger.touch(page, page.state.screen.actions[0])
        case _ if not targets(page, act):
            await _do_word(finger, page, act)


def targets(page: TablePage, act: Act) -> list[Any]:
    """The cards of an act, where they lie."""
    screen = page.state.screen
    found: list[Any] = []
    for card in named(act):
        if card in screen.places:
            found.append(TouchPlace(screen.places.index(card)))
        else:
            found.append(TouchCard(card))
    return found


async def _lay(finger: Finger, page: TablePage, square: str, shows: str) -> None:
    state = page.state
    laid = {each.die for each in state.placing.laid}
    hand = hand_of(state.screen.board.view, state.me)
    held = [each for each in hand if each.shows == in_hand(shows) and each.die not in laid]
    assert held, (shows, hand, state.placing)
    opening = state.screen.board.view.phase == "opening"
    await finger.touch(page, TouchDie(held[0].die))
    if not opening:
        await finger.touch(page, TouchSquare(square))
    if shows.startswith("*"):
        await finger.name(page, shows[1:])


async def _do_word(finger: Finger, page: TablePage, act: Act) -> None:
    screen = page.state.screen
    if isinstance(act, Bet | Raise) and screen.amount is not None:
        assert screen.amount[0] == act.chips, "the smallest is offered first"
    kept = ThrowAgain() if isinstance(act, ThrowAgain) else act
    action = next(each for each in screen.actions if each.act == kept)
    await finger.touch(page, action)
    if action.ask:
        await finger.touch(page, action)
