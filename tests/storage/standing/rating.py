"""Games that have ended, and ratings brought up to them."""

from __future__ import annotations

import asyncio

from tercet.server.journal import Journal
from tercet.server.running.metrics import Metrics
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.standing.rater import Rater
from tercet.storage.standing.results import Ended
from tercet.storage.store import Store


def ended(table: int, *people: str, day: int = 0) -> Ended:
    """A game that its people ended in the order in which they are named."""
    places = tuple(range(1, len(people) + 1))
    at = day * 86_400_000 + table
    return Ended(table_id=table, game="classic", ended_ms=at, people=people, places=places)


def rate(store: Store) -> None:
    async def scene() -> None:
        tasks = BackgroundTasks()
        journal = Journal(store, Metrics(), tasks)
        journal.open()
        await Rater(store, journal, tasks).catch_up()
        tasks.close()
        await journal.close()

    asyncio.run(scene())
