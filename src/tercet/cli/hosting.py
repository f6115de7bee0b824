"""A server for browsers, and what it keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from tercet.cli.arguments import NO, Json, Switch
from tercet.cli.voice import voice
from tercet.errors import Unreadable

#: Only this machine, unless somebody asks for more.
HOST: Final = "127.0.0.1"
#: Where passwords stand in an address, it is better not seen among the processes.
DATABASE: Final = "TERCET_DATABASE"
BROKER: Final = "TERCET_BROKER"


def serve(
    *,
    host: str = HOST,
    port: int | None = None,
    open: bool = True,  # noqa: A002
    data: Path | None = None,
    database: str | None = None,
    origin: list[str] | None = None,
    proxy: list[str] | None = None,
    broker: str | None = None,
    open_broker: Switch = False,
    accept_unsigned: Switch = False,
    name: str = "",
    workers: int = 1,
) -> None:
    """Serve Tercet for browsers, and open one."""
    wishes: dict[str, Any] = {
        "data": data,
        "database": database or os.environ.get(DATABASE),
        "origins": tuple(origin or ()),
        "proxies": tuple(proxy or ()),
        "open_broker": open_broker,
        "accept_unsigned": accept_unsigned,
    }
    broker = broker or os.environ.get(BROKER)
    if workers > 1:
        from tercet.server.running.workers import serve_with_workers

        serve_with_workers(workers, host, port, voice.lang, broker, **wishes)
        return
    from tercet.server.running.serve import serve as run

    run(host, port, open_browser=open, lang=voice.lang, broker=broker, name=name, **wishes)


def backup(target: Path, *, data: Path | None = None) -> None:
    """Copy the data of a server, running or not, into a new file."""
    from tercet.server.running.command import backup_data

    voice.out.print(backup_data(target, voice.texts, data=data), soft_wrap=True)


def export(
    *logs: Path,
    parquet: Path | None = None,
    key: Path | None = None,
    data: Path | None = None,
    database: str | None = None,
) -> None:
    """Write finished public games: as JSON lines, or with --parquet as tables for research."""
    if parquet is not None:
        from tercet.tidy.command import export_parquet

        told = export_parquet(parquet, logs, voice.texts, data=data, database=database, key=key)
    elif logs or key is not None:
        raise Unreadable("only_with_parquet")
    else:
        from tercet.server.running.command import export_games

        told = export_games(voice.texts, data=data, database=database)
    sys.stderr.write(told + "\n")


def doctor(
    *,
    data: Path | None = None,
    database: str | None = None,
    mend: bool = False,
    backup: str | None = None,
    server: str | None = None,
    json: Json = False,
) -> None:
    """Look whether the data of a server is whole, and with --mend, mend what can be mended."""
    from tercet.server.running.command import examine_data, told_report

    report = examine_data(data=data, database=database, mend=mend, backup=backup, server=server)
    if json:
        voice.json({"holds": report.holds, **asdict(report)})
    else:
        for line in told_report(report, voice.texts, mend=mend):
            voice.say(line, soft_wrap=True)
    if not report.holds:
        sys.exit(NO)


def figures(*, data: Path | None = None, database: str | None = None) -> None:
    """Read every finished game of a server anew, for the figures of those who played."""
    from tercet.server.running.rereading import reread_games

    count = reread_games(data=data, database=database)
    voice.say(voice.texts.say("me-reads", count=count))


def ratings(
    game: str | None = None,
    *,
    recompute: bool = False,
    data: Path | None = None,
    database: str | None = None,
    json: Json = False,
) -> None:
    """List the ratings of a server's players, or compute them anew from all results."""
    from tercet.server.standing import command

    if recompute:
        found = command.recomputed(data=data, database=database)
        if json:
            voice.json({"holds": found.holds, **asdict(found)})
        else:
            voice.say(command.told(found, voice.texts), soft_wrap=True)
        if not found.holds:
            sys.exit(NO)
        return
    standings = command.listed(game, data=data, database=database)
    if json:
        voice.json(standings)
    else:
        for line in command.lines(standings, voice.texts):
            voice.say(line, soft_wrap=True)
