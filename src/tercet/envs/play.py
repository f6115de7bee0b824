"""The driver of all environments: who is asked next, what a number does, and when time runs out.

With time turned off everybody who may act is asked once a round, and the seat that is asked first
changes from round to round; a deadline is due when all were silent, or when all who had one
decision have had it (`Encoding.once`). With time on, silence is a number of milliseconds, every
other decision takes `ACT_MS`, and whoever is ready first is asked first.

Who is asked follows from what a spectator sees, so that the order tells no secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from tercet.engine.acts import Act, Leave
from tercet.engine.events import Deadline, Outcome
from tercet.engine.table import Table
from tercet.envs.encoding import MANY, Begun, Encoding, Field, Mask, count_field, numbers
from tercet.errors import TercetError
from tercet.tables import new_table

Time = Literal["off", "real"]
Numbers = NDArray[np.int32]

#: What one may wait where time is on, and what every other decision takes, in milliseconds.
WAITS: Final = (250, 1000, 4000)
ACT_MS: Final = 200
#: Why nothing came of an action, besides the codes of the rules: the mask did not allow it.
MASKED: Final = "masked"


def action_count(encoding: Encoding, time: Time) -> int:
    """How many actions there are: those of the game, then waiting."""
    return encoding.size + (1 if time == "off" else len(WAITS))


def all_fields(encoding: Encoding, seats: int, time: Time) -> tuple[Field, ...]:
    """The fields of the game, and the clock where time is on."""
    clock = (
        count_field("now", "table time in ms"),
        Field("left", 1, -1, MANY, "ms until time runs out; -1 never"),
    )
    return encoding.fields(seats) + (clock if time == "real" else ())


class Play:
    """One game in progress. `asked` are the seats to decide now, the first of them first.

    A `pile` is dealt instead of a shuffled one.
    """

    def __init__(
        self,
        encoding: Encoding,
        seats: int,
        seed: bytes,
        *,
        options: Mapping[str, object] | None = None,
        time: Time = "off",
        pile: Sequence[str] | None = None,
    ) -> None:
        self.encoding, self.seats, self.real = encoding, seats, time == "real"
        piles = () if pile is None else (pile,)
        self.table: Table = new_table(
            encoding.key, seats, seed, options=options, match={"form": "single"}, piles=piles
        )
        self.game = self.table.game
        encoding.check(self.table.state.rules)
        self.size = action_count(encoding, time)
        self.begun: dict[int, Begun] = {}
        self.asked: tuple[int, ...] = ()
        self._decided: set[int] = set()
        self._acted = False
        self._question: Deadline | None = None
        self._round = 0
        self._ready = [0] * seats
        self.outcome: Outcome | None = None
        self._hidden = self.game.facts.hidden
        self._views: dict[int | None, Any] = {}
        self._masks: dict[int, Mask] = {}
        self._settle()
        self.scores = encoding.scores(self.view(None))
        self.gains = (0,) * seats

    def view(self, seat: int | None) -> Any:
        """What a seat may know; where nothing is hidden, what a spectator does."""
        who = seat if self._hidden else None
        view = self._views.get(who)
        if view is None:
            view = self._views[who] = self.game.view(self.table.state, who)
        return view

    def observation(self, seat: int) -> Numbers:
        """What a seat sees, as numbers."""
        data = self.encoding.observe(self.view(seat), seat, self.begun.get(seat, ()))
        if self.real:
            data += numbers(self._clock())
        return np.frombuffer(data, np.int32).copy()

    def mask(self, seat: int) -> Mask:
        """What a seat may choose; who is not asked can only wait."""
        mask = self._masks.get(seat)
        if mask is None:
            mask = self._masks[seat] = self._mask(seat)
        return mask

    def decide(self, actions: Mapping[int, int]) -> dict[int, str]:
        """Play the actions of seats that are asked; they all were chosen before any is played.

        Returns why nothing came of an action, by seat. In a race the second may be too late.
        """
        chosen = [(seat, self._read(seat, actions[seat])) for seat in self.asked if seat in actions]
        before, seq = self.scores, self.table.seq
        refused = {}
        for seat, choice in chosen:
            why = self._take(seat, choice, seq)
            if why is not None:
                refused[seat] = why
        self._settle()
        after = self.encoding.scores(self.view(None))
        self.scores = after
        self.gains = tuple([new - old for new, old in zip(after, before, strict=True)])
        return refused

    def __deepcopy__(self, memo: object) -> Play:
        """Another game from here on: states are frozen, so only what gathers is copied."""
        other = copy(self)
        other.table = copy(self.table)
        other.table.steps = list(self.table.steps)
        other.begun, other._decided = dict(self.begun), set(self._decided)
        other._ready, other._views, other._masks = list(self._ready), {}, {}
        return other

    def leave(self, seat: int) -> None:
        """A seat gets up; the others go on without it."""
        if self.outcome is None:
            self._enter(seat, Leave())
            self._settle()

    # --- One decision ------------------------------------------------------------------------

    def _mask(self, seat: int) -> Mask:
        mask = np.zeros(self.size, np.int8)
        own = self.encoding.size
        if seat in self.asked:
            view, begun = self.view(seat), self.begun.get(seat, ())
            mask[:own] = self.encoding.mask(view, seat, begun)
            silent = self.real or self._may_wait(view, begun)
            mask[own:] = silent or not mask.any()
        else:
            mask[own:] = 1
        return mask

    def _may_wait(self, view: Any, begun: Begun) -> bool:
        return not begun and self.encoding.may_wait(view, len(self.encoding.asked(view)))

    def _read(self, seat: int, action: int) -> Act | Begun | int | str:
        """An act, what is begun, how long to wait; or why it is none of these."""
        if not 0 <= action < self.size or not self.mask(seat)[action]:
            return MASKED
        if action >= self.encoding.size:
            return WAITS[action - self.encoding.size] if self.real else 0
        begun = self.begun.get(seat, ())
        return self.encoding.decide(self.view(seat), seat, begun, action)

    def _take(self, seat: int, choice: Act | Begun | int | str, seen: int) -> str | None:
        self._spend(seat, choice if isinstance(choice, int) else ACT_MS)
        if isinstance(choice, tuple):
            return self._begin(seat, choice, seen)
        self.begun.pop(seat, None)
        self._masks.clear()
        if not isinstance(choice, Act):
            return choice if isinstance(choice, str) else None
        why = self._enter(seat, choice, seen)
        instead = self.encoding.instead(choice)
        if why is not None and instead is not None:
            self._enter(seat, instead)
        return why

    def _begin(self, seat: int, named: Begun, seen: int) -> str | None:
        """Keep what was named, unless it was named at another table."""
        if self.table.seq != seen:
            return "table_changed"
        self.begun[seat] = named
        self._masks.clear()
        self._decided.discard(seat)
        return None

    def _spend(self, seat: int, ms: int) -> None:
        self._decided.add(seat)
        self._ready[seat] = self.table.at + ms

    def _enter(self, seat: int, act: Act, seen: int | None = None) -> str | None:
        """Play an act, or tell by which code the rules refuse it."""
        try:
            self.table.act(seat, act, seen=seen)
        except TercetError as error:
            return error.code
        self._acted = True
        self._changed()
        return None

    def _changed(self) -> None:
        """Whatever others have begun was begun at another table."""
        self.begun.clear()
        self._views.clear()
        self._masks.clear()

    # --- Who is next -------------------------------------------------------------------------

    def _settle(self) -> None:
        """Let time pass until somebody is to be asked, or the game is over."""
        while (outcome := self.table.outcome) is None:
            view = self.view(None)
            asked = self.encoding.asked(view)
            due = self.table.deadline
            if due is not None and (not asked or self.encoding.idle(view)):
                self._run_out(due.at)
                continue
            if not asked:
                break
            self._notice(due)
            asked = self._in_turn(asked)
            now = self._ready_now(asked) if self.real else self._not_decided(asked)
            if now:
                self._ask(now)
                return
            if not self.real:
                self._next_round()
        self.outcome = outcome
        self._ask(())

    def _ask(self, seats: tuple[int, ...]) -> None:
        if seats != self.asked:
            self.asked = seats
            self._masks.clear()

    def _notice(self, due: Deadline | None) -> None:
        """A question that is open to all begins a round of its own."""
        question = due if due is not None and due.label in self.encoding.once else None
        if question != self._question:
            self._question = question
            self._decided.clear()
            self._acted = False

    def _in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Nobody is always first in a race; a question goes round in its own order."""
        if self._question is not None or len(asked) == 1:
            return asked
        first = self._round % len(asked)
        return asked[first:] + asked[:first]

    def _not_decided(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Time off: who has not had a decision this round; what is begun is finished first."""
        left = tuple([seat for seat in asked if seat not in self._decided])
        if not self.begun:
            return left
        return tuple(sorted(left, key=lambda seat: seat not in self.begun))

    def _next_round(self) -> None:
        """Everybody has decided: silence lets the time run out, if there is any."""
        due = self.table.deadline
        if due is not None and (not self._acted or self._question is not None):
            self._run_out(due.at)
        self._decided.clear()
        self._acted = False
        self._round += 1

    def _ready_now(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Time on: who is ready first; before that, what is due is due."""
        moment = max(self.table.at, min(self._ready[seat] for seat in asked))
        due = self.table.deadline
        if due is not None and due.at <= moment:
            self._run_out(due.at)
            return ()
        self.table.tick(moment)
        self._masks.clear()
        self._round += 1
        return tuple(seat for seat in asked if self._ready[seat] <= moment)

    def _run_out(self, at: int) -> None:
        self.table.tick(max(at, self.table.at))
        self._decided.clear()
        self._acted = False
        self._changed()

    def _clock(self) -> tuple[int, int]:
        due = self.table.deadline
        now = min(self.table.at, MANY)
        return now, -1 if due is None else max(0, min(due.at - self.table.at, MANY))
