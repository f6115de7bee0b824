"""Shared values are built before threads start; in tests a late build raises."""

from __future__ import annotations

import ast
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

import tercet
from tercet import building
from tercet.engine.wire import decoder, from_plain
from tercet.ready import build_shared
from tercet.server.http.app import create_app
from tercet.server.ready import BODIES
from tercet.server.running.hosting import open_house
from tests.server.cold import SABOTEURS, cold
from tests.server.open_tables import put_into

SOURCE = Path(tercet.__file__).parent
#: Modules that may let msgspec build a type by themselves, and why no two threads do so at once.
ALONE = {
    "art/source.py": "while it is imported",
    "bots/chipset/strategy.py": "after decoder() has built the same type",
    "editions/__init__.py": "under the lock",
    "dice/loading.py": "under the lock",
    "engine/wire.py": "under the lock",
    "server/nodes/parcels.py": "while it is imported",
    "server/wire/conversation.py": "while it is imported",
    "strength/ladders.py": "while it is imported",
}


def on_a_thread(build: object) -> None:
    with ThreadPoolExecutor(1) as threads:
        threads.submit(build).result()  # type: ignore[arg-type]


@pytest.mark.parametrize("build", [decoder, lambda kind: from_plain({}, kind)])
def test_a_type_that_another_thread_builds_late_is_refused(build: object) -> None:
    kind = msgspec.defstruct("Late", [])
    build_shared()
    with pytest.raises(building.LateBuild, match="Late"):
        on_a_thread(lambda: build(kind))  # type: ignore[operator]
    assert len(building.late) == 1
    building.late.clear()
    decoder(kind)  # this thread may
    on_a_thread(lambda: decoder(kind))


def test_outside_tests_a_late_type_is_built_under_the_lock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(building.REFUSE_LATE)
    build_shared()
    kind = msgspec.defstruct("Later", [])
    on_a_thread(lambda: decoder(kind))


def test_one_thread_at_a_time_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(building.REFUSE_LATE)
    with ThreadPoolExecutor(1) as threads:
        with building.building("one"):
            other = threads.submit(decoder, msgspec.defstruct("Other", []))
            with pytest.raises(TimeoutError):
                other.result(0.1)
        other.result()


@pytest.mark.slow
def test_a_cold_process_reads_tables_on_two_threads(tmp_path: Path) -> None:
    ids = put_into(tmp_path, 2, 10)
    assert cold(tmp_path, ids) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("saboteur", SABOTEURS)
def test_what_is_left_out_of_the_building_is_found(tmp_path: Path, saboteur: str) -> None:
    ids = put_into(tmp_path, 2, 10)
    code, said = cold(tmp_path, ids, saboteur)
    assert code == 1
    assert "late build of" in said


@pytest.mark.slow
def test_the_types_of_every_body_are_built(tmp_path: Path) -> None:
    """The framework reads bodies by itself, on the loop's thread."""
    house = open_house(tmp_path / "data")
    page = tmp_path / "index.html"
    page.write_text("")
    read = set()
    for route in create_app(tmp_path, house).routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.parsed_data_field is not None:
                read.add(handler.parsed_data_field.annotation)
    house.store.close()
    assert len(read) > 5
    assert read <= {*BODIES}


def builds(path: Path) -> bool:
    """Whether a module has msgspec build a type: `convert`, `Decoder`, or `decode` with a type."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name, called = node.func.attr, ast.unparse(node.func)
        typed = any(word.arg == "type" for word in node.keywords) or len(node.args) > 1
        if called.startswith("msgspec.") and (
            name in ("convert", "Decoder") or (name == "decode" and typed)
        ):
            return True
    return False


def test_types_are_built_in_few_places() -> None:
    found = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if builds(path)}
    assert found == {*ALONE}


def test_another_place_would_be_found(tmp_path: Path) -> None:
    for line in (
        "msgspec.convert(x, T)",
        "msgspec.json.decode(x, type=T)",
        "msgspec.json.Decoder(T)",
    ):
        (tmp_path / "saboteur.py").write_text(line)
        assert builds(tmp_path / "saboteur.py")


@pytest.mark.slow
def test_the_page_does_not_pay_for_it() -> None:
    """A page has no threads: nothing is built when it is imported, and the builder is not there."""
    program = (
        "import sys, tercet.page.house\n"
        "from tercet.engine.wire import decoder\n"
        "from tercet.editions import find_edition\n"
        "print('tercet.ready' in sys.modules, decoder.cache_info().misses)\n"
        "print(find_edition.cache_info().misses)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.split() == ["False", "0", "0"], done.stderr
