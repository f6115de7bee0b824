"""The sources in six groups: a campaign in each shows where tests are missing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.mutation.covered import ROOT

#: Folders and files below `src/tercet`; the longest name counts.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "rules": (
        *("cards.py", "dice", "drawn.py", "editions", "engine", "errors.py"),
        *("games", "practice", "tables.py"),
    ),
    "tables": ("__init__.py", "__main__.py", "building.py", "ready.py", "replay", "room", "server"),
    "people": (
        *("server/daily.py", "server/figures.py", "server/http", "server/people"),
        *("server/standing", "server/try_clock.py", "standing"),
    ),
    "storage": ("server/nodes", "storage", "tidy"),
    "screens": ("art", "cli", "client", "page", "paper", "terminal", "words"),
    "bots": (
        *("analysis", "bots", "envs", "figures", "netbots"),
        *("odds", "programs", "strength"),
    ),
}


def group_of(source: Path) -> str:
    """The group of a source."""
    short = source.relative_to(ROOT / "src/tercet")
    names = {str(each) for each in (short, *short.parents)}
    _, group = max(
        (len(name), group) for group, every in GROUPS.items() for name in names & {*every}
    )
    return group
