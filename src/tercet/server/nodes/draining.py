"""Ending without anybody's loss: a node hands its tables over, one by one, before it goes.

Whoever is at a table comes again by themselves and finds it at its new owner, who has opened it
already; what was not acknowledged is sent again under the same number.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from tercet.storage.store import StorageFailed

if TYPE_CHECKING:
    from tercet.server.house import House

#: So long at most: whoever is to end has its tables taken over after that.
MOST_S: Final = 25.0
_log = logging.getLogger("tercet.draining")


async def drain(house: House) -> int:
    """Take nothing more, and hand over what there is; how many tables were."""
    node = house.node
    if node is None:
        return 0
    node.draining = True
    node.sharing.tell_standing()
    handed = 0
    try:
        async with asyncio.timeout(MOST_S):
            rooms = [room.row.number for room in house.rooms.values()]
            await asyncio.to_thread(node.ownership.release, rooms)
            await house.all_read()
            for room in list(house.rooms.values()):
                heir = node.heir()
                if heir is None:
                    break  # nobody is left to take them: they are read when somebody is
                handed += await node.hand_over(room, heir)
    except (TimeoutError, StorageFailed) as error:
        _log.warning("not every table was handed over: %s", type(error).__name__)
    return handed
