"""Turns modules into bytecode, by the Python that will read it: in Pyodide, for the build.

What a page imports at its start is compiled once, here, and not at every start on every phone.
What it does not import stays source, which is half as long.
"""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import sys
import zipfile
from typing import Final

#: Bytecode that is never compared with its source.
_UNCHECKED: Final = (1).to_bytes(4, "little")
_PLACES: Final = ("/lib/python314.zip", "/lib/python3.14/site-packages")


def compile_archive(source: str, target: str, place: str, loaded: frozenset[str] | None) -> None:
    """Copy an archive; those of its modules that are loaded (or all) become bytecode."""
    with zipfile.ZipFile(source) as before, zipfile.ZipFile(target, "w") as after:
        for name in sorted(before.namelist()):
            content = before.read(name)
            if name.endswith("/"):
                continue
            if name.endswith(".py") and (loaded is None or _module(name) in loaded):
                content, name = bytecode(f"{place}/{name}", content), f"{name}c"
            # Not compressed each by itself: all of it is, in one piece.
            after.writestr(zipfile.ZipInfo(name), content)


def bytecode(path: str, source: bytes) -> bytes:
    """A module as a `.pyc`, which tells of which source it is."""
    code = compile(source, path, "exec", dont_inherit=True)
    mark = hashlib.sha256(source).digest()[:8]
    return importlib.util.MAGIC_NUMBER + _UNCHECKED + mark + marshal.dumps(code)


def loaded() -> frozenset[str]:
    """The modules that a page has once its house stands and a prompt is there."""
    import tercet.page.console
    import tercet.page.house  # noqa: F401

    return frozenset(sys.modules)


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def main() -> None:
    """The library, the wheel and our own package, where the build has laid them."""
    library, site = _PLACES
    compile_archive("/library.zip", "/library-compiled.zip", library, loaded())
    compile_archive("/own.zip", "/own-compiled.zip", site, None)


main()
