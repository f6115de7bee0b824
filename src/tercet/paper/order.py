"""What somebody wants to have printed, besides what it is."""

from __future__ import annotations

import msgspec

from tercet.art.marks import Marks, colour_letters
from tercet.cards import Attribute
from tercet.dice.faces import LETTERS, NAMES
from tercet.editions import Edition, find_edition
from tercet.words.texts import Texts


class Order(msgspec.Struct, frozen=True):
    """The edition, the paper, the marks and the language."""

    key: str
    edition: Edition
    paper: str
    lang: str
    marks: Marks
    dice_marks: Marks

    @property
    def texts(self) -> Texts:
        """What is said on the sheets."""
        return Texts(self.lang)

    @property
    def edition_name(self) -> str:
        """How the edition is called."""
        return self.texts.say(f"edition-{self.key}")


def make_order(
    edition: str, paper: str, lang: str, *, letters: bool = False, patterns: bool = False
) -> Order:
    """An order; dice have colours of their own, whatever the edition."""
    faces, texts = find_edition(edition), Texts(lang)
    of_cards = faces.faces[Attribute.COLOUR]
    of_dice = [NAMES[letter] for letter in LETTERS[Attribute.COLOUR]]
    marks, dice_marks = (
        Marks(colour_letters(colours, texts) if letters else {}, patterns)
        for colours in (of_cards, of_dice)
    )
    return Order(edition, faces, paper, lang, marks, dice_marks)
