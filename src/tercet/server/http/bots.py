"""Bots of one's own over HTTP: making them, their tokens, and taking both back; and who is here."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from tercet.server.http.accounts import account_of
from tercet.server.http.api import REFUSALS, AnyRequest, house_of, who_asks
from tercet.server.people.entrance import session_key
from tercet.server.wire.bodies import BotHere, MadeToken, NewBot, NewToken, OwnBot, OwnToken
from tercet.storage.rows import PersonRow, SessionRow

Key = Annotated[str, PathParameter(max_length=60)]


@get("/bots", sync_to_thread=False, responses=REFUSALS)
def bots_here(request: AnyRequest) -> list[BotHere]:
    """The programs that are here and can be challenged, by name."""
    return house_of(request).bots_here()


@get("/account/bots", responses=REFUSALS)
async def own_bots(request: AnyRequest) -> list[OwnBot]:
    """One's own bots with their tokens, the oldest first."""
    house, owner = house_of(request), account_of(await who_asks(request))
    here = {each.person for some in house.speakers.values() for each in some}
    found = await house.bots.of(owner.id)
    return [_bot(bot, tokens, here=bot.id in here) for bot, tokens in found]


@post("/account/bots", responses=REFUSALS)
async def make_bot(request: AnyRequest, data: JSONBody[NewBot]) -> OwnBot:
    """Make a bot; it plays once it has a token."""
    owner = account_of(await who_asks(request))
    return _bot(await house_of(request).bots.make(owner, data.name), [], here=False)


@delete("/account/bots/{bot:str}", responses=REFUSALS)
async def remove_bot(request: AnyRequest, bot: Key) -> None:
    """Remove a bot for good; its games stay, with nobody in its seat."""
    await house_of(request).bots.remove(account_of(await who_asks(request)), bot)


@post("/account/bots/{bot:str}/tokens", responses=REFUSALS)
async def make_token(request: AnyRequest, bot: Key, data: JSONBody[NewToken]) -> MadeToken:
    """Make a token for a bot; it is told this once."""
    owner = account_of(await who_asks(request))
    token, row = await house_of(request).bots.make_token(owner, bot, data.label, data.scope)
    return MadeToken(token=token, made=_token(row))


@delete("/account/bots/{bot:str}/tokens/{key:str}", responses=REFUSALS)
async def revoke_token(request: AnyRequest, bot: Key, key: Key) -> None:
    """Revoke a token: whatever plays with it is cut off at once."""
    await house_of(request).bots.revoke(account_of(await who_asks(request)), bot, key)


#: All of the above, under `/api`.
BOT_ROUTES: Final = (bots_here, own_bots, make_bot, remove_bot, make_token, revoke_token)


def _bot(bot: PersonRow, tokens: list[SessionRow], *, here: bool) -> OwnBot:
    return OwnBot(
        key=bot.id,
        name=bot.name,
        created_ms=bot.created_ms,
        here=here,
        tokens=tuple(map(_token, tokens)),
    )


def _token(row: SessionRow) -> OwnToken:
    return OwnToken(
        key=session_key(row.id),
        label=row.device or "",
        scope=tuple((row.scope or "").split()),
        begun_ms=row.begun_ms or 0,
        seen_ms=row.renewed_ms,
    )
