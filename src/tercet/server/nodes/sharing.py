"""What all nodes must know: sessions that ended, the lobby, tables of an address, rates.

It is told by the broker, and nothing depends on it that must not be wrong: a session that has ended
is found out from the database within ten seconds even if nobody heard of it; rates are counted on
each node, and what was spent elsewhere is taken off a moment later.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from tercet.engine.wire import from_json, to_json
from tercet.errors import Unreadable
from tercet.server.guarding.guards import Throttle
from tercet.server.lobby import SHOWN
from tercet.server.nodes.awaiting import SharedAwaitedPlayers
from tercet.server.nodes.challenging import SharedChallenges
from tercet.server.nodes.parcels import (
    AnyParcel,
    Challenged,
    Expecting,
    ExpectingOver,
    Found,
    Looking,
    Merged,
    NotComing,
    PersonChanged,
    Refused,
    SessionEnded,
    Spent,
    Standing,
)
from tercet.server.nodes.seeking import SharedMatchmaker
from tercet.server.wire.bodies import BotHere
from tercet.server.wire.messages import TableInfo
from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.nodes.node import Node

#: So often what was spent is told, what there is to show, and the database is asked.
_SPENT_S: Final = 0.25
_STANDING_S: Final = 2.0
_LOOK_S: Final = 10.0


class SharedRate(Protocol):
    """A rate that holds across nodes."""

    def spent(self) -> dict[str, float]:
        """What was spent since this was last asked, by whom."""

    def take_off(self, taken: Mapping[str, float]) -> None:
        """So much was spent elsewhere."""


class Sharing:
    """What this node tells all others, and what it knows from them."""

    def __init__(self, node: Node) -> None:
        self._node, self._house = node, node.house
        self._standings: dict[str, Standing] = {}
        self._shown: dict[str, tuple[TableInfo, ...]] = {}
        #: Tables that were handed to other nodes since they last told how many they have.
        self.given: Counter[str] = Counter()
        self._rates: dict[str, SharedRate] = {
            name: each
            for name, each in vars(self._house.throttles).items()
            if isinstance(each, Throttle)
        }
        self._rates |= self._house.accounts.shared_rates()

    def open(self) -> None:
        """Begin to tell."""
        loop = self._house.tasks.loop
        loop("rates", _SPENT_S, self._tell_spent)
        loop("standing", _STANDING_S, self.tell_standing)
        loop("the database", _LOOK_S, self._look)

    def catch_up(self) -> None:
        """The broker is there (again): what was told meanwhile is not known here."""
        self._house.sessions.forget_all()
        self.tell_standing()

    def keep_only(self, living: Container[str]) -> None:
        """Nodes that are gone have nothing to show."""
        for gone in [node for node in self._standings if node not in living]:
            del self._standings[gone]
            self._shown.pop(gone, None)
            self._house.lobby.changed()

    # --- Telling -----------------------------------------------------------------------------

    def session_ended(self, session: str) -> None:
        """Tell all that a session has ended."""
        self._node.broker.tell_all(SessionEnded(session))

    def changed(self, id_: str) -> None:
        """Tell all that a session or a person is not what it was."""
        self._node.broker.tell_all(PersonChanged(id_))

    def merged(self, guest: str) -> None:
        """Tell all that a guest is an account now."""
        self._node.broker.tell_all(Merged(guest))
        self._read_anew(guest)

    def tell_standing(self) -> None:
        """Show the public tables of this node to the others."""
        house, node = self._house, self._node
        figures = {
            "tables": len(house.rooms),
            "streams_out": len(node.away),
            "streams_in": len(node.guests),
            "forwarded": node.figures.forwarded.value,
            "takeovers": node.figures.takeovers.value,
            "stale": node.figures.stale.value,
        }
        addresses = {key: (n, empty) for key, (n, empty) in house.opened_from().items()}
        tables = to_json(house.own_public_tables())
        bots = [(each.name, each.owner) for each in house.own_bots_here()]
        node.broker.tell_all(Standing(node.id, tables, addresses, figures, node.draining, bots))

    def _tell_spent(self) -> None:
        spent = {name: taken for name, each in self._rates.items() if (taken := each.spent())}
        if spent:
            self._node.broker.tell_all(Spent(self._node.id, spent))

    # --- Hearing -----------------------------------------------------------------------------

    def hear(self, parcel: AnyParcel) -> None:
        """Something that all are told."""
        match parcel:
            case SessionEnded(session=session):
                self._house.sessions.forget(session)
                self._dismiss(session)
            case PersonChanged(person=person):
                self._house.sessions.forget(person)
            case Merged(guest=guest):
                self._read_anew(guest)
            case Looking() | Found():
                self._hear_of_seekers(parcel)
            case Challenged() | Refused():
                challenges = self._house.challenges
                if isinstance(challenges, SharedChallenges):
                    challenges.hear(parcel)
            case Expecting() | ExpectingOver() | NotComing():
                awaited = self._house.awaited
                if isinstance(awaited, SharedAwaitedPlayers):
                    awaited.hear(parcel)
            case Standing():
                self._hear_standing(parcel)
            case Spent(rates=rates):
                for name, taken in rates.items():
                    if name in self._rates:
                        self._rates[name].take_off(taken)

    def _hear_standing(self, parcel: Standing) -> None:
        before = self._standings.get(parcel.by)
        self._standings[parcel.by] = parcel
        self.given.pop(parcel.by, None)
        if before is None or before.tables != parcel.tables:
            self._shown[parcel.by] = _tables(parcel.tables)
            self._house.lobby.changed()

    def _hear_of_seekers(self, parcel: Looking | Found) -> None:
        matchmaker = self._house.matchmaker
        if not isinstance(matchmaker, SharedMatchmaker):
            return
        if isinstance(parcel, Looking):
            matchmaker.hear_looking(parcel)
        else:
            matchmaker.hear_found(parcel)

    def _read_anew(self, guest: str) -> None:
        """The database has taken the tables of this guest from their owners."""
        for room in [each for each in self._house.rooms.values() if each.knows(guest)]:
            self._node.lose(room.id)

    def _dismiss(self, session: str) -> None:
        for speaker in list(self._house.speakers.get(session, ())):
            speaker.dismiss()

    # --- Asking ------------------------------------------------------------------------------

    def public_tables(self, own: tuple[TableInfo, ...]) -> tuple[TableInfo, ...]:
        """What the lobby shows: ours and those of the others, those with people first."""
        seen: dict[str, TableInfo] = {each.table: each for each in own}
        for tables in self._shown.values():
            for each in tables:
                seen.setdefault(each.table, each)
        return tuple(sorted(seen.values(), key=_order)[:SHOWN])

    def bots_elsewhere(self) -> list[BotHere]:
        """The programs that are at other nodes."""
        return [BotHere(*bot) for each in self._standings.values() for bot in each.bots]

    def opened_from(self, address: str) -> tuple[int, int]:
        """How many tables other nodes have of an address, and how many of them are empty."""
        found = [each.addresses.get(address, (0, 0)) for each in self._standings.values()]
        return sum(tables for tables, _ in found), sum(empty for _, empty in found)

    def tables_of(self, node: str) -> int:
        """How many tables another node had when it last told, and was given since."""
        told = self._standings.get(node)
        return self.given[node] + (0 if told is None else told.figures.get("tables", 0))

    @property
    def standings(self) -> dict[str, Standing]:
        """What each other node has told last."""
        return self._standings

    async def _look(self) -> None:
        """What nobody may miss is asked from the database, now and then."""
        house, ownership = self._house, self._node.ownership
        house.sessions.forget_all()
        with suppress(StorageFailed):
            sessions = list(house.speakers)
            for session in await asyncio.to_thread(ownership.ended_sessions, sessions):
                self._dismiss(session)
            house.show_unowned(await asyncio.to_thread(ownership.unowned))
            await asyncio.to_thread(ownership.sweep, house.limits.abandon_after_s)


def _tables(data: bytes) -> tuple[TableInfo, ...]:
    """The tables of another node; none, if only a later version can read them."""
    try:
        tables: tuple[TableInfo, ...] = from_json(data, tuple[TableInfo, ...])
    except Unreadable:
        return ()
    return tables


def _order(info: TableInfo) -> tuple[bool, bool]:
    here = info.spectators or any(seat.present and seat.bot is None for seat in info.seats)
    return not here, info.status != "waiting"
