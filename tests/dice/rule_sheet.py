"""The position that the rule sheet of SET Dice scores as its example."""

from __future__ import annotations

EXAMPLE = (
    "standard 13/13/13/6,3rw,6/6,1pw,3pd,5/5,2go,2gw,2gd,5/5,3ro,2rw,1rd,5/5,1po,1,3pd,5"
    "/13/13/13/13/13 3pd,1rd,2pw,2po,2gd/- 0 26 3,0 -"
)
