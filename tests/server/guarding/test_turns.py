"""When more comes in than can be done at once, one address after the other has its turn."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tercet.server.guarding import turns as module
from tercet.server.guarding.turns import Turns
from tests.server.playing import eventually
from tests.server.siege.saboteurs import no_turns


async def order_of(turns: Turns, rude: int) -> list[str]:
    """The order in which many of one address and then one of another are served."""
    done: list[str] = []

    async def come(who: str) -> None:
        await turns.turn(who)
        done.append(who)

    await asyncio.gather(*(come("rude") for _ in range(rude)), come("fair"))
    return done


def test_one_address_does_not_hold_up_another() -> None:
    done = asyncio.run(order_of(Turns(4), 1000))
    assert done.index("fair") <= 4
    assert len(done) == 1001


def test_the_saboteur_serves_all_at_once_and_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "take", Turns.take)  # put back afterwards
    no_turns()
    assert asyncio.run(order_of(Turns(4), 1000)).index("fair") == 1000


def test_in_one_round_of_the_loop_only_so_much_is_done() -> None:
    async def scene() -> None:
        turns = Turns(4)
        assert [turns.take("a") for _ in range(3)] == [True, True, False]
        assert [turns.take("b") for _ in range(3)] == [True, True, False]
        assert not turns.take("c")
        await asyncio.sleep(0)
        assert turns.take("c")
        assert turns.take("a")

    asyncio.run(scene())


def test_who_waits_is_served_before_who_comes_later() -> None:
    async def scene() -> None:
        turns, done = Turns(2), list[str]()
        for number in range(3):
            turns.wait("a", lambda number=number: done.append(f"a{number}"))  # type: ignore[misc]
        turns.wait("b", lambda: done.append("b"))
        assert not turns.take("a")
        await asyncio.sleep(0)
        assert done == ["a0", "b"]
        await asyncio.sleep(0)
        assert done == ["a0", "b", "a1", "a2"]

    asyncio.run(scene())


@pytest.mark.parametrize("breaks", ["a turn", "_next_round", "_rounds"])
def test_an_exception_stops_nobody_else(monkeypatch: pytest.MonkeyPatch, breaks: str) -> None:
    monkeypatch.setattr(module, "_LOST_S", 0.01)
    done: list[int] = []

    def fail(*_: object) -> None:
        monkeypatch.undo()
        raise RuntimeError(breaks)

    async def scene() -> None:
        turns = Turns(2)
        if breaks == "a turn":
            turns.wait("broken", fail)
        else:
            monkeypatch.setattr(Turns, breaks, fail)
        for number in range(5):
            turns.wait("one", partial(done.append, number))
        await asyncio.sleep(0.05)
        turns.wait("one", partial(done.append, 5))
        await eventually(lambda: len(done) == 6)

    asyncio.run(scene())
    assert done == [0, 1, 2, 3, 4, 5]
