"""Which browser on which system asks, in two words, for its owner to tell one session from another.

No more than that is read from what a browser says of itself, and no more is stored.
"""

from __future__ import annotations

from typing import Final

# The first that is found counts: browsers name those that they are like, too.
_BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-httpx/", "Python"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_label(agent: str) -> str:
    """Such as "Firefox · Linux"; empty where nothing is known."""
    names = [_first(table, agent[:400]) for table in (_BROWSERS, _SYSTEMS)]
    return " · ".join(filter(None, names))


def _first(table: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in table if sign in agent), "")
