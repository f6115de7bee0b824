"""A site of plain files: everything the client needs, at relative addresses, and no server."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.errors import Unreadable
from tercet.page.site import write_site

LAID = "314.0.0"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as a build would lay it down, in small."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "py" / LAID).mkdir(parents=True)
    (client / ".digest").write_text("x")
    (client / "index.html").write_text('<html><head><script src="./assets/index-1.js"></script>')
    (client / "assets" / "index-1.js").write_text("1")
    for name in ("pyodide.mjs", "pyodide.asm.wasm.gz", "library-1.zip.gz", "msgspec-1.whl"):
        (client / "py" / LAID / name).write_bytes(b"123")
    return client


@pytest.mark.slow
def test_it_holds_everything_and_says_that_there_is_no_server(tmp_path: Path, client: Path) -> None:
    site = tmp_path / "site"
    size = write_site(site, client)
    page = (site / "index.html").read_text()
    assert 'name="tercet-serverless"' in page
    assert "'unsafe-inline'" not in page
    index = json.loads((site / "py" / "index.json").read_text())
    for file in (*index["files"], index["library"], *index["wheels"], index["house"]):
        assert (site / "py" / file["path"]).stat().st_size == file["size"]
    assert {len(json.loads((site / f"games-{x}.json").read_text())) for x in ("en", "de")} == {8}
    assert size == sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    assert not (site / ".digest").exists()


def test_it_is_written_over_an_older_site_but_over_nothing_else(
    tmp_path: Path, client: Path
) -> None:
    site = tmp_path / "site"
    write_site(site, client)
    (site / "assets" / "old-1.js").write_text("old")
    write_site(site, client)
    assert not (site / "assets" / "old-1.js").exists()
    (tmp_path / "diary").mkdir()
    (tmp_path / "diary" / "index.html").write_text("Dear diary")
    for taken in (tmp_path / "diary", tmp_path / "diary" / "index.html"):
        with pytest.raises(Unreadable, match="site_not_empty"):
            write_site(taken, client)
    assert (tmp_path / "diary" / "index.html").read_text() == "Dear diary"


def test_a_client_without_python_makes_no_site(tmp_path: Path, client: Path) -> None:
    (client / "py" / LAID / "pyodide.mjs").unlink()
    with pytest.raises(Unreadable, match="client_missing"):
        write_site(tmp_path / "site", client)
    assert not (tmp_path / "site").exists()


def test_the_command_refuses_what_is_not_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "here").write_text("x")
    with pytest.raises(SystemExit):
        main(["site", str(tmp_path), "--lang", "en"])
    assert re.search("holds something else|not been built", capsys.readouterr().err)
