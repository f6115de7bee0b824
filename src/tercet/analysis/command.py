"""`tercet analyse`: a finished game in figures, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.analysis.report import Analysis, LaidSet
from tercet.engine.log import Header
from tercet.words.texts import Texts


def report(analysis: Analysis, header: Header, texts: Texts) -> RenderableType:
    """Players, SETs by difference, and the SETs that nobody saw."""
    if not analysis.sought:
        return Text(texts.say("analysis-not-sought"))
    return Group(
        _players(analysis, header.seats, texts),
        Text(),
        _differences(analysis, texts),
        Text(),
        *_overlooked(analysis.sets, texts),
    )


def _players(analysis: Analysis, names: Sequence[str], texts: Texts) -> Table:
    table = _table(texts, "end-name", "end-finds", "end-wrong", "end-time")
    for name, figures in zip(names, analysis.seats, strict=True):
        table.add_row(name, str(figures.finds), str(figures.misses), _time(figures.middle, texts))
    return table


def _differences(analysis: Analysis, texts: Texts) -> Table:
    table = _table(texts, "replay-differs", "replay-lay", "replay-found", "replay-middle")
    for each in analysis.differences:
        time = _time(each.middle, texts)
        table.add_row(str(each.differs), str(each.lay), str(each.found), time)
    return table


def _overlooked(sets: Sequence[LaidSet], texts: Texts) -> Iterator[RenderableType]:
    unseen = [each for each in sets if each.overlooked]
    yield Text(texts.say("replay-unseen", count=len(unseen)), style="bold")
    for each in unseen:
        cards = " ".join(map(str, each.cards))
        yield Text(f"{each.first:>6}  {cards}  {_time(each.lay, texts)}")


def _table(texts: Texts, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    table.add_column(texts.say(first))
    for key in others:
        table.add_column(texts.say(key), justify="right")
    return table


def _time(ms: int | None, texts: Texts) -> str:
    return "–" if ms is None else texts.say("seconds", seconds=f"{ms / 1000:.1f}")
