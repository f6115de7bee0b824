"""What is wrong, as a value: a code, where, and what can be done about it."""

from __future__ import annotations

from typing import Final

import msgspec

from tercet.errors import Detail

#: Every code of a finding; the catalogues say each as `doctor-…`.
CODES: Final = (
    "file_missing",
    "file_empty",
    "file_broken",
    "open_to_others",
    "key_broken",
    "schema_older",
    "schema_unknown",
    "orphans",
    "people_missing",
    "next_missing",
    "table_damaged",
    "settings_damaged",
    "outcome_differs",
    "server_silent",
    "server_stuck",
)
#: What can be done: take it from the backup, close a file to others, bring the schema up to date,
#: remove rows, cut a game back to its last good entry, end a table, work a value out again.
CURES: Final = ("restore", "close", "migrate", "remove", "cut", "end", "rebuild")


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong. `table` is a table's number; `cure` is None where nothing helps."""

    code: str
    table: int | None = None
    data: dict[str, Detail] = {}
    cure: str | None = None
    mended: bool = False


class Report(msgspec.Struct, frozen=True):
    """What was looked at, and what was found."""

    tables: int
    entries: int
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Whether nothing is wrong, or not any more."""
        return all(finding.mended for finding in self.findings)
