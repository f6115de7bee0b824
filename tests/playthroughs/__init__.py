"""Golden playthroughs: one game of each kind told as a story, kept as text and read in review.

`python -m tests.playthroughs` writes them anew; `tests/test_playthroughs.py` compares.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tercet.editions import find_edition
from tercet.engine.log import write_log
from tercet.engine.table import Step
from tercet.words.story import Teller
from tercet.words.texts import Texts
from tests.playthroughs.playing import NAMES, play, played, playthroughs

__all__ = ["HERE", "NAMES", "play", "played", "playthroughs", "tell"]

HERE: Final = Path(__file__).parent


def tell(name: str) -> str:
    """One game from its deal to its end, in English, in notation."""
    table = played(name)
    edition = find_edition(table.header.edition)
    teller = Teller(Texts("en"), table.names, edition, show=str)
    header, *_, end, names = write_log(table.log()).splitlines()
    told = (_line(step, teller) for step in table.steps)
    return "\n".join([header, "", *told, "", end, names, ""])


def _line(step: Step, teller: Teller) -> str:
    told = []
    for event in step.events:
        whom = "" if event.only is None else f"(to {teller.names[event.only]}) "
        told.append(whom + teller.sentence(event))
    return f"{step.seq:>4} {step.at / 1000:>7.1f}s  {' '.join(told)}".rstrip()
