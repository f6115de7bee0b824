"""Who may open another table: bounds for the house, for a person, and for an address.

A school has one address and many tables with people at them; only tables that nobody is at are few.
From where a table was opened is never stored: after a restart its host stands for the address.
"""

from __future__ import annotations

from collections.abc import Iterable

from tercet.errors import IllegalAction
from tercet.server.guarding.limits import Limits
from tercet.server.lobby import Listed


class Openings:
    """From which address the open tables of a house were opened."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._addresses: dict[str, str] = {}

    def note(self, id_: str, address: str) -> None:
        """A table was opened from there."""
        self._addresses[id_] = address

    def forget(self, id_: str) -> None:
        """The table is not open any more."""
        self._addresses.pop(id_, None)

    def origin(self, table: Listed) -> str:
        """Where a table was opened, or by whom."""
        return self._addresses.get(table.id, table.row.host)

    def counts(self, going: Iterable[Listed]) -> dict[str, tuple[int, int]]:
        """Of each address, how many tables there are, and how many of them are empty."""
        found: dict[str, tuple[int, int]] = {}
        for table in going:
            count, empty = found.get(self.origin(table), (0, 0))
            found[self.origin(table)] = count + 1, empty + (not table.visitors)
        return found

    def check(
        self,
        going: Iterable[Listed],
        host: str,
        address: str,
        *,
        hosted: int = 0,
        near: tuple[int, int] = (0, 0),
    ) -> None:
        """Refuse one table too many; `going` are all that wait or are being played.

        Where there are other nodes, `hosted` are all tables of the host, and `near` those of the
        address elsewhere, and how many of them are empty.
        """
        limits, tables = self._limits, list(going)
        _check(len(tables), limits.tables, "house_full")
        here = sum(table.row.host == host for table in tables)
        _check(max(hosted, here), limits.tables_per_person, "too_many_tables")
        close = [table for table in tables if self.origin(table) == address]
        _check(len(close) + near[0], limits.tables_per_address, "too_many_tables_here")
        empty = sum(not table.visitors for table in close)
        _check(empty + near[1], limits.empty_tables_per_address, "too_many_empty_tables")


def _check(count: int, most: int, code: str) -> None:
    if count >= most:
        raise IllegalAction(code, most=most)
