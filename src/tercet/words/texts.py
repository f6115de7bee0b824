"""What a player reads, in four languages: `Texts("fr").say("card-name", …)`.

The texts are Fluent catalogues in `locales/<language>/`, one file per concern; a new file is
picked up by being there. The browser is built from the same files.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tercet.errors import Detail, TercetError

LANGUAGES: Final = ("en", "fr", "it", "de")


class Texts:
    """The catalogue of one language."""

    __slots__ = ("_bundle", "lang")

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._bundle: Final = _bundle(lang)

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **figures: Detail | float) -> str:
        """The text of a key with its figures filled in; `KeyError` when there is no such key."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        ready = {name: _printable(figure) for name, figure in figures.items()}
        text, problems = self._bundle.format_pattern(pattern, ready)
        if problems:
            raise ValueError(f"{self.lang}: {key}: {problems[0]}")
        return str(text)

    def __repr__(self) -> str:
        return f"Texts({self.lang!r})"


def error_text(texts: Texts, error: TercetError, names: Sequence[str] = ()) -> str:
    """An error in the reader's language; its bare code, should a catalogue not know it.

    A seat given as `by` is told by its name, where the names at the table are known.
    """
    key = f"error-{error.code.replace('_', '-')}"
    data, by = error.data, error.data.get("by")
    if isinstance(by, int):
        data = {**data, "by": names[by] if by < len(names) else f"P{by + 1}"}
    return texts.say(key, **data) if texts.has(key) else str(error)


def pick_language(preferred: str | None) -> str:
    """The best language for a wish such as `fr`, `fr_CH.UTF-8` or `de-AT,de;q=0.9,en;q=0.5`."""
    wishes = [_WISH.fullmatch(wish.strip()) for wish in re.split("[,:]", preferred or "")]
    spoken = [wish for wish in wishes if wish and wish["lang"].lower() in LANGUAGES]
    # max() takes the first of equal wishes: their order counts.
    best = max(spoken, key=_weight, default=None)
    return best["lang"].lower() if best and _weight(best) > 0 else LANGUAGES[0]


_WISH: Final = re.compile(r"(?P<lang>[A-Za-z]+)([-_.@][^;]*)?\s*(;\s*q=(?P<weight>[01](\.\d*)?))?")


def _weight(wish: re.Match[str]) -> float:
    return float(wish["weight"] or 1)


def _printable(figure: Detail | float) -> str | float:
    if figure is None:
        return "none"
    return str(figure).lower() if isinstance(figure, bool) else figure


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise KeyError(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    for entry in sorted((files("tercet") / "locales" / lang).iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
