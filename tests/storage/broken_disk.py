"""Write an act to SQLite on a disk that cannot be synced, say what the store answers, and crash.

    python -m tests.storage.broken_disk DIRECTORY [SABOTEUR]

The kernel refuses `fsync` and `fdatasync` to this process (seccomp) from the second act on.
"""

from __future__ import annotations

import ctypes
import errno
import os
import signal
import struct
import sys
from pathlib import Path
from typing import Final

from tercet.storage.store import open_store
from tests.server.saboteurs import SABOTEURS
from tests.storage.lost_answers import a_table, part

#: The numbers of `fsync` and `fdatasync`.
_SYNCS: Final = {"x86_64": (74, 75), "aarch64": (82, 83)}
_LOAD, _JUMP_IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000 | errno.EIO
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2


def fail_syncs() -> None:
    """Let both fail in this thread from here on; it cannot be undone."""
    program = [(_LOAD, 0, 0, 0)]  # the number of the system call
    for number in _SYNCS[os.uname().machine]:
        program += [(_JUMP_IF_EQUAL, 0, 1, number), (_RETURN, 0, 0, _FAIL)]
    program.append((_RETURN, 0, 0, _ALLOW))
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *each) for each in program))
    whole = struct.pack("HxxxxxxP", len(program), ctypes.addressof(code))
    libc = ctypes.CDLL(None)
    assert libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    assert libc.prctl(_SECCOMP, _FILTER, ctypes.create_string_buffer(whole), 0, 0) == 0


def main(directory: str, *saboteurs: str) -> None:
    for saboteur in saboteurs:
        SABOTEURS[saboteur]()
    store = open_store(Path(directory))
    assert store.write([a_table(), part("act", 1)]) == [None, None]
    store.outcomes.noticed = store.outcomes.give_up
    fail_syncs()
    print(type(store.write([part("act", 2)])[0]).__name__, flush=True)  # noqa: T201
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(*sys.argv[1:])
