"""What people say at a table: bounded in length and number, with a host who can remove it.

A line is stored before anybody reads it. A removed line keeps its number, so that no other line
ever has it, and its author, so that the host can still silence them; its text is gone.
"""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guarding.guards import clean_text
from tercet.server.services import Services
from tercet.server.wire.messages import ChatLine
from tercet.storage.chat import forgotten_chat, removed_line, said_line, silenced
from tercet.storage.rows import ChatRow, StoredTable


class ChatBook:
    """The last lines of one table; they go when the table is put away."""

    def __init__(self, stored: StoredTable, services: Services) -> None:
        self._number = stored.row.number
        self._journal, self._limits = services.journal, services.limits
        self._rows = deque(stored.chat, maxlen=services.limits.chat_kept)
        self._muted = set(stored.muted)
        self._count = max((row.line for row in stored.chat), default=0)

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """What can still be read."""
        return tuple(_shown(row) for row in self._rows if row.text is not None)

    @property
    def rows(self) -> tuple[ChatRow, ...]:
        """What was said, as it is stored: for the next table of the same people."""
        return tuple(self._rows)

    async def say(self, person: str, name: str, seat: int | None, text: str) -> ChatLine:
        """Add a line, cleaned; those who are muted are refused."""
        if person in self._muted:
            raise IllegalAction("muted")
        cleaned = clean_text(text, self._limits.chat_length)
        if not cleaned:
            raise Unreadable("chat_empty")
        self._count += 1
        row = ChatRow(self._number, self._count, person, name, seat, cleaned)
        await self._journal.write(said_line(row, self._limits.chat_kept))
        self._rows.append(row)
        return _shown(row)

    async def remove(self, number: int) -> None:
        """Take a line away."""
        self._find(number)
        await self._journal.write(removed_line(self._number, number))
        gone = (replace(row, text=None) if row.line == number else row for row in self._rows)
        self._rows = deque(gone, self._rows.maxlen)

    async def mute(self, number: int, muted: bool) -> None:
        """Silence whoever wrote a line, or let them speak again."""
        person = self._find(number).person
        await self._journal.write(silenced(self._number, person, muted=muted))
        (self._muted.add if muted else self._muted.discard)(person)

    async def forget(self) -> None:
        """The table is put away, and what was said at it is gone."""
        await self._journal.write(forgotten_chat(self._number))

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

    def forgets(self, person: str) -> list[int]:
        """Somebody has gone for good, and what they said with them; tells which lines."""
        theirs = [row.line for row in self._rows if row.person == person]
        gone = (
            replace(row, person="", name="", text=None) if row.line in theirs else row
            for row in self._rows
        )
        self._rows = deque(gone, self._rows.maxlen)
        self._muted = self._muted - {person}
        return theirs

    def _find(self, number: int) -> ChatRow:
        for row in self._rows:
            if row.line == number:
                return row
        raise Unreadable("chat_line_unknown", line=number)


def _shown(row: ChatRow) -> ChatLine:
    return ChatLine(row.line, row.name, row.seat, row.text or "")
