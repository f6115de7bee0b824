"""Pictures of every screen, by day and night: `python -m tests.web.screenshots DIR`.

Name screens after the directory to take only those.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from tests.web.looking import PHONE
from tests.web.screens import PLAYED_OUT, SCREENS
from tests.web.serving import BRISK, BROWSER_FLAGS, PATIENT, Server, browser
from tests.web.stage import Stage

DEVICES: Final[dict[str, dict[str, Any]]] = {
    "phone": PHONE,
    "desk": {"viewport": {"width": 1280, "height": 800}},
}


def main(directory: Path, wanted: list[str]) -> None:
    """Visit each screen once a device; the page is shown by day, then by night."""
    directory.mkdir(parents=True, exist_ok=True)
    data = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=list(BROWSER_FLAGS))
        for screens, pace in ((SCREENS, PATIENT), (PLAYED_OUT, BRISK)):
            with Server(data, pace) as server:
                for name in [name for name in wanted or screens if name in screens]:
                    for device, how in DEVICES.items():
                        stage = Stage(chromium, server.address, {**how, "locale": "en"})
                        _take(screens[name](stage), directory / f"{name}-{device}")
                        stage.close()
        chromium.close()
    shutil.rmtree(data)


def _take(page: Page, path: Path) -> None:
    page.wait_for_timeout(600)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=f"{path}-{scheme}.png", full_page=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
