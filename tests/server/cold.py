"""The smallest crash: a cold process whose two threads read two stored tables at once.

    python -m tests.server.cold --processes 300

Without `build_shared()` and the lock, 71 of 300 processes died of a segmentation fault in msgspec.
With a saboteur, something is left out of `build_shared()`.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.watched import code_name

ROOT: Final = Path(__file__).parents[2]


def read_at_once(where: Path, ids: list[str], saboteur: str | None) -> None:
    """Read tables on two threads, as a server does when clients come back after a restart."""
    from tercet.server.reading import TableReader
    from tercet.server.ready import build_served
    from tercet.server.running.hosting import tune_interpreter
    from tercet.server.set_aside import SetAside
    from tercet.storage.store import open_store

    if saboteur is not None:
        SABOTEURS[saboteur]()
    build_served()
    tune_interpreter()

    async def read() -> None:
        store = open_store(where)
        reader = TableReader(store, SetAside(), 100_000)
        assert all(await asyncio.gather(*map(reader.read, ids)))
        reader.close()
        store.close()

    asyncio.run(read())


def forget_the_header() -> None:
    """Leaves a type out of what is built before threads start."""
    from tercet import ready
    from tercet.engine.log import Header

    vars(ready)["TYPES"] = tuple(kind for kind in ready.TYPES if kind is not Header)


def forget_the_editions() -> None:
    """Leaves the editions out of what is built before threads start."""
    from tercet import ready

    vars(ready)["EDITION_IDS"] = ()


SABOTEURS: Final[dict[str, Callable[[], None]]] = {
    "forget_the_header": forget_the_header,
    "forget_the_editions": forget_the_editions,
}


def cold(where: Path, ids: list[str], saboteur: str | None = None) -> tuple[int, str]:
    """Run one cold process; return its exit code and standard error."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.server.cold", "--read"]
    words = [*command, str(where), *ids, *(["--saboteur", saboteur] if saboteur else [])]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stderr


def main() -> None:
    """Many cold processes, one after the other; or one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=300)
    parser.add_argument("--read", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--saboteur", choices=SABOTEURS)
    given = parser.parse_args()
    if given.read:
        read_at_once(Path(given.read[0]), given.read[1:], given.saboteur)
        return
    from tests.server.open_tables import put_into

    ends: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="tercet-cold-") as place:
        ids = put_into(Path(place), 2, 10)
        for _ in range(given.processes):
            ends[code_name(cold(Path(place), ids, given.saboteur)[0])] += 1
    print(f"{given.processes} cold processes: {dict(ends)}")  # noqa: T201


if __name__ == "__main__":
    main()
