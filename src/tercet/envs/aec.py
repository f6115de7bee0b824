"""Every game as a PettingZoo AEC environment: `env("scout", players=3)`.

Only seats that have something to decide are selected. After `max_cycles` decisions a seat gets up
from the table, as somebody would who has to leave, and is truncated; the others go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tercet.envs.encodings import find_encoding
from tercet.envs.play import Play, Time
from tercet.envs.rendering import MODES, render
from tercet.envs.spaces import Observation, action_space, observation_space, observed

#: So many decisions a seat has, unless somebody asks for more.
MAX_CYCLES = 1000


def env(game: str, **settings: Any) -> TercetEnv:
    """A game, without wrappers: what is out of bounds is refused here as at any table."""
    return TercetEnv(game, **settings)


class TercetEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. `options` are those of the game, `time` is "off" or "real"."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES),
        "name": "tercet",
        "is_parallelizable": False,  # races have a parallel environment of their own
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        time: Time = "off",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.encoding = find_encoding(game)
        self.seats = players or self.encoding.players
        self.options, self.time = options, time
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = {**type(self).metadata, "name": f"tercet_{game}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.encoding, self.seats, time)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: action_space(self.encoding, time) for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One for each agent, so that each can be seeded."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play = Play(
            self.encoding,
            self.seats,
            self._random.bytes(32),
            options=self.options,
            time=self.time,
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = [0] * self.seats
        self._select()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may choose."""
        return observed(self.play, self._seat[agent])

    def step(self, action: int | None) -> None:
        """The decision of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self._seat[agent]
        refused = self.play.decide({seat: int(action)})
        self.infos[agent] = {"refused": refused[seat]} if refused else {}
        self._cumulative_rewards[agent] = 0.0
        gains = self.play.gains
        for other in self.agents:
            self.rewards[other] = float(gains[self._seat[other]])
        self._accumulate_rewards()
        self._decisions[seat] += 1
        self._close(agent, seat)
        self._show()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open: pictures are values, and text is printed."""

    def _close(self, agent: str, seat: int) -> None:
        """Whoever is done is done, and somebody else is selected."""
        if self.play.outcome is None and self._decisions[seat] >= self.max_cycles:
            self.truncations[agent] = True
            self.play.leave(seat)
        elif self.play.asked:
            self._select()
            return
        if not self.play.asked:
            over = self.play.outcome is not None
            for other in self.agents:
                self.truncations[other] |= not over
                self.terminations[other] = over and not self.truncations[other]
        self._select()
        self._deads_step_first()

    def _select(self) -> None:
        if self.play.asked:
            self.agent_selection = self.possible_agents[self.play.asked[0]]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
