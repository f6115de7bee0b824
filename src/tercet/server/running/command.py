"""The server's commands, for `tercet` to register: serve, backup, export, doctor.

Each takes plain values and returns what to say; refusals are coded errors.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, TextIO

import httpx
from msgspec.structs import replace

from tercet.engine.wire import from_json
from tercet.errors import Detail
from tercet.server.running.serve import serve
from tercet.server.wire.messages import Settings
from tercet.storage.backup import backup, export
from tercet.storage.directory import data_directory
from tercet.storage.doctor.examination import Doctor
from tercet.storage.doctor.finding import Finding, Report
from tercet.storage.store import open_store
from tercet.words.texts import Texts

#: Seconds in which a server answers, if it answers at all.
_ANSWER_S: Final = 10.0

__all__ = ["backup_data", "examine_data", "export_games", "serve", "told_report"]


def backup_data(target: Path, texts: Texts, *, data: Path | None = None) -> str:
    """Copy the data of a server, running or not, into a new file; what to say about it."""
    made = backup(data_directory(data), target)
    return texts.say("backup-done", path=str(made))


def export_games(
    texts: Texts, *, data: Path | None = None, database: str | None = None, out: TextIO = sys.stdout
) -> str:
    """Write all finished public games as JSON lines; what to say about it."""
    count = 0
    with closing(open_store(database or data_directory(data))) as store:
        for line in export(store):
            out.write(line + "\n")
            count += 1
    return texts.say("export-done", count=count)


def examine_data(
    *,
    data: Path | None = None,
    database: str | None = None,
    mend: bool = False,
    backup: str | None = None,
    server: str | None = None,
) -> Report:
    """Look whether what is stored is whole; of a database, the directory only if it is named.

    With the address of a `server`, ask it whether it makes progress, too.
    """
    directory = data if database is not None else data_directory(data)
    doctor = Doctor(lambda text: from_json(text, Settings), mend=mend, backup=backup)
    report = doctor.examine(directory, database)
    if server is None:
        return report
    return replace(report, findings=(*report.findings, *examine_server(server)))


def examine_server(address: str) -> Iterator[Finding]:
    """Ask a running server whether it makes progress."""
    data: dict[str, Detail] = {"path": address}
    try:
        answer = httpx.get(f"{address.rstrip('/')}/api/health", timeout=_ANSWER_S)
        stuck: list[str] = answer.json().get("stuck", [])
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, AttributeError) as error:
        reason = f"{type(error).__name__} {error}".strip()[:200]
        yield Finding("server_silent", data={**data, "reason": reason})
        return
    if stuck:
        yield Finding("server_stuck", data={**data, "what": ", ".join(stuck)})


def told_report(report: Report, texts: Texts, *, mend: bool) -> Iterator[str]:
    """What was found, a line each, and what was or can be done about it."""
    for finding in report.findings:
        yield _told(finding, texts)
        if finding.cure is not None:
            told = "mended" if finding.mended else "cure"
            data = {"seq": finding.data.get("restored", finding.data.get("good", 0))}
            yield "  " + texts.say(f"doctor-{told}-{finding.cure}", **data)
        elif not mend:
            yield "  " + texts.say("doctor-no-cure")
    yield texts.say("doctor-seen", tables=report.tables, entries=report.entries)
    wrong = sum(not finding.mended for finding in report.findings)
    yield texts.say("doctor-verdict", count=wrong)


def _told(finding: Finding, texts: Texts) -> str:
    name = "doctor-" + finding.code.replace("_", "-")
    return texts.say(name, table=finding.table or 0, **finding.data)
