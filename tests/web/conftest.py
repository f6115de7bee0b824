"""A real server and a real browser for the tests of the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.web.serving import BRISK, BROWSER_FLAGS, PATIENT, Server, browser
from tests.web.stage import Stage

Open = Callable[[str], Page]

#: What is expected may take its time on a slow machine; where it comes, nothing waits for this.
expect.set_options(timeout=30_000)


#: The longest journeys of all; whoever came to one of them last would work on alone for minutes.
LONGEST = ("offline", "airplane", "site", "terminal", "chipset", "dice", "replay", "play", "setup")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The pages last, because a browser's loop would stand in the way of others; of these the
    longest first.
    """
    items.sort(key=_when)


def _when(item: pytest.Item) -> int:
    name = item.path.stem.removeprefix("test_")
    if item.path.parent != Path(__file__).parent:
        return -1
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium; Playwright's own is never downloaded."""
    return {"executable_path": browser(), "args": list(BROWSER_FLAGS)}


@pytest.fixture
def browser_context_args() -> dict[str, Any]:
    """In English and without movement, so that nothing has to be waited for."""
    return {
        "locale": "en",
        "reduced_motion": "reduce",
        "viewport": {"width": 1280, "height": 800},
        "service_workers": "block",  # nothing is fetched behind a test's back
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own on a free port, over data of its own; its bots only sit there."""
    with Server(tmp_path_factory.mktemp("data"), PATIENT) as running:
        yield running


@pytest.fixture(scope="session")
def brisk_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots play at once, for whole games."""
    with Server(tmp_path_factory.mktemp("brisk"), BRISK) as running:
        yield running


@pytest.fixture
def address(server: Server) -> str:
    """Where that server is."""
    return server.address


@pytest.fixture
def complaints(context: BrowserContext) -> Iterator[list[str]]:
    """What the browser complains of, broken rules of the content policy included: nothing."""
    heard: list[str] = []
    listen_to(context, heard)
    yield heard
    assert heard == []


def listen_to(context: BrowserContext, heard: list[str]) -> None:
    """Hear every complaint of every page in a context."""

    def listen(page: Page) -> None:
        page.on("console", said)
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("requestfailed", failed)

    def said(message: ConsoleMessage) -> None:
        if "registration blocked by Playwright" not in message.text:
            heard.append(f"{message.type}: {message.text}")

    def failed(request: Request) -> None:
        # A page that is left drops what it was still fetching; that is no complaint.
        if request.failure != "net::ERR_ABORTED":
            heard.append(f"failed: {request.url} {request.failure}")

    context.on("page", listen)


@pytest.fixture
def open_page(address: str, context: BrowserContext, complaints: list[str]) -> Open:
    """Opens a page of the server, with every complaint heard."""

    def opened(path: str = "/") -> Page:
        page = context.new_page()
        page.goto(address + path)
        return page

    return opened


@pytest.fixture
def stage(browser: Browser, address: str, browser_context_args: dict[str, Any]) -> Iterator[Stage]:
    """People with a browser each; whatever any of them complains of is heard."""
    stage = Stage(browser, address, browser_context_args)
    heard: list[str] = []
    stage.listen = lambda context: listen_to(context, heard)
    yield stage
    stage.close()
    assert heard == []
