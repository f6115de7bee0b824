"""The commands `tercet odds` and `tercet simulate`, as plain functions that print.

Tables go to standard output, the progress bar to standard error, so that a result can be piped.
"""

from __future__ import annotations

import json as json_text
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tercet.errors import Unreadable
from tercet.odds import exact as counting
from tercet.odds import tables
from tercet.odds.simulation import Result
from tercet.odds.simulation import simulate as run
from tercet.terminal.console import new_console
from tercet.words.texts import Texts

PLOT_KINDS = (".svg", ".png")


def odds(
    n: int | None = None,
    *,
    exact: bool = False,
    deck: int = 81,
    plot: Path | None = None,
    json: bool = False,
    lang: str = "en",
) -> None:
    """The odds of cards dealt at random: a table, one hand size, or the exact counts."""
    _check_plot(plot)
    texts, out = Texts(lang), new_console()
    begun = time.perf_counter()
    if exact:
        counts = _with_libraries(lambda: counting.set_free(deck))
        shown: Any = {"deck": deck, "set_free": {str(k): c for k, c in enumerate(counts)}}
        table = tables.exact_counts(deck, counts, texts)
    elif n is not None:
        shown = _with_libraries(lambda: one_size(n, deck))
        table = tables.one_size(shown, texts)
    else:
        shown = _with_libraries(lambda: {"deck": deck, "sizes": all_sizes(deck)})
        table = tables.all_sizes(deck, shown["sizes"], texts)
    seconds = time.perf_counter() - begun
    if json:
        _write(shown)
    else:
        out.print(table)
        if deck == 81 and not exact and n is None:
            out.print(texts.say("odds-in-play"))
        out.print(texts.say("odds-took", seconds=tables.number(seconds, 1, lang)))
    if plot is not None:
        from tercet.odds.plots import plot_odds

        _with_libraries(lambda: plot_odds(plot, deck, texts))


def one_size(cards: int, deck: int) -> dict[str, Any]:
    """Everything known of one hand size, ready for JSON."""
    found = _in_short(cards, deck)
    if cards <= counting.BY_SETS_LIMIT:
        hands = counting.by_sets(cards, deck)
        found["by_sets"] = {str(sets): count / sum(hands) for sets, count in enumerate(hands)}
    return found


def all_sizes(deck: int) -> list[dict[str, Any]]:
    """The hand sizes from three cards to the first that always holds a SET."""
    return [_in_short(cards, deck) for cards in range(3, len(counting.set_free(deck)))]


def _in_short(cards: int, deck: int) -> dict[str, Any]:
    chance = counting.no_set(cards, deck)
    return {
        "deck": deck,
        "cards": cards,
        "no_set": float(chance),
        "one_in": float(1 / chance) if chance else None,
        "expected": float(counting.expected(cards, deck)),
        "deviation": float(counting.variance(cards, deck)) ** 0.5,
    }


def simulate(
    game: str,
    *,
    games: int = 100_000,
    seed: int | str = 0,
    workers: int | None = None,
    pick: str | None = None,
    players: int | None = None,
    scheduler: str | None = None,
    plot: Path | None = None,
    json: bool = False,
    lang: str = "en",
) -> None:
    """Play many games and print what happened in them, with standard errors."""
    _check_plot(plot)
    texts = Texts(lang)

    def play() -> Result:
        with _progress(texts) as bar:
            task = bar.add_task("", total=games)
            return run(
                game,
                games,
                seed,
                pick=pick,
                players=players,
                workers=workers,
                scheduler=scheduler,
                progress=lambda done: bar.update(task, completed=done),
            )

    result = _with_libraries(play)
    if json:
        _write(result.to_json())
    else:
        out = new_console()
        out.print(tables.caption(result, texts), style="bold")
        out.print(Columns(tables.simulation(result, texts), padding=(1, 3)))
        out.print(tables.took(result, texts))
    if plot is not None:
        from tercet.odds.plots import plot_result

        _with_libraries(lambda: plot_result(plot, result, texts))


def _progress(texts: Texts) -> Progress:
    return Progress(
        TextColumn(texts.say("simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _with_libraries(work: Callable[[], Any]) -> Any:
    """Do the work; say in plain words if the libraries for it were not installed."""
    try:
        return work()
    except ModuleNotFoundError as error:
        raise Unreadable("odds_not_installed", module=error.name) from error


def _check_plot(plot: Path | None) -> None:
    if plot is not None and plot.suffix.lower() not in PLOT_KINDS:
        raise Unreadable("plot_kind_unknown", path=str(plot)[:80], known=", ".join(PLOT_KINDS))
    if plot is not None and not plot.parent.is_dir():
        raise Unreadable("plot_folder_missing", path=str(plot.parent)[:80])


def _write(value: Any) -> None:
    sys.stdout.write(json_text.dumps(value) + "\n")
