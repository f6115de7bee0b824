"""SET Dice: laying a turn by keys and touches, and asking the table what it thinks of it.

What lies where is `Placing`; here is what a key or a click changes about it, and what is asked
then: what the turn would score, what a wild may stand for, where the chosen die would fit.
"""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Protocol

from tercet.client.refusals import Lost
from tercet.errors import TercetError
from tercet.games.dice.terms import DicePlaced, DiceView, Place
from tercet.terminal.refusals import refusal
from tercet.terminal.table.placing import (
    Laid,
    Placing,
    fitting_squares,
    hand_of,
    task_of,
    turn_of,
)
from tercet.terminal.table.screen import Screen
from tercet.terminal.table.source import Source
from tercet.words.texts import Texts


class AtTable(Protocol):
    """The table as the one who lays dice there knows it."""

    source: Source
    texts: Texts
    screen: Screen
    notice: str | None

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table."""

    @property
    def me(self) -> int | None:
        """The seat one plays from."""

    def look(self) -> None:
        """Make the screen anew."""

    def run(self, job: Coroutine[Any, Any, None]) -> None:
        """Let something that takes time go on beside."""


class Laying:
    """The turn that somebody lays, and what the table has said of it."""

    def __init__(self, at: AtTable) -> None:
        self._at = at
        self.placing = Placing()

    @property
    def _view(self) -> DiceView:
        view: DiceView = self._at.screen.board.view
        return view

    def press(self, key: str) -> bool:
        """A key at the board. Whether it meant something there."""
        view, me = self._view, self._at.me
        if key in ("up", "down", "left", "right"):
            self.placing = self.placing.moved(view, key)
            self._at.look()
            return True
        hand = hand_of(view, me)
        if key.isdecimal() and 1 <= int(key) <= len(hand):
            self.touch_die(hand[int(key) - 1].die)
            return True
        if key in ("enter", "space") and task_of(view, me) in ("turn", "opening"):
            self.touch_square(self.placing.cursor)
            return True
        return False

    def touch_die(self, die: str) -> None:
        """Choose a die of the hand, or take it back."""
        view, me = self._view, self._at.me
        if task_of(view, me) != "wait":
            self._lay(self.placing.press_die(view, me, die))

    def touch_square(self, square: str) -> None:
        """Lay the chosen die on a square, or take back the one that lies there."""
        view, me = self._view, self._at.me
        bare = self.placing.selected is None and all(e.square != square for e in self.placing.laid)
        if bare and task_of(view, me) == "turn":
            self._at.notice = self._at.texts.say("prompt-dice-choose-first")
        self._lay(self.placing.press_square(view, me, square))

    def mean(self, meaning: str) -> None:
        """The wild that was asked about stands for this."""
        if self.placing.wild is not None:
            wild = replace(self.placing.wild, shows=f"*{meaning}")
            self._lay(self.placing.put(self._view, self._at.me, wild))

    def wish(self, wish: str) -> None:
        """What a button changes about the turn before it is sent."""
        match wish:
            case "turn":
                self._lay(self.placing.turned(self._view))
            case "back":
                self._lay(self.placing.cleared())
            case "deselect":
                self._lay(self.placing.deselected())
            case "hints":
                self._lay(replace(self.placing, hints=not self.placing.hints, fits=None))

    def _lay(self, placing: Placing) -> None:
        """Another turn is being laid: it is judged, and what else fits is looked for."""
        before, self.placing = self.placing, placing
        task = task_of(self._view, self._at.me)
        if task == "opening" and placing.wild is not None:  # in a race nobody helps
            self.placing = replace(placing, meanings=())
        self._at.look()
        if task == "turn":
            self._ask(before, placing)

    def _ask(self, before: Placing, placing: Placing) -> None:
        run = self._at.run
        if placing.wild is not None and placing.meanings is None:
            run(self._ask_meanings(placing.wild))
        if placing.laid and placing.laid != before.laid:
            run(self._judge(placing.laid))
        if placing.hints and placing.selected is not None and placing.fits is None:
            run(self._ask_fits(placing.selected))

    # --- What the table answers --------------------------------------------------------------

    async def _judge(self, laid: tuple[Laid, ...]) -> None:
        act = Place(tuple(each.word for each in laid))
        verdict, why = None, None
        try:
            events = await self._at.source.preview(act)
            verdict = next((event for event in events if isinstance(event, DicePlaced)), None)
        except TercetError as error:
            why = refusal(self._at.texts, error, self._at.names)
        except Lost:
            return
        if self.placing.laid == laid:
            self._learn(verdict=verdict, why=why)

    async def _ask_meanings(self, wild: Laid) -> None:
        act = turn_of(self._view, self._at.me, (*self.placing.words, wild.word))
        try:
            found = await self._at.source.meanings(act)
        except (TercetError, Lost):
            found = ()
        if self.placing.wild == wild:
            self._learn(meanings=found)

    async def _ask_fits(self, die: str) -> None:
        hand = hand_of(self._view, self._at.me)
        shows = next((each.shows for each in hand if each.die == die), "")
        try:
            more = await self._at.source.hints(Place(self.placing.words))
        except (TercetError, Lost):
            more = ()
        if self.placing.selected == die:
            self._learn(fits=fitting_squares(more, shows))

    def _learn(self, **known: Any) -> None:
        self.placing = replace(self.placing, **known)
        self._at.look()
