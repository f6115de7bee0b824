"""Compiled code that is kept from one run to the next, so that only the very first is slow.

Everything lies in the cache directory of the user, under the digest of all sources that go into
it: a change anywhere, of a constant that another file compiles in, too, finds nothing old. Numba
keeps its functions there by itself (`tercet.odds.compiled`). To load them it must be imported and
set up, which takes longer than many a simulation; so a `Kernel` is kept as bare machine code, for
this kind of processor, and LLVM alone puts it into memory.
"""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock
from typing import Any, Final

from platformdirs import user_cache_path

_HERE: Final = Path(__file__).parent
#: All that goes into compiled code.
_SOURCES: Final = (
    "odds/*.py",
    "envs/bulk/*.py",
    "envs/encoding.py",
    "envs/encodings/*.py",
    "cards.py",
)
#: So many versions of the code are kept; older ones are thrown away.
_KEPT: Final = 4
_DIGEST: Final = sha256().digest_size
_LOCK: Final = Lock()


def folder() -> Path:
    """Where the code of these sources is kept; `TERCET_CACHE` names another place than usual."""
    named = os.environ.get("TERCET_CACHE")
    return (Path(named) if named else user_cache_path("tercet")) / "odds" / _of_the_sources()


@cache
def _of_the_sources() -> str:
    digest = sha256()
    for pattern in _SOURCES:
        for source in sorted(_HERE.parent.glob(pattern)):
            digest.update(sha256(source.read_bytes()).digest())
    return digest.hexdigest()[:16]


class Kernel:
    """A function of numbers and arrays, compiled when it is first called anywhere.

    `module` has a function `name` of pointers, written for Numba's `cfunc`, and its `SIGNATURE`.
    It allocates nothing and raises nothing, so it needs nobody but the processor.
    """

    def __init__(self, module: str, name: str, arguments: tuple[Any, ...]) -> None:
        self.module, self.name = module, name
        self._prototype = ctypes.CFUNCTYPE(None, *arguments)
        self._loaded: Callable[..., None] | None = None
        self._engine: Any = None

    def __call__(self, *arguments: Any) -> None:
        """Call it; arrays are given by their addresses."""
        with _LOCK:
            if self._loaded is None:
                self._loaded = self._load()
        self._loaded(*arguments)

    def _load(self) -> Callable[..., None]:
        llvm: Any = import_module("llvmlite.binding")
        path = folder() / f"{self.name}-{_of_the_machine(llvm)}.code"
        code = _read(path)
        if code is None:
            code = self._compile(llvm)
            _keep(path, code)
        head, _, machine_code = code.partition(b"\n")
        facts = json.loads(head)
        # What the wrapper would call to raise something, which nothing in a kernel does.
        never = ctypes.cast(ctypes.CDLL(None).abort, ctypes.c_void_p).value
        for absent in facts["absent"]:
            if not llvm.address_of_symbol(absent):
                llvm.add_symbol(absent, never)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target(llvm))
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(machine_code))
        self._engine.finalize_object()
        return self._prototype(self._engine.get_function_address(facts["name"]))

    def _compile(self, llvm: Any) -> bytes:
        numba: Any = import_module("numba")
        module = import_module(self.module)
        function = numba.cfunc(module.SIGNATURE, nopython=True, error_model="numpy")(
            getattr(module, self.name)
        )
        written = llvm.parse_assembly(function.inspect_llvm())
        absent = [
            each.name
            for each in written.functions
            if each.is_declaration and not each.name.startswith("llvm.")
        ]
        head = json.dumps({"name": function.native_name, "absent": absent}).encode()
        return head + b"\n" + bytes(_target(llvm).emit_object(written))


def _target(llvm: Any) -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="jitdefault",
        jit=True,
    )


def _of_the_machine(llvm: Any) -> str:
    """Machine code is for one kind of processor, and of one compiler."""
    facts = (
        *(llvm.get_default_triple(), llvm.get_host_cpu_name()),
        *(llvm.get_host_cpu_features().flatten(), str(llvm.llvm_version_info)),
        *(_of_numba(), os.environ.get("NUMBA_BOUNDSCHECK", "")),
    )
    return sha256("\n".join(facts).encode()).hexdigest()[:16]


def _of_numba() -> str:
    """The version of Numba, without importing it, nor what else could tell."""
    found = find_spec("numba")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")
    return Path(found.origin).with_name("_version.py").read_text("utf-8")


# --- Files ------------------------------------------------------------------------------------


def _read(path: Path) -> bytes | None:
    """What was kept, if it is whole and ours: it is going to be run."""
    try:
        with path.open("rb") as file:
            if hasattr(os, "getuid") and os.fstat(file.fileno()).st_uid != os.getuid():
                return None
            found = file.read()
    except OSError:
        return None
    code = found[_DIGEST:]
    return code if sha256(code).digest() == found[:_DIGEST] else None


def _keep(path: Path, code: bytes) -> None:
    """Keep code for the next run, if there is a place for it; whole, or not at all."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(sha256(code).digest() + code)
        Path(file.name).replace(path)
        _throw_away(path.parent.parent)
    except OSError:
        return


def _throw_away(versions: Path) -> None:
    """Forget all but the newest versions of the code."""
    newest = sorted(versions.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in newest[_KEPT:]:
        for file in sorted(old.rglob("*"), reverse=True):
            file.rmdir() if file.is_dir() else file.unlink(missing_ok=True)
        old.rmdir()
