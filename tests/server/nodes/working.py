"""One node in a process of its own, which notes what it has owned and stored.

    python -m tests.server.nodes.working '{"data": …, "notes": …, …}'

Notes are lines that a killed process leaves behind: `owns TABLE EPOCH ENTRIES` when a room was read
with so many entries, `wrote TABLE SEQ EPOCH` when an entry was committed.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tercet.server.house import House
from tercet.server.nodes.draining import drain
from tercet.server.running.host_log import log_as_json
from tercet.storage.rows import Parts
from tercet.storage.store import Store
from tests.server.playing import serving
from tests.server.saboteurs import SABOTEURS


def take_notes(path: str) -> None:
    """Note what this node owns and writes."""
    notes = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    write, take_up = Store.write, House._take_up

    def noted_write(self: Store, parts: Parts, **more: Any) -> Any:
        results = write(self, parts, **more)
        lines = [
            f"wrote {row.table_id} {row.seq} {part.fence[1]}\n"
            for part, failed in zip(parts, results, strict=True)
            if failed is None and part.fence is not None
            for row in part.events
        ]
        os.write(notes, "".join(lines).encode())
        return results

    def noted_take_up(self: House, stored: Any, game: Any = None) -> Any:
        assert self.node is not None
        epoch = self.node.epochs[stored.row.id]
        os.write(notes, f"owns {stored.row.number} {epoch} {len(stored.events)}\n".encode())
        return take_up(self, stored, game)

    Store.write = noted_write  # type: ignore[method-assign]
    House._take_up = noted_take_up  # type: ignore[method-assign]


async def work(wishes: dict[str, Any]) -> None:
    """Serve until SIGTERM, then hand everything over."""
    end = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end.set)
    async with serving(
        Path(wishes["data"]),
        database=wishes["database"],
        broker=wishes["broker"],
        name=wishes["name"],
        host=wishes["host"],
        port=wishes["port"],
        accept_unsigned=wishes["accept_unsigned"],
    ) as server:
        await end.wait()
        await drain(server.house)


def main() -> None:
    wishes = json.loads(sys.argv[1])
    log_as_json()
    if wishes["saboteur"]:
        SABOTEURS[wishes["saboteur"]]()
    take_notes(wishes["notes"])
    asyncio.run(work(wishes))


if __name__ == "__main__":
    main()
