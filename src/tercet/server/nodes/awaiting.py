"""Awaited players across nodes: a player can be connected to any node and decline there.

Every node is told which players are awaited. A lost message does no harm: the node that owns the
table runs the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tercet.server.nodes.parcels import Expecting, ExpectingOver, NotComing
from tercet.server.standing.awaited import AwaitedPlayers, Expected

if TYPE_CHECKING:
    from tercet.server.house import House
    from tercet.server.nodes.node import Node


class SharedAwaitedPlayers(AwaitedPlayers):
    """The awaited players of a house of several nodes."""

    def __init__(self, node: Node, house: House) -> None:
        super().__init__(house)
        self._node = node

    def note(self, expected: Expected) -> None:
        """Tell the player here and at all other nodes."""
        super().note(expected)
        self._node.broker.tell_all(Expecting(expected))

    def over(self, table: str, person: str) -> None:
        """Tell the player here and at all other nodes that the table no longer waits."""
        super().over(table, person)
        self._node.broker.tell_all(ExpectingOver(table, person))

    def give_up(self, person: str, table: str) -> None:
        """Free the seat at the node that owns the table."""
        super().give_up(person, table)
        self._node.broker.tell_all(NotComing(table, person))

    def hear(self, parcel: Expecting | ExpectingOver | NotComing) -> None:
        """Handle what another node has told."""
        match parcel:
            case Expecting(expected=expected):
                super().note(expected)
            case ExpectingOver(table=table, person=person):
                super().over(table, person)
            case NotComing(table=table, person=person):
                super().give_up(person, table)
