"""What an examination of a program finds: codes and figures, of which catalogues make sentences."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

#: An error keeps a program from playing; a note is something that its author may want to know.
Level = Literal["error", "note"]


class Finding(Struct, frozen=True):
    """Something that was found, while this game was played or before any was."""

    code: str
    level: Level
    data: dict[str, str | int | float]
    game: str = ""


class PlayedGame(Struct, frozen=True):
    """A game that the program played: from which seat, and how it came out."""

    game: str
    seat: int
    scores: tuple[int, ...]
    entries: int


class Report(Struct, frozen=True):
    """All that was found, and the games that came to their end."""

    findings: tuple[Finding, ...]
    games: tuple[PlayedGame, ...]

    @property
    def holds(self) -> bool:
        """Whether the program can play."""
        return not any(each.level == "error" for each in self.findings)


class Wrong(Exception):
    """Something after which the program cannot go on."""

    def __init__(self, code: str, **data: str | float) -> None:
        super().__init__(code)
        self.code, self.data = code, data

    def finding(self, game: str) -> Finding:
        """The same as a finding."""
        return Finding(self.code, "error", dict(self.data), game)
