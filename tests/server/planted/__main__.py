"""The long form of the campaign of planted bugs.

python -m tests.server.planted                       # every function that the scene calls
python -m tests.server.planted --nodes 3 --sample 40 --seed 1
python -m tests.server.planted tercet.server.journal # those whose names begin so
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from pathlib import Path

from tests.server.planted.campaign import (
    Nodes,
    OneProcess,
    Place,
    campaign,
    find_called,
    told,
    written,
)


def main() -> None:
    """Find what is called, plant it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only functions whose names begin so")
    parser.add_argument("--nodes", type=int, default=0, help="so many nodes instead of one process")
    parser.add_argument("--sample", type=int, help="so many of them, chosen by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write every verdict to this file")
    given = parser.parse_args()

    def say(line: str) -> None:
        print(line, flush=True)  # noqa: T201

    place: Place = Nodes(given.nodes) if given.nodes else OneProcess()
    keys = asyncio.run(find_called(place))
    if given.names:
        keys = [key for key in keys if key.startswith(tuple(given.names))]
    if given.sample is not None:
        keys = sorted(random.Random(given.seed).sample(keys, min(given.sample, len(keys))))
    say(f"{len(keys)} functions")
    verdicts = asyncio.run(campaign(place, keys, say))
    if given.out is not None:
        given.out.write_text(written(verdicts))
    say(told(verdicts))
    sys.exit(any(each.harm for each in verdicts))


if __name__ == "__main__":
    main()
