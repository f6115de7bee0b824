"""Odds and results as tables for people, in their language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import Any, Final

from babel.numbers import format_decimal
from rich.table import Table

from tercet.odds.figures import Figure
from tercet.odds.simulation import Result
from tercet.words.texts import Texts

#: What the rule sheets say of so many cards (CARD-6).
SHEETS: Final = {12: "odds-sheet-12", 15: "odds-sheet-15", 21: "odds-sheet-21"}
#: Figures that are no shares: they are printed as they are, not as percentages.
_PLAIN: Final = ("_per_game", "_mean", "_by_seat")


def number(value: float, digits: int, lang: str) -> str:
    """A number with so many decimals, as it is written in a language."""
    decimals = "." + "0" * digits if digits else ""
    return format_decimal(value, format=f"#,##0{decimals}", locale=lang)


def percent(value: float, lang: str) -> str:
    """A share as a percentage, with more decimals the smaller it is."""
    if 0 < value < 1e-9:
        return f"< {number(1e-7, 7, lang)} %"
    digits = 2 if value >= 0.01 or value == 0 else 4 if value >= 0.0001 else 7
    return number(100 * value, digits, lang) + " %"


def one_in(chance: float | None, texts: Texts) -> str:
    """A chance as "1 in 30.96"; nothing for what never happens."""
    if not chance:
        return "–"
    digits = 2 if chance > 0.001 else 0
    return texts.say("odds-one-in", figure=number(1 / chance, digits, texts.lang))


# --- tercet odds ------------------------------------------------------------------------------


def exact_counts(deck: int, counts: Sequence[int], texts: Texts) -> Table:
    """The number of hands without a SET by size, beside all hands of that size."""
    table = _table(texts.say("odds-exact-title", deck=deck))
    for heading in ("odds-cards", "odds-set-free", "odds-hands", "odds-no-set"):
        table.add_column(texts.say(heading), justify="right")
    for cards, count in enumerate(counts):
        hands = comb(deck, cards)
        table.add_row(
            str(cards),
            number(count, 0, texts.lang),
            number(hands, 0, texts.lang),
            percent(count / hands, texts.lang),
        )
    return table


def all_sizes(deck: int, sizes: list[dict[str, Any]], texts: Texts) -> Table:
    """Chance of no SET and mean number of SETs by hand size, with the sheets' figures beside."""
    table = _table(texts.say("odds-title", deck=deck))
    headings = ["odds-cards", "odds-no-set", "odds-one-in-heading", "odds-expected"]
    for heading in headings:
        table.add_column(texts.say(heading), justify="right")
    if deck == 81:
        table.add_column(texts.say("odds-sheets"))
    for size in sizes:
        cells = [
            str(size["cards"]),
            percent(size["no_set"], texts.lang),
            one_in(size["no_set"], texts),
            number(size["expected"], 2, texts.lang),
        ]
        said = SHEETS.get(size["cards"])
        if deck == 81:
            cells.append(texts.say(said) if said else "")
        table.add_row(*cells, style="bold" if said and deck == 81 else None)
    return table


def one_size(size: dict[str, Any], texts: Texts) -> Table:
    """All that is known of one hand size."""
    lang = texts.lang
    table = _table(texts.say("odds-one-title", cards=size["cards"], deck=size["deck"]))
    table.add_column(texts.say("odds-figure"))
    table.add_column("", justify="right")
    table.add_column("", justify="right")
    chance = size["no_set"]
    table.add_row(texts.say("odds-no-set"), percent(chance, lang), one_in(chance, texts))
    spread = f"± {number(size['deviation'], 2, lang)}"
    table.add_row(texts.say("odds-expected"), number(size["expected"], 3, lang), spread)
    for sets, share in size.get("by_sets", {}).items():
        if share:
            count = texts.say("odds-sets", count=int(sets))
            table.add_row(count, percent(share, lang), one_in(share, texts))
    return table


# --- tercet simulate --------------------------------------------------------------------------


def caption(result: Result, texts: Texts) -> str:
    """What was played, and how much of it."""
    plan = result.plan
    return texts.say(
        "simulate-caption",
        game=plan.game,
        games=number(result.games, 0, texts.lang),
        seed=str(plan.seed),
        pick=plan.pick,
        players=plan.players,
    )


def took(result: Result, texts: Texts) -> str:
    """How long it took, and how many games that is in a second."""
    speed = number(result.games / result.seconds, 0, texts.lang)
    seconds = number(result.seconds, 1, texts.lang)
    return texts.say("simulate-took", seconds=seconds, speed=speed)


def simulation(result: Result, texts: Texts) -> Iterator[Table]:
    """One table for the single figures, and one for each row of figures."""
    single = {name: f for name, f in result.figures.items() if isinstance(f, Figure)}
    if single:
        rows = {texts.say(f"figure-{_dashes(name)}"): (name, f) for name, f in single.items()}
        yield _figures("", rows, texts)
    for name, figures in result.figures.items():
        if isinstance(figures, Figure):
            continue
        named = figures.items() if isinstance(figures, dict) else enumerate(figures)
        title = texts.say(f"figure-{_dashes(name)}")
        yield _figures(title, {said(key, texts): (name, f) for key, f in named}, texts)


def _figures(title: str, rows: dict[str, tuple[str, Figure]], texts: Texts) -> Table:
    table = _table(title)
    table.add_column("")
    table.add_column(texts.say("simulate-value"), justify="right")
    table.add_column(texts.say("simulate-error"), justify="right")
    for label, (name, figure) in rows.items():
        if figure.value is not None:
            table.add_row(label, *_cells(name, figure, texts))
    return table


def _cells(name: str, figure: Figure, texts: Texts) -> tuple[str, str]:
    value, error = figure.value or 0.0, figure.error
    if is_share(name):
        shown = percent(value, texts.lang)
        return shown, "" if error is None else f"± {number(100 * error, 4, texts.lang)}"
    shown = number(value, 3, texts.lang)
    return shown, "" if error is None else f"± {number(error, 4, texts.lang)}"


def is_share(name: str) -> bool:
    """Whether a figure is a share of all cases, and not a mean."""
    return not name.endswith(_PLAIN)


def said(key: object, texts: Texts) -> str:
    """What a figure belongs to: a number as it is, a form of a game by its name."""
    text = f"figure-key-{key}"
    return texts.say(text) if texts.has(text) else str(key)


def _dashes(name: str) -> str:
    return name.replace("_", "-")


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2))
