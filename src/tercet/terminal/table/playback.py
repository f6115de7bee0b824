"""A finished game as a table to look at: every moment of it, forwards and backwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tercet.engine.acts import Act, Acts
from tercet.engine.events import Event, View
from tercet.engine.game import Meaning
from tercet.engine.log import Log
from tercet.engine.table import SeenStep
from tercet.errors import IllegalAction
from tercet.replay.log_replay import LogReplay
from tercet.terminal.harmless import one_line
from tercet.terminal.table.source import Unattended
from tercet.words.players import names_at
from tercet.words.texts import Texts


class Playback(Unattended):
    """A log played back. `go` shows another moment; nobody can act."""

    def __init__(self, log: Log, texts: Texts) -> None:
        super().__init__()
        replay = LogReplay(log)
        self._game = replay.game
        self._moments = [*replay.moments(0, len(log.entries) + 1)]
        self.game, self.edition = log.header.game, log.header.edition
        self.options: Mapping[str, object] = log.header.options
        self._names = tuple(one_line(name) for name in names_at(log, texts))
        #: Which moment is shown: 0 is the deal.
        self.at = 0
        self.last: Final = len(self._moments) - 1
        #: Through whose eyes one looks; None is a spectator.
        self.seat: int | None = None

    def go(self, at: int) -> None:
        """Show another moment."""
        self.at = max(0, min(at, self.last))
        self.tell()

    def look_as(self, seat: int | None) -> None:
        """Look through somebody's eyes."""
        self.seat = seat
        self.tell()

    def time_of(self, at: int) -> int:
        """When a moment was, in table time."""
        return self._moments[at][0].at

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where."""
        return self._names

    @property
    def view(self) -> View | None:
        """What could be seen at this moment."""
        return self._game.view(self._moments[self.at][1], self.seat)

    @property
    def history(self) -> Sequence[SeenStep]:
        """What had happened by then."""
        seen = (step.seen_by(self.seat) for step, _ in self._moments[: self.at + 1])
        return [step for step in seen if step is not None]

    @property
    def starts_in_ms(self) -> int | None:
        """It has begun long ago."""
        return None

    def now(self) -> int:
        """The time of this moment."""
        return self.time_of(self.at)

    @property
    def seq(self) -> int:
        """The moment that is shown."""
        return self.at

    async def act(self, act: Act, seen: int | None = None) -> None:
        """It is over."""
        raise IllegalAction("game_over")

    async def legal(self) -> Acts:
        """Nothing."""
        return Acts()

    def read_act(self, text: str) -> Act:
        """It is over."""
        raise IllegalAction("game_over")

    async def preview(self, act: Act) -> tuple[Event, ...]:
        """It is over."""
        raise IllegalAction("game_over")

    async def hints(self, act: Act) -> tuple[str, ...]:
        """It is over."""
        raise IllegalAction("game_over")

    async def meanings(self, act: Act) -> tuple[Meaning, ...]:
        """It is over."""
        raise IllegalAction("game_over")
