"""The campaign: every attack, one after the other, against a server of its own.

    python -m tests.server.siege                       # all attacks, ten seconds each
    python -m tests.server.siege pings empty_texts     # only these
    python -m tests.server.siege --postgres            # the store is a PostgreSQL of its own
    python -m tests.server.siege --nginx               # everybody comes through a real nginx
    python -m tests.server.siege --ipv6                # on ::1, where all have one address
    python -m tests.server.siege pings --saboteur NAME # with a guard switched off

The figure is the longest wait of a fair player in milliseconds: before the attack (calm), during
it from another address (stranger), and during it from the same address (neighbour).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.server.siege.castle import Castle
from tests.server.siege.nginx import BehindNginx
from tests.server.siege.rude import ATTACKS
from tests.server.siege.siege import Attack, Result, besiege


def main() -> None:
    given = _arguments()
    known = {attack.name: attack for attack in ATTACKS}
    wanted = [known[name] for name in given.attacks or known]
    print("| attack | calm ms | stranger ms | neighbour ms | MB | what became of it |")  # noqa: T201
    print("|---|---|---|---|---|---|")  # noqa: T201
    failed = []
    for attack in wanted:
        result = _siege(attack, given)
        print(_line(attack, result), flush=True)  # noqa: T201
        # What the machine itself makes everybody wait is told by the calm before.
        if result.longest_ms > attack.most_ms + result.calm.longest * 1000:
            failed.append(attack.name)
    sys.exit(f"too long a wait: {', '.join(failed)}" if failed else 0)


def _siege(attack: Attack, given: argparse.Namespace) -> Result:
    with ExitStack() as stack:
        database = stack.enter_context(_database()) if given.postgres else None
        castle = stack.enter_context(
            (BehindNginx if given.nginx else Castle)(
                host="::1" if given.ipv6 else "127.0.0.1",
                database=database,
                saboteur=given.saboteur,
                files=attack.files,
            )
        )
        return besiege(attack, castle, calm_s=given.calm, seconds=given.seconds)


@contextmanager
def _database() -> Iterator[str]:
    from tests.postgres import Postgres

    postgres = Postgres()
    postgres.start()
    try:
        yield postgres.new_database()
    finally:
        postgres.stop()


def _line(attack: Attack, result: Result) -> str:
    waits = (result.calm, result.stranger, result.neighbour)
    told = " | ".join(f"{each.longest * 1000:.0f}" for each in waits)
    return f"| {attack.name} | {told} | {result.memory_mb} | {result.became} |"


def _arguments() -> argparse.Namespace:
    names = ", ".join(attack.name for attack in ATTACKS)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=names)
    parser.add_argument("--seconds", type=float, default=10, help="how long each attack lasts")
    parser.add_argument("--calm", type=float, default=3, help="how long nobody is rude before")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--nginx", action="store_true")
    parser.add_argument("--ipv6", action="store_true")
    parser.add_argument("--saboteur")
    return parser.parse_args()


if __name__ == "__main__":
    main()
