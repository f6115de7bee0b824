"""The spaces of an encoding, as Gymnasium and PettingZoo ask for them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tercet.envs.encoding import Encoding, Mask
from tercet.envs.play import Numbers, Play, Time, action_count, all_fields

#: What an agent is given: the numbers, and which actions may be chosen.
Observation = dict[str, Any]


def observation_space(encoding: Encoding, seats: int, time: Time) -> spaces.Dict:
    """`observation` holds the fields one after the other, `action_mask` a flag for each action."""
    fields = all_fields(encoding, seats, time)
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.int32)
    high = np.repeat([field.high for field in fields], sizes).astype(np.int32)
    count = action_count(encoding, time)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
    )


def action_space(encoding: Encoding, time: Time) -> spaces.Discrete:
    """The choices of the game, then waiting."""
    return spaces.Discrete(action_count(encoding, time))


def observed(play: Play, seat: int) -> Observation:
    """What a seat is given now; its own to keep and to change."""
    seen: Numbers = play.observation(seat)
    mask: Mask = play.mask(seat).copy()
    return {"observation": seen, "action_mask": mask}
