"""The files of Python in the page: Pyodide as the build laid it down, and our own archive.

`index.json` names them all, with their sizes for a progress bar; every other name tells the content
(a version or a fingerprint), so that a browser may keep those files for ever.
"""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import tercet
from tercet.errors import Unreadable
from tercet.page.bundle import bundle, fingerprint

#: Where the build hook puts the browser client.
CLIENT: Final = Path(tercet.__file__).parent / "static"
#: Where the files stand, beside the client.
FOLDER: Final = "py"
INDEX: Final = "index.json"
#: Our own modules as the build has compiled them; it goes to no page as it is.
BYTECODE: Final = "bytecode.zip.gz"


class PythonFile(msgspec.Struct, frozen=True):
    """One file by its address within the folder, and how many bytes come over the wire."""

    path: str
    size: int


class PythonIndex(msgspec.Struct, frozen=True):
    """All that a page loads: Pyodide and its library, wheels, and the archive of this package."""

    pyodide: str
    files: tuple[PythonFile, ...]
    library: PythonFile
    wheels: tuple[PythonFile, ...]
    house: PythonFile


def python_index(client: Path) -> PythonIndex:
    """What the page of this client loads; refuses a client that was built without Python."""
    folder = next((client / FOLDER).glob("*/pyodide.mjs"), None)
    if folder is None:
        raise Unreadable("client_missing")
    pyodide = f"{folder.parent.name}/"
    found = {
        path.name: PythonFile(pyodide + path.name, path.stat().st_size)
        for path in sorted(folder.parent.iterdir())
    }
    library = next((found.pop(name) for name in found if name.startswith("library-")), None)
    if library is None:
        raise Unreadable("client_missing")
    wheels = tuple(found.pop(name) for name in [*found] if name.endswith(".whl"))
    return PythonIndex(pyodide, tuple(found.values()), library, wheels, _house())


@cache
def archives() -> dict[str, bytes]:
    """The archives of this package by name, compressed in one piece."""
    packed = bundle(bytecode=CLIENT / FOLDER / BYTECODE)
    return {f"tercet-{fingerprint(packed)}.zip.gz": gzip.compress(packed, 9, mtime=0)}


def _house() -> PythonFile:
    [(name, packed)] = archives().items()
    return PythonFile(name, len(packed))
