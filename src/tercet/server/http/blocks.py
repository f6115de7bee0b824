"""Routes to block people, to list blocks, and to unblock."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from tercet.server.http.accounts import account_of
from tercet.server.http.api import REFUSALS, AnyRequest, house_of, who_asks
from tercet.server.wire.bodies import Blocked, NewBlock


@get("/account/blocked", responses=REFUSALS)
async def blocks(request: AnyRequest) -> list[Blocked]:
    """List the people you have blocked, the newest block first."""
    person = account_of(await who_asks(request)).id
    found = await house_of(request).blocks.of(person)
    return [Blocked(each.key, each.name, each.since_ms) for each in found]


@post("/account/blocked", status_code=204, responses=REFUSALS)
async def block(request: AnyRequest, data: JSONBody[NewBlock]) -> None:
    """Block the sender of a challenge, or an account by name."""
    house, person = house_of(request), account_of(await who_asks(request)).id
    if data.table is not None:
        await house.blocks.challenger(person, data.table)
    else:
        await house.blocks.named(person, data.name)


@delete("/account/blocked/{key:str}", responses=REFUSALS)
async def unblock(request: AnyRequest, key: Annotated[str, PathParameter(max_length=40)]) -> None:
    """Unblock a person."""
    person = account_of(await who_asks(request)).id
    await house_of(request).blocks.end(person, key)


#: All of the above, under `/api`.
BLOCK_ROUTES: Final = (blocks, block, unblock)
