"""People with accounts in the browser, and how they play a game to its end elsewhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from tercet.cards import find_sets
from tercet.client import Client
from tercet.client.table import TableClient
from tercet.errors import TercetError
from tercet.games.classic import Call, NoneHere
from tests.web.stage import Stage

PASSWORD = "correct horse battery"


def account(stage: Stage, name: str, path: str = "/") -> Page:
    """Register an account and open a page with it."""
    page = stage.person()
    for where, body in (
        ("session", {"name": name}),
        ("account", {"login": f"{name.lower()}-1", "password": PASSWORD}),
    ):
        assert page.request.post(f"{stage.address}/api/{where}", data=body).ok
    kept = {"tercet.name": name, "tercet.login": f"{name.lower()}-1"}
    page.evaluate(
        "kept => Object.entries(kept).forEach(each => localStorage.setItem(...each))", kept
    )
    page.goto(f"{stage.address}/?{name}{path.removeprefix('/')}")  # read anew, with what is kept
    return page


def play_on(address: str, table: str, *names: str) -> None:
    """The same, beside the loop of the browser."""
    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(play_to_the_end(address, table, *names))).result()


async def play_to_the_end(address: str, table: str, *names: str) -> None:
    """The people of a table play on elsewhere: the first takes every SET, all agree on none."""
    async with Client.connect(address) as one, Client.connect(address) as other:
        tables = []
        for client, name in zip((one, other), names, strict=True):
            await client.login(f"{name.lower()}-1", PASSWORD)
            tables.append(await client.join(table))
        while not tables[0].over:
            found = find_sets(tables[0].view.table)  # type: ignore[union-attr]
            for each in tables[:1] if found else tables:
                await said(each, Call(found[0]) if found else NoneHere())


async def said(table: TableClient, act: Call | NoneHere) -> None:
    try:
        await table.act(act)
    except TercetError:
        return  # the cards have changed meanwhile, or all have agreed
