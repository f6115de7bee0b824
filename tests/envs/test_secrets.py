"""No observation, no mask and no order of decisions tells a seat what it may not know."""

from __future__ import annotations

import hashlib
import random
from copy import deepcopy
from typing import Any

import msgspec
import numpy as np
import pytest

from tercet.cards import DECK, Card, find_sets
from tercet.dice.faces import FACES, Die
from tercet.engine.chance import Chance
from tercet.envs import ENCODINGS, find_encoding
from tercet.envs.encoding import Begun, Encoding, Mask, named_three, triples_of
from tercet.envs.encodings.classic import ClassicEncoding
from tercet.envs.encodings.setup import SetUpEncoding
from tercet.envs.play import Play
from tercet.games.classic import ClassicView
from tests.envs.random_play import decisions, new_play

#: So many random decisions, and every so-manieth is looked at.
LONG, EVERY = 150, 5


def scrambled(play: Play, seat: int, salt: int) -> Play:
    """The same game, where all that a seat may not know is different."""
    game, state = play.game, play.table.state
    chance = Chance(hashlib.sha256(f"{seat}/{salt}".encode()).digest())
    hidden = game.unseen(state, seat)
    zones = game.zones(state)
    known = frozenset(card for name, zone in zones.items() if name not in hidden for card in zone)
    other = deepcopy(play)
    other.table.state = game.reseed(game.scramble(state, seat, known, chance), chance)
    return other


def secrets_told(play: Play, salt: int) -> list[str]:
    """What of all that the seats are given changes with what they may not know."""
    told = []
    for seat in range(play.seats):
        other = scrambled(play, seat, salt)
        if not np.array_equal(play.observation(seat), other.observation(seat)):
            told.append(f"the observation of {seat}")
        if not np.array_equal(play.mask(seat), other.mask(seat)):
            told.append(f"the mask of {seat}")
        asked = [play.encoding.asked(one.view(None)) for one in (play, other)]
        if asked[0] != asked[1]:
            told.append("who is asked")
    return told


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.key)
def test_nothing_tells_what_a_seat_may_not_know(encoding: Encoding) -> None:
    chance, moved = random.Random(3), 0
    play = new_play(encoding, 11)
    for at, now in enumerate(decisions(play, chance, LONG)):
        if at % EVERY == 0:
            assert secrets_told(now, at) == []
            moved += now.game.zones(scrambled(now, 0, at).table.state) != now.game.zones(
                now.table.state
            )
    assert moved, "nothing was ever scrambled"


class Peeps(Play):
    """A saboteur: everybody is shown what the next seat sees."""

    def view(self, seat: int | None) -> Any:
        return super().view(None if seat is None else (seat + 1) % self.seats)


def test_a_look_into_another_hand_would_be_noticed() -> None:
    play = Peeps(SetUpEncoding(), 2, bytes(32))
    assert any("observation" in told for told in secrets_told(play, 1))


# --- A mask marks what may be named, never what is a SET --------------------------------------


def with_other_cards(value: Any, cards: dict[Card, Card], dice: dict[str, str]) -> Any:
    """The same view with every card or face replaced by another one: SETs are no SETs any more."""
    if isinstance(value, Card):
        return cards[value]
    if isinstance(value, tuple):
        return tuple(with_other_cards(each, cards, dice) for each in value)
    if isinstance(value, msgspec.Struct):
        fields = {
            name: dice[old] if name == "shows" else with_other_cards(old, cards, dice)
            for name, old in zip(
                value.__struct_fields__, msgspec.structs.astuple(value), strict=True
            )
        }
        return type(value)(**fields)
    return value


def other_faces(chance: random.Random) -> tuple[dict[Card, Card], dict[str, str]]:
    cards = dict(zip(DECK, chance.sample(DECK, len(DECK)), strict=True))
    faces = dict(zip(FACES, chance.sample(FACES, len(FACES)), strict=True))
    dice = {str(face): str(other) for face, other in faces.items()}
    return cards, {**dice, **{f"*{one}": f"*{two}" for one, two in dice.items()}, "*": str(Die(54))}


def mask_tells_a_set(encoding: Encoding, view: Any, seat: int, chance: random.Random) -> bool:
    other = with_other_cards(view, *other_faces(chance))
    return not np.array_equal(encoding.mask(view, seat, ()), encoding.mask(other, seat, ()))


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda encoding: encoding.key)
def test_a_mask_knows_no_set(encoding: Encoding) -> None:
    chance = random.Random(5)
    play = new_play(encoding, 5)
    for at, now in enumerate(decisions(play, chance, 60)):
        if at % EVERY == 0:
            seat = now.asked[0]
            assert not mask_tells_a_set(encoding, now.view(seat), seat, chance)


class Whispers(ClassicEncoding):
    """A saboteur: only SETs may be named."""

    def mask(self, view: ClassicView, seat: int, begun: Begun) -> Mask:
        sets = {frozenset(three) for three in find_sets(view.table)}
        count = triples_of(len(view.table))
        three = [n for n in range(count) if frozenset(named_three(view.table, n)) in sets]
        return self.masked(three=three)


def test_a_mask_of_sets_would_be_noticed() -> None:
    view = new_play(find_encoding("classic"), 1).view(0)
    assert mask_tells_a_set(Whispers(), view, 0, random.Random(1))
