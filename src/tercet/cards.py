"""The algebra of the cards: 81 points of F₃⁴, their notation, and what makes three of them a SET.

A card is one of 81 interned values, so two equal cards are the same object. Everything here is
plain Python over small tables; bulk counting lives in `tercet.odds`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import combinations, product
from typing import Final, Self

import msgspec

from tercet import drawn
from tercet.errors import Unreadable


class Attribute(StrEnum):
    """The four attributes, in the order in which the notation prints them (CARD-1)."""

    NUMBER = "number"
    COLOUR = "colour"
    FILLING = "filling"
    SHAPE = "shape"


#: The letter of each value, by attribute. All twelve differ, so a card can be read in any order.
LETTERS: Final[dict[Attribute, str]] = {
    Attribute.NUMBER: "123",
    Attribute.COLOUR: "rgp",
    Attribute.FILLING: "she",
    Attribute.SHAPE: "owd",
}
ATTRIBUTES: Final = tuple(Attribute)
_PLACE: Final = {
    letter: (axis, value)
    for axis, letters in enumerate(LETTERS.values())
    for value, letter in enumerate(letters)
}


class Card:
    """One of the 81 cards: `Card.parse("2rhw")` is two red hatched waves.

    `index` counts the cards from 0 (`1rso`) to 80 (`3ped`), `point` is the card in F₃⁴, and `text`
    its notation.
    """

    __slots__ = ("index", "point", "text")

    index: int
    point: tuple[int, int, int, int]
    text: str

    def __new__(cls, index: int) -> Self:
        """The card with this index; there is only ever one of each."""
        return _CARDS[index]  # type: ignore[return-value]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card; the four letters may come in any order and in capitals."""
        card = _BY_TEXT.get(text)
        return card if card is not None else _parse_loosely(text)

    def value(self, attribute: Attribute) -> str:
        """The letter of one attribute: `"r"` for the colour of a red card."""
        axis = ATTRIBUTES.index(attribute)
        return LETTERS[attribute][self.point[axis]]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def _repr_svg_(self) -> str | None:
        """The card as a notebook shows it."""
        return drawn.svg(self)

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (self.index,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


Triple = tuple[Card, Card, Card]


def _make(index: int, point: tuple[int, int, int, int]) -> Card:
    card = object.__new__(Card)
    card.index, card.point = index, point
    card.text = "".join(letters[v] for letters, v in zip(LETTERS.values(), point, strict=True))
    return card


_CARDS: Final = tuple(
    _make(index, point)  # type: ignore[arg-type]
    for index, point in enumerate(product(range(3), repeat=4))
)
_BY_TEXT: Final = {str(card): card for card in _CARDS}

#: The whole pack, in the order of `Card.index`.
DECK: Final[tuple[Card, ...]] = _CARDS


def _parse_loosely(text: str) -> Card:
    values: list[int | None] = [None] * 4
    for letter in text.strip().lower():
        axis, value = _PLACE.get(letter, (0, -1))
        if value < 0 or values[axis] is not None:
            raise Unreadable("card_unreadable", text=text[:40])
        values[axis] = value
    if None in values:
        raise Unreadable("card_unreadable", text=text[:40])
    number, colour, filling, shape = (v or 0 for v in values)
    return _CARDS[number * 27 + colour * 9 + filling * 3 + shape]


def deck(fixed: str | None = None) -> tuple[Card, ...]:
    """The 81 cards, or the 27 that show one value: `deck("s")` is the solid cards (BEG-1a)."""
    if fixed is None:
        return DECK
    if fixed not in _PLACE:
        raise Unreadable("value_unknown", text=fixed[:40])
    axis, value = _PLACE[fixed]
    return tuple(card for card in DECK if card.point[axis] == value)


def _third_index(a: Card, b: Card) -> int:
    index = 0
    for x, y in zip(a.point, b.point, strict=True):
        index = index * 3 + (-x - y) % 3
    return index


#: THIRD[a][b] is the index of the card that completes a SET with the cards of index a and b.
THIRD: Final = tuple(tuple(_third_index(a, b) for b in DECK) for a in DECK)


def third(a: Card, b: Card) -> Card:
    """The one card that makes a SET with two different cards (CARD-4)."""
    return _CARDS[THIRD[a.index][b.index]]


def is_set(a: Card, b: Card, c: Card) -> bool:
    """Whether three different cards are a SET (CARD-2)."""
    return a is not b and THIRD[a.index][b.index] == c.index


def find_sets(cards: Iterable[Card]) -> list[Triple]:
    """Every SET among these cards, each in the order in which its cards were given."""
    seen = tuple(dict.fromkeys(cards))
    indices = [card.index for card in seen]
    place = [-1] * len(DECK)
    for at, index in enumerate(indices):
        place[index] = at
    found: list[Triple] = []
    for i, a in enumerate(indices):
        row, j = THIRD[a], i
        for b in indices[i + 1 :]:
            j += 1
            k = place[row[b]]
            if k > j:
                found.append((seen[i], seen[j], seen[k]))
    return found


def has_set(cards: Iterable[Card]) -> bool:
    """Whether there is any SET among these cards."""
    present: set[int] = set()
    for card in cards:
        row = THIRD[card.index]
        for other in present:
            if row[other] in present:
                return True
        present.add(card.index)
    return False


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one attribute says about three cards (CARD-3, BEG-5).

    `verdict` is "same", "different" or "broken"; when broken, two cards show `two` and one `one`.
    """

    attribute: Attribute
    verdict: str
    values: tuple[str, str, str]
    two: str | None = None
    one: str | None = None


def explain(a: Card, b: Card, c: Card) -> tuple[Finding, ...]:
    """Attribute by attribute, why three cards are a SET or are not."""
    axes = zip(ATTRIBUTES, a.point, b.point, c.point, strict=True)
    return tuple(_FINDINGS[attribute, x, y, z] for attribute, x, y, z in axes)


def _finding(attribute: Attribute, values: tuple[int, ...]) -> Finding:
    x, y, z = (LETTERS[attribute][value] for value in values)
    match len({x, y, z}):
        case 1:
            return Finding(attribute, "same", (x, y, z))
        case 3:
            return Finding(attribute, "different", (x, y, z))
        case _:
            two = x if x in (y, z) else y
            one = next(v for v in (x, y, z) if v != two)
            return Finding(attribute, "broken", (x, y, z), two, one)


#: What there can be to say about an attribute of three cards.
_FINDINGS: Final = {
    (attribute, *values): _finding(attribute, values)
    for attribute in ATTRIBUTES
    for values in product(range(3), repeat=3)
}


def level(a: Card, b: Card) -> int:
    """How many attributes differ in the SET of two cards, 1 to 4: the more, the harder to see."""
    return sum(x != y for x, y in zip(a.point, b.point, strict=True))


def parse_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Read several different cards; a doubled one is an error."""
    cards = tuple(Card.parse(text) for text in texts)
    for a, b in combinations(cards, 2):
        if a is b:
            raise Unreadable("card_doubled", card=str(a))
    return cards
