"""The games that can be simulated: how each is played in bulk and what is read from the sums.

`MODELS` lists them. A model plays a range of games and returns whole counts; it knows nothing of
chunks, workers or screens. Compiled loops are imported only when a game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tercet.errors import Unreadable
from tercet.odds.figures import (
    Figure,
    Figures,
    histogram,
    mean,
    mean_of_sums,
    ratio,
    share,
    shares,
    weighted_mean,
)

if TYPE_CHECKING:
    from tercet.odds.compiled import Counts

Rows = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated, apart from how many games."""

    game: str
    seed: int | str
    pick: str
    players: int


@dataclass(frozen=True, slots=True)
class Model:
    """One game as a simulation: its ways of picking (the usual first) and its players."""

    game: str
    picks: tuple[str, ...]
    players: tuple[int, int]
    #: About so many games are a second's work.
    pace: int
    #: Whether its loops are compiled, so that threads are enough for all cores.
    compiled: bool
    play: Callable[[Plan, int, int], Counts]
    figures: Callable[[Rows, Plan], Figures]
    #: The figures that a picture of it shows, each in a panel of its own.
    plotted: tuple[str, ...]


def find_model(game: str) -> Model:
    """The model of a game."""
    for model in MODELS:
        if model.game == game:
            return model
    known = ", ".join(model.game for model in MODELS)
    raise Unreadable("simulation_unknown", game=game[:40], known=known)


def make_plan(game: str, seed: int | str, pick: str | None, players: int | None) -> Plan:
    """A plan whose parts fit together."""
    model = find_model(game)
    pick = model.picks[0] if pick is None else pick
    if pick not in model.picks:
        raise Unreadable("pick_unknown", pick=pick[:40], known=", ".join(model.picks))
    least, most = model.players
    players = least if players is None else players
    if not least <= players <= most:
        raise Unreadable("players_range", players=players, least=least, most=most)
    return Plan(game, seed, pick, players)


# --- The base game and the solitaires ---------------------------------------------------------

CARD_PICKS: Final = ("random", "first", "easiest")
COOP_PICKS: Final = ("most", *CARD_PICKS)
#: `best`: most own cards, or most points; `random`: any move that helps at all.
ENGINE_PICKS: Final = ("best", "random")


def _play_classic(plan: Plan, first: int, games: int) -> Counts:
    from tercet.odds import classic, seeds

    return classic.play(seeds.key_of(plan.seed), first, games, seeds.PICKS.index(plan.pick))


def _classic_figures(rows: Rows, _plan: Plan) -> Figures:
    from tercet.odds import classic as c

    games = sum(rows[c.SETS])
    return {
        "no_set_12": _overall(rows, c.SEEN_12, c.NONE_12, rows[c.MOMENTS][:3], games),
        "no_set_15": _overall(rows, c.SEEN_15, c.NONE_15, rows[c.MOMENTS][3:6], games),
        "no_set_12_by_taken": _by_taken(rows[c.SEEN_12], rows[c.NONE_12], 24),
        "no_set_15_by_taken": _by_taken(rows[c.SEEN_15], rows[c.NONE_15], 23),
        "leftover": shares(histogram(rows[c.LEFTOVER])),
        "added": shares(histogram(rows[c.ADDED])),
        "length": shares(histogram(rows[c.LENGTH])),
        "sets_per_game": mean(rows[c.SETS]),
        "added_per_game": mean(rows[c.ADDED]),
        "leftover_per_game": mean(rows[c.LEFTOVER]),
        "length_per_game": mean(rows[c.LENGTH]),
    }


def _overall(rows: Rows, seen: int, none: int, moments: Sequence[int], games: int) -> Figure:
    return ratio(games, sum(rows[none]), sum(rows[seen]), moments)


def _by_taken(seen: Sequence[int], none: Sequence[int], length: int) -> list[Figure]:
    """One position at most in each game has so many cards after so many SETs: plain shares."""
    return [share(none[taken], seen[taken]) for taken in range(length)]


def _solitaire_figures(rows: Rows, _plan: Plan) -> Figures:
    from tercet.odds import classic as c

    games = sum(rows[c.SETS])
    forms = {"first": c.FORM_FIRST, "patience": c.FORM_PATIENCE, "penalty": c.FORM_PENALTY}
    made = {"first": c.MADE_FIRST, "patience": c.SETS, "penalty": c.MADE_PENALTY}
    return {
        "won": {form: share(rows[c.WON][column], games) for form, column in forms.items()},
        "sets_per_game": {form: mean(rows[row]) for form, row in made.items()},
        "sets_first": shares(histogram(rows[c.MADE_FIRST])),
        "sets_patience": shares(histogram(rows[c.SETS])),
        "sets_penalty": shares(histogram(rows[c.MADE_PENALTY])),
    }


# --- CoopSet ----------------------------------------------------------------------------------


def _play_coopset(plan: Plan, first: int, games: int) -> Counts:
    from tercet.odds import coopset, seeds

    return coopset.play(seeds.key_of(plan.seed), first, games, seeds.PICKS.index(plan.pick))


