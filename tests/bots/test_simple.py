"""The simple players: one source for the arena's baselines and for games in bulk."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from typing import Any

import tercet.bots
from tercet.bots.players import new_bot
from tercet.bots.simple import greedy_turn, own_cards, throw_if_stuck, useful_sets, with_most_own
from tercet.cards import DECK, find_sets
from tercet.dice.position import Position
from tests.bots.arena.matches import play_on, seed_of, table_of

BOTS = Path(tercet.bots.__file__).parent


def test_the_greedy_baseline_plays_what_bulk_games_play() -> None:
    table, compared = table_of("dice", 2), list[str]()
    bots = [new_bot("dice", "greedy", seed_of(seat)) for seat in range(2)]

    def look(number: int) -> None:
        for seat in sorted(table.may_act()):
            view: Any = table.view(seat)
            if view.phase == "opening":
                continue
            position = replace(Position.parse(view.position), to_move=seat)
            throws = view.phase == "again"
            act = throw_if_stuck(position, view.hands[seat]) if throws else greedy_turn(position)
            intent = new_bot("dice", "greedy", seed_of(9)).answer(view, table.legal(seat), table.at)
            assert intent is not None
            assert intent.act == act
            compared.append(view.phase)

    play_on(table, bots, look, most=30)
    assert set(compared) == {"turn", "again"}


def test_sets_with_most_own_cards_come_first() -> None:
    reach = DECK[:12]
    hand = reach[:3]
    useful = useful_sets(find_sets(reach), hand)
    assert useful
    assert all(own_cards(three, hand) for three in useful)
    assert [own_cards(three, hand) for three in with_most_own(useful, hand)] == [3]


def test_bots_do_not_lean_on_the_odds_that_lean_on_them() -> None:
    """Only the training of ChipSet counts in bulk, and it takes part in no game."""
    for path in BOTS.rglob("*.py"):
        if not path.is_relative_to(BOTS / "chipset" / "training"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            modules = [node.module or "" for node in froms]
            assert not any(name.startswith("tercet.odds") for name in modules), path
