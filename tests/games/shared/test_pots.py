"""Pots: side pots at table stakes, what nobody followed, and sharing with odd chips."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.games.shared.pots import Pot, Shares, pots, share, uncalled


@pytest.mark.rule("CHIP-7b")
def test_equal_stakes_make_one_pot() -> None:
    assert pots((3, 3, 3), {0, 1, 2}) == (Pot(9, (0, 1, 2)),)


@pytest.mark.rule("CHIP-7b")
def test_a_short_stake_makes_a_side_pot_for_the_others() -> None:
    assert pots((2, 5, 5), {0, 1, 2}) == (Pot(6, (0, 1, 2)), Pot(6, (1, 2)))


@pytest.mark.rule("CHIP-7b")
def test_three_different_stakes_make_three_pots() -> None:
    expected = (Pot(4, (0, 1, 2, 3)), Pot(6, (1, 2, 3)), Pot(8, (2, 3)))
    assert pots((1, 3, 7, 7), {0, 1, 2, 3}) == expected


@pytest.mark.rule("CHIP-7b")
def test_who_folded_has_paid_but_cannot_win() -> None:
    assert pots((2, 4, 5, 5), {0, 2, 3}) == (Pot(8, (0, 2, 3)), Pot(8, (2, 3)))


@pytest.mark.rule("CHIP-7b")
def test_chips_of_folded_players_above_all_others_stay_in_the_last_pot() -> None:
    assert pots((6, 4, 2), {1, 2}) == (Pot(6, (1, 2)), Pot(6, (1,)))


@pytest.mark.rule("CHIP-7b")
def test_a_pot_may_be_empty() -> None:
    assert pots((0, 0, 0), {0, 2}) == (Pot(0, (0, 2)),)


@pytest.mark.rule("CHIP-7b")
@pytest.mark.parametrize(
    ("paid", "still_in", "back"),
    [
        ((2, 5, 9), {0, 1, 2}, (2, 4)),
        ((2, 9, 9), {0, 1, 2}, None),
        ((2, 5, 9), {0, 2}, (2, 4)),  # the folded five were followed
        ((9, 5, 2), {1, 2}, None),  # who folded gets nothing back
    ],
)
def test_what_nobody_followed_goes_back(
    paid: tuple[int, ...], still_in: set[int], back: tuple[int, int] | None
) -> None:
    assert uncalled(paid, still_in) == back


stakes = st.lists(st.integers(0, 30), min_size=2, max_size=8)


@pytest.mark.rule("CHIP-7b")
@given(paid=stakes, data=st.data())
def test_pots_hold_all_that_was_paid_and_nobody_wins_more_than_the_own_stake_from_each(
    paid: list[int], data: st.DataObject
) -> None:
    still_in = data.draw(st.sets(st.integers(0, len(paid) - 1), min_size=1))
    made = pots(paid, still_in)
    assert sum(pot.chips for pot in made) == sum(paid)
    top = max(paid[seat] for seat in still_in)
    for seat in still_in:
        most = sum(min(stake, paid[seat]) for stake in paid)
        if paid[seat] < top:
            assert sum(pot.chips for pot in made if seat in pot.seats) == most


@pytest.mark.rule("CHIP-10")
def test_a_pot_is_shared_equally_and_the_odd_chips_go_to_one_with_fewest_in_hand() -> None:
    assert share(5, (1, 2, 0), (9, 7, 8)) == Shares(each=1, odd=2, odd_to=1)


@pytest.mark.rule("CHIP-10a")
def test_odd_chips_among_equals_go_to_the_first_from_the_dealers_left() -> None:
    assert share(7, (2, 3, 0), (4, 9, 4, 9)).odd_to == 2
    assert share(7, (3, 0, 2), (4, 9, 4, 9)).odd_to == 0


@given(pot=st.integers(0, 200), winners=st.integers(1, 8))
def test_no_chip_is_lost_in_sharing(pot: int, winners: int) -> None:
    shares = share(pot, range(winners), [0] * winners)
    assert shares.each * winners + shares.odd == pot
    assert shares.odd < winners
