"""What a simulation starts from, without any compiled code: the key of a seed, the ways to pick."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import numpy as np

#: How a SET is picked when there are several; the names are in `PICKS`, in this order.
RANDOM, FIRST, EASIEST, MOST = 0, 1, 2, 3
PICKS: Final = ("random", "first", "easiest", "most")


def key_of(seed: int | str) -> np.uint64:
    """The 64-bit key of a seed, which may be a number or any text; "7" and 7 are the same."""
    return np.uint64(int.from_bytes(sha256(str(seed).encode()).digest()[:8], "little"))
