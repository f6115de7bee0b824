"""Counterfactual regret minimisation (CFR+) on the abstracted ChipSet game, and best responses.

All buckets of a line are handled at once. Going forward, `reach[place, player, bucket]` is how
likely a player comes there with that bucket by own choices and cards; going back,
`value[place, player, bucket]` is what a player wins there, weighed with the other's reach. Because
the two hands are independent, both are exact, and so is the best response.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tercet.bots.chipset.strength import BUCKETS, FIRST_OF_CLASS
from tercet.bots.chipset.tree import (
    AFTER_PASS,
    AFTER_PUSH,
    ENDINGS,
    FOLD,
    MOST_STEPS,
    PAID,
    PASS,
    PHASES,
    PLACES,
    PUSH,
    SPEAKER,
    SPOTS,
    STEPS,
    all_lines,
)
from tercet.odds.compiled import Counts, compiled
from tools.chipset_training.chances import Chances, Reals

SPEAKERS: Final = np.array(SPEAKER)
PAID_BY: Final = np.array(PAID)
PASSED: Final = np.array(AFTER_PASS)
PUSHED: Final = np.array(AFTER_PUSH)
HEIGHT: Final = np.array(STEPS)
#: Who has a SET can show: the buckets from here on.
SHOWING: Final = FIRST_OF_CLASS[1]
#: Nobody answers by a best response; or player 0 or 1 does.
NOBODY: Final = -1


class Policy(NamedTuple):
    """What both players do: `bets[line, spot, act, bucket]`, `shows[line, player, word, bucket]`.

    `shows` of a line are the answers to the question after which the line begins: keep, or show.
    Weights of policies (regrets, sums) have the same form.
    """

    bets: Reals
    shows: Reals


class World(NamedTuple):
    """The abstracted game: its lines, its cards, and its chips."""

    phase: Counts
    steps: Counts
    after: Counts
    change: Reals
    ahead: Reals
    ante: float
    bet: float


class Solver:
    """CFR+ with alternating updates and averages that soon forget the first iterations."""

    def __init__(self, chances: Chances, ante: float = 1.0, bet: float = 3.0) -> None:
        lines = all_lines()
        self.chances = chances
        self.world = World(
            phase=np.array(lines.phase),
            steps=np.array(lines.steps),
            after=np.array(lines.after),
            change=chances.change,
            ahead=chances.ahead,
            ante=ante,
            bet=bet,
        )
        count = len(lines.phase)
        self.iteration = 0
        self.reach = np.zeros((count, 2, BUCKETS))
        self.value = np.zeros((count, 2, BUCKETS))
        self.regret = Policy(_bets(count), _shows(count))
        self.total = Policy(_bets(count), _shows(count))

    def step(self) -> None:
        """One iteration: the regrets of one player, in turn."""
        now, learner = self.current(), self.iteration % 2
        self._forward(now)
        _go_back(self.world, now, self.regret, self.reach, self.value, NOBODY, learner)
        weight = float(self.iteration // 2 + 1) ** 2
        _add_up(self.world, now, self.reach, self.total, learner, weight)
        self.iteration += 1

    def current(self) -> Policy:
        """The policy of this iteration: each act in proportion to its regret."""
        return normal(self.regret, self.world.steps)

    def average(self) -> Policy:
        """The policy that converges to an equilibrium."""
        return normal(self.total, self.world.steps)

    def worth(self, policy: Policy, player: int, best: int = NOBODY) -> float:
        """What a player wins a deal by a policy; `best` plays a best response to it instead."""
        self._forward(policy)
        _go_back(self.world, policy, self.regret, self.reach, self.value, best, NOBODY)
        return float(self.chances.begin @ self.value[0, player])

    def best_response(self, policy: Policy, player: int) -> float:
        """What the best response of a player wins a deal against a policy."""
        return self.worth(policy, player, best=player)

    def exploitability(self, policy: Policy) -> float:
        """What a best response wins a deal, sitting in both seats in turn."""
        return (self.best_response(policy, 0) + self.best_response(policy, 1)) / 2

    def _forward(self, policy: Policy) -> None:
        self.reach[0, :] = self.chances.begin
        _go_forward(self.world, policy, self.reach)


def _bets(count: int) -> Reals:
    return np.zeros((count, SPOTS, 3, BUCKETS))


def _shows(count: int) -> Reals:
    return np.zeros((count, 2, 2, BUCKETS))


def normal(weights: Policy, steps: Counts) -> Policy:
    """Weights as probabilities; where there are none, all that is allowed is as likely."""
    allowed = np.ones((len(steps), SPOTS, 3, 1))
    allowed[:, :2, FOLD] = 0
    for spot in range(SPOTS):
        target = AFTER_PUSH[spot]
        high = STEPS[target] if target >= 0 else MOST_STEPS + 1
        allowed[:, spot, PUSH, 0] = steps + high <= MOST_STEPS
    return Policy(_shares(weights.bets, allowed, 2), _answers(weights.shows))


def _shares(weights: Reals, allowed: Reals, axis: int) -> Reals:
    sums = weights.sum(axis=axis, keepdims=True)
    even = allowed / allowed.sum(axis=axis, keepdims=True)
    safe = np.where(sums > 0, sums, 1.0)
    return np.where(sums > 0, weights / safe, even)


def _answers(weights: Reals) -> Reals:
    """Keep and show; without a SET one keeps."""
    shares = _shares(weights, np.ones((1, 1, 2, 1)), 2)
    shares[:, :, 0, :SHOWING] = 1.0
    shares[:, :, 1, :SHOWING] = 0.0
    return shares


@compiled
def _within(bets: Reals, reach: Reals) -> None:
    """The reach of all places of a phase, from that of its beginning."""
    for spot in range(SPOTS):
        speaker = SPEAKERS[spot]
        for act in range(PASS, PUSH + 1):
            target = PASSED[spot] if act == PASS else PUSHED[spot]
            if target < 0:
                continue
            for b in range(BUCKETS):
                reach[target, speaker, b] = reach[spot, speaker, b] * bets[spot, act, b]
                reach[target, 1 - speaker, b] = reach[spot, 1 - speaker, b]


@compiled
def _go_forward(world: World, policy: Policy, reach: Reals) -> None:
    places = np.zeros((PLACES, 2, BUCKETS))
    for line in range(world.phase.size):
        phase = world.phase[line]
        if phase == PHASES - 1:
            break
        places[0] = reach[line]
        _within(policy.bets[line], places)
        for ending in range(ENDINGS):
            following = world.after[line, ending]
            if following >= 0:
                keeps = policy.shows[following, :, 0]
                _turn_up(places[SPOTS + ending], keeps, world.change[phase], reach[following])


@compiled
def _turn_up(here: Reals, keeps: Reals, change: Reals, later: Reals) -> None:
    """Nobody shows, and one more card is turned up."""
    later[:] = 0.0
    for player in range(2):
        for b in range(BUCKETS):
            kept = here[player, b] * keeps[player, b]
            if kept > 0.0:
                for after in range(BUCKETS):
                    later[player, after] += kept * change[b, after]


@compiled
def _go_back(
    world: World,
    policy: Policy,
    regret: Policy,
    reach: Reals,
    value: Reals,
    best: int,
    learner: int,
) -> None:
    places = np.zeros((PLACES, 2, BUCKETS))
    worth = np.zeros((PLACES, 2, BUCKETS))
    for line in range(world.phase.size - 1, -1, -1):
        places[0] = reach[line]
        _within(policy.bets[line], places)
        for ending in range(ENDINGS):
            _end(world, policy, regret, places, worth, value, line, ending, best, learner)
        for spot in range(SPOTS - 1, -1, -1):
            _spot(world, policy, regret, places, worth, line, spot, best, learner)
        value[line] = worth[0]


@compiled
def _end(
    world: World,
    policy: Policy,
    regret: Policy,
    places: Reals,
    worth: Reals,
    value: Reals,
    line: int,
    ending: int,
    best: int,
    learner: int,
) -> None:
    """The end of a phase: the question, or after the last one a showdown."""
    height = world.steps[line] + HEIGHT[SPOTS + ending]
    if height > MOST_STEPS:
        return
    stake = world.ante + world.bet * height
    ahead, change = world.ahead[world.phase[line]], world.change[min(world.phase[line], PHASES - 2)]
    here, won = places[SPOTS + ending], worth[SPOTS + ending]
    following = world.after[line, ending]
    if following < 0:
        _show_down(here, ahead, stake, won)
        return
    shows, sorry = policy.shows[following], regret.shows[following]
    _question(here, shows, ahead, change, value[following], stake, won, sorry, best, learner)


@compiled
def _show_down(reach: Reals, ahead: Reals, stake: float, won: Reals) -> None:
    for player in range(2):
        for b in range(BUCKETS):
            total = 0.0
            for other in range(BUCKETS):
                total += ahead[b, other] * reach[1 - player, other]
            won[player, b] = stake * total


@compiled
def _question(
    reach: Reals,
    shows: Reals,
    ahead: Reals,
    change: Reals,
    later: Reals,
    stake: float,
    won: Reals,
    regret: Reals,
    best: int,
    learner: int,
) -> None:
    """The sealed question: a showdown if either shows, else one more card."""
    for player in range(2):
        for b in range(BUCKETS):
            all_shown = other_shows = 0.0
            for other in range(BUCKETS):
                part = stake * ahead[b, other] * reach[1 - player, other]
                all_shown += part
                other_shows += part * shows[1 - player, 1, other]
            keep = other_shows
            for after in range(BUCKETS):
                keep += change[b, after] * later[player, after]
            if b < SHOWING:
                won[player, b] = keep
                continue
            show = all_shown
            mean = shows[player, 0, b] * keep + shows[player, 1, b] * show
            won[player, b] = max(keep, show) if player == best else mean
            if player == learner:
                regret[player, 0, b] = max(0.0, regret[player, 0, b] + keep - mean)
                regret[player, 1, b] = max(0.0, regret[player, 1, b] + show - mean)


@compiled
def _spot(
    world: World,
    policy: Policy,
    regrets: Policy,
    reach: Reals,
    worth: Reals,
    line: int,
    spot: int,
    best: int,
    learner: int,
) -> None:
    """One place where somebody speaks: what each act is worth, and what the other gets by it."""
    steps, bets, regret = world.steps[line], policy.bets[line, spot], regrets.bets[line, spot]
    speaker, passed, pushed = SPEAKERS[spot], PASSED[spot], PUSHED[spot]
    other = 1 - speaker
    lost = world.ante + world.bet * (steps + PAID_BY[spot])
    may_push = pushed >= 0 and steps + HEIGHT[pushed] <= MOST_STEPS
    if steps + HEIGHT[spot] > MOST_STEPS:
        return
    against = folded = 0.0
    for b in range(BUCKETS):
        against += reach[spot, other, b]
        folded += reach[spot, speaker, b] * bets[FOLD, b]
    for b in range(BUCKETS):
        fold = -lost * against if spot > 1 else -1e300
        check = worth[passed, speaker, b]
        push = worth[pushed, speaker, b] if may_push else -1e300
        mean = bets[PASS, b] * check
        mean += bets[FOLD, b] * fold if spot > 1 else 0.0
        mean += bets[PUSH, b] * push if may_push else 0.0
        worth[spot, speaker, b] = max(fold, check, push) if speaker == best else mean
        if speaker == learner:
            regret[FOLD, b] = max(0.0, regret[FOLD, b] + fold - mean)
            regret[PASS, b] = max(0.0, regret[PASS, b] + check - mean)
            regret[PUSH, b] = max(0.0, regret[PUSH, b] + push - mean)
        worth[spot, other, b] = folded * lost + worth[passed, other, b]
        if may_push:
            worth[spot, other, b] += worth[pushed, other, b]


@compiled
def _add_up(
    world: World, policy: Policy, reach: Reals, total: Policy, learner: int, weight: float
) -> None:
    """Add the policy of an iteration to the averages, weighed by the learner's own reach."""
    places = np.zeros((PLACES, 2, BUCKETS))
    for line in range(world.phase.size):
        places[0] = reach[line]
        _within(policy.bets[line], places)
        for spot in range(SPOTS):
            if SPEAKERS[spot] == learner:
                bets, mine = policy.bets[line, spot], weight * places[spot, learner]
                for act in range(3):
                    total.bets[line, spot, act] += mine * bets[act]
        for ending in range(ENDINGS):
            following = world.after[line, ending]
            if following >= 0:
                shows = policy.shows[following, learner]
                mine = weight * places[SPOTS + ending, learner]
                for word in range(2):
                    total.shows[following, learner, word] += mine * shows[word]
