"""20/20 and SET Dice, played on the engine by simple players.

These games turn on hidden hands and on a board, so they are played as they are: slowly, by players
whom any better one should beat (`tercet.bots.simple`). Each game has its own seed, as in
`tercet.odds.chance`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar

from tercet.bots.simple import any_turn, greedy_turn, throw_if_stuck, useful_sets, with_most_own
from tercet.cards import Card, Triple, find_sets
from tercet.dice.finding import opening_turns
from tercet.engine.acts import Act, Entry
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Seats, State
from tercet.games.classic import Call, NoneHere
from tercet.games.dice.dice import DICE
from tercet.games.dice.table import position_of, written
from tercet.games.dice.terms import Announce, DiceRules, DiceState
from tercet.games.twenty import TWENTY, TwentyRules, TwentyState

if TYPE_CHECKING:
    from tercet.odds.compiled import Counts

T = TypeVar("T")

#: Rows of a tally: games by length (SETs taken, or rounds), by swaps of the table, by the points
#: of the winner; then points by seat from the first on, and their squares.
LENGTH, SWAPS, WINNER, POINTS, SQUARED = 0, 1, 2, 3, 4
ROWS, COLUMNS = 5, 1024
#: No game of simple players that ends is nearly as long.
MOST_STEPS: Final = 20_000


class SelfPlay:
    """A table that plays against itself: a game, its state, and chance for the players' choices."""

    def __init__(self, game: AnyGame, state: State, chance: Chance) -> None:
        self.game, self.state, self.chance, self.steps = game, state, chance, 0

    def pick(self, items: Sequence[T]) -> T:
        """One of these by chance."""
        item, self.chance = self.chance.pick(items)
        return item

    def act(self, seat: int, act: Act) -> None:
        """Play an act."""
        self.steps += 1
        assert self.steps < MOST_STEPS, "a game without an end"
        self.state, _ = self.game.apply(self.state, Entry(self.steps, 0, act, seat))


def play(game: str, seed: int | str, first: int, games: int, pick: str, players: int) -> Counts:
    """Play a range of games; what happened, counted."""
    import numpy as np

    one_game = {"twenty": _twenty, "dice": _dice}[game]
    tally = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    for number in range(first, first + games):
        deal, choices = (_chance(seed, number, use) for use in ("deal", "choices"))
        length, swaps, scores = one_game(deal, choices, pick, players)
        tally[LENGTH, min(length, COLUMNS - 1)] += 1
        tally[SWAPS, min(swaps, COLUMNS - 1)] += 1
        tally[WINNER, max(scores)] += 1
        tally[POINTS, :players] += scores
        tally[SQUARED, :players] += [score * score for score in scores]
    return tally


def _chance(seed: int | str, number: int, use: str) -> Chance:
    return Chance(sha256(f"tercet-odds {seed} {number} {use}".encode()).digest())


# --- 20/20 ------------------------------------------------------------------------------------


def _twenty(
    deal: Chance, choices: Chance, pick: str, players: int
) -> tuple[int, int, tuple[int, ...]]:
    """One deal: whoever can get rid of own cards does so, all equally quick (TW-2)."""
    state, _ = TWENTY.start(TwentyRules(), Seats(players), deal)
    table = SelfPlay(TWENTY, state, choices)
    taken = swaps = 0
    while (outcome := TWENTY.outcome(state)) is None:
        useful = {seat: found for seat in range(players) if (found := _useful(state, seat))}
        if useful:
            seat = table.pick(tuple(useful))
            table.act(seat, Call(_one_of(useful[seat], state.hands[seat], pick, table)))
            taken += 1
        else:  # TW-2a
            for seat in range(players):
                table.act(seat, NoneHere())
            swaps += 1
        assert isinstance(table.state, TwentyState)
        state = table.state
    return taken, swaps, outcome.scores


def _useful(state: TwentyState, seat: int) -> list[Triple]:
    return useful_sets(find_sets(state.within_reach(seat)), state.hands[seat])


def _one_of(useful: list[Triple], hand: Sequence[Card], pick: str, table: SelfPlay) -> Triple:
    return table.pick(with_most_own(useful, hand) if pick == "best" else useful)


# --- SET Dice ---------------------------------------------------------------------------------


def _dice(
    deal: Chance, choices: Chance, pick: str, players: int
) -> tuple[int, int, tuple[int, ...]]:
    """One game. Scores are told from the starter on, who has the first turn of every round."""
    state, _ = DICE.start(DiceRules(), Seats(players), deal)
    table = SelfPlay(DICE, state, choices)
    while (outcome := DICE.outcome(state)) is None:
        for seat, act in _dice_acts(state, pick, table):
            table.act(seat, act)
            break
        assert isinstance(table.state, DiceState)
        state = table.state
    turn = [(state.starter + step) % players for step in range(players)]
    return state.round, 0, tuple(outcome.scores[seat] for seat in turn)


def _dice_acts(state: DiceState, pick: str, table: SelfPlay) -> Iterator[tuple[int, Act]]:
    """What the next player does; the first of these is played."""
    for seat in sorted(DICE.may_act(state)):
        position = position_of(state, seat)
        match state.phase:
            case "opening":
                if turns := opening_turns(position):
                    yield seat, Announce(written(table.pick(turns)))
            case "turn":
                best = pick == "best"
                yield seat, greedy_turn(position) if best else any_turn(position, table.pick)
            case "again":
                yield seat, throw_if_stuck(position, state.hands[seat])
