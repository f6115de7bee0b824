"""The one way to find our cookie among all that a browser sends.

Other applications on the same host set cookies of every shape (`prefs={"a":"b c"}`). What is not
ours is passed over, never parsed: HTTP and WebSocket ask here, so that both let the same people in.
"""

from __future__ import annotations

from collections.abc import Iterable

from tercet.server.people.sessions import COOKIE


def session_cookie(lines: Iterable[str]) -> str | None:
    """The cookie of the session in the lines of `Cookie`."""
    return cookie_named(COOKIE, lines)


def cookie_named(wanted: str, lines: Iterable[str]) -> str | None:
    """The value of a cookie of ours, in the lines' order; the first one counts."""
    for line in lines:
        for pair in line.split(";"):
            name, equals, value = pair.partition("=")
            if equals and name.strip() == wanted:
                return value.strip().strip('"')
    return None
