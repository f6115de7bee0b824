"""SetUp for two with every SET in sight: the plan against the rule of thumb, and its weights anew.

`python -m bench.setup_outlook [--games 1000] [--fit 0]`. With `--fit N` the weights of
`tercet.bots.setup.outlook` are fitted to N more games, in which some cards are laid by chance, and
printed; 20,000 games give 700,000 positions.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from tercet.bots.arena.results import figure
from tercet.bots.human.draws import Draws
from tercet.bots.setup.laying import BIT, Laying, by_rule, deadly
from tercet.bots.setup.outlook import Figures, figures_of, hazards, turn_of
from tercet.bots.setup.planning import chance_after, plan
from tercet.engine.chance import Chance

#: How often a card is laid by chance in games that weights are fitted to.
BY_CHANCE = 0.08
STEPS = 8
HAND = 4

Layer = Callable[["Deal", list[int]], int]


class Position(NamedTuple):
    """After a card was laid: its figures, how many more were, and whether the last took all."""

    figures: Figures
    later: int
    taken: bool


class Deal:
    """One game; the pile is drawn from its end."""

    def __init__(self, draws: Draws) -> None:
        self.pile = draws.some(range(81), 81)
        self.hands = [[self.pile.pop() for _ in range(HAND)] for _ in range(2)]
        self.table: list[int] = []
        self.taken = [0, 0]
        self.turn = 0

    @property
    def laying(self) -> Laying:
        """What the player in turn knows."""
        unseen = sorted(self.pile + self.hands[1 - self.turn])
        return Laying(tuple(self.table), tuple(self.hands[self.turn]), tuple(unseen))

    @property
    def ahead(self) -> int:
        return self.taken[1 - self.turn] - self.taken[self.turn]

    def step(self, layer: Layer, draws: Draws) -> bool:
        """The next card; whether it takes the table."""
        hand, dead = self.hands[self.turn], deadly(self.table)
        safe = [card for card in hand if not dead & BIT[card]]
        card = layer(self, safe) if safe else draws.pick(hand)
        hand.remove(card)
        hand.append(self.pile.pop())
        self.table.append(card)
        taken = bool(dead & BIT[card])
        if taken:
            self.taken[self.turn] += len(self.table)
            self.table.clear()
        self.turn = 1 - self.turn
        return taken


def rule(deal: Deal, safe: list[int]) -> int:
    return by_rule(deal.laying, safe)[0]


def planned(deal: Deal, safe: list[int]) -> int:
    return plan(deal.laying, safe, len(deal.pile), deal.ahead)


def wins(number: int) -> float:
    """One deal, planned from either seat: the share of wins."""
    return sum(_won(number, seat) for seat in range(2)) / 2


def _won(number: int, seat: int) -> float:
    draws = _draws(number)
    deal = Deal(draws)
    while deal.pile:
        deal.step(planned if deal.turn == seat else rule, draws)
    ahead = deal.taken[1 - seat] - deal.taken[seat]
    return (ahead > 0) + (ahead == 0) / 2


def positions(number: int) -> list[Position]:
    """Those after each safe card of one player in a game; no table is taken on purpose."""
    draws, found, since = _draws(number), list[Position](), list[tuple[int, Figures]]()
    deal, seat = Deal(draws), number % 2

    def layer(deal: Deal, safe: list[int]) -> int:
        seen, pile, ahead = deal.laying, len(deal.pile), deal.ahead
        card = max(safe, key=lambda card: chance_after(seen, card, pile, ahead))
        if draws.share() < BY_CHANCE:
            card = draws.pick(safe)
        since.append((len(deal.table) + 1, figures_of(seen, card)))
        return card

    while deal.pile:
        cards = len(deal.table) + 1
        taken = deal.step(layer if deal.turn == seat else rule, draws)
        if taken or not deal.pile:
            found += [Position(one, cards - at, taken) for at, one in since if cards > at]
            since.clear()
    return found


def fitted(found: list[Position]) -> list[Any]:
    """A row of weights for each turn, by Newton's method with a little damping."""
    return [_row(found, row) for row in range(len(hazards(Laying((), (), (0,)), 1)))]


def _row(found: list[Position], row: int) -> Any:
    turns = [
        ((*one.figures, 1.0), one.taken and later == one.later)
        for one in found
        for later in range(1, one.later + 1)
        if turn_of(later) == row
    ]
    figures = np.array([figures for figures, _ in turns])
    taken = np.array([float(was) for _, was in turns])
    weights = np.zeros(figures.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-figures @ weights))
        slope = figures.T @ (taken - chance) - weights / 100
        bend = (figures.T * (chance * (1 - chance))) @ figures + np.eye(len(weights)) / 100
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def _draws(number: int) -> Draws:
    return Draws(Chance(number.to_bytes(32, "big")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--fit", type=int, default=0)
    chosen, out = parser.parse_args(), Console(highlight=False)
    if chosen.games:
        won = figure([wins(number) for number in range(chosen.games // 2)])
        out.print(f"plan against rule: {100 * won.value:.1f} ± {100 * won.within:.1f} %")
    if chosen.fit:
        first = 1_000_000
        games = range(first, first + chosen.fit)
        found = [one for number in games for one in positions(number)]
        out.print(f"{len(found)} positions")
        for row in fitted(found):
            out.print(", ".join(f"{weight:.2f}" for weight in row))


if __name__ == "__main__":
    main()
