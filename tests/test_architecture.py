"""The house keeps its shape: imports point one way, and the rules know no clock and no chance."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "tercet"
TOOLS = TESTS.parent / "tools"

#: Each layer may import from those before it, and from itself.
LAYERS = ("errors", "building", "drawn", "cards", "dice", "engine", "games")
PURE = ("errors.py", "drawn.py", "cards.py", "engine", "games")
FORBIDDEN = {
    *("asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket"),
    *("subprocess", "sys", "tempfile", "threading", "time"),
}


def modules(*names: str) -> list[Path]:
    found: list[Path] = []
    for name in names:
        path = SOURCE / name
        assert path.exists(), f"{name} has moved: nothing would be looked at any more"
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> frozenset[str]:
    """The names of all that a file imports, wherever in it: modules, and what is in them."""
    names: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(names)


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_rules_know_no_clock_no_chance_and_no_io(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}
    assert not roots & FORBIDDEN


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    allowed = set(LAYERS[: LAYERS.index(own) + 1])
    used = {name.split(".")[1] for name in imports(path) if name.startswith("tercet.")}
    assert used <= allowed


def test_no_file_opens_itself_or_prints_within_the_rules() -> None:
    for path in modules(*PURE):
        called = {
            node.func.id
            for node in ast.walk(parsed(path))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"open", "print", "input"}, path


def writes_sql(path: Path) -> bool:
    """Whether a file knows the database: SQL's own words, or the names of tables and columns."""
    names = imports(path)
    return "tercet.storage.schema" in names or any(
        name.split(".")[0] in ("sqlalchemy", "sqlite3", "psycopg", "alembic") for name in names
    )


