"""One's own figures for a terminal; the browser has the same parts (`#/me`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.analysis.printing import time_text
from tercet.bots.human.names import skill_name
from tercet.bots.human.skills import PROGRAM, strength_of
from tercet.figures.summary import EDGES, Figures, OpponentRow, RecordRow, TimeRow
from tercet.terminal.harmless import one_line
from tercet.words.texts import Texts

Cells = Sequence[str | int]


def report(figures: Figures, texts: Texts) -> RenderableType:
    """All parts, each followed by an empty line."""
    parts: list[RenderableType] = []
    for part in _parts(figures, texts):
        parts += [part, Text()]
    return Group(*parts)


def _parts(figures: Figures, texts: Texts) -> Iterator[RenderableType]:
    if not figures.games:
        yield Text(texts.say("games-none"))
        return
    yield _strength(figures, texts)
    yield _games(figures, texts)
    if figures.opponents:
        yield _opponents(figures, texts)
    if figures.finds:
        yield _times(figures, texts)
        yield _medians("me-by-difference", "replay-differs", figures.by_difference, texts)
        yield _medians("me-by-number", "me-there", figures.by_number, texts)
        yield _weeks(figures, texts)
        yield _attributes(figures, texts)
    yield _records(figures, texts)


def _strength(figures: Figures, texts: Texts) -> Text:
    found = figures.strength
    if found is None:
        return Text(texts.say("me-strength-none"))
    said = texts.say("skill-strength", strength=round(found.strength, 1))
    within = texts.say("me-interval", low=round(found.low, 1), high=round(found.high, 1))
    rests = texts.say("me-rests-on", count=found.seen)
    return Text.assemble((said, "bold"), f"\n{within} {rests}\n{texts.say('me-strength-text')}")


def _games(figures: Figures, texts: Texts) -> Table:
    rows = []
    for row in figures.by_game:
        name = texts.say(f"game-{row.game}-name")
        if (by := row.strength) is not None:
            ends = {"low": round(by.low, 1), "high": round(by.high, 1)}
            name += f" · {texts.say('me-by-results', strength=round(by.strength, 1), **ends)}"
        won = _share(row.wins, row.games, texts)
        rows.append((name, row.games, won, row.points, row.best))
    heads = ("me-game", "me-played", "me-won", "me-points", "me-best")
    return _table("me-by-game", heads, rows, texts)


def _opponents(figures: Figures, texts: Texts) -> Table:
    rows = [
        (_opponent(row, texts), row.games, _share(row.wins, row.games, texts), row.points)
        for row in figures.opponents
    ]
    heads = ("me-opponent", "me-played", "me-won", "me-points")
    return _table("me-opponents", heads, rows, texts)


def _opponent(row: OpponentRow, texts: Texts) -> str:
    if row.bot is None:
        return one_line(row.name)
    known = strength_of(row.bot) is not None
    other = one_line(row.name) if row.bot == PROGRAM else row.bot
    return f"{skill_name(row.bot, texts) if known else other} ({texts.say('room-bot')})"


def _times(figures: Figures, texts: Texts) -> Table:
    rows = []
    for before, row in zip((0, *EDGES), figures.times, strict=True):
        until = "" if row.until is None else str(row.until // 1000)
        name = f"{before // 1000}–{until} s" if until else f"> {before // 1000} s"
        rows.append((name, _percent(row.own, texts), _percent(row.model, texts)))
    return _table("me-distribution", ("me-time", "me-own", "me-model"), rows, texts)


def _medians(caption: str, head: str, rows: Sequence[TimeRow], texts: Texts) -> Table:
    cells = [
        (row.number, row.finds, time_text(row.own, texts), time_text(row.model, texts))
        for row in rows
    ]
    return _table(caption, (head, "end-finds", "me-own", "me-model"), cells, texts)


def _weeks(figures: Figures, texts: Texts) -> Table:
    rows = []
    for row in figures.weeks:
        strength = "–" if row.strength is None else f"{row.strength.strength:.1f}"
        won = _share(row.wins, row.games, texts)
        rows.append((_day(row.start_ms), row.games, won, time_text(row.median, texts), strength))
    heads = ("me-week", "me-played", "me-won", "replay-middle", "me-strength")
    return _table("me-weeks", heads, rows, texts)


def _attributes(figures: Figures, texts: Texts) -> Table:
    rows = [
        (
            texts.say(f"attribute-{row.attribute}"),
            _share(row.wrong, figures.wrong, texts),
            _share(row.overlooked, figures.overlooked, texts),
            _share(row.found, figures.finds, texts),
        )
        for row in figures.attributes
    ]
    heads = ("me-attribute", "me-broke", "me-differed-overlooked", "me-differed-found")
    return _table("me-attributes", heads, rows, texts)


def _records(figures: Figures, texts: Texts) -> Text:
    streaks = figures.streaks
    lines = [
        *(_record(row, texts) for row in figures.records),
        texts.say("me-streak-wins", most=streaks.wins, now=streaks.wins_now),
        texts.say("me-streak-days", most=streaks.days, now=streaks.days_now),
    ]
    return Text.assemble((texts.say("me-records"), "bold"), *(f"\n{line}" for line in lines))


def _record(row: RecordRow, texts: Texts) -> str:
    value = str(row.value)
    if row.kind == "find":
        value = time_text(row.value, texts)
    elif row.kind == "length":
        value = f"{row.value // 60_000}:{row.value // 1000 % 60:02}"
    return texts.say(f"me-record-{row.kind}", game=texts.say(f"game-{row.game}-name"), value=value)


def _table(caption: str, heads: Sequence[str], rows: Iterable[Cells], texts: Texts) -> Table:
    table = Table(title=texts.say(caption), title_justify="left", title_style="bold")
    for at, head in enumerate(heads):
        table.add_column(texts.say(head), justify="right" if at else "left")
    for row in rows:
        table.add_row(*map(str, row))
    return table


def _share(part: int, all_: int, texts: Texts) -> str:
    return f"{part} ({_percent(part / all_, texts)})" if all_ else str(part)


def _percent(share: float | None, texts: Texts) -> str:
    return "–" if share is None else texts.say("figures-percent", percent=round(100 * share))


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()
