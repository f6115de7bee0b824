"""A viewer's numbers have no gaps, whatever was sealed, and lead back to the entries of the log."""

from __future__ import annotations

import pytest

from tercet.room.numbering import Numbering
from tests.games.chipset.deals import KEEP, NO_SET, ONE_SET, SHOW, answered, checked_round, chipset


@pytest.mark.rule("CHIP-9a")
def test_what_is_sealed_has_no_number_and_the_rest_no_gap() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], ONE_SET[1])
    numbering = Numbering(table)
    checked_round(table)  # entries 1 to 3
    answered(table, (1, KEEP), (2, SHOW))  # 4 and 5, and 6 by the clock
    told = {
        viewer: [step.seq for step in numbering.seen(viewer, table.steps)]
        for viewer in (0, 1, 2, None)
    }
    assert told[0] == told[None] == [0, 1, 2, 3, 4]
    assert told[1] == told[2] == [0, 1, 2, 3, 4, 5]
    assert [numbering.number(0, seq) for seq in range(7)] == [0, 1, 2, 3, 3, 3, 4]
    assert [numbering.seq(0, number) for number in range(6)] == [0, 1, 2, 3, 6, 7]
    assert [numbering.seq(1, number) for number in range(-1, 6)] == [-1, 0, 1, 2, 3, 4, 6]


def test_what_was_taken_back_is_forgotten() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], ONE_SET[1])
    checked_round(table)
    state, numbering = table.state, Numbering(table)
    table.act(1, KEEP)
    assert numbering.number(0, 4) == 3
    del table.steps[4:]
    table.state = state
    numbering.forget_after(3)
    table.tick(5000)
    assert numbering.number(0, 4) == 4
