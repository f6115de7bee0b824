"""What people say at a table: bounded in length and number, with a host who can remove it.

A line is stored before anybody reads it. A removed line keeps its number, so that no other line
ever has it, and its author, so that the host can still silence them; its text is gone.
"""

from __future__ import annotations

from collections import deque

from msgspec.structs import asdict, replace
from sqlalchemy import delete, insert, select, update

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guarding.guards import clean_text
from tercet.server.services import Services
from tercet.server.wire.messages import ChatLine
from tercet.storage.rows import ChatRow, Part, StoredTable
from tercet.storage.schema import CHAT, MUTED, TABLES


class ChatBook:
    """The last lines of one table; they go when the table is put away."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self._number, self._services = stored.row.number, services
        self._rows = deque(stored.chat, maxlen=services.limits.chat_kept)
        self._muted = set(stored.muted)
        self._count = max((row.line for row in stored.chat), default=0)

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """What can still be read."""
        return tuple(_shown(row) for row in self._rows if row.text is not None)

    async def say(self, person: str, name: str, seat: int | None, text: str) -> ChatLine:
        """Add a line, cleaned; those who are muted are refused."""
        if person in self._muted:
            raise IllegalAction("muted")
        limits = self._services.limits
        cleaned = clean_text(text, limits.chat_length)
        if not cleaned:
            raise Unreadable("chat_empty")
        self._count += 1
        row = ChatRow(self._number, self._count, person, name, seat, cleaned)
        older = (CHAT.c.table_id == self._number) & (CHAT.c.line <= row.line - limits.chat_kept)
        part = Part().add(insert(CHAT), asdict(row)).add(delete(CHAT).where(older))
        await self._services.store(part)
        self._rows.append(row)
        return _shown(row)

    async def remove(self, number: int) -> None:
        """Take a line away."""
        self._find(number)
        this = (CHAT.c.table_id == self._number) & (CHAT.c.line == number)
        await self._services.store(Part().add(update(CHAT).where(this), {"text": None}))
        gone = (replace(row, text=None) if row.line == number else row for row in self._rows)
        self._rows = deque(gone, self._rows.maxlen)

    async def mute(self, number: int, muted: bool) -> None:
        """Silence whoever wrote a line, or let them speak again."""
        person = self._find(number).person
        this = (MUTED.c.table_id == self._number) & (MUTED.c.person == person)
        part = Part().add(delete(MUTED).where(this))
        if muted:
            part.add(insert(MUTED), {"table_id": self._number, "person": person})
        await self._services.store(part)
        (self._muted.add if muted else self._muted.discard)(person)

    async def forget(self) -> None:
        """The table is put away, and what was said at it is gone."""
        await self._services.store(Part().add(delete(CHAT).where(CHAT.c.table_id == self._number)))

    def knows(self, person: str) -> bool:
        """Whether a person has spoken or was silenced."""
        return person in self._muted or any(row.person == person for row in self._rows)

    def becomes(self, guest: str, account: str) -> None:
        """A guest has turned out to be somebody with an account; the store knows already."""
        theirs = (
            replace(row, person=account) if row.person == guest else row for row in self._rows
        )
        self._rows = deque(theirs, self._rows.maxlen)
        if guest in self._muted:
            self._muted = self._muted - {guest} | {account}

    def _find(self, number: int) -> ChatRow:
        for row in self._rows:
            if row.line == number:
                return row
        raise Unreadable("chat_line_unknown", line=number)


def old_chat(before_ms: int) -> Part:
    """Remove what was said at tables that ended before a moment."""
    over = select(TABLES.c.number).where(TABLES.c.ended_ms < before_ms)
    return Part().add(delete(CHAT).where(CHAT.c.table_id.in_(over)))


def _shown(row: ChatRow) -> ChatLine:
    return ChatLine(row.line, row.name, row.seat, row.text or "")
