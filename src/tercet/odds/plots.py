"""Pictures of odds and results: curves and histograms for a slide, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure as Picture
from matplotlib.ticker import FuncFormatter, MaxNLocator

from tercet.odds import exact
from tercet.odds.figures import Figure
from tercet.odds.models import find_model
from tercet.odds.simulation import Result
from tercet.odds.tables import SHEETS, caption, is_share, number, one_in, said
from tercet.words.texts import Texts

#: Colours that colour-blind people can tell apart (Okabe and Ito).
BLUE, ORANGE, GREEN, GREY = "#0072b2", "#d55e00", "#009e73", "#5f6b7a"
#: What the sheets say of twelve and fifteen cards (CARD-6), as chances.
SHEET_CHANCES: Final = {12: 1 / 33, 15: 1 / 2500}
#: So many bars can each have a name.
FEW: Final = 6
#: The same picture is the same file: no date, no random ids in an SVG.
_STYLE: Final[Any] = {
    "svg.hashsalt": "tercet",
    "svg.fonttype": "path",
    "font.size": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e3e6ea",
}


def plot_odds(path: Path, deck: int, texts: Texts) -> None:
    """The chance of no SET by number of cards, and the SETs among twelve."""
    with mpl.rc_context(_STYLE):
        picture = Picture(figsize=(11, 4.6), layout="constrained")
        left, right = picture.subplots(1, 2)
        _no_set_curve(left, deck, texts)
        _by_sets_bars(right, deck, texts)
        picture.suptitle(texts.say("odds-title", deck=deck), fontweight="bold")
        _save(picture, path)


def _no_set_curve(axes: Any, deck: int, texts: Texts) -> None:
    sizes = range(3, len(exact.set_free(deck)) - 1)
    chances = [float(exact.no_set(cards, deck)) for cards in sizes]
    axes.semilogy(sizes, chances, "o-", color=BLUE, label=texts.say("odds-exact-legend"))
    if deck == 81:
        says = texts.say("odds-sheets-legend")
        cross = {"color": ORANGE, "markersize": 10, "markeredgewidth": 2.5, "zorder": 3}
        axes.semilogy(*zip(*SHEET_CHANCES.items(), strict=True), "x", label=says, **cross)
        for cards, chance in SHEET_CHANCES.items():
            true = one_in(float(exact.no_set(cards)), texts)
            beside = f"{texts.say(SHEETS[cards])}\n({texts.say('odds-exact-legend')}: {true})"
            axes.annotate(beside, (cards, chance), (8, 8), textcoords="offset points")
        axes.legend(frameon=False)
    axes.set_xlabel(texts.say("odds-cards-axis"))
    axes.set_ylabel(texts.say("odds-chance-axis"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _by_sets_bars(axes: Any, deck: int, texts: Texts) -> None:
    hands = exact.by_sets(12, deck)
    # What is rarer than one in ten thousand would not show.
    shares = [count / sum(hands) for count in hands if 10_000 * count > sum(hands)]
    bars = axes.bar(range(len(shares)), shares, color=GREEN)
    labels = [
        f"{number(100 * share, 1, texts.lang)} %" if share > 0.003 else "" for share in shares
    ]
    axes.bar_label(bars, labels, fontsize=8)
    axes.set_title(texts.say("odds-by-sets-title"))
    axes.set_xlabel(texts.say("odds-sets-axis"))
    axes.set_ylabel(texts.say("odds-share-axis"))
    _percent_axis(axes, texts.lang)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def plot_result(path: Path, result: Result, texts: Texts) -> None:
    """The main figures of a simulation, a panel each, with bars for two standard errors."""
    names = find_model(result.plan.game).plotted
    with mpl.rc_context(_STYLE):
        picture = Picture(figsize=(5.4 * len(names), 4.4), layout="constrained")
        for axes, name, colour in zip(
            picture.subplots(1, len(names), squeeze=False)[0],
            names,
            (BLUE, ORANGE, GREEN),
            strict=False,
        ):
            _panel(axes, name, result, texts, colour)
        picture.suptitle(caption(result, texts), fontsize=10, color=GREY)
        _save(picture, path)


def _panel(axes: Any, name: str, result: Result, texts: Texts, colour: str) -> None:
    figures = result.figures[name]
    assert not isinstance(figures, Figure), "a panel needs several figures"
    curve = isinstance(figures, list)
    named = figures.items() if isinstance(figures, dict) else enumerate(figures)
    points = [(key, f.value, 2 * (f.error or 0)) for key, f in named if f.value is not None]
    keys, heights, errors = zip(*points, strict=True)
    # Few values, or values that are words, get a place each; others lie on a line of numbers.
    apart = isinstance(figures, dict) and len(keys) <= FEW
    places = [said(key, texts) for key in keys] if apart else [int(key) for key in keys]
    if curve:
        axes.errorbar(places, heights, yerr=errors, fmt="o-", color=colour, capsize=2, markersize=4)
    else:
        axes.bar(places, heights, color=colour, yerr=errors, ecolor=GREY, width=0.8)
    axes.set_ylim(bottom=0, top=min(1.02, axes.get_ylim()[1]) if is_share(name) else None)
    axes.set_title(texts.say(f"figure-{name.replace('_', '-')}"), fontsize=11, wrap=True)
    if is_share(name):
        _percent_axis(axes, texts.lang)
    if not apart:
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _percent_axis(axes: Any, lang: str) -> None:
    digits = 1 if axes.get_ylim()[1] < 0.05 else 0
    axes.yaxis.set_major_formatter(
        FuncFormatter(lambda share, _: f"{number(100 * share, digits, lang)} %")
    )


def _save(picture: Picture, path: Path) -> None:
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
    picture.savefig(path, dpi=160, metadata=metadata)
