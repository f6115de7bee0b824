"""A turn can be looked at before it is played, from one's own seat and only there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.playing import Message, Player, serving


async def opened(table: str, players: list[Player]) -> tuple[Player, Player]:
    """Whoever can opens; then whose turn it is, and who waits."""
    while players[0].view["phase"] == "opening":
        for player in players:
            acts = (await player.ask("legal", table=table))["acts"]
            if acts and player.view["phase"] == "opening":
                seq = (await player.act(table, acts[0]))["seq"]
                for each in players:
                    await each.reach(seq)
    mover = players[0].view["mover"]
    return players[mover], players[1 - mover]


def test_a_turn_is_previewed_and_then_played(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, players = await server.table(["Ada", "Bo"], game="dice")
            mover, other = await opened(table, players)
            hints = await mover.ask("hints", table=table, act={"act": "place", "dice": []})
            assert hints["is"] == "hinted"
            wild: Message = {"act": "place", "dice": ["a1=*"]}
            assert (await mover.ask("meanings", table=table, act=wild))["meanings"] == []
            told = await other.ask("meanings", table=table, act=wild)
            assert told["code"] == "not_your_turn"
            act: Message = {"act": "place", "dice": ["a1=1ro"]}
            refused = await mover.ask("preview", table=table, act=act)
            assert refused["is"] == "error"
            assert (await other.ask("preview", table=table, act=act))["code"] == "not_your_turn"
            turns = (await mover.ask("legal", table=table))["acts"]
            if turns[0]["act"] != "place":
                return
            assert set(turns[0]["dice"]) <= set(hints["more"])
            told = await mover.ask("preview", table=table, act=turns[0])
            seq = (await mover.act(table, turns[0]))["seq"]
            await mover.reach(seq)
            steps = [step for news in mover.told("steps") for step in news["steps"]]
            (happened,) = [step for step in steps if step["seq"] == seq]
            assert happened["events"][0] == told["events"][0]

    asyncio.run(scene())


def test_a_race_has_no_preview(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            table, (ada, _) = await server.table(["Ada", "Bo"])
            act: Message = {"act": "call", "cards": ada.view["table"][:3]}
            for question in ("preview", "hints", "meanings"):
                assert (await ada.ask(question, table=table, act=act))["code"] == "no_preview"
            unreadable = await ada.ask("preview", table=table, act={"act": "fly"})
            assert unreadable["kind"] == "unreadable"

    asyncio.run(scene())
