"""What browsers keep for somebody with an account, so that it is the same on every device.

It is what a client says, and shown to nobody but its owner. A change names the version it was made
from: where another device was faster, nothing is changed, and the client looks again.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import insert, literal, select, update

from tercet.storage.people.persons import account
from tercet.storage.rows import KeptRow, Part
from tercet.storage.schema import KEPT
from tercet.storage.store import Store

#: Everything that can be kept, by name; nothing else is taken.
KINDS: Final = ("settings", "course", "practice", "puzzles", "solitaire", "rivals")


def kept_change(row: KeptRow) -> Part:
    """Another value, unless it is not the version before this one that stands there."""
    this = (KEPT.c.person == row.person) & (KEPT.c.what == row.what)
    part = Part().add(account(row.person))
    if row.version == 1:
        nothing = select(literal(1)).where(~select(KEPT.c.what).where(this).exists())
        return part.add(nothing).add(insert(KEPT), asdict(row))
    before = select(KEPT.c.version).where(this, KEPT.c.version == row.version - 1)
    part.add(before.with_for_update())
    return part.add(update(KEPT).where(this), {"version": row.version, "value": row.value})


def all_kept(store: Store, person: str) -> list[KeptRow]:
    """All that is kept for a person."""
    return store.read(KeptRow, select(KEPT).where(KEPT.c.person == person).order_by(KEPT.c.what))
