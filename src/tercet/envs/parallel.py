"""Every game as a PettingZoo parallel environment: all who are asked choose at once.

PettingZoo's own conversions let one agent act a step, and a race would be none. Here everybody
chooses from the same table; the actions are played in an order that changes from round to round,
and who is too late is told so. Who is not asked waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from tercet.envs.aec import MAX_CYCLES
from tercet.envs.encodings import find_encoding
from tercet.envs.play import Play, Time
from tercet.envs.rendering import MODES, render
from tercet.envs.spaces import Observation, action_space, observation_space, observed

Infos = dict[str, dict[str, Any]]


def parallel_env(game: str, **settings: Any) -> TercetParallelEnv:
    """A game for agents that choose at once."""
    return TercetParallelEnv(game, **settings)


class TercetParallelEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One table; after `max_cycles` steps it is truncated for all."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES),
        "name": "tercet",
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
        self.encoding = find_encoding(game)
        self.seats = players or self.encoding.players
        self.options, self.time = options, time
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = {**type(self).metadata, "name": f"tercet_{game}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new deal; the same seed deals the same."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        seed_bytes = self._random.bytes(32)
        self.play = Play(
            self.encoding, self.seats, seed_bytes, options=self.options, time=self.time
        )
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """What all of them chose."""
        agents = self.possible_agents
        chosen = {
            seat: int(actions[agent]) for seat, agent in enumerate(agents) if agent in actions
        }
        refused = self.play.decide(chosen)
        self._cycles += 1
        over = self.play.outcome is not None
        cut = not over and (self._cycles >= self.max_cycles or not self.play.asked)
        infos: Infos = {
            agent: {"refused": refused[seat]} if seat in refused else {}
            for seat, agent in enumerate(agents)
        }
        rewards = dict(zip(agents, map(float, self.play.gains), strict=True))
        self.agents = [] if over or cut else agents[:]
        self._show()
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.play, self.render_mode)

    def _observations(self) -> dict[str, Observation]:
        return {agent: observed(self.play, seat) for seat, agent in enumerate(self.possible_agents)}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
