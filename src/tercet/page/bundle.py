"""What of this package a page needs, as one archive: whatever its modules import, and their data.

Imports within functions are not followed: what is loaded when somebody first needs it (drawings,
catalogues) stays behind. The same sources give the same bytes. Where the build has made bytecode of
a module as it is now, that goes instead, so that no page has to compile it. The build calls this,
too: it needs nothing but the standard library.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import tercet

#: What a table in the page is made of, and a prompt beside it.
HOUSE: Final = ("tercet.page.house", "tercet.page.console")
_PACKAGE: Final = Path(tercet.__file__).parent
#: The oldest time an archive can name: the same sources are the same bytes on every machine.
_NO_TIME: Final = (1980, 1, 1, 0, 0, 0)


@cache
def bundle(roots: tuple[str, ...] = HOUSE, bytecode: Path | None = None) -> bytes:
    """The modules that these need, with these, as a ZIP archive that is not compressed."""
    compiled = {} if bytecode is None else _compiled(bytecode)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in sorted(files(roots)):
            name, content = path.relative_to(_PACKAGE.parent).as_posix(), path.read_bytes()
            code = compiled.get(f"{name}c", b"")
            # Bytecode tells of which source it is (`web/bytecode.py`).
            if code[8:16] == hashlib.sha256(content).digest()[:8]:
                name, content = f"{name}c", code
            archive.writestr(zipfile.ZipInfo(name, _NO_TIME), content)
    return packed.getvalue()


def _compiled(path: Path) -> dict[str, bytes]:
    if not path.exists():
        return {}
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes()))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def fingerprint(data: bytes) -> str:
    """A short name for exactly these bytes."""
    return hashlib.sha256(data).hexdigest()[:16]


def files(roots: Iterable[str]) -> set[Path]:
    """Every file that these modules are made of, or read."""
    modules = closure(roots)
    sources = {path for module in modules if (path := _source(module)) is not None}
    packages = [path.parent for path in sources if path.name == "__init__.py"]
    return sources.union(*map(_read_by, packages))


def _read_by(package: Path) -> set[Path]:
    """What the modules of a package read: files beside them, and whatever stands in `data`."""
    found = {*package.glob("*.toml"), *package.glob("data/**/*")}
    return {path for path in found if path.is_file() and path.suffix not in {".py", ".pyc"}}


def closure(roots: Iterable[str]) -> frozenset[str]:
    """The modules of this package that are imported when these are."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module in found or _source(module) is None:
            continue
        found.add(module)
        waiting += [*_packages_of(module), *_imports(module)]
    return frozenset(found)


def _source(module: str) -> Path | None:
    first, *names = module.split(".")
    if first != "tercet":
        return None
    path = _PACKAGE.joinpath(*names)
    for candidate in (path / "__init__.py", path.with_suffix(".py")):
        if candidate.is_file():
            return candidate
    return None


def _packages_of(module: str) -> Iterator[str]:
    names = module.split(".")
    for length in range(1, len(names)):
        yield ".".join(names[:length])


def _imports(module: str) -> Iterator[str]:
    source = _source(module)
    assert source is not None
    for node in _outside_functions(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def _outside_functions(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from _outside_functions(node)
