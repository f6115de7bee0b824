"""Starting the server: the ports it takes, and the browser it opens or leaves alone."""

from __future__ import annotations

import socket
import sys

import pytest

from tercet.errors import Unreadable
from tercet.server.running import serve as serving


def test_a_port_that_was_asked_for_must_be_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Unreadable) as refused:
            serving.listen("127.0.0.1", port)
    assert refused.value.code == "address_unusable"
    assert refused.value.data == {"address": f"127.0.0.1:{port}"}


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("no.such.host.invalid", None)])
def test_an_address_that_cannot_be_is_refused(host: str, port: int | None) -> None:
    with pytest.raises(Unreadable):
        serving.listen(host, port)


def test_without_a_wish_a_taken_port_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(serving, "USUAL_PORT", taken.getsockname()[1])
        with serving.listen("127.0.0.1", None) as listener:
            assert listener.getsockname()[1] != taken.getsockname()[1]


def test_everywhere_is_told_as_an_address_that_can_be_opened() -> None:
    with serving.listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        assert serving.address_of(listener) == f"http://127.0.0.1:{port}"


@pytest.mark.parametrize(
    ("platform", "display", "shown"),
    [("linux", "", False), ("linux", ":0", True), ("darwin", "", True), ("win32", "", True)],
)
def test_a_browser_is_opened_only_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, platform: str, display: str, shown: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert serving.has_display() is shown
