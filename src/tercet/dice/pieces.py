"""The pieces turns are made of: for one position, which placements make which SETs.

Inside the search a placement is one integer, `square * 54 + Die.code`, a turn is a sorted tuple
of them (a `Key`), and the SETs it makes are the bits of one integer, one for each line of three
neighbours of the board. Points follow from the bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from tercet.dice.board import Board
from tercet.dice.faces import DICE, THIRD, Die
from tercet.dice.position import Placement, Position, Turn

#: Codes of placed dice: 27 faces, and from 27 on the wilds with their meanings.
CODES: Final = 54
WILD_CODE: Final = 27

Key = tuple[int, ...]
Couple = tuple[int, int]


class Pieces:
    """Singles, couples and triples of a position, found when they are first asked for."""

    def __init__(self, position: Position) -> None:
        board = self._board = position.board
        self._grid = [-1] * (board.rows * board.columns)
        for square, die in position.dice:
            self._grid[board.index(square)] = die.code % WILD_CODE
        self._bonus = {board.index(bonus.square): bonus.points for bonus in position.open_bonuses}
        self._take(position.hand)

    def with_hand(self, hand: Iterable[Die]) -> Pieces:
        """The same board for another hand; what is known of the board is not found out again."""
        other = Pieces.__new__(Pieces)
        other._board, other._grid, other._bonus = self._board, self._grid, self._bonus
        other._lines, other._around, other._beyond = self._lines, self._around, self._beyond
        other._take(hand)
        return other

    def _take(self, hand: Iterable[Die]) -> None:
        #: How many dice of each face the hand has, and at 27 how many wilds.
        self.stock = [0] * (WILD_CODE + 1)
        for die in hand:
            self.stock[min(die.code, WILD_CODE)] += 1
        self._answers: dict[int, list[tuple[int, int]]] = {}

    @cached_property
    def singles(self) -> dict[int, int]:
        """Placements that make SETs with two old dice each, and those SETs."""
        found: dict[int, int] = {}
        for bit, (square,), (a, b) in self._lines[1]:
            face = THIRD[a][b]
            for code in (face, face + WILD_CODE):
                if self.stock[min(code, WILD_CODE)]:
                    key = square * CODES + code
                    found[key] = found.get(key, 0) | bit
        return found

    @cached_property
    def couples(self) -> dict[Couple, int]:
        """Two placements that make SETs with one old die each, and those SETs."""
        found: dict[Couple, int] = {}
        for bit, (first, second), (old,) in self._lines[2]:
            for a, b in self._pairs(old):
                key = first * CODES + a, second * CODES + b
                found[key] = found.get(key, 0) | bit
        return found

    @cached_property
    def triples(self) -> dict[Key, int]:
        """Three new dice in line that are a SET and hold a single or a couple, and that SET."""
        found = (*self._around_singles(), *self._beyond_couples())
        return {key: bit for key, bit in found if self.held(key)}

    @cached_property
    def loose_families(self) -> list[list[Couple]]:
        """Couples of two wilds that make one and the same SET and no other, by that SET."""
        families: dict[int, list[Couple]] = {}
        for couple, bits in self.couples.items():
            if bits.bit_count() == 1 and all(
                p % CODES >= WILD_CODE and p not in self.singles for p in couple
            ):
                families.setdefault(bits, []).append(couple)
        return list(families.values())

    @cached_property
    def loose_couples(self) -> set[Couple]:
        """The members of all loose families."""
        return {couple for family in self.loose_families for couple in family}

    def held(self, key: Key) -> bool:
        """Whether the hand has all these dice, each of which it has by itself."""
        kinds = [min(p % CODES, WILD_CODE) for p in key]
        return all(self.stock[kind] >= kinds.count(kind) for kind in kinds)

    def sets(self, key: Key) -> int:
        """The SETs a legal turn makes."""
        bits = self.triples.get(key, 0)
        for p in key:
            bits |= self.singles.get(p, 0)
        for pair in combinations(key, 2):
            bits |= self.couples.get(pair, 0)
        return bits

    def score(self, key: Key) -> int:
        """The points of a legal turn: each SET counts its dice but new wilds (DICE-16, 17a)."""
        alone, together, bonus = self._single_points, self._couple_points, self._bonus
        points = 0
        for p in key:
            points += alone.get(p, 0) + bonus.get(p // CODES, 0)
        for pair in combinations(key, 2):
            points += together.get(pair, 0)
        return points + (_ordinary(key) if key in self.triples else 0)

    @cached_property
    def _single_points(self) -> dict[int, int]:
        return {p: bits.bit_count() * (2 + _ordinary((p,))) for p, bits in self.singles.items()}

    @cached_property
    def _couple_points(self) -> dict[Key, int]:
        return {key: bits.bit_count() * (1 + _ordinary(key)) for key, bits in self.couples.items()}

    def rank(self, key: Key) -> tuple[int, int, Key]:
        """Sorts the most points first, then the fewest dice, then by square and face."""
        return -self.score(key), len(key), key

    def turn(self, key: Key) -> Turn:
        """A turn as the rest of the program knows it."""
        known = self._placements
        return Turn(tuple(known[p] for p in key))

    @cached_property
    def _placements(self) -> tuple[Placement, ...]:
        return _placements(self._board)

    @cached_property
    def _lines(self) -> list[list[tuple[int, list[int], list[int]]]]:
        """The lines of three by their empty squares, none to three of them.

        Of each line its bit, its empty squares, and the faces of its dice.
        """
        grid = self._grid
        lines: list[list[tuple[int, list[int], list[int]]]] = [[], [], [], []]
        bit = 1
        for window in self._board.windows:
            x, y, z = window
            if grid[x] < 0 and grid[y] < 0 and grid[z] < 0:  # most of them
                lines[3].append((bit, [x, y, z], []))
            else:
                free = [at for at in window if grid[at] < 0]
                faces = [grid[at] for at in window if grid[at] >= 0]
                lines[len(free)].append((bit, free, faces))
            bit <<= 1
        return lines

    @cached_property
    def _around(self) -> dict[int, list[tuple[int, int, int]]]:
        """For each square the two others of each empty line through it, and the line's bit."""
        found: dict[int, list[tuple[int, int, int]]] = {}
        for bit, (x, y, z), _ in self._lines[3]:
            for square, first, second in ((x, y, z), (y, x, z), (z, x, y)):
                found.setdefault(square, []).append((first, second, bit))
        return found

    @cached_property
    def _beyond(self) -> dict[tuple[int, int], list[tuple[int, int]]]:
        """For two neighbours the squares that continue their line, all empty, and its bit."""
        found: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for bit, (x, y, z), _ in self._lines[3]:
            for first, second, beyond in ((x, y, z), (y, z, x)):
                found.setdefault((first, second), []).append((beyond, bit))
        return found

    def _pairs(self, face: int) -> list[tuple[int, int]]:
        """Codes of two dice of the hand, in either order, that make a SET with this face."""
        if face not in self._answers:
            self._answers[face] = list(self._make_pairs(face))
        return self._answers[face]

    def _make_pairs(self, face: int) -> Iterator[tuple[int, int]]:
        stock, wilds = self.stock, self.stock[WILD_CODE]
        for a in range(WILD_CODE):
            b = THIRD[face][a]
            if stock[a] and stock[b] > (a == b):
                yield a, b
            if stock[a] and wilds:
                yield a, b + WILD_CODE
                yield b + WILD_CODE, a
            if wilds > 1:
                yield a + WILD_CODE, b + WILD_CODE

    def _around_singles(self) -> Iterator[tuple[Key, int]]:
        """A single and two more dice beside it on empty squares of one line."""
        at: dict[int, list[int]] = {}
        for p in self.singles:
            at.setdefault(p // CODES, []).append(p)
        for square, singles in at.items():
            for first, second, bit in self._around.get(square, ()):
                for p in singles:
                    for a, b in self._pairs(p % CODES % WILD_CODE):
                        yield tuple(sorted((p, first * CODES + a, second * CODES + b))), bit

    def _beyond_couples(self) -> Iterator[tuple[Key, int]]:
        """A couple of neighbours and the die that continues their line."""
        at: dict[tuple[int, int], list[Couple]] = {}
        for p, q in self.couples:
            at.setdefault((p // CODES, q // CODES), []).append((p, q))
        for places, couples in at.items():
            for beyond, bit in self._beyond.get(places, ()):
                for p, q in couples:
                    face = THIRD[p % CODES % WILD_CODE][q % CODES % WILD_CODE]
                    for code in (face, face + WILD_CODE):
                        if self.stock[min(code, WILD_CODE)]:
                            yield tuple(sorted((p, q, beyond * CODES + code))), bit


def _ordinary(key: Key) -> int:
    """How many of these dice are no wilds."""
    return sum(p % CODES < WILD_CODE for p in key)


@lru_cache
def _placements(board: Board) -> tuple[Placement, ...]:
    """Every placement on a board, at the place of its number."""
    squares = map(board.square, range(board.rows * board.columns))
    return tuple(Placement(square, die) for square in squares for die in DICE[:CODES])


def bare(key: Key) -> Key:
    """A turn without the meanings of its wilds."""
    return tuple(p if p % CODES < WILD_CODE else p // CODES * CODES + WILD_CODE for p in key)
