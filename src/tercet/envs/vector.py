"""Thousands of tables a step: `classic`, `solitaire`, `setup` and `coopset` in arrays.

`BulkTables` is for any number of players, and `TercetVectorEnv` shows the games of one player to
Gymnasium. The rules are those of the ordinary environments with time off and the usual options,
compiled (`tercet.envs.bulk`), and tested equal to them.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tercet.engine.options import read_options
from tercet.envs.agents import MAX_CYCLES
from tercet.envs.bulk import classic, coopset, setup, solitaire
from tercet.envs.bulk.sampling import draw
from tercet.envs.bulk.tables import ASKED, DEALS, new_tables
from tercet.envs.encodings import find_encoding
from tercet.envs.play import action_count, all_fields
from tercet.envs.spaces import action_space, observation_space
from tercet.errors import Unreadable
from tercet.games.solitaire import SolitaireRules
from tercet.odds.seeds import key_of

_STEPS: Final[dict[str, Any]] = {
    "classic": classic.step,
    "solitaire": solitaire.step,
    "setup": setup.step,
    "coopset": coopset.step,
}
#: The games that are played in bulk, and those of them that one player plays.
BULK: Final = tuple(_STEPS)
ALONE: Final = ("solitaire", "coopset")


class BulkTables:
    """So many tables of a game. In every step one seat decides at each of them: `agent`.

    All arrays are the tables' own and change with the next step; copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        tables: int = 4096,
        players: int | None = None,
        *,
        form: str = "patience",
        max_cycles: int = MAX_CYCLES,
    ) -> None:
        if game not in BULK:
            raise Unreadable("game_unknown", game=game[:40], known=", ".join(BULK))
        self.encoding = find_encoding(game)
        self.players = players or self.encoding.players
        least, most = self.encoding.game.facts.players
        if not least <= self.players <= most:
            raise Unreadable("players_range", players=self.players, least=least, most=most)
        read_options(SolitaireRules, {"form": form})
        self.tables, self._step = tables, _STEPS[game]
        self._form = solitaire.FORMS.index(form)
        self._most = max_cycles * self.players
        numbers = sum(field.size for field in all_fields(self.encoding, self.players, "off"))
        actions = action_count(self.encoding, "off")
        arrays = new_tables(tables, self.players, numbers, actions)
        self._arrays = arrays
        #: What the agent of each table sees and may choose.
        self.observation, self.action_mask = arrays.seen, arrays.mask
        #: Whose decision it is, by seat.
        self.agent = arrays.facts[:, ASKED]
        #: What the last decision brought each seat, and whether it was the last one.
        self.rewards = arrays.rewards
        self.terminated, self.truncated = arrays.terminated, arrays.truncated
        self._key: np.uint64 | None = None
        # What names cards, two or three, is by far the largest kind of actions.
        kind = max(self.encoding.choices, key=lambda choice: choice.count)
        self._first = self.encoding.first[kind.name]
        named = range(self._first, self._first + kind.count)
        others = [action for action in range(actions) if action not in named]
        self._others = np.array(others, dtype=np.int32)

    def reset(self, seed: int | str | None = None) -> None:
        """Deal at all tables. The same seed deals the same; without one the next deals follow.

        Deal number *k* at table *t* is that of game *k* · tables + *t* of a simulation.
        """
        if seed is not None or self._key is None:
            self._key = key_of(secrets.randbits(64) if seed is None else seed)
            self._arrays.facts[:, DEALS] = 0
        self.terminated[:] = 1
        self.step(np.zeros(self.tables, dtype=np.int32))

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision at each table; where the last one ended a game, the next is dealt instead.

        An action that the mask does not allow is silence.
        """
        if self._key is None:
            raise ResetNeeded("there is nothing dealt yet: call reset first")
        chosen = np.ascontiguousarray(actions, dtype=np.int32)
        if chosen.shape != (self.tables,):
            raise ValueError(f"{self.tables} actions are needed, one a table, not {chosen.shape}")
        self._step(self._arrays, chosen, self._key, self._most, self._form)

    def sample(self, random: np.random.Generator) -> npt.NDArray[np.int32]:
        """One of the actions that may be chosen at each table, each as likely."""
        words = random.integers(0, 1 << 32, self.tables, dtype=np.uint64)
        return draw(self._arrays, self._first, self._others, words)


class TercetVectorEnv(VectorEnv):  # type: ignore[misc]
    """Games against the pack for Gymnasium: the solitaires, and CoopSet as a team of one.

    A game that is over is dealt anew with the next step, whose action is not looked at.
    """

    def __init__(
        self,
        game: str = "solitaire",
        num_envs: int = 4096,
        *,
        form: str = "patience",
        max_cycles: int = MAX_CYCLES,
    ) -> None:
        if game not in ALONE:
            raise Unreadable("game_unknown", game=game[:40], known=", ".join(ALONE))
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.bulk = BulkTables(game, num_envs, 1, form=form, max_cycles=max_cycles)
        encoding = self.bulk.encoding
        self.single_observation_space = observation_space(encoding, 1, "off")
        self.single_action_space = action_space(encoding, "off")
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal at all tables."""
        self.bulk.reset(None if seed is None else str(seed))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One decision at each table."""
        bulk = self.bulk
        bulk.step(actions)
        rewards = bulk.rewards[:, 0].astype(np.float64)
        return self._seen(), rewards, bulk.terminated != 0, bulk.truncated != 0, {}

    def _seen(self) -> dict[str, Any]:
        """Copies, because whoever learns keeps what it has seen."""
        bulk = self.bulk
        return {"observation": bulk.observation.copy(), "action_mask": bulk.action_mask.copy()}
