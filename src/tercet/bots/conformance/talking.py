"""A program under examination: a process whose every answer has to come in time, as one line."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any, Final

import msgspec

from tercet.bots.arena.programs import PREFIX, Intended
from tercet.bots.conformance.findings import Wrong
from tercet.engine.wire import decoder, to_json

#: What is shown of something that a program said.
_SHOWN: Final = 80
#: A second line is looked for so long after the first.
_SETTLED_S: Final = 0.05
_PARTING_S: Final = 2.0
_KNOWN: Final = frozenset(Intended.__struct_fields__)


class Examined:
    """The process; `ask` tells it something and reads the answer, or raises what is wrong."""

    def __init__(self, command: str, patience_s: float) -> None:
        self._patience_s = patience_s
        self._said: queue.Queue[bytes] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=3)
        #: Fields of answers that nobody reads: a slip of the pen, most likely.
        self.unread: set[str] = set()
        words = _words(command)
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            raise Wrong("absent", command=command[:_SHOWN]) from error
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._listen, self._overhear)
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, message: object, extra: Mapping[str, object] | None = None) -> Intended:
        """Tell the program something, and read the one line that it answers."""
        text = to_json(message)
        if extra:
            text = to_json(msgspec.json.decode(text) | extra)
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(text + b"\n")
            self._process.stdin.flush()
            line = self._said.get(timeout=self._patience_s)
        except queue.Empty:
            raise Wrong("silent", seconds=self._patience_s) from None
        except OSError:
            line = b""
        if not line:
            raise self._ended()
        return self._read(line)

    def settle(self) -> None:
        """Look whether more was said than the one line that was asked for."""
        try:
            more = self._said.get(timeout=_SETTLED_S)
        except queue.Empty:
            return
        if more:
            raise Wrong("too_much", said=_text(more))

    def close(self) -> bool:
        """End its input; tells whether the program has ended by itself."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended before
            self._process.stdin.close()
        try:
            self._process.wait(_PARTING_S)
            return True
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return False
        finally:
            for thread in self._threads:
                thread.join(_PARTING_S)
            for pipe in (self._process.stdout, self._process.stderr):
                assert pipe is not None
                pipe.close()

    def _read(self, line: bytes) -> Intended:
        try:
            told = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Wrong("no_json", said=_text(line)) from None
        if not isinstance(told, dict):
            raise Wrong("no_object", said=_text(line))
        self.unread |= told.keys() - _KNOWN
        try:
            found: Intended = decoder(Intended).decode(line)
        except msgspec.ValidationError as error:
            raise Wrong("field", said=_text(line), why=str(error)[:_SHOWN]) from None
        return found

    def _ended(self) -> Wrong:
        code = self._process.wait()
        self._threads[1].join(_PARTING_S)
        return Wrong("ended", status=code, said=" / ".join(self._complaints)[-200:])

    def _listen(self) -> None:
        for line in _lines(self._process.stdout):
            self._said.put(line)
        self._said.put(b"")

    def _overhear(self) -> None:
        for line in _lines(self._process.stderr):
            self._complaints.append(_text(line))


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words:
        raise Wrong("absent", command=command[:_SHOWN])
    return words


def _lines(pipe: IO[bytes] | None) -> IO[bytes] | list[Any]:
    return pipe if pipe is not None else []


def _text(line: bytes) -> str:
    return line[:_SHOWN].decode("utf-8", "replace").strip()
