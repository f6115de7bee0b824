"""SetUp in bulk: cards laid in turn by players who overlook nothing (SETUP-1 to SETUP-7).

Every SET is challenged at once. Who lays a card either takes any of the hand (`random`) or, if
possible, one that makes no SET (`careful`). The environments in bulk deal and lay as here, too.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tercet.odds.board import DECK
from tercet.odds.chance import below, shuffle, start
from tercet.odds.compiled import LINE, Bytes, Counts, Packed, borrowing, compiled
from tercet.odds.seeds import key_of

HAND = 4
RANDOM, CAREFUL = 0, 1
PICKS = ("random", "careful")
#: Rows of a tally. By cards on the table, with the new one: cards laid, and SETs made by them.
LAID, MADE = 0, 1
#: Games by number of collections and by cards left; cards taken by seat, and their squares.
COLLECTED, LEFTOVER, TAKEN, TAKEN_SQUARED = 2, 3, 4, 5
#: Sums over games of products, for the errors of shares within a game.
MADE_MADE, MADE_LAID, LAID_LAID, MADE_ALL, MOMENTS = 6, 7, 8, 9, 10
ROWS, COLUMNS = 11, 96
#: No table grows beyond: 20 cards can lie without a SET.
LARGEST = 22


def play(key: np.uint64, first: int, games: int, pick: int, players: int) -> Counts:
    """Play the games `first` to `first + games - 1` of a seed; what happened, counted."""
    return _play(key, first, games, pick, players, np.zeros(0, np.uint8), np.zeros(0, np.uint32))


def trace(
    pile: Sequence[int], pick: int, players: int, seed: int | str = 0
) -> tuple[list[tuple[int, bool]], Counts]:
    """Play one game with a given pile: each card laid and whether it made a SET."""
    moves = np.zeros(DECK, dtype=np.uint32)
    arranged = np.array(pile, dtype=np.uint8)
    tally = _play(key_of(seed), 0, 1, pick, players, arranged, moves)
    laid = int(tally[LAID].sum())
    return [(int(move) & 255, int(move) > 255) for move in moves[:laid]], tally


@compiled
def _play(
    key: np.uint64,
    first: int,
    games: int,
    pick: int,
    players: int,
    arranged: Bytes,
    moves: Packed,
) -> Counts:
    tally = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    state = np.zeros(4, dtype=np.uint64)
    pile = np.zeros(DECK, dtype=np.uint8)
    table = np.zeros(DECK, dtype=np.uint8)
    on = np.zeros(DECK, dtype=np.uint8)
    hands = np.zeros((players, HAND), dtype=np.uint8)
    laid_at = np.zeros(LARGEST, dtype=np.int64)
    made_at = np.zeros(LARGEST, dtype=np.int64)
    taken = np.zeros(players, dtype=np.int64)
    for game in range(first, first + games):
        start(state, key, game)
        if arranged.size > 0:
            for i in range(DECK):
                pile[i] = arranged[i]
        else:
            shuffle(state, pile)
        for i in range(DECK):
            on[i] = 0
        deal(pile, hands, 0)
        for n in range(LARGEST):
            laid_at[n] = made_at[n] = 0
        for seat in range(players):
            taken[seat] = 0
        cards = seat = collected = 0
        for drawn in range(players * HAND, DECK):
            at = below(state, HAND)
            card = hands[seat, at]
            makes = _makes_set(card, table, cards, on)
            if pick == CAREFUL and makes:
                # From a place taken by chance, the next card in the hand that makes no SET.
                for step in range(1, HAND):
                    other = hands[seat, (at + step) % HAND]
                    if not _makes_set(other, table, cards, on):
                        at, card, makes = (at + step) % HAND, other, False
                        break
            lay(hands[seat], at, table, cards, pile[drawn])
            on[card] = 1
            cards += 1
            laid_at[cards] += 1
            if moves.size > 0:
                moves[drawn - players * HAND] = np.uint32(card) | np.uint32(makes) << np.uint32(8)
            if makes:
                made_at[cards] += 1
                taken[seat] += cards
                collected += 1
                for i in range(cards):
                    on[table[i]] = 0
                cards = 0
            seat = (seat + 1) % players
        tally[COLLECTED, collected] += 1
        tally[LEFTOVER, cards] += 1
        _sum_up(tally, laid_at, made_at, taken, collected)
    return tally


@borrowing
def deal(pile: Bytes, hands: Bytes, first: int) -> None:
    """Four cards for each seat, clockwise from the first (SETUP-1)."""
    for place in range(hands.shape[0]):
        for n in range(HAND):
            hands[(first + place) % hands.shape[0], n] = pile[place * HAND + n]


@borrowing
def lay(hand: Bytes, place: int, table: Bytes, cards: int, drawn: int) -> None:
    """Put a card of a hand on a table of so many, and the card drawn at the end of the hand."""
    table[cards] = hand[place]
    for n in range(place, HAND - 1):
        hand[n] = hand[n + 1]
    hand[HAND - 1] = drawn


@compiled
def _sum_up(tally: Counts, laid_at: Counts, made_at: Counts, taken: Counts, collected: int) -> None:
    """Add one game to the sums."""
    all_taken = 0
    for seat in range(taken.size):
        tally[TAKEN, seat] += taken[seat]
        tally[TAKEN_SQUARED, seat] += taken[seat] * taken[seat]
        all_taken += taken[seat]
    for n in range(LARGEST):
        tally[LAID, n] += laid_at[n]
        tally[MADE, n] += made_at[n]
        tally[MADE_MADE, n] += made_at[n] * made_at[n]
        tally[MADE_LAID, n] += made_at[n] * laid_at[n]
        tally[LAID_LAID, n] += laid_at[n] * laid_at[n]
        tally[MADE_ALL, n] += made_at[n] * collected
    tally[MOMENTS, 0] += all_taken * all_taken
    tally[MOMENTS, 1] += all_taken * collected
    tally[MOMENTS, 2] += collected * collected


@compiled
def _makes_set(card: int, table: Bytes, cards: int, on: Bytes) -> bool:
    found = 0
    for i in range(cards):
        found |= on[LINE[card, table[i]]]
    return found > 0
