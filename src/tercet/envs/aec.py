"""Every game as a PettingZoo AEC environment: `env("scout", players=3)`.

Only seats that have something to decide are selected. After `max_cycles` decisions a seat gets up
from the table, as somebody would who has to leave, and is truncated; the others go on.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from tercet.envs.agents import TableOfAgents
from tercet.envs.rendering import MODES
from tercet.envs.spaces import Observation, observed


def env(game: str, **settings: Any) -> TercetEnv:
    """A game, without wrappers: what is out of bounds is refused here as at any table."""
    return TercetEnv(game, **settings)


class TercetEnv(TableOfAgents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. `options` are those of the game, `time` is "off" or "real"."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES),
        "name": "tercet",
        "is_parallelizable": False,  # races have a parallel environment of their own
        "render_fps": 1,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same."""
        self._deal(seed)
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
