"""The rule players of ChipSet: what each does with a hand, a pot and a price."""

from __future__ import annotations

import pytest

from tercet.bots.chipset.rule_players import LOOSE, POT_ODDS, TIGHT, rule_act
from tercet.bots.chipset.tree import FOLD, PASS, PUSH


@pytest.mark.parametrize(
    ("share", "improving", "owed", "does"),
    [
        (0.4, 0.0, 0, PASS),
        (0.4, 0.6, 0, PASS),
        (0.4, 0.8, 0, PUSH),  # a chance of 0.64: a card that improves wins half of the rest
        (0.7, 0.2, 5, PASS),
        (0.7, 0.4, 5, PUSH),
        (0.3, 0.0, 5, FOLD),  # 0.3 of 15 chips is less than the price
        (0.3, 0.2, 5, PASS),
    ],
)
def test_the_pot_odds_player_counts_the_card_to_come(
    share: float, improving: float, owed: int, does: int
) -> None:
    assert rule_act(POT_ODDS, 1, share, improving, owed, 10, 0.5) == does


def test_each_rule_player_has_its_own_rule() -> None:
    nothing = (0, 0.1, 0.0, 5, 10, 0.5)
    assert [rule_act(kind, *nothing) for kind in (TIGHT, POT_ODDS, LOOSE)] == [FOLD, FOLD, PASS]
