"""Today's puzzle: the same everywhere, six SETs every day, and no card favoured."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from time import process_time

import pytest

from tercet.cards import DECK, Card, find_sets, parse_cards
from tercet.errors import Unreadable
from tercet.practice.puzzle import FIRST_DAY, puzzle_cards, puzzle_of, read_day

DAYS = [FIRST_DAY + timedelta(days=n) for n in range(1000)]
TODAY = date(2026, 11, 16)


@pytest.fixture(scope="module")
def boards() -> list[tuple[Card, ...]]:
    """The puzzles of a thousand days."""
    return [puzzle_cards(day) for day in DAYS]


@pytest.mark.parametrize(
    ("day", "cards"),
    [
        ("2026-01-01", "1gsw 1rho 2reo 1gso 3phd 1geo 2phw 2gso 3pho 3red 2rew 3rsd"),
        ("2026-11-16", "2rso 1rhd 2rhw 1reo 3rho 2red 1ged 1rsw 2phd 1red 3red 2ghw"),
    ],
)
def test_a_day_has_its_puzzle_for_ever(day: str, cards: str) -> None:
    puzzle = puzzle_of(date.fromisoformat(day))
    assert (puzzle.date, " ".join(puzzle.cards), puzzle.sets) == (day, cards, 6)


@pytest.mark.slow
def test_every_day_has_twelve_cards_and_exactly_six_sets(boards: list[tuple[Card, ...]]) -> None:
    for day, cards in zip(DAYS, boards, strict=True):
        assert len(set(cards)) == 12, day
        assert len(find_sets(cards)) == 6, day


@pytest.mark.slow
def test_every_day_is_different_and_no_card_is_favoured(boards: list[tuple[Card, ...]]) -> None:
    assert len(set(boards)) == len(DAYS)
    times = Counter(card for board in boards for card in board)
    expected = len(DAYS) * 12 / len(DECK)
    # The spread of a thousand draws, with room for chance: five standard deviations.
    assert all(abs(times[card] - expected) < 5 * expected**0.5 for card in DECK)


def test_a_puzzle_is_made_in_a_moment() -> None:
    start = process_time()
    made = [puzzle_cards(day) for day in DAYS[:50]]
    assert (process_time() - start) / len(made) < 0.05
    assert {len(find_sets(cards)) for cards in made} == {6}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2026-11-16", None),
        ("2026-11-17", None),
        ("2026-01-01", None),
        ("2026-11-18", "puzzle_unknown"),
        ("2025-12-31", "puzzle_unknown"),
        ("2026-02-30", "date_unreadable"),
        ("20261116", "date_unreadable"),
        ("2026-W47-1", "date_unreadable"),
        ("٢٠٢٦-١١-١٦", "date_unreadable"),
        ("today", "date_unreadable"),
        ("", "date_unreadable"),
    ],
)
def test_only_days_that_have_begun_somewhere_have_a_puzzle(text: str, code: str | None) -> None:
    if code is None:
        assert read_day(text, TODAY) == date.fromisoformat(text)
        return
    with pytest.raises(Unreadable) as refused:
        read_day(text, TODAY)
    assert refused.value.code == code


def test_what_is_handed_out_can_be_read() -> None:
    assert parse_cards(puzzle_of(TODAY).cards) == puzzle_cards(TODAY)
