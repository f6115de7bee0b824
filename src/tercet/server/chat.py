"""What people say at a table: bounded in length and number, with a host who can remove it."""

from __future__ import annotations

from collections import deque

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guards import clean_text
from tercet.server.limits import Limits
from tercet.server.messages import ChatLine


class ChatBook:
    """The last lines of one table; it lives as long as the table is at hand."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: deque[tuple[ChatLine, str]] = deque(maxlen=limits.chat_kept)
        self._muted: set[str] = set()
        self._count = 0

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """What can still be read."""
        return tuple(line for line, _ in self._lines)

    def say(self, person: str, name: str, seat: int | None, text: str) -> ChatLine:
        """Add a line, cleaned; those who are muted are refused."""
        if person in self._muted:
            raise IllegalAction("muted")
        cleaned = clean_text(text, self._limits.chat_length)
        if not cleaned:
            raise Unreadable("chat_empty")
        self._count += 1
        line = ChatLine(self._count, name, seat, cleaned)
        self._lines.append((line, person))
        return line

    def remove(self, number: int) -> None:
        """Take a line away."""
        found = self._find(number)
        self._lines.remove(found)

    def mute(self, number: int, muted: bool) -> None:
        """Silence whoever wrote a line, or let them speak again."""
        _, person = self._find(number)
        (self._muted.add if muted else self._muted.discard)(person)

    def _find(self, number: int) -> tuple[ChatLine, str]:
        for line, person in self._lines:
            if line.line == number:
                return line, person
        raise Unreadable("chat_line_unknown", line=number)
