"""The bulk simulators and the engine: the same pile and the same choices, move for move.

Each test lets the bulk simulator play an arranged pile, plays its moves on an engine table, looks
at the engine's table before every move, and counts with plain Python what the simulator counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from tercet.cards import DECK, Card, Triple, find_sets, has_set, is_set, level, third
from tercet.engine.table import Table
from tercet.games.classic import Call, NoneHere
from tercet.games.coopset.coopset import SayAdd, SayDone, most_disjoint
from tercet.games.setup import Challenge, LayCard
from tercet.games.shared.race import Take
from tercet.odds import chance, classic, coopset, seeds, setup
from tercet.tables import new_table
from tests.examples import tries

few: Final = tries(50, suppress_health_check=[HealthCheck.too_slow])
piles: Final = st.permutations(range(81))
picks: Final = st.sampled_from([seeds.RANDOM, seeds.FIRST, seeds.EASIEST])
salts: Final = st.integers(0, 1000)


def arranged(game: str, pile: list[int], seats: int = 1, **options: object) -> Table:
    names = [str(Card(index)) for index in pile]
    return new_table(game, seats, bytes(32), options=options, piles=[names])


def cards_of(move: int) -> Triple:
    return Card(move & 255), Card(move >> 8 & 255), Card(move >> 16)


def assert_picked(move: int, layout: tuple[Card, ...], pick: int) -> None:
    """The move is a SET of the engine's table, and the one this way of picking allows."""
    chosen, there = cards_of(move), find_sets(layout)
    assert is_set(*chosen)
    assert set(chosen) <= set(layout)
    if pick == seeds.FIRST:
        assert set(chosen) == set(there[0])
    if pick == seeds.EASIEST:
        assert level(*chosen[:2]) == min(level(*triple[:2]) for triple in there)


@pytest.mark.slow
@few
@given(piles, picks, salts, st.integers(0, 31))
@pytest.mark.rule("BASE-6")
@pytest.mark.rule("BASE-8")
@pytest.mark.rule("BASE-9")
def test_classic(pile: list[int], pick: int, seed: int, game: int) -> None:
    """In any place of a batch."""
    assert_played_as_on_the_engine(pile, pick, seed, game)


@pytest.mark.slow
@pytest.mark.rule("BASE-8")
def test_classic_with_eighteen_cards() -> None:
    """Games that fall out of step; few do, so they are looked for."""
    key, found = seeds.key_of("eighteen"), 0
    for game in range(400):
        if classic.play(key, game, 1, seeds.FIRST)[classic.SEEN_18].any():
            pile = list(chance.pile_of("eighteen", game))
            sizes = assert_played_as_on_the_engine(pile, seeds.FIRST, "eighteen", game)
            assert 18 in sizes
            found += 1
    assert found >= 3


def assert_played_as_on_the_engine(
    pile: list[int], pick: int, seed: int | str, game: int
) -> set[int]:
    """Play a pile in bulk and on the engine; the sizes of the tables that were seen."""
    moves, tally = classic.trace(pile, pick, seed, game)
    table = arranged("classic", pile)
    seen: Counter[tuple[int, int]] = Counter()
    none: Counter[tuple[int, int]] = Counter()
    taken = 0
    for move in moves:
        layout = table.state.table
        seen[len(layout), taken] += 1
        if move == classic.ADD:
            assert not has_set(layout)
            none[len(layout), taken] += 1
            table.act(0, NoneHere())
        else:
            assert_picked(move, layout, pick)
            table.act(0, Call(cards_of(move)))
            taken += 1
    assert table.outcome is not None
    left = table.state.table
    seen[len(left), taken] += 1
    none[len(left), taken] += 1
    for row, counted, size in (
        (classic.SEEN_12, seen, 12),
        (classic.NONE_12, none, 12),
        (classic.SEEN_15, seen, 15),
        (classic.NONE_15, none, 15),
        (classic.SEEN_18, seen, 18),
        (classic.NONE_18, none, 18),
    ):
        assert list(tally[row]) == [counted[size, n] for n in range(classic.COLUMNS)]
    assert tally[classic.SETS, taken] == 1 == tally[classic.LEFTOVER, len(left)]
    assert tally[classic.ADDED, len(moves) - taken] == 1 == tally[classic.LENGTH, len(moves)]
    return {size for size, _ in seen}


