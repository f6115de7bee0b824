"""A rolling upgrade under load: every node is replaced, and nothing is refused.

    python -m tests.server.nodes.rolling --tables 60
    git worktree add /tmp/before v0.1.0 && python -m tests.server.nodes.rolling --old /tmp/before

Each of three nodes is told to end (SIGTERM), hands its tables over, and is started again. How long
each act took from its first sending to its answer is noted, with those that had to be sent again.
With `--old`, the nodes that are replaced are of another version, whose source is there. If that one
does not sign its messages, add `--unsigned`: then all are replaced twice, at first by nodes that
accept unsigned messages.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from tests.server.nodes.campaign import compare
from tests.server.nodes.clients import Client, Notes, seat
from tests.server.nodes.cluster import ROOT, Cluster
from tests.server.playing import Server
from tests.watched import while_running

#: What the rules refuse while people race each other; anything else would be the upgrade's doing.
OF_THE_GAME = frozenset(
    (
        *("cards_gone", "card_not_on_table", "table_changed", "not_a_set"),
        *("said_already", "not_said", "pointed_first", "called_first"),
    )
)


async def replace_all(
    cluster: Cluster, tables: int, think_s: float, *, unsigned: bool = False
) -> Notes:
    """Play at many tables while every node is replaced, once or twice."""
    notes, stop = Notes(), asyncio.Event()
    for node in cluster.nodes:
        assert await node.answers()
    servers = [Server(None, node.address) for node in cluster.nodes]  # type: ignore[arg-type]
    clients: list[Client] = []
    for number in range(tables):
        table, players = await seat(servers[number % len(servers)], number, "classic", False)
        clients += [Client(cluster, table, it, "classic", notes, think_s) for it in players]
    tasks = [asyncio.create_task(client.play(stop)) for client in clients]
    await notes.more(2 * len(clients))
    notes.waits.clear()
    notes.every_wait = True
    for accept_unsigned in (True, False) if unsigned else (False,):
        for node in cluster.nodes:
            await asyncio.to_thread(node.stop)
            cluster.run(node, accept_unsigned=accept_unsigned)
            assert await node.answers()
            await notes.more(len(clients))
    stop.set()
    await asyncio.gather(*tasks)
    for server in servers:
        await server.close()
    return notes


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between two acts")
    parser.add_argument("--old", type=Path, default=ROOT, help="the source to upgrade from")
    parser.add_argument("--unsigned", action="store_true", help="the old source does not sign")
    given = parser.parse_args()
    cluster, start = Cluster(3, cuts=False), time.monotonic()
    try:
        cluster.start(given.old.resolve())
        work = replace_all(cluster, given.tables, given.think, unsigned=given.unsigned)
        notes = asyncio.run(while_running(work, cluster.running))
        wrong = compare(cluster, notes)
    finally:
        cluster.stop()
    waits = sorted(wait.whole for wait in notes.waits)
    p50, p99 = (waits[int(share * (len(waits) - 1))] for share in (0.5, 0.99))
    strange = {code: n for code, n in notes.refused.items() if code not in OF_THE_GAME}
    lines = [
        f"3 nodes replaced, {given.tables} tables, {len(waits)} acts, {notes.resent} sent again",
        f"an act waits p50 {p50:.2f} s, p99 {p99:.2f} s, at most {waits[-1]:.2f} s",
        f"refused by the rules {sum(notes.refused.values())}, for other reasons {strange}",
        f"{len(wrong)} wrong, {time.monotonic() - start:.0f} s",
        *wrong[:20],
    ]
    print("\n".join(lines))  # noqa: T201


if __name__ == "__main__":
    main()
