"""Who looks at a table, and what is only in that person's mind: what a view does not tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tercet.cards import Card
from tercet.engine.table import SeenStep


@dataclass(frozen=True, slots=True)
class Situation:
    """The seat one looks from (None: a spectator), the names, and what one is preparing."""

    me: int | None
    names: tuple[str, ...]
    #: What happened so far, as one was told.
    steps: tuple[SeenStep, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    #: ChipSet: the chips one thinks of betting.
    amount: int = 1
    #: SET Dice: what is being placed (`tercet.terminal.table.placing`).
    placing: object | None = None
    #: Solitaire: cards of a SET that one has asked for, and how often one has.
    hinted: tuple[Card, ...] = ()
    hints: int = 0
    #: Partners' fingers, by seat; and whether another person is there to take a proposal.
    touches: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    partner: bool = False
