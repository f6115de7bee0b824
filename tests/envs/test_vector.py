"""Tables in bulk are the ordinary environments, decision by decision, on the same deals."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tercet.cards import DECK, Card, find_sets
from tercet.envs import find_encoding
from tercet.envs.encoding import TRIPLES
from tercet.envs.play import Play
from tercet.envs.vector import ALONE, BULK, BulkTables, TercetVectorEnv
from tercet.errors import Unreadable
from tercet.odds.chance import pile_of

pytestmark = pytest.mark.slow

TABLES = 3
PLAYED = [("classic", 1), ("classic", 2), ("classic", 3), ("solitaire", 1), ("coopset", 1)]
PLAYED += [("coopset", 3), ("setup", 2), ("setup", 4)]


def ordinary(game: str, players: int, number: int, form: str) -> Play:
    """The same deal at an ordinary table."""
    options = {"form": form} if game == "solitaire" else None
    pile = [str(Card(index)) for index in pile_of("bulk", number)]
    return Play(find_encoding(game), players, bytes(32), options=options, pile=pile)


def clever(play: Play, random: np.random.Generator) -> int:
    """Mostly what brings a game forward: a SET, the word that there is none; else anything."""
    seat, actions = play.asked[0], play.size
    mask, roll = play.mask(seat), random.random()
    if roll < 0.02:
        return int(random.integers(-1, actions + 1))
    if roll < 0.9 and play.encoding.key != "setup":
        table = play.view(None).table[:21]
        there = {frozenset(three) for three in find_sets(table)}
        named = [n for n in np.flatnonzero(mask) if n < len(TRIPLES)]
        sets = [n for n in named if frozenset(table[p] for p in TRIPLES[n]) in there]
        words = [n for n in np.flatnonzero(mask) if n >= len(TRIPLES) and not takes_back(int(n))]
        if sets or words:
            return int(random.choice(sets or words))
    if roll < 0.9 and mask[actions - 1]:
        return actions - 1
    return int(random.choice(np.flatnonzero(mask)))


def takes_back(action: int) -> bool:
    """Of `classic` and `coopset`: a word that was said is taken back."""
    return action == len(TRIPLES) + 2


def assert_same(bulk: BulkTables, plays: list[Play]) -> None:
    for t, play in enumerate(plays):
        seat = int(bulk.agent[t])
        assert (play.outcome is not None) == bool(bulk.terminated[t])
        assert not play.asked or play.asked[0] == seat
        assert bulk.observation[t].tolist() == play.observation(seat).tolist()
        assert bulk.action_mask[t].tolist() == play.mask(seat).tolist()


@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_bulk_is_the_ordinary_environment(game: str, players: int, form: str) -> None:
    if form != "patience" and game != "solitaire":
        return
    random = np.random.default_rng(players)
    bulk = BulkTables(game, TABLES, players, form=form)
    bulk.reset("bulk")
    deals = [1] * TABLES
    plays = [ordinary(game, players, t, form) for t in range(TABLES)]
    assert_same(bulk, plays)
    for _ in range(300):
        actions = [0 if play.outcome else clever(play, random) for play in plays]
        bulk.step(actions)
        for t, play in enumerate(plays):
            if play.outcome is not None:
                plays[t] = ordinary(game, players, deals[t] * TABLES + t, form)
                deals[t] += 1
                assert not bulk.rewards[t].any()
            else:
                play.decide({play.asked[0]: actions[t]})
                assert bulk.rewards[t].tolist() == list(play.gains)
        assert_same(bulk, plays)
    assert max(deals) > 1 or game == "setup"


def test_a_difference_would_be_noticed() -> None:
    """A saboteur: one card of one table is another one."""
    bulk = BulkTables("classic", TABLES, 2)
    bulk.reset("bulk")
    plays = [ordinary("classic", 2, t, "patience") for t in range(TABLES)]
    bulk.observation[2, 7] = 1 + bulk.observation[2, 7] % 3
    with pytest.raises(AssertionError):
        assert_same(bulk, plays)


@pytest.mark.parametrize("game", BULK)
def test_a_mask_in_bulk_knows_no_set(game: str) -> None:
    """Other deals, the same masks."""
    masks = []
    for seed in ("one", "two"):
        bulk = BulkTables(game, 64)
        bulk.reset(seed)
        masks.append(bulk.action_mask.copy())
    assert (masks[0] == masks[1]).all()
    assert masks[0].any(axis=1).all()


@pytest.mark.parametrize("game", BULK)
def test_the_same_seed_is_the_same_play_and_long_games_are_cut(game: str) -> None:
    random = [np.random.default_rng(3) for _ in range(2)]
    bulks = [BulkTables(game, 32, max_cycles=20) for _ in range(2)]
    for bulk in bulks:
        bulk.reset(9)
    cut = 0
    for _ in range(60):
        for bulk, chance in zip(bulks, random, strict=True):
            bulk.step(bulk.sample(chance))
        assert (bulks[0].observation == bulks[1].observation).all()
        cut += int(bulks[0].truncated.sum())
    assert cut > 0
    bulks[1].reset(10)
    assert (bulks[0].observation != bulks[1].observation).any()


def test_what_is_drawn_may_be_chosen_and_is_drawn_fairly() -> None:
    bulk = BulkTables("setup", 4000)
    bulk.reset(1)
    random = np.random.default_rng(1)
    for _ in range(5):
        actions = bulk.sample(random)
        assert bulk.action_mask[np.arange(bulk.tables), actions].all()
        bulk.step(actions)
    bulk.reset(2)
    drawn = np.bincount(bulk.sample(random), minlength=4)
    assert len(drawn) == 4
    assert abs(drawn - 1000).max() < 5 * 27.4


@pytest.mark.parametrize("game", ALONE)
def test_gymnasium_in_bulk(game: str) -> None:
    env = TercetVectorEnv(game, 16)
    seen, _ = env.reset(seed=4)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert env.observation_space.contains(seen)
    for _ in range(3):
        before = {name: values.copy() for name, values in seen.items()}
        now, rewards, over, cut, _ = env.step(env.action_space.sample())
        assert all((seen[name] == before[name]).all() for name in seen), "what was seen changed"
        assert env.observation_space.contains(now)
        assert rewards.shape == over.shape == cut.shape == (16,)
        seen = now
    assert isinstance(env, gymnasium.vector.VectorEnv)
    env.close()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "dice"}, "game_unknown"),
        ({"game": "setup", "players": 1}, "players_range"),
        ({"game": "solitaire", "form": "long"}, "option_choice"),
    ],
)
def test_what_cannot_be_played_in_bulk_is_refused(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        BulkTables(**wish)
    assert refused.value.code == code
    assert len(DECK) == 81
