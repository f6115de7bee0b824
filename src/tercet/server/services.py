"""What every room of the house needs, handed to it in one piece."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tercet.server.guarding.limits import Limits
from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.standing.awaited import AwaitedPlayers
from tercet.server.standing.rater import Rater
from tercet.server.table.thinking import Thinkers
from tercet.storage.store import Store

if TYPE_CHECKING:
    from tercet.server.table.room import Room


@dataclass(frozen=True)
class Services:
    """The store and its journal, limits, a clock in seconds, where bots think, whom to tell."""

    store: Store
    journal: Journal
    limits: Limits
    metrics: Metrics
    clock: Callable[[], float]
    thinkers: Thinkers
    rater: Rater
    awaited: AwaitedPlayers
    #: The room has changed as the lobby shows it.
    changed: Callable[[Room], None]
    #: The room is no longer needed in memory.
    emptied: Callable[[Room], None]
    #: The room's code has raised an unexpected exception.
    broke: Callable[[Room, Exception], None]
    tasks: BackgroundTasks
    #: Whether other nodes may own a table later: then numbers of refused acts are stored, too.
    shared: bool = False
