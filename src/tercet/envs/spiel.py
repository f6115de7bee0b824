"""The games with turns for OpenSpiel: `pyspiel.load_game("python_tercet_setup(players=3)")`.

Importing this module registers them. The deal is the choice of three bytes at three chance nodes,
from which everything else follows; a game that goes on for `length` decisions ends as it stands.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from msgspec import Struct

from tercet.envs.encoding import Encoding
from tercet.envs.encodings import find_encoding
from tercet.envs.play import Play, action_count, all_fields
from tercet.envs.rendering import text_of

#: The chance nodes of a deal, and the outcomes of each.
DEAL_NODES: Final = 3
OUTCOMES: Final = 256
#: After so many decisions a game ends as it stands.
LENGTH: Final = 2000


class SpielFacts(Struct, frozen=True):
    """What OpenSpiel wants to know of a game beforehand: the range of its returns."""

    key: str
    name: str
    least: float
    most: float
    zero_sum: bool = False


def game_type(facts: SpielFacts) -> pyspiel.GameType:
    """The type of a game, as OpenSpiel registers it."""
    encoding = find_encoding(facts.key)
    kinds = pyspiel.GameType
    least, most = encoding.game.facts.players
    return kinds(
        short_name=f"python_tercet_{facts.key}",
        long_name=f"Tercet {facts.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,  # of the deal at least
        utility=kinds.Utility.ZERO_SUM if facts.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": encoding.players, "length": LENGTH},
    )


class TercetGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tercet in OpenSpiel; a class a game, because OpenSpiel keeps them for ever."""

    facts: ClassVar[SpielFacts]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        facts = self.facts
        self.encoding: Encoding = find_encoding(facts.key)
        asked = dict(params or {})
        self.players = int(asked.get("players", self.encoding.players))
        self.length = int(asked.get("length", LENGTH))
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.encoding, "off"),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=facts.least,
            max_utility=facts.most,
            utility_sum=0.0 if facts.zero_sum else None,
            max_game_length=self.length,
        )
        super().__init__(game_type(facts), info, asked)

    def new_initial_state(self) -> TercetState:
        """Before the deal."""
        return TercetState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TercetObserver:
        """What a player sees now; what was seen before is for the player to remember."""
        if params:
            raise ValueError(f"observation parameters not supported: {params}")
        return TercetObserver(self)


class SetUpGame(TercetGame):
    """SetUp; returns are minus the cards taken."""

    facts = SpielFacts("setup", "SetUp", -81.0, 0.0)


class ChipSetGame(TercetGame):
    """ChipSet; returns are chips won or lost."""

    facts = SpielFacts("chipset", "ChipSet", -20.0, 180.0, zero_sum=True)


class DiceGame(TercetGame):
    """SET Dice; returns are points."""

    facts = SpielFacts("dice", "SET Dice", 0.0, 2000.0)


#: The games with turns.
SPIEL_GAMES: Final[tuple[type[TercetGame], ...]] = (SetUpGame, ChipSetGame, DiceGame)


class TercetState(pyspiel.State):  # type: ignore[misc]
    """A table: first the chance of the deal, then one decision after the other."""

    def __init__(self, game: TercetGame) -> None:
        super().__init__(game)
        self._encoding, self._players, self._length = game.encoding, game.players, game.length
        self._deal: tuple[int, ...] = ()
        self._decisions = 0
        self._start: tuple[int, ...] = ()
        self.play: Play | None = None

    def current_player(self) -> int:
        """Who decides: chance before the deal, then whoever is asked."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play is None else self.play.asked[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the deal, each as likely."""
        return [(byte, 1.0 / OUTCOMES) for byte in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        legal: list[int] = np.flatnonzero(self.play.mask(player)).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self._draw(action)
            return
        self._decisions += 1
        self.play.decide({self.play.asked[0]: action})

    def _draw(self, byte: int) -> None:
        self._deal += (byte,)
        if len(self._deal) == DEAL_NODES:
            seed = hashlib.sha256(bytes(self._deal)).digest()
            self.play = Play(self._encoding, self._players, seed)
            self._start = self.play.scores

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action >= self._encoding.size:
            return "wait"
        return "{} {}".format(*self._encoding.kind(action))

    def is_terminal(self) -> bool:
        """Whether the game is over, or has gone on for long enough."""
        play = self.play
        return play is not None and (not play.asked or self._decisions >= self._length)

    def returns(self) -> list[float]:
        """What each has won at the end; nothing before."""
        if self.play is None or not self.is_terminal():
            return [0.0] * self._players
        standing = self._encoding.standing(self.play.view(None))
        pairs = zip(standing, self._start, strict=True)
        return [float(now - before) for now, before in pairs]

    def __str__(self) -> str:
        return f"deal {self._deal}" if self.play is None else text_of(self.play)


class TercetObserver:
    """The observation of a seat as a tensor and as text."""

    def __init__(self, game: TercetGame) -> None:
        size = sum(field.size for field in all_fields(game.encoding, game.players, "off"))
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TercetState, player: int) -> None:
        """Look at a state from a seat."""
        self.tensor[:] = 0 if state.play is None else state.play.observation(player)

    def string_from(self, state: TercetState, player: int) -> str:
        """The same numbers as text: what it does not say, the seat may not know."""
        if state.play is None:
            return "before the deal"
        return " ".join(map(str, state.play.observation(player).tolist()))


def register() -> None:
    """Tell OpenSpiel of the games, once."""
    known = set(pyspiel.registered_names())
    for game in SPIEL_GAMES:
        kind = game_type(game.facts)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game)


register()
