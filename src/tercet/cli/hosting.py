"""A server for browsers, and what it keeps."""

from __future__ import annotations

import sys
from pathlib import Path

from tercet.cli import short
from tercet.cli.app import app
from tercet.cli.voice import voice


@app.command
def serve(
    *,
    host: str = short.HOST,
    port: int | None = None,
    open: bool = True,  # noqa: A002
    data: Path | None = None,
    database: str | None = None,
    origin: list[str] | None = None,
    proxy: list[str] | None = None,
) -> None:
    """Serve Tercet for browsers, and open one.

    Parameters
    ----------
    data
        The directory that keeps the tables; by default the user's data directory.
    database
        The address of a PostgreSQL database to keep them in instead.
    origin
        Another address under which browsers reach this server, through a proxy.
    proxy
        The address or network of a proxy that tells who its clients are (X-Forwarded-For).
    """
    short.serve(
        host=host,
        port=port,
        open_browser=open,
        data=data,
        database=database,
        origins=origin or (),
        proxies=proxy or (),
    )


@app.command
def backup(target: Path, *, data: Path | None = None) -> None:
    """Copy the data of a server, running or not, into a new file."""
    from tercet.server.running.command import backup_data

    voice.out.print(backup_data(target, voice.texts, data=data), soft_wrap=True)


@app.command
def export(*, data: Path | None = None, database: str | None = None) -> None:
    """Write all finished public games as JSON lines."""
    from tercet.server.running.command import export_games

    sys.stderr.write(export_games(voice.texts, data=data, database=database) + "\n")
