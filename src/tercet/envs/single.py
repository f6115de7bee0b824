"""Games against the pack as Gymnasium environments: the solitaires, and CoopSet as a team of one.

`gymnasium.make("tercet.envs.single:tercet/Solitaire-v2")` works by itself: this module registers
the environments when it is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import gymnasium

from tercet.envs.agents import MAX_CYCLES
from tercet.envs.encodings import find_encoding
from tercet.envs.play import Play, Time
from tercet.envs.rendering import MODES, render
from tercet.envs.spaces import Observation, action_space, observation_space, observed

#: The names under which Gymnasium knows them, and the game of each.
NAMES: Final = {"tercet/Solitaire-v2": "solitaire", "tercet/CoopSet-v1": "coopset"}


class SingleEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]
    """One player at a table."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "solitaire",
        *,
        options: Mapping[str, object] | None = None,
        time: Time = "off",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = find_encoding(game)
        self.options, self.time = options, time
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.observation_space = observation_space(self.encoding, 1, time)
        self.action_space = action_space(self.encoding, time)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new deal; the same seed deals the same."""
        super().reset(seed=seed)
        seed_bytes = self.np_random.bytes(32)
        self.play = Play(self.encoding, 1, seed_bytes, options=self.options, time=self.time)
        self._steps = 0
        self._show()
        return observed(self.play, 0), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One decision."""
        refused = self.play.decide({0: int(action)})
        self._steps += 1
        over = self.play.outcome is not None
        cut = not over and self._steps >= self.max_cycles
        info = {"refused": refused[0]} if refused else {}
        self._show()
        return observed(self.play, 0), float(self.play.gains[0]), over, cut, info

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.play, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def register() -> None:
    """Tell Gymnasium of them, once."""
    for name, game in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, SingleEnv, kwargs={"game": game})


register()