def _coopset_figures(rows: Rows, _plan: Plan) -> Figures:
    from tercet.odds import coopset as c

    scores = histogram(rows[c.SCORE], -c.SHIFT)
    games, layouts = sum(scores.values()), sum(rows[c.BY_SETS])
    squared = sum(n * n * count for n, count in enumerate(rows[c.LAYOUTS]))
    return {
        "score": shares(scores),
        "score_per_game": weighted_mean(scores),
        "sets_per_layout": {
            str(n): ratio(games, rows[c.BY_SETS][n], layouts, (square, product, squared))
            for n, (square, product) in enumerate(
                zip(rows[c.SQUARES][:5], rows[c.PRODUCTS][:5], strict=True)
            )
        },
        "sets_per_game": mean(rows[c.SETS]),
        "added_per_game": mean(rows[c.ADDED]),
        "layouts_per_game": mean(rows[c.LAYOUTS]),
    }


# --- SetUp ------------------------------------------------------------------------------------


def _play_setup(plan: Plan, first: int, games: int) -> Counts:
    from tercet.odds import seeds, setup

    key, pick = seeds.key_of(plan.seed), setup.PICKS.index(plan.pick)
    return setup.play(key, first, games, pick, plan.players)


def _setup_figures(rows: Rows, plan: Plan) -> Figures:
    from tercet.odds import setup as s

    games, made, laid = sum(rows[s.COLLECTED]), rows[s.MADE], rows[s.LAID]
    all_made, squares = sum(made), rows[s.MOMENTS][2]
    moments = list(zip(rows[s.MADE_MADE], rows[s.MADE_LAID], rows[s.LAID_LAID], strict=True))
    return {
        "table_when_set": {
            str(n): ratio(games, made[n], all_made, (moments[n][0], rows[s.MADE_ALL][n], squares))
            for n in range(s.LARGEST)
            if made[n]
        },
        "set_by_table": [ratio(games, made[n], laid[n], moments[n]) for n in range(s.LARGEST)],
        "table_when_set_mean": ratio(games, sum(rows[s.TAKEN]), all_made, rows[s.MOMENTS][:3]),
        "collected": shares(histogram(rows[s.COLLECTED])),
        "collected_per_game": mean(rows[s.COLLECTED]),
        "leftover_per_game": mean(rows[s.LEFTOVER]),
        "taken_by_seat": [
            mean_of_sums(games, rows[s.TAKEN][seat], rows[s.TAKEN_SQUARED][seat])
            for seat in range(plan.players)
        ],
    }


# --- 20/20 and SET Dice, on the engine --------------------------------------------------------


def _play_on_engine(plan: Plan, first: int, games: int) -> Counts:
    from tercet.odds import engine_games

    return engine_games.play(plan.game, plan.seed, first, games, plan.pick, plan.players)


def _twenty_figures(rows: Rows, _plan: Plan) -> Figures:
    from tercet.odds import engine_games as e

    return {
        "taken_per_game": mean(rows[e.LENGTH]),
        "swapped_per_game": mean(rows[e.SWAPS]),
        "points_per_game": mean(rows[e.WINNER]),
        "taken": shares(histogram(rows[e.LENGTH])),
        "swapped": shares(histogram(rows[e.SWAPS])),
        "points": shares(histogram(rows[e.WINNER])),
    }


def _dice_figures(rows: Rows, plan: Plan) -> Figures:
    from tercet.odds import engine_games as e

    games = sum(rows[e.LENGTH])
    return {
        "rounds_per_game": mean(rows[e.LENGTH]),
        "winner_per_game": mean(rows[e.WINNER]),
        "points_by_seat": [
            mean_of_sums(games, rows[e.POINTS][seat], rows[e.SQUARED][seat])
            for seat in range(plan.players)
        ],
        "rounds": shares(histogram(rows[e.LENGTH])),
        "winner": shares(histogram(rows[e.WINNER])),
    }


MODELS: Final = (
    Model(
        game="classic",
        picks=CARD_PICKS,
        players=(1, 1),
        pace=2_000_000,
        compiled=True,
        play=_play_classic,
        figures=_classic_figures,
        plotted=("no_set_12_by_taken", "no_set_15_by_taken", "leftover"),
    ),
    Model(
        game="solitaire",
        picks=CARD_PICKS,
        players=(1, 1),
        pace=2_000_000,
        compiled=True,
        play=_play_classic,
        figures=_solitaire_figures,
        plotted=("won", "sets_first", "sets_penalty"),
    ),
    Model(
        game="coopset",
        picks=COOP_PICKS,
        players=(1, 1),
        pace=300_000,
        compiled=True,
        play=_play_coopset,
        figures=_coopset_figures,
        plotted=("score", "sets_per_layout"),
    ),
    Model(
        game="setup",
        picks=("random", "careful"),
        players=(2, 8),
        pace=300_000,
        compiled=True,
        play=_play_setup,
        figures=_setup_figures,
        plotted=("table_when_set", "set_by_table"),
    ),
    Model(
        game="twenty",
        picks=ENGINE_PICKS,
        players=(2, 8),
        pace=250,
        compiled=False,
        play=_play_on_engine,
        figures=_twenty_figures,
        plotted=("taken", "points"),
    ),
    Model(
        game="dice",
        picks=ENGINE_PICKS,
        players=(2, 4),
        pace=8,
        compiled=False,
        play=_play_on_engine,
        figures=_dice_figures,
        plotted=("rounds", "winner"),
    ),
)

#: Games without a model: they turn on what people see and dare, not on how the cards fall.
NOT_SIMULATED: Final = ("scout", "chipset")
