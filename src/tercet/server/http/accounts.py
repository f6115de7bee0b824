"""HTTP routes of an account: password, recovery, sessions, preferences, kept data, blocks.

Registering, logging in and out stand in `api`, export and deletion of the data in `departures`.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from tercet.errors import IllegalAction, Unreadable
from tercet.server.http.api import (
    REFUSALS,
    AnyRequest,
    caller_of,
    house_of,
    who_asks,
    with_cookie,
)
from tercet.server.people.entrance import session_key
from tercet.server.people.sessions import Recognised
from tercet.server.wire.bodies import Blocked, Me, NewBlock, ShortText
from tercet.storage.people.kept import KINDS, all_kept, kept_change
from tercet.storage.people.preferences import Preferences, preferences_of
from tercet.storage.rows import KeptRow, PersonRow
from tercet.storage.store import Unmet

#: No browser keeps more of one kind.
MOST_KEPT: Final = 256 * 1024


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that opens an account once, and its password from then on."""

    login: ShortText
    code: ShortText
    password: ShortText


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far, and the one from now on."""

    password: ShortText
    new: ShortText


class ShownPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's password once more, for what cannot be undone."""

    password: ShortText


class OwnAccount(msgspec.Struct, frozen=True, kw_only=True):
    """One's account as its owner sees it."""

    name: str
    login: str
    created_ms: int
    #: Whether there is a recovery code; accounts of earlier days have none.
    recoverable: bool
    preferences: Preferences


class OwnSession(msgspec.Struct, frozen=True, kw_only=True):
    """One of the browsers in which one is logged in; `here` is the one that asks."""

    key: str
    device: str
    begun_ms: int | None
    seen_ms: int
    here: bool


class Kept(msgspec.Struct, frozen=True):
    """What is kept under a name, and which version of it that is."""

    version: int
    value: msgspec.Raw


class KeptChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another value for what is kept; `version` is that of the value before, 0 if there is none."""

    version: Annotated[int, Meta(ge=0, le=2**31 - 2)]
    value: dict[str, Any]


class KeptVersion(msgspec.Struct, frozen=True):
    """The version of what is kept now."""

    version: int


# --- Secrets ---------------------------------------------------------------------------------


@post("/recover", status_code=200, responses=REFUSALS)
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[Me]:
    """Open an account by its recovery code: a new password, a new code, and no other session."""
    door, caller = house_of(request).entrance, caller_of(request)
    return with_cookie(request, await door.recover(data.login, data.code, data.password, caller))


@put("/account/password", responses=REFUSALS)
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """Take another password; every other session ends."""
    who = await who_asks(request)
    door = house_of(request).entrance
    await door.change_password(who, data.password, data.new, caller_of(request))


@post("/account/recovery", status_code=200, responses=REFUSALS)
async def new_recovery(request: AnyRequest, data: JSONBody[ShownPassword]) -> Response[Me]:
    """A new recovery code; the one before is worth nothing any more."""
    who, door = await who_asks(request), house_of(request).entrance
    return with_cookie(request, await door.renew_code(who, data.password, caller_of(request)))


# --- Sessions --------------------------------------------------------------------------------


@get("/account/sessions", responses=REFUSALS)
async def sessions(request: AnyRequest) -> list[OwnSession]:
    """Where one is logged in, the last seen first."""
    who = await who_asks(request)
    found = await house_of(request).sessions.of(who.person.id)
    return [
        OwnSession(
            key=session_key(each.id),
            device=each.device or "",
            begun_ms=each.begun_ms,
            seen_ms=each.renewed_ms,
            here=each.id == who.session,
        )
        for each in found
    ]


@delete("/account/sessions/{key:str}", responses=REFUSALS)
async def end_session(
    request: AnyRequest, key: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """End one of one's other sessions."""
    await house_of(request).entrance.end_other(await who_asks(request), key)


@delete("/account/sessions", responses=REFUSALS)
async def end_sessions(request: AnyRequest) -> None:
    """End all of one's other sessions."""
    await house_of(request).entrance.end_others(await who_asks(request))


# --- Preferences and what is kept ------------------------------------------------------------


@get("/account", responses=REFUSALS)
async def account(request: AnyRequest) -> OwnAccount:
    """One's account and what one prefers."""
    who = account_of(await who_asks(request))
    return OwnAccount(
        name=who.name,
        login=who.login or "",
        created_ms=who.created_ms,
        recoverable=who.recovery is not None,
        preferences=preferences_of(who),
    )


@put("/account/preferences", responses=REFUSALS)
async def prefer(request: AnyRequest, data: JSONBody[Preferences]) -> Preferences:
    """Prefer something else; nothing is shown to others that is not chosen here."""
    who = account_of(await who_asks(request))
    return preferences_of(await house_of(request).sessions.prefer(who.id, data))


@get("/kept", responses=REFUSALS)
async def kept(request: AnyRequest) -> dict[str, Kept]:
    """All that one's browsers keep, by its name."""
    who = account_of(await who_asks(request))
    return {
        row.what: Kept(row.version, msgspec.Raw(row.value.encode()))
        for row in await asyncio.to_thread(all_kept, house_of(request).store, who.id)
    }


@put("/kept/{what:str}", responses=REFUSALS, request_max_body_size=MOST_KEPT)
async def keep(
    request: AnyRequest,
    what: Annotated[str, PathParameter(max_length=40)],
    data: JSONBody[KeptChange],
) -> KeptVersion:
    """Keep something, unless another device has changed it since (`kept_changed`)."""
    who = account_of(await who_asks(request))
    if what not in KINDS:
        raise Unreadable("not_found")
    value = msgspec.json.encode(data.value).decode()
    row = KeptRow(who.id, what, data.version + 1, value)
    try:
        await house_of(request).journal.write(kept_change(row))
    except Unmet:
        raise IllegalAction("kept_changed") from None
    return KeptVersion(row.version)


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
ACCOUNT_ROUTES: Final = (
    *(recover, change_password, new_recovery, sessions, end_session, end_sessions),
    *(account, prefer, kept, keep, blocks, block, unblock),
)


def account_of(who: Recognised) -> PersonRow:
    """The person who asks, who has an account; a guest is refused."""
    if who.person.login is None:
        raise IllegalAction("account_needed")
    return who.person
