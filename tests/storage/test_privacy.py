"""The data is its owner's alone: when it is new, and when it was open to others before."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from tercet.server.running.command import backup_data
from tercet.server.running.serve import keep_private
from tercet.storage import privacy
from tercet.storage.directory import held
from tercet.storage.privacy import close_to_others, make_private, too_open
from tercet.words.texts import Texts
from tests.server.playing import serving

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


@pytest.fixture
def open_umask() -> Iterator[None]:
    """A host whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_what_is_new_is_private_whatever_the_host_is_used_to(
    tmp_path: Path, open_umask: None
) -> None:
    data = tmp_path / "above" / "data"

    async def scene() -> None:
        async with serving(directory) as server:
            await server.guest("Ada")
            for name in ("tercet.sqlite3", "tercet.sqlite3-wal", "tercet.sqlite3-shm"):
                assert mode(data / name) == "0o600", name
            backup_data(tmp_path / "copies" / "copy.sqlite3", Texts("en"), data=data)

    with held(data) as directory:
        asyncio.run(scene())
    for each in (data, data.parent, tmp_path / "copies"):
        assert mode(each) == "0o700", each
    for each in (data / "session.key", data / "lock", tmp_path / "copies" / "copy.sqlite3"):
        assert mode(each) == "0o600", each
    assert list(too_open(data)) == []


def test_a_saboteur_who_trusts_the_umask_is_caught(
    tmp_path: Path, open_umask: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "private_files", nullcontext)
    with pytest.raises(AssertionError, match=r"tercet\.sqlite3"):
        test_what_is_new_is_private_whatever_the_host_is_used_to(tmp_path, None)


def test_what_was_open_is_closed_and_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o755)
    ours = ("tercet.sqlite3", "tercet.sqlite3-wal", "session.key", "lock", "monday.sqlite3")
    for name in (*ours, "notes.txt"):
        (tmp_path / name).touch(mode=0o644)
        (tmp_path / name).chmod(0o644)
    with caplog.at_level(logging.WARNING):
        keep_private(tmp_path)
    assert mode(tmp_path) == "0o700"
    assert {mode(tmp_path / name) for name in ours} == {"0o600"}
    assert mode(tmp_path / "notes.txt") == "0o644", "that is not ours"
    assert "closed to others" in caplog.text
    assert "session.key" in caplog.text
    caplog.clear()
    keep_private(tmp_path)
    assert caplog.text == "", "once is enough"


def test_directories_of_others_are_left_alone_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tmp_path.chmod(0o1777)
    assert close_to_others(tmp_path) == ([], [tmp_path])
    tmp_path.chmod(0o755)
    monkeypatch.setattr(privacy, "_shared", lambda: (tmp_path.resolve(),))
    with caplog.at_level(logging.WARNING):
        keep_private(tmp_path)
    assert mode(tmp_path) == "0o755"
    assert "open to others" in caplog.text


def test_a_directory_that_is_there_keeps_its_mode_until_the_start(tmp_path: Path) -> None:
    tmp_path.chmod(0o750)
    make_private(tmp_path)
    assert mode(tmp_path) == "0o750"
    with pytest.raises(OSError, match="Not a directory"):
        make_private(_file(tmp_path / "file"))


def _file(path: Path) -> Path:
    path.touch()
    return path
