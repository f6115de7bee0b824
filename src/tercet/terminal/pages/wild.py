"""The small dialog that asks what a wild stands for: what makes SETs first, then everything."""

from __future__ import annotations

from itertools import product
from typing import Final

from tercet.cards import Attribute
from tercet.dice.faces import LETTERS
from tercet.terminal.pages.dialogs import Choose
from tercet.terminal.paint.board import die_text
from tercet.terminal.table.placing import WILD
from tercet.terminal.table.state import TableState

_NAMES: Final = {
    Attribute.NUMBER: ("one", "two", "three"),
    Attribute.COLOUR: ("red", "green", "purple"),
    Attribute.SHAPE: ("oval", "wave", "diamond"),
}
FACES: Final = tuple(
    "".join(letters) for letters in product(*(LETTERS[attribute] for attribute in _NAMES))
)


def wild_dialog(state: TableState) -> Choose:
    """What the wild may be; those that score, the most points first."""
    texts = state.texts
    meanings = state.placing.meanings or ()
    found = [(meaning.shows.removeprefix(WILD), meaning.points) for meaning in meanings]
    best = [
        (
            face,
            f"{die_text(face)}  "
            + texts.say("wild-points", die=spoken(face, state), points=points),
        )
        for face, points in found
    ]
    known = {face for face, _ in found}
    others = [(face, f"{die_text(face)}  {spoken(face, state)}") for face in FACES]
    lines = [texts.say("wild-text")] if found else [texts.say("wild-none")]
    return Choose(
        texts.say("wild-heading"), [*best, *(o for o in others if o[0] not in known)], lines
    )


def spoken(face: str, state: TableState) -> str:
    """A die by its name: two red waves."""
    words = {
        attribute.value: names[LETTERS[attribute].index(letter)]
        for (attribute, names), letter in zip(_NAMES.items(), face, strict=True)
    }
    return state.texts.say("die-name", **words)