@few
@given(piles, picks, salts)
@pytest.mark.rule("SOLO-1")
@pytest.mark.rule("SOLO-3")
@pytest.mark.rule("SOLO-4")
@pytest.mark.rule("SOLO-5")
@pytest.mark.slow
def test_solitaire_in_its_three_forms(pile: list[int], pick: int, seed: int) -> None:
    moves, tally = classic.trace(pile, pick, seed)
    forms = (
        ("first", classic.FORM_FIRST, classic.MADE_FIRST),
        ("patience", classic.FORM_PATIENCE, classic.SETS),
        ("penalty", classic.FORM_PENALTY, classic.MADE_PENALTY),
    )
    for form, column, made in forms:
        table = arranged("solitaire", pile, form=form)
        for move in moves:
            if table.outcome is not None:
                break
            table.act(0, NoneHere() if move == classic.ADD else Take(cards_of(move)))
        if table.outcome is None:  # SOLO-1b: nothing is left to take, and the player says so
            assert not has_set(table.state.table)
            table.act(0, NoneHere())
        assert table.outcome is not None
        assert bool(table.outcome.winners) == bool(tally[classic.WON, column]), form
        assert tally[made, table.outcome.scores[0]] == 1, form


@few
@given(piles, st.sampled_from([seeds.MOST, seeds.RANDOM, seeds.FIRST]), salts)
@pytest.mark.rule("COOP-4")
@pytest.mark.rule("COOP-5")
@pytest.mark.rule("COOP-6")
@pytest.mark.slow
def test_coopset(pile: list[int], pick: int, seed: int) -> None:
    moves, tally = coopset.trace(pile, pick, seed)
    table = arranged("coopset", pile)
    possible = here = 0
    for move in moves:
        layout = table.state.table
        if move == coopset.ADD:
            assert not has_set(layout)
            table.act(0, SayAdd())
        elif move == coopset.DONE:
            assert not has_set(layout)
            assert pick != seeds.MOST or here == possible
            table.act(0, SayDone())
            here = possible = 0
        else:
            assert_picked(move, layout, pick)
            possible = most_disjoint(layout) if here == 0 else possible
            table.act(0, Take(cards_of(move)))
            here += 1
    assert table.outcome is not None
    assert tally[coopset.SCORE, table.outcome.scores[0] + coopset.SHIFT] == 1
    assert tally[coopset.SETS, len(table.state.found)] == 1
    assert tally[coopset.LAYOUTS, table.state.layout] == 1


@few
@given(piles, st.sampled_from([setup.RANDOM, setup.CAREFUL]), st.integers(2, 8), salts)
@pytest.mark.rule("SETUP-5")
@pytest.mark.rule("SETUP-6")
@pytest.mark.rule("SETUP-7")
@pytest.mark.slow
def test_setup(pile: list[int], pick: int, players: int, seed: int) -> None:
    moves, tally = setup.trace(pile, pick, players, seed)
    table = arranged("setup", pile, players, challenge_ms=0)
    made: Counter[int] = Counter()
    for index, makes in moves:
        card, before, seat = Card(index), table.state.table, table.state.turn
        hand = table.state.hands[seat]
        assert makes == (completing(card, before) is not None)
        if pick == setup.CAREFUL and makes:
            assert all(completing(other, before) for other in hand)
        table.act(seat, LayCard(card))
        if makes:
            made[len(before) + 1] += 1
            pair = completing(card, before)
            assert pair is not None
            table.act((seat + 1) % players, Challenge(pair))
    table.tick(table.at + 60_000)
    assert table.outcome is not None
    order = [(1 + n) % players for n in range(players)]
    scores = [-table.outcome.scores[seat] for seat in order]
    assert scores == list(tally[setup.TAKEN, :players])
    assert [made[n] for n in range(setup.LARGEST)] == list(tally[setup.MADE, : setup.LARGEST])


def completing(card: Card, laid: tuple[Card, ...]) -> tuple[Card, Card] | None:
    pairs = ((other, third(card, other)) for other in laid)
    return next(((a, b) for a, b in pairs if b in laid), None)


def test_the_ways_of_picking_differ() -> None:
    """The tests above could not fail if every way of picking took the same SETs."""
    pile = list(range(81))
    random: Any = np.random.default_rng(5)
    random.shuffle(pile)
    games = {tuple(classic.trace(pile, pick, 3)[0]) for pick in range(3)}
    assert len(games) == 3
    assert len(DECK) == 81
