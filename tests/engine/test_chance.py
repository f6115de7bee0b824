"""Chance: known answers that other programs can check, fairness, and arranged piles."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from tercet.cards import DECK, Card
from tercet.engine.chance import Chance, commitment, mixed_seed, read_seed
from tercet.errors import Unreadable


def words(seed: bytes, count: int) -> list[int]:
    """The documented stream, written again from its description."""
    blocks = b"".join(
        hmac.new(seed, b"tercet-chance-1" + k.to_bytes(8, "big"), hashlib.sha256).digest()
        for k in range(count // 8 + 1)
    )
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_the_stream_is_the_documented_one() -> None:
    chance, seen = Chance(b"\1" * 32), []
    for _ in range(20):
        number, chance = chance.below(1 << 32)
        seen.append(number)
    assert seen == words(b"\1" * 32, 20)


def test_known_answers() -> None:
    mixed, after = Chance(bytes(32)).shuffle(range(10))
    assert mixed == (1, 7, 5, 6, 0, 3, 4, 2, 9, 8)
    assert after.used == 9
    assert commitment(bytes(32)) == hashlib.sha256(b"tercet-seed-1" + bytes(32)).hexdigest()


def test_a_shuffle_is_fisher_yates_over_the_stream() -> None:
    stream, mixed = iter(words(b"\2" * 32, 200)), list(DECK)
    for i in range(80, 0, -1):
        limit = (1 << 32) // (i + 1) * (i + 1)
        j = next(word for word in stream if word < limit) % (i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    assert Chance(b"\2" * 32).shuffle(DECK)[0] == tuple(mixed)


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    n = (1 << 31) + 1  # only words below n count, so about half are passed over
    chance = Chance(b"\3" * 32)
    _, after = chance.below(n)
    first = next(i for i, word in enumerate(words(b"\3" * 32, 64)) if word < n)
    assert after.used == first + 1


def test_every_order_of_three_is_as_likely() -> None:
    chance, seen = Chance(b"\4" * 32), Counter[tuple[int, ...]]()
    for _ in range(6000):
        mixed, chance = chance.shuffle((0, 1, 2))
        seen[mixed] += 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5  # p = 0.001


def test_an_arranged_pile_stands_in_for_a_shuffle_once() -> None:
    chance = Chance(bytes(32), piles=(("2rhw", "1gso"),))
    pile, chance = chance.shuffle(DECK)
    assert pile == (Card.parse("2rhw"), Card.parse("1gso"))
    assert len(chance.shuffle(DECK)[0]) == 81


@pytest.mark.parametrize(
    ("pile", "code"), [(("2rhw", "2rhw"), "card_doubled"), (("1gew",), "card_not_in_deck")]
)
def test_an_arranged_pile_must_come_from_the_pack(pile: tuple[str, ...], code: str) -> None:
    solid_and_one = (*DECK[:3], Card.parse("2rhw"))
    with pytest.raises(Unreadable, match=code):
        Chance(bytes(32), piles=(pile,)).shuffle(solid_and_one)


def test_every_nonce_changes_the_deal_and_their_order_counts() -> None:
    seeds = {mixed_seed(bytes(32), nonces) for nonces in ((), ("a",), ("a", "b"), ("b", "a"))}
    assert len(seeds) == 4


@pytest.mark.parametrize("text", ["", "xyz", "0" * 65, "-1", "1 2"])
def test_a_seed_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="seed_unreadable"):
        read_seed(text)


def test_a_short_seed_is_filled_up() -> None:
    assert read_seed("0x2A") == bytes(31) + b"\x2a"
