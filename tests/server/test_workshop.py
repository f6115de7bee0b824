"""What may take long is worked out beside the loop, and nobody's questions hold up another's."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tercet.cards import Triple, deck
from tercet.engine import acts
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction
from tercet.games.coopset.coopset import SayAdd
from tercet.games.shared.race import Take
from tercet.games.solitaire import Solitaire
from tercet.server.workshop import BENCHES, MOST_WAITING, Workshop
from tercet.tables import new_table
from tests.server.playing import eventually, serving


def test_each_person_has_a_turn_after_the_other() -> None:
    order: list[str] = []

    async def scene() -> None:
        workshop, gate = Workshop(), threading.Event()

        def work(name: str) -> None:
            order.append(name)
            gate.wait(10)

        rude = [workshop.do("rude", lambda: work("rude")) for _ in range(MOST_WAITING)]
        asked = [asyncio.ensure_future(each) for each in rude]
        await asyncio.sleep(0)
        fair = asyncio.ensure_future(workshop.do("fair", lambda: work("fair")))
        await eventually(lambda: len(order) == BENCHES)
        gate.set()
        await asyncio.gather(fair, *asked)
        workshop.close()

    asyncio.run(scene())
    assert "fair" in order[:BENCHES], "one bench is left by somebody who asks for much"


def test_who_asks_for_too_much_is_refused() -> None:
    async def scene() -> None:
        workshop, gate = Workshop(), threading.Event()
        asked = [
            asyncio.ensure_future(workshop.do("rude", lambda: gate.wait(10)))
            for _ in range(MOST_WAITING + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(IllegalAction, match="too_fast"):
            await workshop.do("rude", lambda: None)
        gate.set()
        await asyncio.gather(*asked)
        workshop.close()

    asyncio.run(scene())


def test_a_refusal_comes_through() -> None:
    async def scene() -> None:
        workshop = Workshop()

        def work() -> None:
            raise IllegalAction("not_started")

        with pytest.raises(IllegalAction, match="not_started"):
            await workshop.do("ada", work)
        workshop.close()

    asyncio.run(scene())


def test_questions_leave_the_loop(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    real = Solitaire.legal

    def legal(self: Solitaire, *given: object) -> acts.Acts:
        threads.append(threading.current_thread().name)
        return real(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Solitaire, "legal", legal)

    async def scene() -> None:
        async with serving(data) as server:
            table, (ada,) = await server.table(["Ada"], game="solitaire")
            assert (await ada.ask("legal", table=table, limit=1000))["count"] > 200

    asyncio.run(scene())
    assert [name.split("_")[0] for name in threads] == ["workshop"]


@pytest.mark.parametrize("cards", [21, 60, 81])
@pytest.mark.slow
def test_listing_acts_ranks_the_sets_once(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work of `legal` at the worst tables: one ranking, however many acts are listed."""
    ranked: list[int] = []
    real = acts._ranks

    def ranks(*given: object) -> list[int]:
        ranked.append(1)
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(acts, "_ranks", ranks)
    table = new_table("coopset", ["Ada"], bytes([cards] * 32))
    while len(table.game.zones(table.state)["table"]) < cards:
        table.act(0, SayAdd(), table.at)
    legal = table.game.legal(table.state, 0)
    assert len(tuple(legal[500:2500])) == min(2000, len(legal) - 500)
    assert len(ranked) == 1
    listed = tuple(legal)
    assert len(set(listed)) == len(legal) == len(listed)
    assert all(act in legal for act in listed[:: len(listed) // 50])


@pytest.mark.parametrize("cards", [12, 30])
def test_what_is_listed_is_the_beginning_of_all_in_order(cards: int) -> None:
    table = new_table("coopset", ["Ada"], bytes([cards] * 32))
    while len(table.game.zones(table.state)["table"]) < cards:
        table.act(0, SayAdd(), table.at)
    legal = table.game.legal(table.state, 0)
    takes = sorted((act for act in legal if isinstance(act, Take)), key=to_json)
    for limit in (0, 1, 100, 1000, 10_000):
        listed, complete = legal.listed(limit)
        assert [act for act in listed if isinstance(act, Take)] == takes[:limit]
        assert len(listed) == min(limit, len(legal))
        assert complete is (len(legal) <= limit)


def test_no_more_acts_are_made_than_could_be_listed() -> None:
    """The worst table: 81 cards, 85,320 triples."""
    made: list[object] = []

    def make(named: Triple) -> Take:
        made.append(named)
        return Take(named)

    cards = tuple(deck())
    several = acts.Acts(*acts.naming_three(make, cards))
    assert len(several.listed(1000)[0]) == 1000
    assert len(made) <= 1080 + 1000
