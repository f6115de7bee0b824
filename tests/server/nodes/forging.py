"""An intruder at the broker, and a node that trusts everybody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from nats.aio.client import Client

from tercet.server.nodes.parcels import AnyParcel, packed, unpacked
from tercet.server.nodes.signatures import Signatures
from tests.nats import Nats

if TYPE_CHECKING:
    from nats.aio.msg import Msg


class Intruder:
    """Reads all messages of nodes, and sends forged and recorded ones."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[Msg] = []

    async def hear(self, message: Msg) -> None:
        self.heard.append(message)

    def parcels(self, kind: type[AnyParcel]) -> list[Msg]:
        """The messages of a kind that were heard."""
        return [each for each in self.heard if isinstance(unpacked(each.data), kind)]

    async def say(self, subject: str, parcel: AnyParcel) -> None:
        await self.client.publish(subject, packed(parcel))
        await self.client.flush()

    async def answer_all(self, subject: str, answer: bytes) -> None:
        """Answer every question under a subject."""

        async def respond(message: Msg) -> None:
            await message.respond(answer)

        await self.client.subscribe(subject, cb=respond)
        await self.client.flush()

    async def repeat(self, message: Msg) -> None:
        """Send a message as it was heard, with its signature."""
        headers = dict(message.headers or {})
        await self.client.publish(message.subject, message.data, headers=headers)
        await self.client.flush()


@asynccontextmanager
async def intruder(nats: Nats) -> AsyncIterator[Intruder]:
    client = Client()
    await client.connect(nats.address)
    found = Intruder(client)
    await client.subscribe("tercet.>", cb=found.hear)
    await client.flush()
    yield found
    await client.close()


def trust_everybody(put: Callable[[object, str, object], None]) -> None:
    """A saboteur: checks no signature. `put` is `pytest.MonkeyPatch.setattr`."""
    put(Signatures, "check", lambda *_: None)
