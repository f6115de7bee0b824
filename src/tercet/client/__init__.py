"""A client of a Tercet server, for bots and for terminals: `docs/client.md` tells how to use it.

`Client.connect(url)` comes to a server, `Client.join` and `Client.open_table` to a table, which is
a `TableClient`. It needs nothing of a server but the types of its messages.
"""

from tercet.client.client import Client
from tercet.client.refusals import Lost
from tercet.client.table import TableClient

__all__ = ["Client", "Lost", "TableClient"]
