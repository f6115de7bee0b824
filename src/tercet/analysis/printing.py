"""A game's own figures as tables for a terminal; the browser has the same columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tercet.analysis.chipset import ChipPhase, ChipsetFigures
from tercet.analysis.coopset import CoopSetFigures
from tercet.analysis.dice import DiceFigures
from tercet.analysis.figures import Figures
from tercet.analysis.scout import ScoutFigures
from tercet.analysis.setup import SetUpFigures
from tercet.analysis.twenty import TwentyFigures
from tercet.terminal.harmless import one_line
from tercet.words.texts import Texts

Cell = str | int


def own_figures(figures: Figures, names: Sequence[str], texts: Texts) -> Iterator[RenderableType]:
    """The tables and sentences of one game, each followed by an empty line."""
    for part in _parts(figures, [one_line(name) for name in names], texts):
        yield part
        yield Text()


def _parts(figures: Figures, names: Sequence[str], texts: Texts) -> Iterator[RenderableType]:
    match figures:
        case ScoutFigures():
            yield _scout(figures, names, texts)
        case ChipsetFigures():
            yield from _chipset(figures, names, texts)
        case SetUpFigures():
            yield from _setup(figures, names, texts)
        case CoopSetFigures():
            yield _coopset(figures, texts)
        case TwentyFigures():
            yield from _twenty(figures, names, texts)
        case DiceFigures():
            yield from _dice(figures, names, texts)


def _scout(figures: ScoutFigures, names: Sequence[str], texts: Texts) -> Table:
    keys = ("searches", "right", "to-point", "as-scout", "as-second", "lost", "points")
    rows = [
        (
            *(seat.searches, seat.right, time_text(seat.middle, texts)),
            *(seat.as_scout, seat.as_second, seat.lost, seat.points),
        )
        for seat in figures.seats
    ]
    return _by_player(names, keys, rows, texts)


def _chipset(
    figures: ChipsetFigures, names: Sequence[str], texts: Texts
) -> Iterator[RenderableType]:
    keys = ("deals", "won", "folds", "folded-winners", "bluffs", "worked", "average")
    rows = [
        (
            *(seat.deals, seat.won, seat.folds, seat.folded_winners),
            *(seat.bluffs, seat.worked, _percent(seat.average, texts)),
        )
        for seat in figures.seats
    ]
    yield _by_player(names, keys, rows, texts)
    yield _phases(figures.phases, names, texts)
    yield Text(texts.say("figures-chances-said"), style="dim")
    if figures.cut:
        yield Text(texts.say("figures-chances-cut"))


def _phases(phases: Sequence[ChipPhase], names: Sequence[str], texts: Texts) -> Table:
    table = _empty(texts.say("figures-chances"))
    for name in names:
        table.add_column(name, justify="right")
    for phase in phases:
        head = texts.say("figures-phase", deal=phase.deal, cards=phase.cards)
        pairs = zip(phase.sets, phase.chances, strict=True)
        cells = (
            "–" if sets is None else f"{_percent(chance, texts)} ({sets})" for sets, chance in pairs
        )
        table.add_row(head, *cells)
    return table


def _setup(figures: SetUpFigures, names: Sequence[str], texts: Texts) -> Iterator[RenderableType]:
    keys = ("lays", "safe", "needless", "forced", "caught", "taken", "challenges", "wrong")
    rows = [
        (
            *(seat.lays, seat.safe, seat.needless, seat.forced, seat.caught),
            *(seat.taken, seat.right, seat.wrong),
        )
        for seat in figures.seats
    ]
    yield _by_player(names, keys, rows, texts)
    yield Text(texts.say("figures-setup-missed", made=figures.made, missed=figures.missed))


def _coopset(figures: CoopSetFigures, texts: Texts) -> Table:
    keys = ("taken-sets", "possible", "added", "points", "score")
    table = figure_table(texts, "figures-layout", *(f"figures-{key}" for key in keys))
    for line in figures.layouts:
        points = line.points - line.cost
        row = (line.layout, line.taken, line.possible, line.added, points, line.score)
        table.add_row(*map(str, row))
    return table


def _twenty(figures: TwentyFigures, names: Sequence[str], texts: Texts) -> Iterator[RenderableType]:
    keys = ("own-0", "own-1", "own-2", "own-3", "own", "asked", "penalty", "wrong", "false-none")
    rows = [
        (*seat.sets, seat.own, seat.asked, seat.penalty, seat.wrong, seat.false_none)
        for seat in figures.seats
    ]
    yield _by_player(names, keys, rows, texts)
    could = sum(bool(swap.could) for swap in figures.swaps)
    yield Text(texts.say("figures-swaps", count=len(figures.swaps), could=could))


def _dice(figures: DiceFigures, names: Sequence[str], texts: Texts) -> Iterator[RenderableType]:
    keys = ("turns", "points", "a-turn", "top", "passed", "missed", "of-best")
    rows = [
        (
            *(seat.turns, seat.points, _average(seat.points, seat.turns), seat.top),
            *(seat.passed, seat.missed, _percent(_share(seat.reached, seat.possible), texts)),
        )
        for seat in figures.seats
    ]
    yield _by_player(names, keys, rows, texts)
    table = figure_table(texts, "figures-round", "end-name", "figures-points", "figures-best")
    for turn in figures.turns:
        best = "–" if turn.best is None else str(turn.best)
        table.add_row(str(turn.round), names[turn.seat], str(turn.points), best)
    yield table
    if figures.cut:
        yield Text(texts.say("figures-best-cut"))


# --- Tables and cells ------------------------------------------------------------------------


def figure_table(texts: Texts, first: str, *others: str) -> Table:
    """A table without lines, with these texts above its columns."""
    table = _empty(texts.say(first))
    for key in others:
        table.add_column(texts.say(key), justify="right")
    return table


def time_text(ms: int | None, texts: Texts) -> str:
    """A time in seconds; a dash for none."""
    return "–" if ms is None else texts.say("seconds", seconds=f"{ms / 1000:.1f}")


def _by_player(
    names: Sequence[str], keys: Sequence[str], rows: Sequence[Sequence[Cell]], texts: Texts
) -> Table:
    """A line for each figure, so that there is room for its name, and a column for each player."""
    table = _empty("")
    for name in names:
        table.add_column(name, justify="right")
    for key, *cells in zip(keys, *rows, strict=True):
        table.add_row(texts.say(f"figures-{key}"), *map(str, cells))
    return table


def _empty(first: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    table.add_column(first, overflow="fold")
    return table


def _percent(part: float | None, texts: Texts) -> str:
    return "–" if part is None else texts.say("figures-percent", percent=round(100 * part))


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _average(points: int, turns: int) -> str:
    return f"{points / turns:.1f}" if turns else "–"
