"""What teams have reached in the terminal: a file in the user's data directory (COOP-6b)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError, Unreadable
from tercet.games.coopset.results import TeamResult, TeamStanding, standing
from tercet.words.texts import Texts

FILE: Final = "results.jsonl"


def kept_standing(result: TeamResult, directory: Path) -> TeamStanding:
    """How a result compares with those in the file, to which it is added."""
    path = directory / FILE
    try:
        found = standing(result, reversed(list(_read(path))))
        directory.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(to_json(result) + b"\n")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Unreadable("data_unusable", path=str(path), reason=why) from error
    return found


def standing_lines(found: TeamStanding, texts: Texts) -> Iterator[str]:
    """A result beside the last ones and the best, in words."""
    if found.best is None:
        yield texts.say("standing-first")
        return
    yield f"{texts.say('standing-last')}: {' · '.join(map(str, found.last))}"
    yield f"{texts.say('standing-best')}: {found.best}"
    if found.score >= found.best:
        yield texts.say("standing-record" if found.score > found.best else "standing-equal")


def _read(path: Path) -> Iterator[TeamResult]:
    """The results in a file, the oldest first; a line that cannot be read is left out."""
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        try:
            yield from_json(line, TeamResult)
        except TercetError:
            continue