@pytest.mark.parametrize("path", modules("server"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_is_written_to_the_database_is_written_in_storage(path: Path) -> None:
    assert not writes_sql(path)


@pytest.mark.parametrize(
    "line",
    [
        "from sqlalchemy import insert",
        "import sqlalchemy.exc",
        "def f():\n    import sqlite3",
        "from tercet.storage.schema import TABLES",
        "from tercet.storage import schema",
        "import tercet.storage.schema",
    ],
)
def test_sql_in_the_server_would_be_found(tmp_path: Path, line: str) -> None:
    saboteur = tmp_path / "saboteur.py"
    saboteur.write_text(f"from tercet.storage.rows import Part\n{line}\n")
    assert writes_sql(saboteur)


TASKS = SOURCE / "server" / "running" / "tasks.py"


def starts_tasks(path: Path) -> bool:
    """Whether a file starts tasks of asyncio by itself."""
    names = {node.attr for node in ast.walk(parsed(path)) if isinstance(node, ast.Attribute)}
    imported = {name.rpartition(".")[2] for name in imports(path)}
    return bool((names | imported) & {"create_task", "ensure_future", "TaskGroup"})


@pytest.mark.parametrize(
    "path", modules("server", "storage"), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_one_module_starts_tasks(path: Path) -> None:
    assert starts_tasks(path) is (path == TASKS)


@pytest.mark.parametrize(
    "line", ["asyncio.create_task(f())", "loop.create_task(f())", "from asyncio import TaskGroup"]
)
def test_a_task_started_elsewhere_would_be_found(tmp_path: Path, line: str) -> None:
    saboteur = tmp_path / "saboteur.py"
    saboteur.write_text(line)
    assert starts_tasks(saboteur)


@pytest.mark.parametrize("path", modules("envs/encodings", "envs/encoding.py"), ids=str)
def test_an_encoding_sees_views_and_needs_no_library_for_learning(path: Path) -> None:
    """What knows no state cannot tell a secret, and is the same for every library."""
    names = imports(path)
    assert not [name for name in names if name.endswith("State")]
    assert not {name.split(".")[0] for name in names} & {"gymnasium", "pettingzoo", "pyspiel"}


@pytest.mark.slow
def test_nobody_needs_the_environments() -> None:
    """Their libraries are an extra: whoever plays does without."""
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] != "envs":
            assert not [name for name in imports(path) if name.startswith("tercet.envs")], path


MESSAGES = "tercet.server.wire.messages"
#: All that the client may know of a server.
WIRE = {
    *("tercet.server.wire", "tercet.server.wire.bodies", MESSAGES),
    *(f"{MESSAGES}.{part}" for part in ("requests", "replies", "news", "tables")),
}


def foreign_to_the_client(path: Path) -> set[str]:
    """The parts of the house that a file imports although a client must do without them."""
    heavy = {"storage", "server", "cli", "terminal", "odds"}
    light = {name for name in imports(path) if name.rpartition(".")[0] in WIRE} | WIRE
    ours = {name for name in imports(path) - light if name.startswith("tercet.")}
    return {name for name in ours if name.split(".")[1] in heavy}


@pytest.mark.parametrize("path", modules("client"), ids=lambda path: path.name)
def test_the_client_knows_of_a_server_only_its_messages(path: Path) -> None:
    assert not foreign_to_the_client(path)


@pytest.mark.parametrize(
    "path", modules("server/wire/messages", "server/wire/bodies.py"), ids=lambda path: path.name
)
def test_the_messages_need_no_server(path: Path) -> None:
    assert not foreign_to_the_client(path)


def test_a_server_in_the_client_would_be_found(tmp_path: Path) -> None:
    saboteur = tmp_path / "saboteur.py"
    for line in ("from tercet.server.house import House", "import tercet.storage.store"):
        saboteur.write_text(line)
        assert foreign_to_the_client(saboteur)


@pytest.mark.slow
def test_the_client_loads_no_server_and_no_database() -> None:
    """Whatever is imported on the way counts, too."""
    program = "import sys; from tercet.client import Client; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    heavy = ("sqlalchemy", "alembic", "litestar", "uvicorn", "argon2", "numpy", "tercet.storage")
    names = loaded.stdout.decode().split()
    assert "tercet.client.table" in names
    assert not [name for name in names if name.startswith(heavy)]
    ours = {name for name in names if name.startswith("tercet.server")}
    assert ours == {"tercet.server"} | WIRE


def test_every_module_says_what_it_is_for() -> None:
    paths = [*SOURCE.rglob("*.py"), *TOOLS.rglob("*.py")]
    assert len(paths) > 100
    for path in paths:
        assert ast.get_docstring(parsed(path)), path


def test_the_package_imports_nothing_that_is_not_installed() -> None:
    for path in SOURCE.rglob("*.py"):
        roots = {name.split(".")[0] for name in imports(path)}
        assert not roots & {"bench", "tests", "tools"}, path


def test_nobody_imports_from_a_test() -> None:
    """What several tests share stands in a file that is not one: `tests/whole_games.py`."""
    paths = [*TESTS.rglob("*.py"), *(TESTS.parent / "bench").rglob("*.py")]
    assert len(paths) > 100
    for path in paths:
        parts = {part for name in imports(path) for part in name.split(".")}
        assert not [part for part in parts if part.startswith("test_")], path


@pytest.mark.parametrize(
    ("table", "readers"),
    [
        ("KEPT", {"storage/people/kept.py", "storage/people/traces.py"}),
        ("HANDED", {"storage/people/handed.py", "storage/people/traces.py"}),
        ("people.kept", {"server/http/accounts.py"}),
        ("people.handed", {"server/handed.py"}),
    ],
)
def test_what_a_client_claims_is_read_for_its_owner_only(table: str, readers: set[str]) -> None:
    """Practice results and games from a page: nothing that ranks or compares knows of them."""
    name = f"tercet.storage.{table}" if "." in table else f"tercet.storage.schema.{table}"
    found = {str(path.relative_to(SOURCE)) for path in modules(".") if name in imports(path)}
    assert found == readers
