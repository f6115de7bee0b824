"""Python for the page over HTTP: what the list names is served, kept for ever, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tercet.server.http.app import create_app

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    laid = tmp_path / "py" / "314.0.0"
    laid.mkdir(parents=True)
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "secret.zip").write_bytes(b"secret")
    for name in ("pyodide.mjs", "pyodide.asm.wasm.gz", "library-1.zip.gz", "msgspec-1.whl"):
        (laid / name).write_bytes(name.encode() * 1000)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "python-abc.js").write_text("export {};")
    with TestClient(create_app(tmp_path)) as client:
        yield client


def test_everything_that_is_listed_is_served_as_it_is(client: Client) -> None:
    answer = client.get("/py/index.json")
    assert answer.headers["cache-control"] == "no-cache"
    index = answer.json()
    for each in (*index["files"], index["library"], *index["wheels"], index["house"]):
        file = client.get(f"/py/{each['path']}")
        assert (file.status_code, len(file.content)) == (200, each["size"])
        assert "immutable" in file.headers["cache-control"]
        packed = not each["path"].endswith(".mjs")
        assert ("content-encoding" in file.headers) != packed, "what is packed is not packed again"


@pytest.mark.parametrize("path", ["", "gone.zip", "..%2Fsecret.zip", "314.0.0", "314.0.0/x.py"])
def test_nothing_else_is(client: Client, path: str) -> None:
    assert client.get(f"/py/{path}").status_code == 404


def test_only_a_worker_may_compile_webassembly(client: Client) -> None:
    worker = client.get("/assets/python-abc.js").headers["content-security-policy"]
    page = client.get("/").headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in worker
    assert "'wasm-unsafe-eval'" not in page
    assert "'unsafe-eval'" not in worker


def test_the_frame_of_the_console_has_no_origin_and_only_we_may_show_it(client: Client) -> None:
    frame = client.get("/console.html").headers
    assert frame["content-security-policy"] == "sandbox allow-scripts; frame-ancestors 'self'"
    assert frame["x-frame-options"] == "SAMEORIGIN"
    page = client.get("/").headers
    assert page["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in page["content-security-policy"]
