"""The acts that a view of SET Dice lists are those of the game: neither more nor fewer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tercet.bots.players import new_bot
from tercet.engine.acts import Act, Acts
from tercet.engine.series import Ready
from tercet.games import GAMES
from tests.bots.arena.matches import play_on, seated, table_of


@pytest.mark.parametrize("form", ["single", "deals"])
def test_a_view_tells_the_acts_that_the_game_lists(form: str) -> None:
    table, phases = table_of("dice", 2, 4, form), Counter[str]()
    bot = new_bot("dice", "regular", bytes(32))

    def look(number: int) -> None:
        for seat in range(2):
            view: Any = table.view(seat)
            legal = table.legal(seat)
            if (acts := bot.acts_in_view(view)) is not None:
                assert listed(acts()) == listed(legal)
                assert acts().complete == legal.complete
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
            bot = new_bot(game.facts.key, "regular", bytes(32))
            assert bot.acts_in_view(table.view(0)) is None
