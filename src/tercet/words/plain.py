"""Texts so plain that they can be said without Fluent: a line, figures in it, one choice by count.

Most texts are. Fluent and its dates and numbers of all languages take a quarter of a second to
load, which a short command should not wait for. Whatever is not understood here is left to Fluent;
`tests/words/test_plain.py` holds every text of the catalogues against it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

Figure = str | int | float
#: Says a text with its figures, or None when Fluent should: a figure is missing, large or broken.
Saying = Callable[[Mapping[str, Figure]], str | None]

#: Larger numbers are written with marks between their digits, differently in each language.
_MOST: Final = 999
_LINE: Final = r"[^\n{}]*(?:\{ \$\w+ \}[^\n{}]*)*"
_WHOLE_LINE: Final = re.compile(rf"[\w-]+ = ({_LINE})")
_CHOICE: Final = re.compile(
    rf"[\w-]+ = \{{ \$(\w+) ->\n((?: +\[\w+\] {_LINE}\n)* +\*\[\w+\] {_LINE}\n)\}}"
)
_VARIANT: Final = re.compile(rf" +(\*?)\[(\w+)\] ({_LINE})\n")
_FIGURE: Final = re.compile(r"\{ \$(\w+) \}")


def plain(entry: str, lang: str) -> Saying | None:
    """How to say this entry of a catalogue, if it is plain."""
    line = _WHOLE_LINE.fullmatch(entry)
    if line is not None:
        return _saying(line[1])
    choice = _CHOICE.fullmatch(entry)
    return None if choice is None else _choosing(choice[1], choice[2], lang)


def _saying(line: str) -> Saying:
    said = line.strip()
    if "{" not in said:
        return lambda _: said
    pieces = _FIGURE.split(said)  # a text, a name, a text, a name, …, a text
    texts, names = pieces[::2], pieces[1::2]

    def say(figures: Mapping[str, Figure]) -> str | None:
        told = texts[0]
        for name, text in zip(names, texts[1:], strict=True):
            written = _written(figures.get(name))
            if written is None:
                return None
            told += written + text
        return told

    return say


def _choosing(name: str, lines: str, lang: str) -> Saying:
    variants = [(key, bool(star), _saying(line)) for star, key, line in _VARIANT.findall(lines)]
    by_key = {key: say for key, _, say in variants}
    usual = next(say for _, star, say in variants if star)
    numbers = any(key.isdecimal() for key in by_key)

    def say(figures: Mapping[str, Figure]) -> str | None:
        figure = figures.get(name)
        written = _written(figure)
        if written is None or (numbers and isinstance(figure, str)):
            return None
        if isinstance(figure, str):
            return by_key.get(written, usual)(figures)
        chosen = by_key.get(written) or by_key.get(_category(int(written), lang), usual)
        return chosen(figures)

    return say


def _category(count: int, lang: str) -> str:
    """The plural of a small whole number in our languages."""
    return "one" if count == 1 or (count == 0 and lang == "fr") else "other"


def _written(figure: Figure | None) -> str | None:
    if isinstance(figure, str):
        return figure
    return str(figure) if isinstance(figure, int) and 0 <= figure <= _MOST else None
