"""Pictures of tables: every card looks different, and every table has one."""

from __future__ import annotations

import random

import pytest

from tercet.cards import DECK
from tercet.dice.faces import DICE
from tercet.envs import ENCODINGS
from tercet.envs.drawing import draw_card, draw_die, draw_view
from tercet.envs.encoding import Encoding
from tercet.envs.rendering import render, text_of
from tests.envs.random_play import decisions, new_play


def test_no_two_cards_and_no_two_dice_look_alike() -> None:
    assert len({draw_card(card).tobytes() for card in DECK}) == len(DECK)
    assert len({draw_die(die).tobytes() for die in DICE}) == len(DICE)


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.key)
@pytest.mark.slow
def test_every_table_is_drawn_and_told(encoding: Encoding) -> None:
    play = new_play(encoding, 1)
    for _ in decisions(play, random.Random(1), 3):
        pass
    picture = draw_view(play.view(None))
    assert picture.ndim == 3
    assert len({*map(tuple, picture.reshape(-1, 3).tolist())}) > 1
    drawing = render(play, "svg")
    assert isinstance(drawing, str)
    assert drawing.startswith("<svg")
    text = text_of(play)
    assert "P1" in text
    shown = play.view(None)
    if encoding.key != "dice":
        assert all(str(card) in text for card in shown.table)
