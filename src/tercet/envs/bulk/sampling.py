"""Random actions in bulk, by the masks."""

from __future__ import annotations

import numpy as np

from tercet.envs.bulk.tables import MARKED, Ints, Tables
from tercet.odds.compiled import Words, compiled


@compiled
def draw(tables: Tables, first: int, others: Ints, chance: Words) -> Ints:
    """For each table one of the actions that its mask allows, each as likely, from 32 bits.

    Of the kind that begins at `first` a mask allows so many from the first on (`tables.mark`), so
    that only the `others` have to be looked at.
    """
    mask, facts = tables.mask, tables.facts
    actions = np.zeros(mask.shape[0], dtype=np.int32)
    for t in range(mask.shape[0]):
        marked = np.int64(facts[t, MARKED])
        allowed = marked
        for action in others:
            allowed += mask[t, action]
        left = np.int64((chance[t] * np.uint64(allowed)) >> np.uint64(32))
        if left < marked:
            actions[t] = first + left
            continue
        left -= marked
        for action in others:
            if mask[t, action]:
                actions[t] = action
                if left == 0:
                    break
                left -= 1
    return actions
