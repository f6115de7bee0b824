"""Challenges across nodes: whoever is challenged may be at any of them, and answer there.

Every node is told of every challenge and of every no, so that limits hold wherever one asks. A
message that gets lost costs a word at most: the table waits at its own address either way.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tercet.server.nodes.parcels import Challenged, IsHere, Refused
from tercet.server.standing.challenges import Asked, Challenges

if TYPE_CHECKING:
    from tercet.server.house import House
    from tercet.server.nodes.node import Node


class SharedChallenges(Challenges):
    """The challenges of a house of several nodes."""

    def __init__(self, node: Node, house: House) -> None:
        super().__init__(house)
        self._node = node

    async def is_here(self, person: str) -> bool:
        """Whether somebody has a connection, to whatever node."""
        if await super().is_here(person):
            return True
        node = self._node
        others = [each.id for each in node.living() if each.id != node.id]
        question = IsHere(person)
        return any(await asyncio.gather(*(node.broker.ask(each, question) for each in others)))

    def answer(self, question: IsHere) -> bytes:
        """What another node is answered: something, if that person is here."""
        return b"here" if any(self._connections(question.person)) else b""

    def note(self, asked: Asked) -> None:
        """Remember a challenge here and everywhere."""
        super().note(asked)
        self._node.broker.tell_all(Challenged(asked))

    def refuse(self, asked: Asked) -> None:
        """Remember a refusal here and everywhere."""
        super().refuse(asked)
        self._node.broker.tell_all(Refused(asked))

    def hear(self, parcel: Challenged | Refused) -> None:
        """Another node has a challenge, or a no to one."""
        if isinstance(parcel, Challenged):
            super().note(parcel.asked)
        else:
            super().refuse(parcel.asked)
