"""Compiled code that is kept: found again, and never believed when it is not what it should be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tercet.odds import classic, kept_code, seeds
from tercet.odds.kept_code import Kernel

pytestmark = pytest.mark.slow


class Compiled(Kernel):
    """Counts how often it is compiled, and takes what was compiled before."""

    code = b""
    compiled = 0

    def _compile(self, llvm: object) -> bytes:
        self.compiled += 1
        return self.code


@pytest.fixture(autouse=True)
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet."""
    classic.play(seeds.key_of(1), 0, 1, seeds.RANDOM)
    monkeypatch.setattr(Compiled, "code", kept_code._read(kept()))
    monkeypatch.setenv("TERCET_CACHE", str(tmp_path))


def loaded() -> int:
    """How often a new process would compile."""
    kernel = Compiled("", "kernel", ())
    kernel._load()
    return kernel.compiled


def kept() -> Path:
    return next(kept_code.folder().glob("kernel-*.code"))


def test_code_is_compiled_once() -> None:
    assert [loaded(), loaded()] == [1, 0]
    assert kept_code.folder().stat().st_mode & 0o077 == 0


def test_code_that_is_damaged_is_compiled_again() -> None:
    loaded()
    whole = kept().read_bytes()
    for damaged in (whole[:-1], b"", whole[:-1] + bytes([whole[-1] ^ 1])):
        kept().write_bytes(damaged)
        assert [loaded(), loaded()] == [1, 0]


def test_code_of_other_sources_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded()
    monkeypatch.setattr(kept_code, "_of_the_sources", lambda: "changed")
    assert loaded() == 1


def test_code_of_another_processor_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded()
    monkeypatch.setattr(kept_code, "_of_the_machine", lambda llvm: "another")
    assert loaded() == 1


@pytest.mark.skipif(os.name == "nt", reason="files have no such owner there")
def test_code_of_somebody_else_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded()
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert loaded() == 1


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TERCET_CACHE", str(tmp_path / "file"))
    assert [loaded(), loaded()] == [1, 1]


def test_only_a_few_versions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for version in range(6):
        monkeypatch.setattr(kept_code, "_of_the_sources", lambda version=version: f"v{version}")
        loaded()
    assert len(list(kept_code.folder().parent.iterdir())) == kept_code._KEPT
    assert loaded() == 0
