"""What is written of bots that play over the net, and of the tokens by which they are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, func, insert, literal, select

from tercet.storage.people.persons import account, called, nobody_else_called, somebody
from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.schema import OPEN, PERSON, SEAT, SESSION, TABLES
from tercet.storage.store import Store


def made_bot(bot: PersonRow, most: int) -> Part:
    """A bot of an account that has fewer than `most`, with a name that is like nobody else's."""
    owner = bot.owner or ""
    part = Part().add(account(owner))
    part.add(_fewer(select(func.count()).where(PERSON.c.owner == owner), most))
    part.add(nobody_else_called(bot.id, bot.name)).add(insert(PERSON), asdict(bot))
    return called(part, bot.id, bot.name)


def made_token(owner: str, token: SessionRow, most: int) -> Part:
    """A token of one of somebody's bots, which has fewer than `most`."""
    part = Part().add(somebody(token.person).where(PERSON.c.owner == owner))
    going = (SESSION.c.person == token.person) & SESSION.c.ended.is_(False)
    part.add(_fewer(select(func.count()).where(going), most))
    return part.add(insert(SESSION), asdict(token))


def _fewer(count: Select[Any], most: int) -> Select[Any]:
    return select(literal(1)).where(count.scalar_subquery() < most)


def bots_of(store: Store, owner: str) -> list[PersonRow]:
    """The bots of somebody, the oldest first."""
    theirs = select(PERSON).where(PERSON.c.owner == owner)
    return store.read(PersonRow, theirs.order_by(PERSON.c.created_ms, PERSON.c.id))


def tokens_of(store: Store, bots: Sequence[str]) -> list[SessionRow]:
    """The tokens of some bots that are worth something, the oldest first."""
    going = select(SESSION).where(SESSION.c.person.in_(bots), SESSION.c.ended.is_(False))
    return store.read(SessionRow, going.order_by(SESSION.c.begun_ms, SESSION.c.id))


def open_seats_of(store: Store, person: str) -> list[str]:
    """The ids of the open tables at which somebody sits, the newest first."""
    query = (
        select(TABLES.c.id)
        .join(SEAT, SEAT.c.table_id == TABLES.c.number)
        .where(SEAT.c.person == person, TABLES.c.status.in_(OPEN))
        .order_by(TABLES.c.number.desc())
    )
    return store.column(query)
