"""What goes to the processes in which bots think: nothing that the seat may not know.

Every game is played by bots whose thoughts are pickled as a pool of processes would pickle them.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, cast

import msgspec
import pytest

from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame
from tercet.engine.table import Table
from tercet.engine.wire import to_plain
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.room.game import Stored
from tercet.server.guarding.limits import UNHURRIED
from tercet.server.table.bots import SeatedBot
from tercet.server.table.mailbox import Mailbox
from tercet.server.table.thinking import Thinkers
from tercet.tables import new_table
from tests.examples import quick_first
from tests.server.table.secrecy import Needles, pickled_words, strings

ALL = [game.facts for game in GAMES]
STEPS = 40
#: Much less than a long list of acts: a view, what the bot remembers, and the acts by their kinds.
MOST_BYTES = 10_000


class Pipe(Executor):
    """Pickles what is submitted, keeps the bytes, and does it at once."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        self.sent.append(pickle.dumps((fn, args)))
        done: Future[Any] = Future()
        try:
            there, given = pickle.loads(self.sent[-1])
            done.set_result(there(*given))
        except Exception as error:
            done.set_exception(error)
        return done


class Seat:
    """A bot at a seat, what its views have told so far, and the bytes that went to its process."""

    def __init__(self, table: Table, box: Mailbox, key: str, seat: int) -> None:
        self._table, self._box, self._seat = table, box, seat
        self._pipe, self._known = Pipe(), set[str]()
        self._bot = SeatedBot(
            table.header.game, key, seat, Thinkers(self._pipe), _refuse, lambda _: None
        )

    async def secrets(self) -> list[str]:
        """Let the bot think about the table as it is; what it was told too much."""
        self._known |= set(strings(to_plain(self._table.view(self._seat))))
        self._pipe.sent.clear()
        self._bot.show(self._box)
        for _ in range(3):  # until the thought has come back
            await asyncio.sleep(0)
        self._bot.rest()
        (data,) = self._pipe.sent
        assert len(data) < MOST_BYTES
        return Needles(self._table, self._known).within(pickled_words(data))


def _refuse(_seat: int, _act: Act, _seen: int) -> bool:
    return False


async def secrets(
    game: str, key: str, form: str, mailbox: type[Mailbox] = Mailbox, steps: int = STEPS
) -> list[str]:
    """All that bots at a table were told too much, while anything happens there."""
    seats = min(3, next(facts.players[1] for facts in ALL if facts.key == game))
    table = new_table(game, seats, b"\7" * 32, match={"form": form})
    box = mailbox("t", 1, table, cast("Any", None), cast("Any", None), lambda: 0.0, UNHURRIED)
    box.game.run_clock(0.0)
    bots = [Seat(table, box, key, seat) for seat in range(seats)]
    found, chance = list[str](), Chance(b"\1" * 32)
    for _ in range(steps):
        for bot in bots:
            found += await bot.secrets()
        chance = anything_happens(table, chance)
        box.game.stored = Stored(table.state, table.seq, table.at)
    return found


def anything_happens(table: Table, chance: Chance) -> Chance:
    """A random act, or time passes."""
    seats = sorted(table.may_act())
    if seats:
        seat, chance = chance.pick(seats)
        act, chance = table.legal(seat).draw(chance)
        try:
            table.act(seat, act)
            return chance
        except TercetError:
            pass
    table.tick(table.at + 1000)
    return chance


@pytest.mark.parametrize("key", quick_first(["regular", "random"]))
@pytest.mark.parametrize("facts", ALL, ids=lambda facts: facts.key)
@pytest.mark.slow
def test_a_process_is_sent_nothing_that_its_seat_may_not_know(facts: Any, key: str) -> None:
    for form in {"single", facts.matches[-1]}:
        assert asyncio.run(secrets(facts.key, key, form)) == []


class Moment(msgspec.Struct, frozen=True):
    """A game with its whole state."""

    game: AnyGame
    state: Any
    seat: int | None = None
    may_act: tuple[int, ...] = ()


class OpenMailbox(Mailbox):
    """A saboteur: sends the whole state and trusts the process to look at its own seat."""

    def view(self, viewer: int | None) -> Any:
        return Moment(self.table.game, self.stored.state)


@pytest.mark.parametrize("facts", ALL, ids=lambda facts: facts.key)
def test_a_server_that_sends_the_state_is_caught(facts: Any) -> None:
    found = asyncio.run(secrets(facts.key, "regular", "single", OpenMailbox, steps=1))
    assert any("State" in each for each in found)
    assert any(len(each) == 64 for each in found), "the seed"
    assert any(len(each) < 5 for each in found), "hidden cards or dice"


THINKS = """
import asyncio, multiprocessing, signal
from tercet.bots.players import new_bot
from tercet.server.table.thinking import Thinkers
from tercet.tables import new_table

async def think():
    table, bot = new_table("classic", 2, bytes(32)), new_bot("classic", "regular", bytes(32))
    thinkers = Thinkers(processes=1)
    await thinkers.think(bot, table.view(0), table.legal(0), 0)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    signal.pause()

asyncio.run(think())
"""


@pytest.mark.slow
def test_processes_end_with_a_server_that_was_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", THINKS], stdout=subprocess.PIPE, env=environment
    ) as server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        server.kill()
        try:
            server.communicate(timeout=60)  # until every process has closed the pipe
        except subprocess.TimeoutExpired:
            os.kill(thinker, signal.SIGKILL)
            raise
