"""The long form: every door, as many rounds as asked for, with seeds that are printed.

`python -m tests.nonsense --rounds 20 --seed 1`
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.nonsense import doors
from tests.server.playing import serving

HERE = (
    *(doors.at_the_table, doors.at_the_process, doors.at_the_keyboard),
    *(doors.at_the_logs, doors.at_the_commands),
)


def main() -> None:
    """Knock at every door."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    asked = parser.parse_args()
    for seed in range(asked.seed, asked.seed + asked.rounds):
        begun = time.monotonic()
        counts = {door.__name__: door(random.Random(seed)) for door in HERE}
        counts |= asyncio.run(served(random.Random(seed)))
        took = time.monotonic() - begun
        sys.stdout.write(f"seed {seed}: {sum(counts.values())} in {took:.0f} s, {counts}\n")
        sys.stdout.flush()


async def served(luck: random.Random) -> dict[str, int]:
    """The doors of a server."""
    with tempfile.TemporaryDirectory() as directory:
        async with serving(Path(directory)) as server:
            socket = await doors.at_the_socket(server, luck)
            return {"at_the_socket": socket, "at_the_web": await doors.at_the_web(server, luck)}


if __name__ == "__main__":
    main()
