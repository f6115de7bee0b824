"""What a die can show: 27 faces, the points of F₃³, and the wild; their notation and their SETs.

A face is `2rw` (two red waves), a wild in the hand is `*`, a wild on the board with its announced
meaning is `*2rw` (DICE-13). Faces and dice are interned: equal ones are the same object.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple, Self

from tercet.cards import LETTERS as CARD_LETTERS
from tercet.cards import Attribute
from tercet.errors import Unreadable

#: The three attributes of a die, in the order of the notation: a card without its filling (DICE-1).
ATTRIBUTES: Final = (Attribute.NUMBER, Attribute.COLOUR, Attribute.SHAPE)
LETTERS: Final = {attribute: CARD_LETTERS[attribute] for attribute in ATTRIBUTES}
#: What each letter is called in the texts, as the faces of the editions are.
NAMES: Final = {
    "1": "one",
    "2": "two",
    "3": "three",
    "r": "red",
    "g": "green",
    "p": "purple",
    "o": "oval",
    "w": "wave",
    "d": "diamond",
}
_PLACE: Final = {
    letter: (axis, value)
    for axis, letters in enumerate(LETTERS.values())
    for value, letter in enumerate(letters)
}


class Face:
    """One of the 27 faces: `Face.parse("2rw")` is two red waves; `index` counts from 0 to 26."""

    __slots__ = ("_text", "index", "point")

    index: int
    point: tuple[int, int, int]
    _text: str

    def __new__(cls, index: int) -> Self:
        """The face with this index; there is only ever one of each."""
        return FACES[index]  # type: ignore[return-value]

    @classmethod
    def parse(cls, text: str) -> Face:
        """Read a face; the three letters may come in any order and in capitals."""
        face = _BY_TEXT.get(text)
        return face if face is not None else _parse_loosely(text)

    def value(self, attribute: Attribute) -> str:
        """The letter of one attribute: `"r"` for the colour of a red face."""
        axis = ATTRIBUTES.index(attribute)
        return LETTERS[attribute][self.point[axis]]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Face.parse({self._text!r})"

    def __lt__(self, other: Face) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Face], tuple[int]]:
        return Face, (self.index,)


def _make(index: int, point: tuple[int, int, int]) -> Face:
    face = object.__new__(Face)
    face.index, face.point = index, point
    face._text = "".join(letters[v] for letters, v in zip(LETTERS.values(), point, strict=True))
    return face


#: All 27 faces, in the order of `Face.index`.
FACES: Final[tuple[Face, ...]] = tuple(
    _make(index, point)  # type: ignore[arg-type]
    for index, point in enumerate(product(range(3), repeat=3))
)
_BY_TEXT: Final = {str(face): face for face in FACES}


def _parse_loosely(text: str) -> Face:
    values: list[int | None] = [None] * 3
    for letter in text.strip().lower():
        axis, value = _PLACE.get(letter, (0, -1))
        if value < 0 or values[axis] is not None:
            raise Unreadable("die_unreadable", text=text[:40])
        values[axis] = value
    if None in values:
        raise Unreadable("die_unreadable", text=text[:40])
    number, colour, shape = (v or 0 for v in values)
    return FACES[number * 9 + colour * 3 + shape]


def _third_index(a: Face, b: Face) -> int:
    index = 0
    for x, y in zip(a.point, b.point, strict=True):
        index = index * 3 + (-x - y) % 3
    return index


#: THIRD[a][b] is the index of the face that completes a SET with the faces of index a and b.
#: For two alike it is the same face again: three alike are a SET (DICE-5b).
THIRD: Final = tuple(tuple(_third_index(a, b) for b in FACES) for a in FACES)


def third(a: Face, b: Face) -> Face:
    """The one face that makes a SET with two others (CARD-4); with two alike, the same again."""
    return FACES[THIRD[a.index][b.index]]


def is_set(a: Face, b: Face, c: Face) -> bool:
    """Whether three faces are a SET; three alike are one (DICE-5b)."""
    return THIRD[a.index][b.index] == c.index


class Breach(NamedTuple):
    """An attribute on which three faces are no SET: two show `two` and one shows `one` (CARD-3).

    Values go by their names: `red`, `oval`, `three`.
    """

    attribute: Attribute
    two: str
    one: str


def breach(a: Face, b: Face, c: Face) -> Breach | None:
    """The first attribute that keeps three faces from being a SET, if there is one."""
    for attribute in ATTRIBUTES:
        x, y, z = (face.value(attribute) for face in (a, b, c))
        if len({x, y, z}) == 2:
            two = x if x in (y, z) else y
            one = next(value for value in (x, y, z) if value != two)
            return Breach(attribute, NAMES[two], NAMES[one])
    return None


class Die:
    """What a die shows: a face (`2rw`), a wild (`*`), or a wild with its meaning (`*2rw`).

    `face` is None only for a wild without a meaning. `code` counts the 55 values: the faces from
    0, the wilds with a meaning from 27, the bare wild 54.
    """

    __slots__ = ("_text", "code", "face", "wild")

    code: int
    face: Face | None
    wild: bool
    _text: str

    def __new__(cls, code: int) -> Self:
        """The die with this code; there is only ever one of each."""
        return DICE[code]  # type: ignore[return-value]

    @classmethod
    def parse(cls, text: str) -> Die:
        """Read `2rw`, `*` or `*2rw`."""
        die = _DIE_BY_TEXT.get(text)
        if die is not None:
            return die
        bare = text.strip()
        if bare.startswith("*"):
            return WILD if bare == "*" else wild_as(Face.parse(bare[1:]))
        return showing(Face.parse(bare))

    @property
    def in_hand(self) -> Die:
        """The die as it lay in the hand: a wild has no meaning there."""
        return WILD if self.wild else self

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Die.parse({self._text!r})"

    def __lt__(self, other: Die) -> bool:
        return self.code < other.code

    def __reduce__(self) -> tuple[type[Die], tuple[int]]:
        return Die, (self.code,)


def _make_die(code: int, face: Face | None, *, wild: bool) -> Die:
    die = object.__new__(Die)
    die.code, die.face, die.wild = code, face, wild
    die._text = ("*" if wild else "") + ("" if face is None else str(face))
    return die


#: All 55 values of `Die`, in the order of `Die.code`.
DICE: Final[tuple[Die, ...]] = (
    *(_make_die(face.index, face, wild=False) for face in FACES),
    *(_make_die(27 + face.index, face, wild=True) for face in FACES),
    _make_die(54, None, wild=True),
)
_DIE_BY_TEXT: Final = {str(die): die for die in DICE}

#: The wild as it lies in the hand.
WILD: Final = DICE[54]


def showing(face: Face) -> Die:
    """A die that shows this face."""
    return DICE[face.index]


def wild_as(face: Face) -> Die:
    """A wild that has been announced as this face (DICE-13)."""
    return DICE[27 + face.index]
