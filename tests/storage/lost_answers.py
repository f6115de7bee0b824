"""Lose the answers to commits: accepted parts are stored once, refused parts are not stored.

    python -m tests.storage.lost_answers --commits 2000

One store writes acts, accounts, chat, scores and results through a proxy (`cutting.Proxy`), which
breaks the connection at every third commit: the commit is lost, its answer, or it comes late. For
some time after a break nobody is let in.
"""

from __future__ import annotations

import argparse
import logging
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from threading import Timer
from typing import Final

from sqlalchemy import func, select, update

from tercet.storage.chat import said_line
from tercet.storage.ownership import owned_from_the_start
from tercet.storage.people.persons import begun_session
from tercet.storage.rows import (
    ChatRow,
    EventRow,
    Part,
    PersonRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from tercet.storage.schema import CHAT, EVENT, PERSON, RESULT, SEAT, SESSION
from tercet.storage.standing.results import ended_game
from tercet.storage.store import Store, open_store
from tercet.storage.tables import opened_table
from tests.postgres import Postgres
from tests.server.saboteurs import SABOTEURS
from tests.storage.cutting import WAYS, Proxy
from tests.storage.standing.rating import ended

TABLE: Final = 1
FENCE: Final = (TABLE, 1)
KINDS: Final = ("act", "account", "chat", "score", "result", "last act")


def part(kind: str, number: int, *, shared: bool = False) -> Part:
    """Something to write; `number` is a new one each time."""
    made = _part(kind, number)
    if shared:
        made.fence = FENCE
    return made


def _part(kind: str, number: int) -> Part:
    match kind:
        case "act":
            return Part([EventRow(TABLE, number, 10 * number, 0, None, '{"act":"x"}', 0, number)])
        case "account":
            person = PersonRow(f"p{number}", f"N{number}", number, f"login{number}", "hash")
            return begun_session(SessionRow(f"s{number}", person.id, 1, number), person)
        case "chat":
            return said_line(ChatRow(TABLE, number, "p", "Ada", 0, "hello"), 1_000_000)
        case "score":
            this = (SEAT.c.table_id == TABLE) & (SEAT.c.seat == 0)
            return Part().add(update(SEAT).where(this).values(points=SEAT.c.points + 1))
        case "result":
            return ended_game(ended(number, "a", "b"))
        case _:
            act, result = _part("act", number), _part("result", number)
            return Part(act.events, result.statements, result.last)


def count(store: Store, kind: str, number: int) -> int:
    """Count how often a part is stored; for a score, return the sum of all."""
    match kind:
        case "act":
            where = EVENT.c.seq == number
        case "account":
            where = PERSON.c.id == f"p{number}"
            sessions = store.count(
                select(func.count()).select_from(SESSION).where(SESSION.c.id == f"s{number}")
            )
            people = store.count(select(func.count()).select_from(PERSON).where(where))
            return people if people == sessions else -1
        case "chat":
            where = CHAT.c.line == number
        case "score":
            return store.count(select(SEAT.c.points).where(SEAT.c.table_id == TABLE))
        case "result":
            where = RESULT.c.table_id == number
        case _:
            acts, results = count(store, "act", number), count(store, "result", number)
            return acts if acts == results else -1
    return store.count(select(func.count()).where(where))


def a_table() -> Part:
    """The table to which the parts belong."""
    row = TableRow(TABLE, "id1", None, True, "host", "playing", "{}", "c", 1000)
    return opened_table(row, b"s" * 32, [SeatRow(TABLE, 0, "host", None, "Ada")])


@contextmanager
def cut_store(postgres: Postgres, *, shared: bool) -> Iterator[tuple[Store, Proxy]]:
    """A store that writes through a proxy, with a table in it."""
    proxy = Proxy(postgres.new_database())
    with closing(proxy), closing(open_store(proxy.database, alone=not shared, shared=shared)) as it:
        table = a_table()
        if shared:
            table.statements += owned_from_the_start(TABLE, "node").statements
        assert it.write([table]) == [None]
        yield it, proxy


@dataclass
class Found:
    """The result of a run."""

    accepted: int = 0
    refused: int = 0
    cuts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def write_much(
    store: Store, proxy: Proxy, commits: int, *, shared: bool, seed: int = 1, away_s: float = 0.05
) -> Found:
    """Write batches while commits are cut, and compare what was said with what is stored."""
    found, luck = Found(), random.Random(seed)
    said: list[tuple[str, int, bool]] = []

    def cut() -> str | None:
        if luck.random() > 1 / 3:
            return None
        way = luck.choice(WAYS)
        found.cuts[way] += 1
        if luck.random() < 1 / 2:
            proxy.away.set()
            Timer(luck.random() * away_s, proxy.back).start()
        return way

    proxy.cut, number = cut, 0
    for _ in range(commits):
        # Entries alone take a way of their own.
        kinds = ["act"] if luck.random() < 1 / 3 else luck.choices(KINDS, k=luck.randint(1, 4))
        numbers = range(number + 1, number + 1 + len(kinds))
        number = numbers[-1]
        parts = [part(*each, shared=shared) for each in zip(kinds, numbers, strict=True)]
        results = store.write(parts)
        said += [(k, n, r is None) for k, n, r in zip(kinds, numbers, results, strict=True)]
        proxy.deliver_late()
    proxy.cut = lambda: None
    proxy.back()
    found.accepted = sum(stored for _, _, stored in said)
    found.refused = len(said) - found.accepted
    found.wrong = list(compare(store, said))
    return found


def compare(store: Store, said: list[tuple[str, int, bool]]) -> Iterator[str]:
    """Yield accepted parts that are not stored once, and refused parts that are stored."""
    scores = sum(stored for kind, _, stored in said if kind == "score")
    if (points := count(store, "score", 0)) != scores:
        yield f"{scores} scores were accepted, {points} are stored"
    for kind, number, stored in said:
        if kind != "score" and (times := count(store, kind, number)) != stored:
            told = "accepted" if stored else "refused"
            yield f"{kind} {number} was {told} and is stored {times} times"


def campaign(
    commits: int, *, shared: bool, seed: int = 1, saboteur: Callable[[], None] | None = None
) -> Found:
    """The whole experiment with a PostgreSQL of its own."""
    if saboteur is not None:
        saboteur()
    postgres = Postgres()
    postgres.start()
    try:
        with cut_store(postgres, shared=shared) as (store, proxy):
            return write_much(store, proxy, commits, shared=shared, seed=seed)
    finally:
        postgres.stop()


def main() -> None:
    """The long form, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commits", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--saboteur", choices=("refuse_the_unknown", "look_too_early"))
    given = parser.parse_args()
    saboteur = SABOTEURS[given.saboteur] if given.saboteur else None
    logging.disable(logging.WARNING)
    for shared in (False, True):
        begun = time.monotonic()
        found = campaign(given.commits, shared=shared, seed=given.seed, saboteur=saboteur)
        took, cuts = time.monotonic() - begun, dict(found.cuts)
        who = "a node" if shared else "a server alone"
        print(f"{who}: {given.commits} commits, cut {cuts}, {found.accepted} parts accepted,")  # noqa: T201
        print(f"  {found.refused} refused, {len(found.wrong)} wrong, {took:.0f} s")  # noqa: T201
        for line in found.wrong[:10]:
            print(" ", line)  # noqa: T201


if __name__ == "__main__":
    main()
