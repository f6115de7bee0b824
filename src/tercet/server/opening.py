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

    def check(self, going: Iterable[Listed], host: str, address: str) -> None:
        """Refuse one table too many; `going` are all that wait or are being played."""
        limits, tables = self._limits, list(going)
        _check(len(tables), limits.tables, "house_full")
        hosted = sum(table.row.host == host for table in tables)
        _check(hosted, limits.tables_per_person, "too_many_tables")
        near = [table for table in tables if self.origin(table) == address]
        _check(len(near), limits.tables_per_address, "too_many_tables_here")
        empty = sum(not table.visitors for table in near)
        _check(empty, limits.empty_tables_per_address, "too_many_empty_tables")


def _check(count: int, most: int, code: str) -> None:
    if count >= most:
        raise IllegalAction(code, most=most)
