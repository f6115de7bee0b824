"""What each request is answered with, once its turn has come; a function each.

Not here: an act, which waits for nothing, and what changes where a client is (`conversation`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tercet.errors import IllegalAction
from tercet.programs.protocol import Legal, Reply
from tercet.server.table.mailbox import Asked
from tercet.server.table.seating import check_nonces
from tercet.server.wire.messages import (
    AddBot,
    ChallengePerson,
    Decline,
    Done,
    GiveNonce,
    Hinted,
    Hints,
    Kick,
    Meanings,
    Meant,
    Mute,
    MyActs,
    Ping,
    Pong,
    Preview,
    Previewed,
    Rematch,
    RematchAt,
    RemoveBot,
    RemoveChat,
    Say,
    SeekOpponent,
    Sit,
    Stand,
    Start,
    StopSeek,
    StopStart,
    Touch,
    WantNext,
    WatchLobby,
)

if TYPE_CHECKING:
    from tercet.server.wire.conversation import Conversation


def done(message: Any) -> Done:
    """It is done, at the table that it was asked of."""
    return Done(id=message.id, table=message.table)


# --- Seats, and the start ---------------------------------------------------------------------


async def _sit(client: Conversation, message: Sit) -> Reply:
    await client.here(message.table).sit(client, message.seat, message.nonce)
    return done(message)


async def _give_nonce(client: Conversation, message: GiveNonce) -> Reply:
    await client.here(message.table).give_nonce(client, message.nonce)
    return done(message)


async def _stand(client: Conversation, message: Stand) -> Reply:
    await client.here(message.table).stand(client)
    return done(message)


async def _start(client: Conversation, message: Start) -> Reply:
    await client.here(message.table).start(client)
    return done(message)


async def _stop_start(client: Conversation, message: StopStart) -> Reply:
    await client.here(message.table).stop_start(client)
    return done(message)


async def _kick(client: Conversation, message: Kick) -> Reply:
    await client.here(message.table).kick(client, message.seat)
    return done(message)


async def _add_bot(client: Conversation, message: AddBot) -> Reply:
    await client.here(message.table).add_bot(client, message.bot, message.seat)
    return done(message)


async def _remove_bot(client: Conversation, message: RemoveBot) -> Reply:
    await client.here(message.table).remove_bot(client, message.seat)
    return done(message)


# --- The next game ----------------------------------------------------------------------------


async def _rematch(client: Conversation, message: Rematch) -> Reply:
    table = await client.house.rematch(client, client.here(message.table))
    return RematchAt(id=message.id, table=table)


async def _want_next(client: Conversation, message: WantNext) -> Reply:
    client.here(message.table).want_next(client, message.want)
    return done(message)


# --- What a player may ask of the own game ----------------------------------------------------


async def _my_acts(client: Conversation, message: MyActs) -> Reply:
    mailbox, seat = client.here(message.table).own_game(client)
    ask = partial(_legal, mailbox.asked(), seat, message)
    return await client.house.workshop.do(client.person, ask)


def _legal(asked: Asked, seat: int, message: MyActs) -> Legal:
    acts = asked.legal(seat)
    some, complete = acts.listed(message.limit)
    return Legal(id=message.id, count=len(acts), complete=complete, acts=some)


async def _preview(client: Conversation, message: Preview) -> Reply:
    mailbox, seat = client.here(message.table).own_game(client)
    ask = partial(mailbox.asked().preview, seat, message.act)
    return Previewed(id=message.id, events=await client.house.workshop.do(client.person, ask))


async def _hints(client: Conversation, message: Hints) -> Reply:
    room = client.here(message.table)
    mailbox, seat = room.own_game(client)
    if mailbox.table.game.facts.against_pack:
        await room.note_aid()
    ask = partial(mailbox.asked().hints, seat, message.act)
    return Hinted(id=message.id, more=await client.house.workshop.do(client.person, ask))


async def _meanings(client: Conversation, message: Meanings) -> Reply:
    mailbox, seat = client.here(message.table).own_game(client)
    ask = partial(mailbox.asked().meanings, seat, message.act)
    return Meant(id=message.id, meanings=await client.house.workshop.do(client.person, ask))


# --- Talk, and fingers on cards ---------------------------------------------------------------


async def _say(client: Conversation, message: Say) -> Reply:
    client.house.throttles.chat.check(client.person)
    room = client.here(message.table)
    if client.owner is not None and room.record.seat_of(client.person) is None:
        raise IllegalAction("not_seated")  # where nothing says that it is a bot who speaks
    await room.say(client, message.text)
    return done(message)


async def _remove_chat(client: Conversation, message: RemoveChat) -> Reply:
    await client.here(message.table).remove_chat(client, message.line)
    return done(message)


async def _mute(client: Conversation, message: Mute) -> Reply:
    await client.here(message.table).mute(client, message.line, message.muted)
    return done(message)


async def _touch(client: Conversation, message: Touch) -> Reply:
    client.house.throttles.touch.check(client.person)
    client.here(message.table).touch(client, message.cards)
    return done(message)


# --- Finding tables and opponents -------------------------------------------------------------


async def _watch_lobby(client: Conversation, message: WatchLobby) -> Reply:
    if message.watch:
        client.house.lobby.watch(client)
    else:
        client.house.lobby.forget(client)
    return Done(id=message.id)


async def _seek(client: Conversation, message: SeekOpponent) -> Reply:
    client.house.throttles.seeks.check(client.person)
    check_nonces(client, rated=message.rated)
    how = await client.house.matchmaker.look(client, message.game, rated=message.rated)
    if client.is_over:
        client.house.matchmaker.stop(client)
    client.tell(how)
    return Done(id=message.id)


async def _stop_seek(client: Conversation, message: StopSeek) -> Reply:
    client.house.matchmaker.stop(client)
    return Done(id=message.id)


async def _challenge(client: Conversation, message: ChallengePerson) -> Reply:
    client.house.throttles.seeks.check(client.person)
    check_nonces(client, rated=message.rated)
    table = await client.house.challenges.challenge(
        client, message.name, message.game, rated=message.rated
    )
    return RematchAt(id=message.id, table=table)


async def _decline(client: Conversation, message: Decline) -> Reply:
    if not client.house.awaited.decline(client.person, message.table):
        client.house.challenges.decline(client, message.table)
    return done(message)


async def _ping(_client: Conversation, message: Ping) -> Reply:
    return Pong(id=message.id)


ANSWERS: Final[Mapping[type, Callable[[Conversation, Any], Awaitable[Reply]]]] = {
    Sit: _sit,
    GiveNonce: _give_nonce,
    Stand: _stand,
    Start: _start,
    StopStart: _stop_start,
    Kick: _kick,
    AddBot: _add_bot,
    RemoveBot: _remove_bot,
    Rematch: _rematch,
    WantNext: _want_next,
    MyActs: _my_acts,
    Preview: _preview,
    Hints: _hints,
    Meanings: _meanings,
    Say: _say,
    RemoveChat: _remove_chat,
    Mute: _mute,
    Touch: _touch,
    WatchLobby: _watch_lobby,
    SeekOpponent: _seek,
    StopSeek: _stop_seek,
    ChallengePerson: _challenge,
    Decline: _decline,
    Ping: _ping,
}
