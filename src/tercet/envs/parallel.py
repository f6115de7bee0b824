"""Every game as a PettingZoo parallel environment: all who are asked choose at once.

PettingZoo's own conversions let one agent act a step, and a race would be none. Here everybody
chooses from the same table; the actions are played in an order that changes from round to round,
and who is too late is told so. Who is not asked waits.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from tercet.envs.agents import TableOfAgents
from tercet.envs.rendering import MODES
from tercet.envs.spaces import Observation, observed

Infos = dict[str, dict[str, Any]]


def parallel_env(game: str, **settings: Any) -> TercetParallelEnv:
    """A game for agents that choose at once."""
    return TercetParallelEnv(game, **settings)


class TercetParallelEnv(TableOfAgents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One table; after `max_cycles` steps it is truncated for all."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES),
        "name": "tercet",
        "render_fps": 1,
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new deal; the same seed deals the same."""
        self._deal(seed)
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

    def _observations(self) -> dict[str, Observation]:
        return {agent: observed(self.play, seat) for seat, agent in enumerate(self.possible_agents)}
