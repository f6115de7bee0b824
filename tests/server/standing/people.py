"""People with accounts, and rated tables for them."""

from __future__ import annotations

from typing import Any

from tercet.server.people.sessions import COOKIE
from tests.server.playing import Message, Player, Server

PASSWORD = "correct horse battery"


def cookie(player: Player) -> dict[str, str]:
    """The header that says who asks."""
    return {"Cookie": f"{COOKIE}={player.cookie}"}


async def account(server: Server, name: str, *, nonces: bool = True) -> Player:
    """Somebody with an account, connected."""
    guest = await server.guest(name)
    answer = await server.http.post(
        "/api/account",
        json={"login": f"{name.lower()}-1", "password": PASSWORD},
        headers=cookie(guest),
    )
    assert answer.status_code == 201, answer.text
    server.http.cookies.clear()
    made = Player(server.address, answer.cookies[COOKIE], name, nonces=nonces)
    server.players.append(made)
    return await made.connect()


async def rated_table(server: Server, players: list[Player], **more: Any) -> str:
    """A rated game that has begun."""
    table = await server.create(players[0], "classic", len(players), rated=True, **more)
    for player in players:
        await player.join(table)
        sat = await player.ask("sit", table=table)
        assert sat["is"] == "done", sat
    started = await players[0].ask("start", table=table)
    assert started["is"] == "done", started
    for player in players:
        await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
    return table


async def two_at_a_table(
    server: Server, one: Player, two: Player, **more: Any
) -> tuple[str, list[Player]]:
    """Two people who sit at a table that waits."""
    table = await server.create(one, "classic", 2, **more)
    for player in (one, two):
        await player.join(table)
        assert (await player.ask("sit", table=table))["is"] == "done"
    return table, [one, two]


def last_info(player: Player) -> Message:
    """What somebody was last told of a table."""
    told = [each for each in player.heard if each["is"] in ("table", "joined")]
    info: Message = told[-1]["info"]
    return info


async def until_rated(player: Player) -> Message:
    """What is told of a table once ratings know of its game."""
    await player.until(lambda: last_info(player)["counted"] is not None)
    return last_info(player)
