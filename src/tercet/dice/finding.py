"""Finds every legal turn of a position, each once, and the best of them first.

How it works. Every new die of a legal turn is in a SET (DICE-6a), and a SET with new dice has one,
two or three of them. So a turn is a union of such pieces, and there are few ways to fill up to
three dice with them:

    one die      a single
    two dice     a couple, or two singles
    three dice   three singles, a couple and a single, two couples that share a die,
                 or a SET of three new dice that holds a single or a couple

A *single* completes a line with two old dice: its face is forced. A *couple* completes a line with
one old die: each face of the hand forces the other. `tercet.dice.pieces` finds both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nsmallest
from itertools import combinations, permutations, product
from typing import NamedTuple

from tercet.dice.faces import FACES, Die, is_set, showing, third, wild_as
from tercet.dice.pieces import CODES, WILD_CODE, Couple, Key, Pieces, bare
from tercet.dice.position import Placement, Position, Turn


class Found(NamedTuple):
    """A legal turn and its score."""

    score: int
    turn: Turn


def all_turns(position: Position) -> list[Found]:
    """Every legal turn of the seat to move, each once, the best first.

    Turns differ when a square, a face or the meaning of a wild does; dice of the hand that look
    alike are interchangeable. With two wilds or more in the hand there are many thousand turns:
    `best_turns` is the bounded form.
    """
    pieces = Pieces(position)
    keys: set[Key] = {*_without_couples(pieces), *pieces.couples, *pieces.triples}
    keys.update(_beside_single(pieces, pieces.couples), _two_couples(pieces))
    return _told(pieces, sorted(map(pieces.rank, keys)))


def best_turns(position: Position, limit: int = 10) -> list[Found]:
    """The turns that score most, best first, at most `limit` of them.

    Without wilds these are simply the first of `all_turns`. Two wilds in one SET with one old die
    could be announced in 27 ways; of turns that place the same dice on the same squares and make
    the same SETs, and so score the same, only one is kept.
    """
    pieces = Pieces(position)
    loose = pieces.loose_couples
    bound = [couple for couple in pieces.couples if couple not in loose]
    keys: set[Key] = {*_without_couples(pieces), *pieces.couples, *pieces.triples}
    keys.update(_beside_single(pieces, bound), _loose_beside_single(pieces), _two_couples(pieces))
    return _told(pieces, nsmallest(limit, map(pieces.rank, _one_of_each(pieces, keys))))


def most_points(pieces: Pieces) -> int:
    """The points of the best turn of a hand, 0 when it has none; meant for a wild at most."""
    score = pieces.score
    keys = (
        *_without_couples(pieces),
        *pieces.couples,
        *pieces.triples,
        *_beside_single(pieces, pieces.couples),
        *_two_couples(pieces),
    )
    return max(map(score, keys), default=0)


def can_play(position: Position) -> bool:
    """Whether the seat to move has any legal turn: a single or a couple is one already."""
    pieces = Pieces(position)
    return bool(pieces.singles or pieces.couples)


def _told(pieces: Pieces, ranks: Iterable[tuple[int, int, Key]]) -> list[Found]:
    return [Found(-behind, pieces.turn(key)) for behind, _, key in ranks]


def _without_couples(pieces: Pieces) -> Iterator[Key]:
    """One, two or three singles."""
    ordered = sorted(pieces.singles)
    for p in ordered:
        yield (p,)
    for p, q in combinations(ordered, 2):
        if p // CODES != q // CODES and pieces.held((p, q)):
            yield p, q
            for r in ordered:
                if r // CODES > q // CODES and pieces.held((p, q, r)):
                    yield p, q, r


def _beside_single(pieces: Pieces, couples: Iterable[Couple]) -> Iterator[Key]:
    """A couple and, elsewhere, a single."""
    stock = pieces.stock
    singles = [(r, r // CODES, min(r % CODES, WILD_CODE)) for r in pieces.singles]
    for p, q in couples:
        first, second = p // CODES, q // CODES
        a, b = min(p % CODES, WILD_CODE), min(q % CODES, WILD_CODE)
        for r, square, kind in singles:
            if stock[kind] > (kind == a) + (kind == b) and square not in (first, second):
                yield tuple(sorted((p, q, r)))


def _loose_beside_single(pieces: Pieces) -> Iterator[Key]:
    """One of each family of loose couples and, elsewhere, a single that makes no SET with it."""
    for family in pieces.loose_families:
        for r in pieces.singles:
            for p, q in family:
                key: Key = tuple(sorted((p, q, r)))
                if r // CODES in (p // CODES, q // CODES) or not pieces.held(key):
                    break
                if pieces.sets(key) == pieces.sets((p, q)) | pieces.singles[r]:
                    yield key
                    break


def _two_couples(pieces: Pieces) -> Iterator[Key]:
    """Two couples that share a die."""
    partners: dict[int, list[int]] = {}
    for p, q in pieces.couples:
        partners.setdefault(p, []).append(q)
        partners.setdefault(q, []).append(p)
    for p, others in partners.items():
        for q, r in combinations(others, 2):
            if q // CODES != r // CODES and pieces.held((p, q, r)):
                yield tuple(sorted((p, q, r)))


def _one_of_each(pieces: Pieces, keys: set[Key]) -> Iterator[Key]:
    """Of turns that differ only in what their wilds are called, the first."""
    seen: set[tuple[Key, int]] = set()
    for key in sorted(keys) if pieces.stock[WILD_CODE] > 1 else keys:
        if sum(p % CODES >= WILD_CODE for p in key) < 2:
            yield key
            continue
        same = bare(key), pieces.sets(key)
        if same not in seen:
            seen.add(same)
            yield key


def opening_turns(position: Position) -> list[Turn]:
    """Every opening SET of the seat to move (DICE-3), in each order and along both lines.

    One wild has the meaning that makes the SET; two or three are called what the third die shows,
    or the first face of all, out of the many names they could have.
    """
    found: dict[Turn, None] = {}
    for dice in dict.fromkeys(combinations(position.hand, 3)):
        named = _named(dice)
        if named is not None:
            for order, squares in product(permutations(named), position.board.openings):
                found[Turn(tuple(map(Placement, squares, order)))] = None
    return list(found)


def _named(dice: tuple[Die, ...]) -> tuple[Die, ...] | None:
    """Three dice that are a SET, wilds with a meaning; None when they are none."""
    faces = [die.face for die in dice if die.face is not None]
    if len(faces) == 2:
        faces.append(third(faces[0], faces[1]))
    faces += [faces[0] if faces else FACES[0]] * (3 - len(faces))
    if not is_set(faces[0], faces[1], faces[2]):
        return None
    plain = sum(not die.wild for die in dice)
    return (*map(showing, faces[:plain]), *map(wild_as, faces[plain:]))
