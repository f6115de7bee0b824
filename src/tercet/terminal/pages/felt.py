"""The parts of a table's page that are painted by hand: the felt, and the buttons below it."""

from __future__ import annotations

from tercet.terminal.pages.dialogs import here
from tercet.terminal.pages.painted import Painted
from tercet.terminal.paint.canvas import Box, Canvas
from tercet.terminal.paint.table import paint_table
from tercet.terminal.table.screen import Action
from tercet.terminal.table.state import TableState


class Felt(Painted):
    """The cards, or the board."""

    def __init__(self, state: TableState) -> None:
        super().__init__(id="felt")
        self._state = state

    def paint(self, width: int, height: int) -> Canvas:
        """The table as it is now."""
        return paint_table(self._state, width, height, here(self.screen).palette)


class ActionBar(Painted):
    """What one may do by a key or a click."""

    def __init__(self, state: TableState) -> None:
        super().__init__(id="actions")
        self._state = state

    def paint(self, width: int, height: int) -> Canvas:
        """A button for each action, and the amount where there is one."""
        palette, state = here(self.screen).palette, self._state
        canvas = Canvas(width, height)
        x, y = 1, 0
        for action in state.screen.actions:
            text = f" {state.key_of_action(action).upper()} {self._label(action)} "
            if x + len(text) > width and x > 1 and y + 1 < height:
                x, y = 1, y + 1
            style = palette.main if action.main else palette.button
            if action.off:
                style = palette.quiet
            end = canvas.put(x, y, text, style)
            canvas.spot(Box(x, y, end - x, 1), action)
            x = end + 1
        self._paint_amount(canvas, x, y)
        return canvas

    def _label(self, action: Action) -> str:
        if action == self._state.asked:
            return self._state.texts.say("table-sure")
        return action.label.say(self._state.texts)

    def _paint_amount(self, canvas: Canvas, x: int, y: int) -> None:
        amount = self._state.screen.amount
        if amount is None:
            return
        now, most = amount
        palette = here(self.screen).palette
        says = self._state.texts.say("play-amount", now=now, most=most)
        x = canvas.put(x + 1, y, says, palette.strong) + 1
        for sign, by in (("−", -1), ("+", 1)):
            end = canvas.put(x, y, f" {sign} ", palette.button)
            canvas.spot(Box(x, y, end - x, 1), "up" if by > 0 else "down")
            x = end + 1
