"""What is written of chat: lines that were said or removed, and who is silenced at a table."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from tercet.storage.rows import ChatRow, Part
from tercet.storage.schema import CHAT, MUTED, TABLES


def said_line(row: ChatRow, kept: int) -> Part:
    """A new line; of its table only so many of the last are kept."""
    older = (CHAT.c.table_id == row.table_id) & (CHAT.c.line <= row.line - kept)
    return Part().add(insert(CHAT), asdict(row)).add(delete(CHAT).where(older))


def removed_line(number: int, line: int) -> Part:
    """A line of a table without its text."""
    this = (CHAT.c.table_id == number) & (CHAT.c.line == line)
    return Part().add(update(CHAT).where(this), {"text": None})


def silenced(number: int, person: str, *, muted: bool) -> Part:
    """Somebody who may no longer speak at a table, or may again."""
    this = (MUTED.c.table_id == number) & (MUTED.c.person == person)
    part = Part().add(delete(MUTED).where(this))
    return part.add(insert(MUTED), {"table_id": number, "person": person}) if muted else part


def forgotten_chat(number: int) -> Part:
    """Nothing of what was said at a table."""
    return Part().add(delete(CHAT).where(CHAT.c.table_id == number))


def forgotten_chat_before(ended_ms: int) -> Part:
    """Nothing of what was said at tables that ended before a moment."""
    over = select(TABLES.c.number).where(TABLES.c.ended_ms < ended_ms)
    return Part().add(delete(CHAT).where(CHAT.c.table_id.in_(over)))
