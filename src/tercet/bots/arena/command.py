"""`tercet arena`: matches between bots, as a plain function that prints.

Tables go to standard output, the progress bar to standard error, so that a result can be piped.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from tercet.bots.arena.contests import Contest, run
from tercet.bots.arena.programs import PREFIX
from tercet.bots.arena.results import ArenaResult, Figure, GameResult, sum_up
from tercet.bots.human.names import skill_name
from tercet.bots.human.skills import strength_of
from tercet.engine.wire import to_json
from tercet.games import find_game
from tercet.terminal.console import new_console
from tercet.terminal.letters import as_json_for
from tercet.words.texts import Texts


def arena(
    game: str,
    players: Sequence[str],
    games: int = 200,
    seed: str = "0",
    *,
    pairs: bool = False,
    workers: int | None = None,
    options: dict[str, Any] | None = None,
    json: bool = False,
    lang: str = "en",
) -> None:
    """Let bots play each other; with `pairs` every two of them, else all at one table."""
    texts = Texts(lang)
    results = [
        contest_of(game, some, games, seed, workers, options or {}, texts)
        for some in _tables(game, players, pairs)
    ]
    if json:
        for result in results:
            sys.stdout.write(as_json_for(sys.stdout, to_json(result).decode()) + "\n")
        return
    out = new_console()
    for result in results:
        _print(result, texts, out)


def contest_of(
    game: str,
    players: Sequence[str],
    games: int,
    seed: str,
    workers: int | None,
    options: dict[str, Any],
    texts: Texts,
) -> ArenaResult:
    """One contest with a progress bar."""
    contest = Contest(game, tuple(players), seed, options)
    begun = time.perf_counter()
    with _progress(texts) as bar:
        task = bar.add_task("", total=games)
        found: list[GameResult] = run(contest, games, workers, _mover(bar, task))
    return sum_up(game, seed, players, found, time.perf_counter() - begun)


def _tables(game: str, players: Sequence[str], pairs: bool) -> list[tuple[str, ...]]:
    if pairs and len(players) > 2 and not find_game(game).facts.against_pack:
        return list(combinations(players, 2))
    return [tuple(players)]


def _mover(bar: Progress, task: Any) -> Callable[[int], None]:
    return lambda done: bar.update(task, completed=done)


def _progress(texts: Texts) -> Progress:
    return Progress(
        TextColumn(texts.say("arena-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _print(result: ArenaResult, texts: Texts, out: Console) -> None:
    name = texts.say(f"game-{result.game}-name")
    out.print(
        texts.say("arena-caption", game=name, games=result.games, seed=result.seed), style="bold"
    )
    out.print(_ladder(result, texts))
    if len(result.pairs) > 1:
        out.print(_pairs(result, texts))
    took = {"seconds": f"{result.seconds:.1f}", "table": f"{result.table_s:.0f}"}
    out.print(texts.say("arena-took", **took))


def _ladder(result: ArenaResult, texts: Texts) -> RichTable:
    table = RichTable(texts.say("arena-player"))
    for heading in ("arena-wins", "arena-score", "arena-rating"):
        table.add_column(texts.say(heading), justify="right")
    for one in sorted(result.standings, key=lambda one: -one.rating.value):
        table.add_row(
            player_name(one.player, texts),
            _percent(one.wins),
            f"{one.score.value:.2f} ± {one.score.within:.2f}",
            f"{one.rating.value:.0f} ± {one.rating.within:.0f}",
        )
    return table


def _pairs(result: ArenaResult, texts: Texts) -> RichTable:
    table = RichTable(texts.say("arena-pair"))
    table.add_column(texts.say("arena-better"), justify="right")
    for pair in result.pairs:
        names = " – ".join(player_name(name, texts) for name in (pair.first, pair.second))
        table.add_row(names, _percent(pair.better))
    return table


def _percent(figure: Figure) -> str:
    return f"{100 * figure.value:.1f} ± {100 * figure.within:.1f} %"


def player_name(key: str, texts: Texts) -> str:
    """A skill by its name in the reader's language; baselines and programs by their key."""
    if strength_of(key) is not None:
        return skill_name(key, texts)
    return key.removeprefix(PREFIX)
