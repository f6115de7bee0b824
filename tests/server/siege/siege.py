"""One siege: a server, two fair players, and a rude guest; the longest wait is the figure.

One fair player comes from another address than the rude guest (a stranger), one from the same
(a neighbour: a school has one address). Before the rude one begins, both play alone for a while:
that is the control, against which a noisy machine is judged.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from tests.server.siege import fair
from tests.server.siege.castle import CONTEXT, Castle
from tests.server.siege.door import Door
from tests.server.siege.fair import Waits

STRANGER, RUDE = "127.0.0.2", "127.0.0.66"


@dataclass(frozen=True)
class Target:
    """What a rude guest knows: the way in, for how long, and the tables of the fair players."""

    door: Door
    seconds: float
    tables: tuple[str, ...]

    def other(self, number: int) -> Door:
        """The way in from one more address, for what takes more than one."""
        if self.door.source is None:
            return self.door
        return Door(self.door.host, self.door.port, f"127.0.1.{number + 1}")


@dataclass(frozen=True)
class Attack:
    """One way to be rude. `run` does it, and says in a few words what became of it."""

    name: str
    about: str
    run: Callable[[Target], Awaitable[str]]
    #: A fair player may wait so long, in milliseconds.
    most_ms: int = 250
    #: Guards that this attack meets; with any of them switched off it should be felt.
    saboteurs: tuple[str, ...] = ()
    #: Files that the server may open, where that is what it is about.
    files: int | None = None
    #: Whether the neighbour is promised anything: what costs the address is the neighbour's, too.
    neighbour: bool = True


@dataclass
class Result:
    """What a siege has shown."""

    attack: str
    calm: Waits
    stranger: Waits
    neighbour: Waits
    became: str
    memory_mb: int
    notes: dict[str, Any] = field(default_factory=dict)

    @property
    def longest_ms(self) -> float:
        """The longest wait of the stranger, in milliseconds."""
        return self.stranger.longest * 1000


def besiege(attack: Attack, castle: Castle, *, calm_s: float, seconds: float) -> Result:
    """Let an attack run against a server that is up."""
    with ExitStack() as stack:
        stranger, first = stack.enter_context(_player(castle.door(STRANGER), "Ada"))
        neighbour, second = stack.enter_context(_player(castle.door(RUDE), "Bo"))
        time.sleep(calm_s)
        calm = max(_waits(stranger), _waits(neighbour), key=lambda waits: waits.longest)
        target = Target(castle.door(RUDE), seconds, (first, second))
        became = _rude(attack, target)
        castle.server.check()
        return Result(
            attack.name, calm, _waits(stranger), _waits(neighbour), became, castle.memory_mb()
        )


@contextmanager
def _player(door: Door, name: str) -> Iterator[tuple[Connection, str]]:
    mine, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=fair.run, args=(door, name, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        yield mine, mine.recv()
    finally:
        with suppress(OSError):
            mine.send(None)
        process.join(2)
        process.kill()
        process.join()


def _waits(player: Connection) -> Waits:
    player.send("waits")
    told: Waits = player.recv()
    return told


def _rude(attack: Attack, target: Target) -> str:
    mine, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=_be_rude, args=(attack, target, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        return str(mine.recv()) if mine.poll(target.seconds * 3 + 90) else "did not come to an end"
    except EOFError:
        return "broke"
    finally:
        process.kill()
        process.join()


def _be_rude(attack: Attack, target: Target, tell: Connection) -> None:
    os.nice(5)
    _raise_files()
    tell.send(asyncio.run(_run(attack, target)))


async def _run(attack: Attack, target: Target) -> str:
    try:
        return await attack.run(target)
    except (OSError, EOFError, TimeoutError) as error:
        return f"turned away: {type(error).__name__} {error}"[:80]


def _raise_files() -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
