"""What a player reads, in four languages: `Texts("fr").say("card-name", …)`.

The texts are Fluent catalogues in `locales/<language>/`, one file per concern; a new file is
picked up by being there. The browser is built from the same files. Only what is said is parsed,
and Fluent itself is loaded when the first text needs it: a command says a line or two.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tercet.building import building
from tercet.errors import Detail, TercetError
from tercet.words.plain import Figure, Saying, plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "it", "de")


class Texts:
    """The catalogue of one language."""

    __slots__ = ("_catalogue", "lang")

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._catalogue: Final = _catalogue(lang)

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return self._catalogue.has(key)

    def say(self, key: str, /, **figures: Detail | float) -> str:
        """The text of a key with its figures filled in; `KeyError` when there is no such key."""
        ready = {name: _printable(figure) for name, figure in figures.items()}
        return self._catalogue.say(key, ready)

    def __repr__(self) -> str:
        return f"Texts({self.lang!r})"


def error_text(texts: Texts, error: TercetError, names: Sequence[str] = ()) -> str:
    """An error in the reader's language; its bare code, should a catalogue not know it.

    A seat given as `by` is told by its name, where the names at the table are known.
    """
    key = f"error-{error.code.replace('_', '-')}"
    data, by = error.data, error.data.get("by")
    if isinstance(by, int):
        known = names[by] if 0 <= by < len(names) else ""
        data = {**data, "by": known or texts.say("player-number", number=by + 1)}
    try:
        return texts.say(key, **data)
    except Exception:  # whatever it is: an error must be told
        return str(error)


def load_fluent() -> None:
    """Load it before somebody waits for a text that needs it; for a process that stays."""
    for lang in LANGUAGES:
        _catalogue(lang).load()


def system_wish() -> str:
    """The languages that the system asks for, for `pick_language`."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), LANGUAGES[0])


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


def _printable(figure: Detail | float) -> Figure:
    if figure is None:
        return "none"
    return str(figure).lower() if isinstance(figure, bool) else figure


class _Catalogue:
    """The entries of a language as they are written, and those that have been understood.

    Threads may say things at the same moment: they read one bundle, and one at a time adds to it.
    """

    def __init__(self, lang: str) -> None:
        self._lang: Final = lang
        self._entries: Final = {_key(entry): entry for entry in reversed([*_entries(lang)])}
        self._plain: Final[dict[str, Saying | None]] = {}
        self._parsed: Final[set[str]] = set()
        self._bundle: FluentBundle | None = None
        self._lock: Final = threading.Lock()

    def has(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def say(self, key: str, figures: dict[str, Figure]) -> str:
        if key not in self._plain:
            self._plain[key] = plain(self._entries[key], self._lang)
        saying = self._plain[key]
        said = None if saying is None else saying(figures)
        return self._say_with_fluent(key, figures) if said is None else said

    def _say_with_fluent(self, key: str, figures: dict[str, Figure]) -> str:
        bundle = self._bundle_with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        short, long = _set_aside(figures)
        text, problems = bundle.format_pattern(pattern, short)
        if problems:
            raise ValueError(f"{self._lang}: {key}: {problems[0]}")
        return _ASIDE.sub(lambda found: long.get(found[0], found[0]), str(text))

    def load(self) -> None:
        """Have Fluent ready."""
        with self._lock:
            self._ready()

    def _bundle_with(self, key: str) -> FluentBundle:
        """The bundle, in which an entry stands with all that it may refer to."""
        with self._lock:
            bundle = self._ready()
            if key not in self._parsed:
                self._parse(key, bundle)
            return bundle

    def _ready(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self._lang], use_isolating=False)
        return self._bundle

    def _parse(self, key: str, bundle: FluentBundle) -> None:
        from fluent.runtime import FluentResource

        wanted, found = [key], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name not in found and name not in self._parsed:
                found[name] = self._entries[name]
                wanted += [word for word in _NAME.findall(found[name]) if word in self._entries]
        bundle.add_resource(FluentResource("\n".join(found.values())))
        self._parsed.update(found)


@cache
def _catalogue(lang: str) -> _Catalogue:
    if lang not in LANGUAGES:
        raise KeyError(lang)
    with building(f"catalogue {lang}"):
        return _Catalogue(lang)


#: Fluent refuses to fill in what is too long; longer figures stand aside meanwhile.
_LONG: Final = 100
_ASIDE: Final = re.compile("\ue000[0-9]+\ue001")


def _set_aside(figures: dict[str, Figure]) -> tuple[dict[str, Figure], dict[str, str]]:
    """The figures with a sign for each long text, and the texts by their signs."""
    short, long = dict(figures), dict[str, str]()
    for name, figure in figures.items():
        if isinstance(figure, str) and len(figure) > _LONG:
            short[name] = sign = f"\ue000{len(long)}\ue001"
            long[sign] = figure
    return short, long


_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


def _entries(lang: str) -> Iterator[str]:
    """What the files hold, one entry at a time: it begins where a line begins with its key."""
    for path in sorted((Path(__file__).parent.parent / "locales" / lang).glob("*.ftl")):
        for chunk in re.split(r"^(?=[^\s}])", path.read_text("utf-8"), flags=re.MULTILINE):
            if _NAME.match(chunk):
                yield chunk.strip()


def _key(entry: str) -> str:
    return entry.partition("=")[0].strip()
