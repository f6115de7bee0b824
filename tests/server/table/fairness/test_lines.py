"""Everybody sees everybody's line; a server asks kernels and trusted proxies, and nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tercet.cards import find_sets
from tercet.editions import find_edition
from tercet.engine.claims import Judged, judged
from tercet.games.classic import Call
from tercet.room.claim_rounds import Less
from tercet.server.people.sessions import COOKIE
from tercet.server.wire.socket import REPORTED, Socket
from tercet.terminal.listing import told_step
from tercet.words.story import Teller
from tercet.words.texts import LANGUAGES, Texts
from tests.server.finished import in_a_loop
from tests.server.playing import eventually, serving
from tests.server.table.fairness.scene import Scene, played


@in_a_loop
async def test_each_line_is_shown_to_all_with_its_figure(data: Path) -> None:
    async with serving(data) as server:
        _, (ada, bo) = await server.table(["Ada", "Bo"])
        for player in (ada, bo):
            await player.until(lambda player=player: len(player.lines()) == 2)  # type: ignore[misc]
        assert {line["sign"] for line in ada.lines()} <= {"good", "slow", "poor"}
        assert all(line["ms"] >= 0 and not line["unproven"] for line in ada.lines())


@in_a_loop
async def test_where_nobody_races_no_line_is_shown(data: Path) -> None:
    async with serving(data) as server:
        _, (ada, _) = await server.table(["Ada", "Bo"], "chipset")
        assert ada.lines() == []


@pytest.mark.parametrize(
    ("proxies", "header", "reported"),
    [
        (("127.0.0.1",), "180000", 180.0),
        (("127.0.0.1",), "-5", None),
        (("127.0.0.1",), "much", None),
        (("127.0.0.1",), "²", None),
        ((), "180000", None),
    ],
)
@in_a_loop
@pytest.mark.slow
async def test_only_a_trusted_proxy_is_believed_about_a_line(
    data: Path, proxies: tuple[str, ...], header: str, reported: float | None
) -> None:
    made: list[Socket] = []
    real = Socket._vouch

    def vouch(self: Socket, *given: Any) -> None:
        real(self, *given)
        made.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Socket, "_vouch", vouch)
        async with serving(data, proxies=proxies) as server:
            guest = await server.guest("Ada")
            headers = {
                "Cookie": f"{COOKIE}={guest.cookie}",
                REPORTED: header.encode().decode("latin-1"),
            }
            async with connect(f"ws://{server.address}/ws", additional_headers=headers):
                await eventually(lambda: bool(made))
    meter = made[0]._meter
    assert meter is not None
    assert (meter._proxied, meter._reported_ms) == (bool(proxies), reported)


@in_a_loop
async def test_a_table_can_switch_it_off_and_its_log_says_so(data: Path) -> None:
    async with serving(data) as server:
        table, _ = await server.table(["Ada", "Bo"], fair_lag="off")
        mailbox = (await server.house.room(table)).mailbox
        assert mailbox is not None
        assert not mailbox.game.claims.active
        assert mailbox.table.header.fair_lag == "off"
        fair, _ = await server.table(["Ada", "Bo"])
        mailbox = (await server.house.room(fair)).mailbox
        assert mailbox is not None
        assert mailbox.game.claims.active


@in_a_loop
async def test_whoever_comes_is_weighed_at_once(data: Path) -> None:
    async with serving(data) as server:
        table, (_, bo) = await server.table(["Ada", "Bo"])
        room = await server.house.room(table)
        lines = room._game.lines
        before = lines.weigh()
        assert lines.weigh() is before, "worked out a moment ago"
        await bo.close()
        await eventually(lambda: len(room.visitors) == 1)
        assert lines.weigh() is not before


@in_a_loop
async def test_on_the_wire_a_claim_waits_and_the_earlier_one_is_told_to_all(data: Path) -> None:
    async with serving(data) as server:
        table, (ada, bo) = await server.table(["Ada", "Bo"])
        mailbox = (await server.house.room(table)).mailbox
        assert mailbox is not None
        mailbox.game.claims.weigh = lambda: {1: Less(20_000, "kernel")}  # slower than any player
        cards = [str(card) for card in find_sets(mailbox.table.state.table)[0]]
        late = ada.act(table, {"act": "call", "cards": cards})
        await eventually(lambda: mailbox.game.claims.waits)
        early = await bo.act(table, {"act": "call", "cards": cards})
        refused = await late
        assert (early["is"], refused["is"], refused["code"]) == ("done", "error", "cards_gone")
        await asyncio.gather(ada.reach(1), bo.reach(1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_who_acted_earlier(lang: str) -> None:
    async def scene(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call(cards))
        await stage.pass_ms(140)
        stage.act(1, Call(cards))

    step = played(scene).table.steps[1]
    assert step.entry is not None
    assert judged(step.entry) == (Judged(1, 0, 40, "slower"),)
    teller = Teller(Texts(lang), ["Ada", "Bo"], find_edition("carnet"), str)
    told = str(told_step(step, teller))
    assert "40" in told
    others = (teller.verdict(Judged(1, 0, 0, "lot")), teller.verdict(Judged(1, 0, 9, "later")))
    assert len({*others, told}) == 3
