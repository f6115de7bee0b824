"""The routes of a server, for tests that look at each of them."""

from __future__ import annotations

import re

from litestar import Litestar


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every path and method under `/api`, as a document writes it."""
    return {
        (re.sub(r":\w+}", "}", str(route.path)), method.lower())
        for route in app.routes
        if route.path.startswith("/api")
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }
