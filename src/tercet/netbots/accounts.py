"""`tercet bots`: the bots of an account and their tokens, as its owner makes and revokes them."""

from __future__ import annotations

import asyncio
import getpass
import os
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from tercet.client import Client
from tercet.errors import Unreadable
from tercet.server.wire.bodies import OwnBot, OwnToken, Scope
from tercet.words.texts import Texts

#: Where the password of an account may stand for scripts, which cannot be asked.
PASSWORD: Final = "TERCET_PASSWORD"  # noqa: S105 - the name of a variable
T = TypeVar("T")


class Owner:
    """Somebody with an account at a server, who is asked for the password once."""

    def __init__(self, url: str, login: str, texts: Texts, *, plain: bool = False) -> None:
        self._url, self._login, self._texts, self._plain = url, login, texts, plain

    def bots(self) -> list[OwnBot]:
        """All bots of the account."""
        return self._as_owner(lambda me: me.own_bots())

    def make(self, name: str, label: str, scope: Sequence[Scope]) -> str:
        """A new bot, and its first token."""

        async def work(me: Client) -> str:
            bot = await me.make_bot(name)
            return (await me.make_token(bot.key, label, scope)).token

        return self._as_owner(work)

    def token(self, name: str, label: str, scope: Sequence[Scope]) -> str:
        """Another token of a bot."""

        async def work(me: Client) -> str:
            bot = await _named(me, name)
            return (await me.make_token(bot.key, label, scope)).token

        return self._as_owner(work)

    def revoke(self, name: str, key: str) -> None:
        """A token of a bot is worth nothing any more."""

        async def work(me: Client) -> None:
            await me.revoke_token((await _named(me, name)).key, key)

        self._as_owner(work)

    def remove(self, name: str) -> None:
        """A bot goes for good."""

        async def work(me: Client) -> None:
            await me.remove_bot((await _named(me, name)).key)

        self._as_owner(work)

    def _as_owner(self, work: Callable[[Client], Awaitable[T]]) -> T:
        password = os.environ.get(PASSWORD) or getpass.getpass(
            self._texts.say("bots-password", login=self._login)
        )

        async def run() -> T:
            lang = self._texts.lang
            async with Client.connect(self._url, lang=lang, plain_password=self._plain) as me:
                await me.login(self._login, password)
                try:
                    return await work(me)
                finally:
                    await me.logout()

        return asyncio.run(run())


async def _named(me: Client, name: str) -> OwnBot:
    wanted = name.casefold()
    found = [bot for bot in await me.own_bots() if bot.name.casefold() == wanted]
    if not found:
        raise Unreadable("bot_absent")
    return found[0]


def lines(bots: Sequence[OwnBot], texts: Texts) -> list[str]:
    """The bots of an account, for people to read."""
    told = []
    for bot in bots:
        told.append(bot.name + (f" ({texts.say('bots-here')})" if bot.here else ""))
        told += [f"  {_token(each, texts, here=bot.here)}" for each in bot.tokens]
    return told or [texts.say("bots-none")]


def _token(token: OwnToken, texts: Texts, *, here: bool) -> str:
    label = f" {token.label}" if token.label else ""
    return f"{token.key}{label}  {', '.join(token.scope)}  {_used(token, texts, here=here)}"


def _used(token: OwnToken, texts: Texts, *, here: bool) -> str:
    """When a token was used last; a server notes the use of an hour, and none in the first one.

    A bot that is there uses one of its tokens now: then none of them is called unused.
    """
    noted = token.seen_ms > token.begun_ms
    key = "bots-seen" if noted else "bots-made" if here else "bots-unused"
    date = datetime.fromtimestamp(max(token.begun_ms, token.seen_ms) / 1000, UTC).date()
    return texts.say(key, date=date.isoformat())


def keep(token: str, path: Path) -> None:
    """Write a token into a new file that only its owner can read."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "w") as file:
            file.write(token + "\n")
    except OSError as error:
        raise Unreadable("token_file_unwritable", path=str(path)) from error
