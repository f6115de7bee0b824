"""Odds: exact counts and simulation in bulk, tested equal to the engine.

    >>> from tercet.odds import exact, simulate
    >>> exact.set_free(27)[:4]
    (1, 27, 351, 2808)
    >>> round(simulate("classic", games=20_000, seed=1).figures["sets_per_game"].value)
    24

NumPy, Numba, Dask and matplotlib are imported only when something here is used.
"""

from __future__ import annotations

from tercet.odds import exact
from tercet.odds.simulation import Result, simulate

__all__ = ["Result", "exact", "simulate"]
