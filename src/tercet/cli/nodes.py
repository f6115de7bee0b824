"""Several nodes: what they are doing, and a machine that only thinks for their bots."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING, Final

from msgspec.structs import asdict

from tercet.cli.arguments import NO, Json, Switch
from tercet.cli.hosting import BROKER, DATABASE
from tercet.cli.voice import voice
from tercet.errors import Unreadable

if TYPE_CHECKING:
    from tercet.server.nodes.overview import Overview

_FIGURES: Final = ("streams_in", "streams_out", "forwarded", "takeovers", "stale")


def cluster(
    *,
    database: str | None = None,
    broker: str | None = None,
    open_broker: Switch = False,
    json: Json = False,
) -> None:
    """Show every node at a database, and with a broker what passes between them."""
    from tercet.server.nodes.overview import overview

    logging.basicConfig(handlers=[logging.NullHandler()])  # it is said in words, below
    where = broker or os.environ.get(BROKER)
    seen = overview(_needed(database), where, open_broker=open_broker)
    if json:
        voice.json([asdict(node) for node in seen.nodes])
    else:
        _tell(seen)
    if seen.broker is False:
        sys.stderr.write(voice.texts.say("cluster-broker-away") + "\n")
        sys.exit(NO)


def _tell(seen: Overview) -> None:
    for node in seen.nodes:
        figures = {name.replace("_", "-"): node.figures.get(name, 0) for name in _FIGURES}
        state = "draining" if node.draining else "serving"
        voice.say(
            voice.texts.say(
                "cluster-node",
                name=node.name,
                id=node.id[:8],
                version=node.version,
                tables=node.tables,
                lease=round(node.lease_ms / 1000, 1),
                state=state,
            )
        )
        if node.figures:
            voice.say("  " + voice.texts.say("cluster-figures", **figures))
        elif seen.broker:
            voice.say("  " + voice.texts.say("cluster-silent"))
    voice.say(voice.texts.say("cluster-count", count=len(seen.nodes)))


def think(
    *,
    database: str | None = None,
    broker: str | None = None,
    open_broker: Switch = False,
    processes: int = 0,
) -> None:
    """Think for the bots of all nodes until interrupted."""
    from tercet.server.nodes.thinking import work

    where = broker or os.environ.get(BROKER)
    if where is None:
        raise Unreadable("thinkers_need_broker")
    work(_needed(database), where, processes, open_broker=open_broker)


def _needed(database: str | None) -> str:
    named = database or os.environ.get(DATABASE)
    if named is None:
        raise Unreadable("nodes_need_database")
    return named
