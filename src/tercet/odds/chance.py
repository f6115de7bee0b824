"""Chance in bulk: every game of a simulation has a generator of its own.

The generator of game number i depends on the seed and on i alone, so it does not matter who plays
the game, in which chunk, or in what order. It is xoshiro256++ (Blackman and Vigna), started by
splitmix64; numbers below a bound come from Lemire's method, with rejection, so they are exact.
"""

from __future__ import annotations

import numpy as np

from tercet.odds.compiled import Bytes, Whole, Words, compiled, inlined
from tercet.odds.seeds import key_of


@compiled
def _mix(word: np.uint64) -> np.uint64:
    """The finaliser of splitmix64: a shuffle of all 64-bit words."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def start(state: Words, key: np.uint64, game: int) -> None:
    """Set the four words of the generator for one game; no two games of a key share them."""
    word = _mix(key + _mix(np.uint64(game)))
    for i in range(4):
        word += np.uint64(0x9E3779B97F4A7C15)
        state[i] = _mix(word)


@compiled
def below(state: Words, bound: int) -> Whole:
    """A number from 0 to bound - 1, each as likely as the others."""
    limit = np.uint64(bound)
    product = (_next(state) >> np.uint64(32)) * limit
    low = product & np.uint64(0xFFFFFFFF)
    if low < limit:
        refused = np.uint64(0x100000000) % limit
        while low < refused:
            product = (_next(state) >> np.uint64(32)) * limit
            low = product & np.uint64(0xFFFFFFFF)
    return np.int64(product >> np.uint64(32))


@compiled
def _next(state: Words) -> Whole:
    a, b, c, d = state[0], state[1], state[2], state[3]
    total = a + d
    result = ((total << np.uint64(23)) | (total >> np.uint64(41))) + a
    shifted = b << np.uint64(17)
    c ^= a
    d ^= b
    state[1] = b ^ c
    state[0] = a ^ d
    state[2] = c ^ shifted
    state[3] = (d << np.uint64(45)) | (d >> np.uint64(19))
    return result


@compiled
def shuffle(state: Words, pile: Bytes) -> None:
    """Put all cards of a pack into the pile, in an order of chance (Fisher and Yates)."""
    for i in range(pile.size):
        pile[i] = i
    for i in range(pile.size - 1, 0, -1):
        j = below(state, i + 1)
        pile[i], pile[j] = pile[j], pile[i]


# --- Many games in lock step ------------------------------------------------------------------

#: The rows of the chance of many games: the four words of each, and the number drawn last.
A, B, C, D, DRAWN = 0, 1, 2, 3, 4


@compiled
def start_all(chance: Words, key: np.uint64, first: int) -> None:
    """Set the generators of as many games as there are columns, from game number `first` on."""
    for game in range(chance.shape[1]):
        word = _mix(key + _mix(np.uint64(first + game)))
        for row in range(4):
            word += np.uint64(0x9E3779B97F4A7C15)
            chance[row, game] = _mix(word)


@inlined
def draw_all(chance: Words) -> None:
    """Draw the next word of each game."""
    for game in range(chance.shape[1]):
        a, b, c, d = chance[A, game], chance[B, game], chance[C, game], chance[D, game]
        total = a + d
        chance[DRAWN, game] = ((total << np.uint64(23)) | (total >> np.uint64(41))) + a
        c ^= a
        d ^= b
        chance[B, game] = b ^ c
        chance[A, game] = a ^ d
        chance[C, game] = c ^ b << np.uint64(17)
        chance[D, game] = (d << np.uint64(45)) | (d >> np.uint64(19))


@compiled
def draw(chance: Words, game: int) -> Whole:
    """Draw the next word of one game."""
    state = chance[:4, game]
    return _next(state)


@inlined
def from_word(chance: Words, game: int, bound: int) -> Whole:
    """`below`, from the word that is drawn already; hardly ever another one is needed."""
    limit = np.uint64(bound)
    product = (chance[DRAWN, game] >> np.uint64(32)) * limit
    if product & np.uint64(0xFFFFFFFF) < limit:
        refused = np.uint64(0x100000000) % limit
        while product & np.uint64(0xFFFFFFFF) < refused:
            product = (draw(chance, game) >> np.uint64(32)) * limit
    return np.int64(product >> np.uint64(32))


@compiled
def shuffle_all(chance: Words, pack: Bytes, pile: Bytes, places: Words) -> None:
    """Shuffle a pack for each game, as `shuffle` does; a row of `pile` is a card of each."""
    for i in range(pile.shape[0]):
        for game in range(pile.shape[1]):
            pile[i, game] = pack[i]
    for i in range(pile.shape[0] - 1, 0, -1):
        draw_all(chance)
        limit = np.uint64(i + 1)
        again = np.uint64(0)
        for game in range(pile.shape[1]):
            product = (chance[DRAWN, game] >> np.uint64(32)) * limit
            places[game] = product >> np.uint64(32)
            again |= np.uint64(product & np.uint64(0xFFFFFFFF) < limit)
        if again:
            for game in range(pile.shape[1]):
                places[game] = np.uint64(from_word(chance, game, i + 1))
        for game in range(pile.shape[1]):
            place = places[game]
            card = pile[i, game]
            pile[i, game] = pile[place, game]
            pile[place, game] = card


def pile_of(seed: int | str, game: int, cards: int = 81) -> tuple[int, ...]:
    """The pile with which game number `game` of a simulation starts, the first card first."""
    state, pile = np.zeros(4, dtype=np.uint64), np.zeros(cards, dtype=np.uint8)
    start(state, key_of(seed), game)
    shuffle(state, pile)
    return tuple(int(card) for card in pile)
