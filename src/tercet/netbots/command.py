"""`tercet bot`: a program at a server, until it is stopped or its token is taken back."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tercet.bots.arena.programs import PREFIX, Intended
from tercet.client import Client
from tercet.client.reading import READ_TYPES
from tercet.errors import Unreadable
from tercet.games import find_game
from tercet.netbots.hall import BotHall
from tercet.ready import build_shared
from tercet.words.texts import Texts

#: Where a token may stand that neither a command line nor a file shall show.
TOKEN: Final = "TERCET_BOT_TOKEN"  # noqa: S105 - the name of a variable


def run_bot(
    command: str,
    url: str,
    texts: Texts,
    out: Callable[[str], None],
    *,
    token: str | None = None,
    token_file: Path | None = None,
    games: Sequence[str] = (),
    tables: Sequence[str] = (),
    most: int,
    patience_s: float,
    plain: bool = False,
) -> None:
    """Connect a program to a server, until it is stopped or its token is taken back."""
    if not command.startswith(PREFIX):
        raise Unreadable("bot_command_prefix", prefix=PREFIX)
    if not 1 <= most <= 8:
        raise Unreadable("bot_tables", least=1, most=8)
    for game in games:
        find_game(game)
    secret = read_token(token, token_file)

    def say(key: str, **figures: str) -> None:
        out(texts.say(key, **figures))

    async def stay() -> None:
        async with Client.connect(url, lang=texts.lang, token=secret, plain_password=plain) as me:
            if me.who is None or me.who.owner is None:
                raise Unreadable("token_wrong")
            say("bot-here", name=me.who.name, owner=me.who.owner, address=str(me.address))
            hall = BotHall(me, command, say, games=games, most=most, patience_s=patience_s)
            await hall.stay(tables)

    build_shared(*READ_TYPES, Intended)
    asyncio.run(stay())


def read_token(token: str | None, path: Path | None) -> str:
    """The token from a file, from the environment or, where all can see it, from the call."""
    if path is not None:
        try:
            if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
                path.chmod(0o600)
            text = path.read_text()
        except (OSError, UnicodeDecodeError) as error:
            raise Unreadable("file_unreadable", path=str(path)) from error
    else:
        text = os.environ.get(TOKEN) or token or ""
    if not text.strip():
        raise Unreadable("token_missing", variable=TOKEN)
    return text.strip()
