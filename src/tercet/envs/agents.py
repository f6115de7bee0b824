"""A table with an agent at each seat: what both kinds of PettingZoo's environments are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from tercet.envs.encodings import find_encoding
from tercet.envs.play import Play, Time
from tercet.envs.rendering import render
from tercet.envs.spaces import action_space, observation_space

#: So many decisions a seat has, unless somebody asks for more.
MAX_CYCLES = 1000


class TableOfAgents:
    """One table. `options` are those of the game, `time` is "off" or "real"."""

    metadata: dict[str, Any]
    play: Play

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
        self.agents: list[str] = []
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

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.play, self.render_mode)

    def _deal(self, seed: int | None) -> None:
        """A new deal for all agents; the same seed deals the same."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        chance = self._random.bytes(32)
        self.play = Play(self.encoding, self.seats, chance, options=self.options, time=self.time)
        self.agents = self.possible_agents[:]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
