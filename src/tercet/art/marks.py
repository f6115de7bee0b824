"""For people who cannot tell the colours apart, or see nothing: letters, outlines, names.

The marks are those of the browser (`web/src/cards/letter.ts`, the patterns in `Card.svelte`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from tercet.cards import Card
from tercet.editions import Edition
from tercet.words.texts import Texts


class Marks(msgspec.Struct, frozen=True):
    """What tells a colour besides the colour: its letters, if any, and whether outlines do."""

    letters: Mapping[str, str] = {}
    patterns: bool = False


NO_MARKS: Final = Marks()


def names(cards: Iterable[Card | None], edition: Edition, texts: Texts) -> str:
    """What a picture of these cards is called, where it is read aloud."""
    faces = (edition.face(card) for card in cards if card is not None)
    return ", ".join(texts.say("card-name", **face) for face in faces)


def colour_letters(colours: Sequence[str], texts: Texts) -> dict[str, str]:
    """The shortest beginning of each colour's name that no other one shares."""
    names = {colour: texts.say(f"value-{colour}") for colour in colours}
    return {colour: _shortest(name, [*names.values()]) for colour, name in names.items()}


def _shortest(name: str, names: Sequence[str]) -> str:
    for length in range(1, len(name)):
        start = name[:length]
        if sum(each.startswith(start) for each in names) == 1:
            return start.capitalize()
    return name.capitalize()
