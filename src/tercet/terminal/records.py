"""What somebody has reached alone in this terminal: solitaires and puzzles, kept in a file each.

Only results under the same rules are compared, and a solitaire with hints is no best.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tercet.engine.wire import decoder
from tercet.games.solitaire import SolitaireView
from tercet.storage.directory import data_directory
from tercet.words.story import clock
from tercet.words.texts import Texts

SOLITAIRES: Final = "solitaires.jsonl"
PUZZLES: Final = "puzzles.jsonl"
R = TypeVar("R", bound=msgspec.Struct)
#: The options that make solitaires differ.
_OPTIONS: Final = ("fixed", "mistakes", "strict", "tell")


class Solitaire(msgspec.Struct, frozen=True):
    """A finished solitaire; `rules` are its form and options."""

    rules: str
    result: str
    score: int
    sets: int
    left: int
    penalties: int
    wrong: int
    ms: int
    hints: int = 0

    @property
    def worth(self) -> tuple[int, int]:
        """How good it was: few cards left, no penalty point, or many points; then the time."""
        if self.rules.startswith("patience"):
            return -self.left, -self.ms
        if self.result == "won":
            return 1000 + self.score, -self.ms
        return (-self.penalties if self.result == "lost" else self.score), -self.ms


class Solved(msgspec.Struct, frozen=True):
    """A puzzle that was solved."""

    date: str
    ms: int


def solitaire_of(view: SolitaireView, options: object, hints: int) -> Solitaire | None:
    """The result of a view at its end; None before."""
    if view.result is None or view.ms is None:
        return None
    given = options if isinstance(options, dict) else {}
    rules = " ".join([view.form, *(str(given.get(name, "")) for name in _OPTIONS)])
    left = len(view.table) + view.pile
    return Solitaire(
        *(rules, view.result, view.score, view.sets, left, view.penalties, view.wrong, view.ms),
        hints=hints,
    )


def compared(result: Solitaire, texts: Texts, directory: Path | None = None) -> list[str]:
    """How a solitaire compares with the earlier ones, to which it is added."""
    path = data_directory(directory) / SOLITAIRES
    before = [each for each in _read(path, Solitaire) if each.rules == result.rules]
    _add(path, result)
    own = [each for each in before if not each.hints]
    if not own:
        return []
    best = max(own, key=lambda each: each.worth)
    lines = [texts.say("labelled", label=texts.say("solitaire-best"), value=_said(best, texts))]
    if not result.hints and result.worth > best.worth:
        lines.append(texts.say("standing-record"))
    return lines


def solved(result: Solved, texts: Texts, directory: Path | None = None) -> list[str]:
    """The time of a puzzle beside the best one; the first time of a day counts."""
    path = data_directory(directory) / PUZZLES
    before = list(_read(path, Solved))
    if all(each.date != result.date for each in before):
        _add(path, result)
        before.append(result)
    best = min(each.ms for each in before)
    days = len({each.date for each in before})
    return [
        texts.say("labelled", label=texts.say("puzzle-best"), value=clock(best)),
        texts.say("labelled", label=texts.say("puzzle-count"), value=str(days)),
    ]


def _said(result: Solitaire, texts: Texts) -> str:
    said = texts.say(
        f"solitaire-{result.result.replace('_', '-')}",
        sets=result.sets,
        left=result.left,
        penalties=result.penalties,
    )
    return f"{said} {clock(result.ms)}"


def _read(path: Path, kind: type[R]) -> Iterator[R]:
    """The results in a file; a line that cannot be read is left out."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError:
        return
    for line in lines:
        try:
            yield decoder(kind).decode(line)
        except msgspec.DecodeError:
            continue


def _add(path: Path, result: msgspec.Struct) -> None:
    """Where nothing can be kept, one can still play."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
    except OSError:
        return
