"""In the process of a server: which functions are called, and one of them raises once.

The observer commands it over a socket that a thread of its own answers, so that no planted bug is
in between. A function is planted by exchanging its code; before it raises, the code is put back.
"""

from __future__ import annotations

import gc
import json
import os
import socket
import sys
import threading
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from inspect import iscoroutinefunction
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import tercet

SOURCE: Final = str(Path(tercet.__file__).parent)
PARTS: Final = tuple(f"{SOURCE}/{part}/" for part in ("server", "storage", "room"))
#: Planted functions raise this, with their names.
MARK: Final = "planted in"

#: A function with the same free variables as another one, which `code` objects must agree in.
_STUB: Final = """
def outer():
    {cells} = None
    {kind} planted(*given, **named):
        from tests.server.planted.planting import PLANT
        answer = PLANT.call(given, named)
        {cells}
        return {wait} answer
"""
_PLAIN: Final = _STUB.replace("    {cells} = None\n", "").replace("        {cells}\n", "")


class Plant:
    """The function that is to raise, if any."""

    def __init__(self) -> None:
        self.fired = False
        self._key = ""
        self._planted: list[tuple[FunctionType, CodeType]] = []
        self._lock = threading.Lock()

    def set(self, key: str) -> None:
        """Have a function raise when it is called next."""
        self.lift()
        self.fired, self._key = False, key
        for function in functions()[key]:
            self._planted.append((function, function.__code__))
            function.__code__ = _stub(function)

    def lift(self) -> list[FunctionType]:
        """Put the code back."""
        planted, self._planted = self._planted, []
        for function, code in planted:
            function.__code__ = code
        return [function for function, _ in planted]

    def call(self, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """The planted function was called: raise, unless another thread was faster."""
        with self._lock:
            if not self.fired:
                self.fired = True
                self._function, *_ = self.lift()
                raise RuntimeError(f"{MARK} {self._key}")
        return self._function(*given, **named)


PLANT: Final = Plant()
_CALLED: Final[set[CodeType]] = set()


def _stub(function: FunctionType) -> CodeType:
    cells = "".join(f"{name}, " for name in function.__code__.co_freevars)
    kind, wait = ("async def", "await") if iscoroutinefunction(function) else ("def", "")
    if cells:
        cells = f"({cells})"
    source = (_STUB if cells else _PLAIN).format(cells=cells, kind=kind, wait=wait)
    if cells:
        count = len(function.__code__.co_freevars)
        source = source.replace(" = None", f" = (None,) * {count}")
    return _code_within(_code_within(compile(source, "<planted>", "exec")))


def _code_within(code: CodeType) -> CodeType:
    return next(each for each in code.co_consts if isinstance(each, CodeType))


def functions() -> dict[str, list[FunctionType]]:
    """Every function of the server and the store, but those that others make."""
    found: defaultdict[str, list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if not isinstance(each, FunctionType) or "<" in each.__qualname__:
            continue
        if each.__code__.co_filename.startswith(PARTS):
            found[f"{each.__module__}:{each.__qualname__}"].append(each)
    return found


def _called() -> list[str]:
    return sorted(
        key for key, some in functions().items() if any(each.__code__ in _CALLED for each in some)
    )


def note_calls() -> None:
    """Note in every thread that begins from now on, and in this one, what is called."""

    def profile(frame: Any, event: str, _: object) -> None:
        if event == "call":
            _CALLED.add(frame.f_code)

    threading.setprofile(profile)
    sys.setprofile(profile)


def _forget_calls() -> None:
    _CALLED.clear()


_COMMANDS: Final[dict[str, Callable[..., Any]]] = {
    "plant": PLANT.set,
    "lift": lambda: bool(PLANT.lift()),
    "fired": lambda: PLANT.fired,
    "called": _called,
    "forget": _forget_calls,
}


def obey(path: Path) -> None:
    """Answer the observer's commands at a socket, in a thread."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(path))
    listener.listen()

    def serve() -> None:
        while True:
            wire, _ = listener.accept()
            with wire, wire.makefile("rw") as lines:
                name, *given = json.loads(lines.readline())
                lines.write(json.dumps(_COMMANDS[name](*given)) + "\n")

    threading.Thread(target=serve, daemon=True).start()


def command(path: Path, name: str, *given: str) -> Any:
    """Say something to a server, from the observer's process."""
    with socket.socket(socket.AF_UNIX) as wire:
        wire.settimeout(30)
        wire.connect(str(path))
        with wire.makefile("rw") as lines:
            lines.write(json.dumps([name, *given]) + "\n")
            lines.flush()
            return json.loads(lines.readline())


def prepare() -> None:
    """Set up this process for the campaign: an unbounded log, cheap passwords, a control socket.

    Bots think in a thread of the same process, so that what they call can be planted, too, and
    opponents are looked for more often.
    """
    from argon2 import PasswordHasher

    from tercet.server import house, set_aside
    from tercet.server.people import hashing
    from tercet.server.running.host_log import Bounded
    from tercet.server.standing import matchmaking
    from tercet.server.table.thinking import Thinkers

    cheap = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    vars(hashing).update(owasp_hasher=lambda: cheap)
    vars(house).update(Thinkers=lambda: Thinkers(ThreadPoolExecutor(1)))
    vars(matchmaking).update(_EVERY_S=0.1)
    vars(set_aside).update(MOST_BROKEN=1000)  # each bug is the first one of its table
    Bounded.filter = lambda *_: True  # type: ignore[method-assign]
    where = Path(os.environ["TERCET_PLANTED"])
    if os.environ.get("TERCET_PLANTED_CALLS"):
        note_calls()
    obey(where / f"{os.getpid()}.sock")
