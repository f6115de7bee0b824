"""A client of a Tercet server, for bots and for terminals: `docs/client.md` tells how to use it.

`Client.connect(url)` comes to a server, `Client.join` and `Client.open_table` to a table, which is
a `TableClient`. It needs nothing of a server but the types of its messages.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tercet.client.client import Client
    from tercet.client.refusals import Lost
    from tercet.client.table import TableClient

__all__ = ["Client", "Lost", "TableClient"]

#: Loaded when it is asked for: who plays on this machine needs no HTTP.
_PLACES: Final = {"Client": "client", "Lost": "refusals", "TableClient": "table"}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(name)
    return getattr(import_module(f"tercet.client.{_PLACES[name]}"), name)
