"""Sentences of a table in colour: cards in the ink of their colour, everything else as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from tercet.cards import Card
from tercet.editions import Edition
from tercet.engine.events import Event
from tercet.terminal.console import marked
from tercet.terminal.harmless import harmless
from tercet.terminal.paint.palette import Palette
from tercet.terminal.table.state import TableState

_CARD: Final = re.compile("\x02([1-3][rgp][she][owd])\x03")
#: Not told: cards that are seen on the table or in one's hand, and one's own secret choices.
_UNTOLD: Final = frozenset(
    ("dealt", "sealed", "dealt_down", "got_card", "answer_given", "own_hand", "drew")
)
_SHOWN: Final = frozenset(("taken", "won", "opened", "wrong"))


def in_colour(sentence: str, edition: Edition, palette: Palette) -> Text:
    """A sentence with its cards in colour, and nothing in it that would steer a terminal."""
    text, end = Text(), 0
    for found in _CARD.finditer(sentence):
        text.append(harmless(sentence[end : found.start()]))
        colour = edition.face(Card.parse(found[1]))["colour"]
        text.append(found[1], style=palette.inks[colour])
        end = found.end()
    return text.append(harmless(sentence[end:]))


def told(events: Iterable[Event], state: TableState, palette: Palette) -> list[Text]:
    """What is worth telling of one step, a sentence each."""
    every = [*events]
    tags = {str(event.__struct_config__.tag) for event in every}
    teller = state.teller(marked)
    return [
        in_colour(teller.sentence(event), state.edition, palette)
        for event in every
        if _is_told(str(event.__struct_config__.tag), tags)
    ]


def _is_told(tag: str, others: set[str]) -> bool:
    """A call is not told when its cards are in the same step."""
    return tag not in _UNTOLD and not (tag == "called" and others & _SHOWN)
