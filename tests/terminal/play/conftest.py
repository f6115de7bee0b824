"""What the tests of lines at a server share with those of the server."""

from __future__ import annotations

from tests.client.conftest import short_waits
from tests.server.conftest import cheap_passwords, data

__all__ = ["cheap_passwords", "data", "short_waits"]
