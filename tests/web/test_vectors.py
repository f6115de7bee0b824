"""The browser and Python agree: what `tests.web.vectors` writes is what lies in `web/src`."""

from __future__ import annotations

import pytest

from tests.web.vectors import files


@pytest.mark.slow
def test_what_the_browser_is_tested_against_is_not_stale() -> None:
    stale = [path.name for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == [], "run python -m tests.web.vectors"
