"""Somebody who leaves every trace there can be, and a search for what is left of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from sqlalchemy import insert, select, update

from tercet.cards import find_sets, parse_cards
from tercet.engine.chance import Chance
from tercet.engine.log import Header, write_log
from tercet.engine.table import Table
from tercet.engine.wire import from_json, to_json
from tercet.server.people.sessions import COOKIE
from tercet.storage.chat import silenced
from tercet.storage.rows import Part
from tercet.storage.schema import BLOCKED, METADATA, PLAYER, TABLES
from tercet.storage.store import Store
from tercet.storage.tables import changed_table
from tercet.tables import new_table
from tests.playthroughs import play
from tests.server.finished import finish
from tests.server.people.owning import PASSWORD, Owner
from tests.server.playing import Server

#: No other word looks like it, in a file or in a row.
NAME: Final = "Zyxwvu"


async def leave_traces(server: Server) -> tuple[Owner, str, str]:
    """Play, speak, register, solve, keep: the owner, the person's id, and the finished game."""
    table, players = await server.table([NAME, "Bo"], options={"fixed": "s"})
    await players[0].ask("chat", table=table, text=f"hello from {NAME}")
    await finish(table, players)
    owner = Owner(server)
    await owner.http.post(
        "/api/account",
        json={"login": f"{NAME}-9", "password": PASSWORD},
        headers={"Cookie": f"{COOKIE}={players[0].cookie}"},
    )
    await Owner(server).enter(f"{NAME}-9")
    await owner.ask("POST", "/tables", {"game": "classic", "seats": 2})
    await owner.ask("PUT", "/kept/settings", {"version": 0, "value": {"of": NAME}})
    await owner.ask("PUT", "/account/preferences", {"named_in_rankings": True})
    await solve(owner)
    log = write_log(new_page_game(NAME).log())
    assert (await owner.http.post("/api/handed?seat=0&ended=1", content=log)).status_code == 201
    session = server.house.store.session(owner.http.cookies[COOKIE].split(".")[0])
    assert session is not None
    await _shown_out(server, table, session.person)
    await _names_in_header(server, table)
    await Owner(server).register("blocks-1")
    await owner.ask("POST", "/account/blocked", {"name": "blocks-1"})
    by_another = {"person": "another", "whom": session.person, "since_ms": 1}
    await server.house.journal.write(Part().add(insert(BLOCKED), by_another))
    player = Part().add(insert(PLAYER), {"number": 9, "person": session.person})
    await server.house.journal.write(player)  # as after a rated game
    return owner, session.person, table


def new_page_game(name: str) -> Table:
    """A game that somebody has played alone in the page of their browser."""
    seed = bytes(32)
    table = new_table("solitaire", [name], seed, options={"fixed": "s"})
    play(table, Chance(seed))
    return table


async def solve(owner: Owner, day: str | None = None) -> int:
    """Solve the ranked puzzle of today; its time."""
    today = day or (await owner.ask("GET", "/daily/2026-01-01"))["today"]
    go = await owner.ask("POST", f"/daily/{today}/start")
    for three in find_sets(parse_cards(go["cards"])):
        told = await owner.ask("POST", f"/daily/{today}/find", {"cards": list(map(str, three))})
        assert told["verdict"] == "found"
    return int(told["go"]["ms"])


async def _shown_out(server: Server, table: str, person: str) -> None:
    """As at a table of somebody else, who has silenced and shown out this person."""
    row = server.house.store.row(table)
    assert row is not None
    await server.house.journal.write(silenced(row.number, person, muted=True))
    await server.house.journal.write(changed_table(row.number, {}, kicked=person))


async def _names_in_header(server: Server, table: str) -> None:
    """As games were stored before names stood beside their logs."""
    row = server.house.store.row(table)
    assert row is not None
    header: Header = from_json(row.header or "", Header)
    old = to_json(replace(header, seats=(NAME, "Bo"), tercet=1)).decode()
    this = update(TABLES).where(TABLES.c.number == row.number)
    await server.house.journal.write(Part().add(this, {"header": old}))


def found_in_rows(store: Store, *words: str) -> set[str]:
    """The tables in which one of these words stands anywhere, in any case."""
    return {
        name for name, text in _texts(store) if any(word.lower() in text.lower() for word in words)
    }


def _texts(store: Store) -> Iterator[tuple[str, str]]:
    for table in METADATA.sorted_tables:
        for row in store.plain(select(table)):
            yield table.name, repr(row)


def found_in_files(data: Path, *words: str) -> set[str]:
    """The files of a directory in which one of these words stands, in any case."""
    return {
        path.name
        for path in data.iterdir()
        if path.is_file()
        and any(word.lower().encode() in path.read_bytes().lower() for word in words)
    }
