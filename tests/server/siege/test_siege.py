"""The short form of `python -m tests.server.siege`."""

from __future__ import annotations

import pytest

from tests.server.siege.castle import Castle
from tests.server.siege.rude import ATTACKS
from tests.server.siege.saboteurs import SABOTEURS
from tests.server.siege.siege import besiege

pytestmark = pytest.mark.campaign


def test_a_fair_player_is_heard_while_nobody_is_rude() -> None:
    with Castle() as castle:
        result = besiege(ATTACKS[0], castle, calm_s=1, seconds=2)
    assert result.stranger.acts >= 1
    assert result.neighbour.acts >= 1


def test_every_saboteur_belongs_to_an_attack() -> None:
    assert {name for attack in ATTACKS for name in attack.saboteurs} == {*SABOTEURS}
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS)


def held_up(saboteur: str | None) -> bool:
    """Whether frames without end are felt: measured against the calm before, in the same run."""
    (frames,) = [attack for attack in ATTACKS if attack.name == "empty_texts"]
    with Castle(saboteur=saboteur) as castle:
        result = besiege(frames, castle, calm_s=1, seconds=3)
    return result.longest_ms > frames.most_ms + 4 * result.calm.longest * 1000


def test_frames_without_end_hold_nobody_up() -> None:
    assert not held_up(None)


def test_without_the_guards_they_are_felt() -> None:
    assert held_up("no_guards")
