"""How the 42 standard dice were made; `python -m tools.dice_kit` prints their data file.

Our assumption (DICE-1a): 27 faces nine times each and nine wilds, one to a die. A line of F₃³
whose direction has no zero is three faces that differ in everything. Two such lines make a die
that shows each number, each colour and each shape twice, so no die favours a value.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from tercet.dice.faces import FACES, WILD, Die, Face, showing, third

_DIRECTIONS: Final = ((1, 1, 1), (1, 1, 2), (1, 2, 1), (1, 2, 2))
Line = frozenset[Face]


def make_dice() -> tuple[tuple[Die, ...], ...]:
    """The 42 dice: nine with a wild and five faces, then 33 with six faces."""
    classes = [_parallels(direction) for direction in _DIRECTIONS]
    lines = _mixed(line for number in (0, 1, 2, 3, 0, 1, 2, 3) for line in classes[number])
    spare, lines = lines[:6], [*lines[6:], *_mixed(classes[0])]
    loose = [face for line in spare for face in sorted(line)]
    dice: list[list[Face]] = []
    while len(dice) < 9:
        line = lines.pop()
        pair = _two_outside(loose, line)
        dice.append([*sorted(line), *pair])
    while lines:
        line = lines.pop()
        other = next(candidate for candidate in reversed(lines) if not candidate & line)
        lines.remove(other)
        dice.append(sorted(line | other))
    return tuple(_sides(faces) for faces in dice)


def _parallels(direction: tuple[int, int, int]) -> list[Line]:
    lines = set()
    for face in FACES:
        a, b, c = ((x + d) % 3 for x, d in zip(face.point, direction, strict=True))
        beside = FACES[a * 9 + b * 3 + c]
        lines.add(frozenset((face, beside, third(face, beside))))
    return sorted(lines, key=min)


def _mixed(lines: Iterable[Line]) -> list[Line]:
    def key(item: tuple[int, Line]) -> str:
        return sha256(f"{item[0]} {sorted(map(str, item[1]))}".encode()).hexdigest()

    return [line for _, line in sorted(enumerate(lines), key=key)]


def _two_outside(loose: list[Face], line: Line) -> tuple[Face, Face]:
    first = next(face for face in loose if face not in line)
    loose.remove(first)
    second = next(face for face in loose if face not in line and face is not first)
    loose.remove(second)
    return first, second


def _sides(faces: Sequence[Face]) -> tuple[Die, ...]:
    sides = tuple(showing(face) for face in sorted(faces))
    return sides if len(sides) == 6 else (*sides, WILD)


if __name__ == "__main__":
    print("dice = [")
    for die in make_dice():
        print(f'    "{" ".join(map(str, die))}",')
    print("]")
