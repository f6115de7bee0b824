"""What the tests of bots over the net share with those of the client and the server."""

from tests.client.conftest import cheap_passwords, data, short_waits

__all__ = ["cheap_passwords", "data", "short_waits"]
