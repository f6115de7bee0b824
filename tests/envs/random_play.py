"""Random games through the driver of the environments, for several tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from tercet.envs.encoding import Encoding
from tercet.envs.play import Play, Time


def new_play(encoding: Encoding, seed: int, time: Time = "off", players: int | None = None) -> Play:
    """A table of the usual size."""
    return Play(encoding, players or encoding.players, seed.to_bytes(32, "big"), time=time)


def decisions(play: Play, chance: random.Random, most: int) -> Iterator[Play]:
    """The game before each of so many random decisions; the last one is made, too."""
    for _ in range(most):
        if not play.asked:
            return
        yield play
        seat = play.asked[0]
        play.decide({seat: drawn(play, seat, chance)})


def drawn(play: Play, seat: int, chance: random.Random) -> int:
    """One of the actions that a seat may choose."""
    return int(chance.choice(np.flatnonzero(play.mask(seat))))
