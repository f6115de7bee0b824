"""`tercet analyse`: a finished game in figures, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.analysis.printing import figure_table, own_figures, time_text
from tercet.analysis.report import Analysis, LaidSet
from tercet.terminal.harmless import one_line
from tercet.words.texts import Texts


def report(analysis: Analysis, names: Sequence[str], texts: Texts) -> RenderableType:
    """The game's own figures; where SETs lay on the table, by difference, and what nobody saw."""
    parts: list[RenderableType] = []
    if analysis.figures is not None:
        parts += own_figures(analysis.figures, names, texts)
    else:
        parts += [_players(analysis, names, texts), Text()]
    if analysis.whole:
        parts += [_differences(analysis, texts), Text(), *_overlooked(analysis.sets, texts)]
    return Group(*parts)


def _players(analysis: Analysis, names: Sequence[str], texts: Texts) -> Table:
    table = figure_table(texts, "end-name", "end-finds", "end-wrong", "end-time")
    for name, figures in zip(names, analysis.seats, strict=True):
        table.add_row(
            one_line(name),
            str(figures.finds),
            str(figures.misses),
            time_text(figures.middle, texts),
        )
    return table


def _differences(analysis: Analysis, texts: Texts) -> Table:
    table = figure_table(texts, "replay-differs", "replay-lay", "replay-found", "replay-middle")
    for each in analysis.differences:
        time = time_text(each.middle, texts)
        table.add_row(str(each.differs), str(each.lay), str(each.found), time)
    return table


def _overlooked(sets: Sequence[LaidSet], texts: Texts) -> Iterator[RenderableType]:
    unseen = [each for each in sets if each.overlooked]
    yield Text(texts.say("replay-unseen", count=len(unseen)), style="bold")
    for each in unseen:
        cards = " ".join(map(str, each.cards))
        yield Text(f"{each.first:>6}  {cards}  {time_text(each.lay, texts)}")
