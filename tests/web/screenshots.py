"""Pictures of every screen, by day and night: `python -m tests.web.screenshots DIR`.

Name screens after the directory to take only those.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.web.screens import SCREENS, Stage
from tests.web.serving import BROWSER_FLAGS, Server

DEVICES: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
}


def main(directory: Path, wanted: list[str]) -> None:
    """Visit each screen once a device; the page is shown by day, then by night."""
    directory.mkdir(parents=True, exist_ok=True)
    data = Path(tempfile.mkdtemp())
    with Server(data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(BROWSER_FLAGS)
        )
        for device, how in DEVICES.items():
            for name in wanted or SCREENS:
                stage = Stage(browser, server.address, {**how, "locale": "en"})
                page = SCREENS[name](stage)
                page.wait_for_timeout(600)
                for scheme in ("light", "dark"):
                    page.emulate_media(color_scheme=scheme)
                    path = directory / f"{name}-{device}-{scheme}.png"
                    page.screenshot(path=path, full_page=True)
                stage.close()
        browser.close()
    shutil.rmtree(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
