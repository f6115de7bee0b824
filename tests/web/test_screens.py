"""Every screen, by day and night: nobody is shut out, nothing sticks out or is reported."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import listen_to
from tests.web.looking import overflow, violations
from tests.web.screens import SCREENS, Stage

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("name", SCREENS)
def test_everybody_can_use_it(browser: Browser, address: str, name: str) -> None:
    how: dict[str, Any] = {**PHONE, "locale": "en", "reduced_motion": "reduce"}
    stage, heard = Stage(browser, address, how), list[str]()
    stage.listen = lambda context: listen_to(context, heard)
    page = SCREENS[name](stage)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme
    assert overflow(page) <= 0
    stage.close()
    assert heard == []
