"""Plant one function after the other at a server, or at a node of several, and look who is hurt.

For each function a round is played until it has raised. Afterwards the process must live, a new
table can be opened and played, everything of a round works again but for one table at most, the log
has the trace, `/api/health` is well, and at the end nothing acknowledged is lost.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec.structs import replace

from tercet.server.guarding.limits import UNHURRIED
from tercet.server.running.host_log import log_as_json
from tests.server import crash
from tests.server.nodes.clients import Notes
from tests.server.nodes.cluster import Cluster
from tests.server.planted.planting import MARK, command, prepare
from tests.server.planted.scene import FINISHED, PLAYED, Scene
from tests.server.playing import serving
from tests.server.saboteurs import SABOTEURS
from tests.server.siege.castle import free_port
from tests.watched import ServerEnded, Watched, while_running, write_to

#: Timers are short, so that they ring within a round or two.
LIMITS: Final = replace(
    UNHURRIED, away_after_s=0.5, finished_kept_s=0.5, abandon_after_s=20.0, ping_every_s=2.0
)
#: After so many functions the store is compared with the notes, and a new server is started.
AT_ONCE: Final = 40
#: Rounds until a function counts as not called, and until what is still broken counts as harm.
MOST_ROUNDS: Final = 8
HEALING: Final = 3
#: Seconds for a new table, and for whatever else is tried afterwards.
NEW_S: Final = 20.0
Say = Callable[[str], None]


@dataclass
class Verdict:
    """The effects of one planted bug."""

    key: str
    fired: bool = False
    #: The failures of the round in which it raised.
    at_once: dict[str, str] = field(default_factory=dict)
    #: The failures that lasted.
    harm: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.key}: {'; '.join(self.harm) or 'no harm'}"


class Place(Protocol):
    """One server, or several nodes."""

    def start(self) -> None:
        """Start it, with an empty store."""

    def stop(self) -> None:
        """End it, and remove what it has stored."""

    @property
    def addresses(self) -> list[str]:
        """The addresses for clients."""

    def running(self) -> list[Watched]:
        """The processes."""

    def log(self) -> str:
        """The logs of all processes."""

    def store(self) -> Path | str:
        """The data directory or the address of the database."""

    def command(self, name: str, *given: str) -> Any:
        """Say something to the process in which functions are planted."""


def run(data: str, port: int, log: str, saboteur: str | None) -> None:
    """The server, in a process of its own."""
    write_to(Path(log))
    log_as_json()
    prepare()
    if saboteur is not None:
        SABOTEURS[saboteur]()

    async def forever() -> None:
        async with serving(Path(data), LIMITS, port=port):
            await asyncio.Event().wait()

    asyncio.run(forever())


class OneProcess:
    """A server on SQLite."""

    def __init__(self, saboteur: str | None = None) -> None:
        self._saboteur = saboteur
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.server.planted.campaign"])
        self._watched: Watched | None = None

    def start(self) -> None:
        memory = Path("/dev/shm")
        where = str(memory) if memory.is_dir() else None
        self._data = Path(tempfile.mkdtemp(prefix="tercet-planted-", dir=where))
        self._log = self._data / "server.log"
        self._port = free_port("127.0.0.1")
        arguments = (str(self._data), self._port, str(self._log), self._saboteur)
        os.environ["TERCET_PLANTED"] = str(self._data)
        process = self._context.Process(target=_run, args=(dict(os.environ), *arguments))
        process.daemon = True
        process.start()
        self._watched = Watched(process, self._log)

    def stop(self) -> None:
        if self._watched is not None:
            with suppress(ServerEnded):
                self._watched.kill()
        shutil.rmtree(self._data, ignore_errors=True)

    @property
    def addresses(self) -> list[str]:
        return [f"127.0.0.1:{self._port}"]

    def running(self) -> list[Watched]:
        return [] if self._watched is None else [self._watched]

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def store(self) -> Path | str:
        return self._data

    def command(self, name: str, *given: str) -> Any:
        assert self._watched is not None
        return command(self._data / f"{self._watched.pid}.sock", name, *given)


def _run(environment: dict[str, str], *given: Any) -> None:
    os.environ.update(environment)
    run(*given)


class Nodes:
    """Several nodes on PostgreSQL, with a broker; the first is the one that is planted."""

    def __init__(self, count: int) -> None:
        self._count = count

    def start(self) -> None:
        self._where = Path(tempfile.mkdtemp(prefix="tercet-planted-"))
        os.environ["TERCET_PLANTED"] = str(self._where)
        self._cluster = Cluster(self._count, cuts=False, saboteur="planted")
        self._cluster.start()

    def stop(self) -> None:
        with suppress(ServerEnded):
            self._cluster.stop()
        shutil.rmtree(self._where, ignore_errors=True)

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self._cluster.nodes]

    def running(self) -> list[Watched]:
        return self._cluster.running()

    def log(self) -> str:
        return self._cluster.log()

    def store(self) -> Path | str:
        return self._cluster.database

    def command(self, name: str, *given: str) -> Any:
        return command(self._where / f"{self.running()[0].pid}.sock", name, *given)


# --- The campaign --------------------------------------------------------------------------------


class Stage:
    """A place with a scene, until it is harmed or was used for long enough."""

    def __init__(self, place: Place) -> None:
        self.place, self.notes = place, Notes()

    async def open(self) -> None:
        """Start the place, and seat everybody."""
        self.place.start()
        await while_running(self._answers(), self.place.running)
        self.scene = Scene(self.place.addresses, self.notes)
        await while_running(self.scene.open(), self.place.running)

    async def _answers(self) -> None:
        async with asyncio.timeout(120):
            for address in self.place.addresses:
                host, port = address.split(":")
                while True:
                    try:
                        _, writer = await asyncio.open_connection(host, int(port))
                    except OSError:
                        await asyncio.sleep(0.05)
                    else:
                        writer.close()
                        break

    async def close(self) -> list[str]:
        """End it; what is wrong with the store."""
        await self.scene.close()
        for process in self.place.running():
            with suppress(ServerEnded):
                process.kill()
        notes = crash.Notes(promised=self.notes.promised, broken=self.notes.broken)
        try:
            return crash.compare(self.place.store(), notes)
        except Exception as error:  # the log of a table cannot be read
            return [repr(error)]
        finally:
            self.place.stop()

    async def called(self) -> list[str]:
        """Every function that a few rounds call."""
        for _ in range(3):
            await self.scene.round()
        await asyncio.sleep(3)
        found: list[str] = self.place.command("called")
        return found

    async def plant(self, key: str) -> Verdict:
        """Plant one function, and look what comes of it."""
        verdict = Verdict(key)
        try:
            await while_running(self._plant(verdict), self.place.running)
        except ServerEnded as error:
            verdict.fired = True
            verdict.harm = [f"the process ended: {str(error).splitlines()[0]}"]
        return verdict

    async def _plant(self, verdict: Verdict) -> None:
        self.place.command("plant", verdict.key)
        for _ in range(MOST_ROUNDS):
            verdict.at_once = await self.scene.round()
            if self.place.command("fired"):
                break
        else:
            self.place.command("lift")
            return
        verdict.fired = True
        verdict.harm = await self._harm(verdict.key)

    async def _harm(self, key: str) -> list[str]:
        harm: list[str] = []
        failed: dict[str, str] = {}
        for _ in range(HEALING):
            failed = await self.scene.round()
            if not failed:
                break
        harmed = [name for name in failed if name.startswith(PLAYED) or name == FINISHED]
        harm += [f"{name}: {why}" for name, why in failed.items() if name not in harmed]
        if len(harmed) > 1:
            harm.append(f"{len(harmed)} tables do not go on")
        try:
            async with asyncio.timeout(NEW_S):
                await self.scene.new_table()
                await self.scene.replace_tables(harmed)
        except Exception as error:
            harm.append(f"no new table: {error!r}")
        harm += await self._health()
        lines = [line for line in self.place.log().splitlines() if f"{MARK} {key}" in line]
        if not any("Traceback" in line or '"trace"' in line for line in lines):
            harm.append("the log has no trace")
        return harm

    async def _health(self) -> list[str]:
        try:
            async with asyncio.timeout(NEW_S):
                told = await self.scene.health()
        except Exception as error:
            return [f"health: {error!r}"]
        return [] if told["status"] == "ok" else [f"health: {told}"]


async def find_called(place: Place) -> list[str]:
    """The functions that the scene calls, found in a run of its own."""
    os.environ["TERCET_PLANTED_CALLS"] = "1"
    try:
        stage = Stage(place)
        await stage.open()
        stage.place.command("forget")
        found = await stage.called()
        await stage.close()
    finally:
        del os.environ["TERCET_PLANTED_CALLS"]
    return found


async def campaign(place: Place, keys: Sequence[str], say: Say = print) -> list[Verdict]:
    """Plant all of them."""
    verdicts: list[Verdict] = []
    stage: Stage | None = None
    used: list[Verdict] = []
    began = time.monotonic()

    def progress(number: int, what: object) -> None:
        say(f"{number}/{len(keys)} {time.monotonic() - began:.0f} s {what}")

    for number, key in enumerate(keys, 1):
        if stage is None:
            stage, used = Stage(place), []
            await stage.open()
        verdict = await stage.plant(key)
        verdicts.append(verdict)
        used.append(verdict)
        if verdict.harm:
            progress(number, verdict)
        if verdict.harm or len(used) == AT_ONCE or number == len(keys):
            wrong = await stage.close()
            if wrong:
                verdict.harm += [f"the store: {line}" for line in wrong[:3]]
                progress(number, f"{verdict} (or one of the {len(used)} before)")
            progress(number, told(verdicts))
            stage = None
    return verdicts


def told(verdicts: Sequence[Verdict]) -> str:
    """The figures of a campaign."""
    fired = [each for each in verdicts if each.fired]
    harmed = [each for each in verdicts if each.harm]
    return f"{len(verdicts)} functions, {len(fired)} raised, {len(harmed)} did harm"


def written(verdicts: Sequence[Verdict]) -> str:
    """All verdicts, as lines of JSON."""
    return "".join(json.dumps(vars(each)) + "\n" for each in verdicts)
