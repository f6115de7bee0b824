"""Every page as it is kept: nothing moves, nothing is cut that was not cut before."""

from __future__ import annotations

import pytest

from tests.terminal.pages.pictures import picture
from tests.terminal.pages.scenes import FOLDER, SCENES


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_a_page_looks_as_it_is_kept(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert picture(name) == kept, f"{name}: python -m tests.terminal.pages.pictures {name}"


def test_every_picture_is_of_a_page_and_no_violet_is_white() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*SCENES}
    coloured = (FOLDER / "classic.txt").read_text("utf-8").rpartition("sixteen colours")[2]
    assert {"r", "g", "m"} <= {*coloured}
