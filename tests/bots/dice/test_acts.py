"""What a view of SET Dice tells of the legal acts: neither more nor less than the game says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tercet.bots.dice.acts import tells_acts, told_acts
from tercet.engine.acts import Act, Acts
from tercet.engine.series import Ready
from tercet.games import GAMES
from tests.bots.arena.matches import play_on, seated, table_of


@pytest.mark.parametrize("form", ["single", "deals"])
def test_a_view_tells_the_acts_that_the_game_lists(form: str) -> None:
    table, phases = table_of("dice", 2, 4, form), Counter[str]()

    def look(number: int) -> None:
        for seat in range(2):
            view: Any = table.view(seat)
            legal = table.legal(seat)
            if tells_acts(view):
                assert listed(told_acts(view)) == listed(legal)
                assert told_acts(view).complete == legal.complete
                phases[(view.table if form == "deals" else view).phase] += 1
            elif len(legal):
                assert list(legal) == [Ready()]
                phases["pause"] += 1

    play_on(table, seated("dice", ("regular", "casual")), look, most=40)
    expected = {"opening", "turn", "again"} | ({"pause"} if form == "deals" else set())
    assert set(phases) == expected


def listed(acts: Acts) -> list[list[Act]]:
    return [list(group) for group in acts.groups]


def test_other_games_list_their_acts_themselves() -> None:
    for game in GAMES:
        if game.facts.key != "dice":
            table = table_of(game.facts.key, game.facts.players[0])
            assert not tells_acts(table.view(0))
