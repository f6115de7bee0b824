"""`tercet play --at URL --plain` and `tercet join CODE --at URL --plain`: a server in lines.

The public tables have numbers, which stay with them; everything else is a word that always means
the same. At a table it goes on as at one of this machine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from tercet.client import Client, Lost, TableClient
from tercet.client.reading import READ_TYPES
from tercet.errors import TercetError, Unreadable
from tercet.ready import build_shared
from tercet.server.wire.messages import Awaited, TableInfo
from tercet.terminal.harmless import one_line
from tercet.terminal.play.choices import HELP, LEAVE, plain_word
from tercet.terminal.play.lines import Input, open_input
from tercet.terminal.play.opening import title_of
from tercet.terminal.play.talk import Conversation, End
from tercet.terminal.refusals import refusal
from tercet.terminal.table.draft import Draft
from tercet.terminal.table.remote import RemoteTable
from tercet.terminal.there import (
    Errand,
    awaited_text,
    come_to,
    entry_of,
    first_table,
    is_overheard,
    next_table,
    open_draft,
    papers,
    table_line,
    whereabouts,
)
from tercet.words.texts import Texts

#: What is said in the lobby: by `play-word-<name>`; what it does is `play-<name>-how`.
_WORDS: Final = ("table", "new", "code", "login")
#: Words that answer a waiting table; `play-awaited-how` explains them.
_ANSWERS: Final = ("come", "no")


def visit(url: str, errand: Errand, texts: Texts, out: Console) -> None:
    """Come to a server in lines, until the person leaves or there are no more lines."""
    build_shared(*READ_TYPES)
    asyncio.run(_visit(url, errand, texts, out))


async def _visit(url: str, errand: Errand, texts: Texts, out: Console) -> None:
    async with Client.connect(url, keep=papers(), lang=texts.lang) as client:
        lines = open_input(out.file)
        with lines.listening():
            await Visit(client, errand, texts, out, lines).run()


class _Silent(Exception):
    """There are no more lines."""


class Visit:
    """Somebody at a server who types lines: the lobby, a table to open, and tables."""

    def __init__(
        self, client: Client, errand: Errand, texts: Texts, out: Console, lines: Input
    ) -> None:
        self._client, self._errand, self._texts = client, errand, texts
        self._out, self._lines = out, lines
        self._numbers: dict[str, int] = {}
        self._tables: dict[str, TableInfo] = {}
        self._said: dict[str, str] = {}
        self._leaves = False

    async def run(self) -> None:
        """Say who one is, do what one came for, and look around until one leaves."""
        awaited: asyncio.Future[None] | None = None
        try:
            await self._introduce()
            awaited = asyncio.ensure_future(self._watch_awaited())
            await self._first()
            while not self._leaves:
                await self._lobby()
        except _Silent:
            return
        finally:
            if awaited is not None:
                awaited.cancel()

    # --- Coming --------------------------------------------------------------------------------

    async def _introduce(self) -> None:
        """What one is called, unless the server knows that."""
        client, say = self._client, self._texts.say
        if client.who is None:
            name = self._errand.name
            if name is None:
                self._tell(say("door-text"))
                name = (await self._line()).strip() or say("guest-name")
            await client.be_guest(name)
        self._tell(whereabouts(client))
        await self._choose_name()

    async def _choose_name(self) -> None:
        """Another name for an account that has lost its own to an older one."""
        client = self._client
        while client.who is not None and client.who.lost_name is not None:
            lost, login = client.who.lost_name, client.who.name
            self._tell(self._texts.say("name-lost", name=lost, login=login))
            if not self._lines.live:
                return
            try:
                await client.be_guest((await self._line()).strip() or login)
            except TercetError as error:
                self._refuse(error)
            else:
                self._tell(whereabouts(client))

    async def _first(self) -> None:
        """What one came for. If that cannot be, it is said, and a pipe ends."""
        table = await first_table(self._client, self._errand)
        if table is None:
            return
        await self._at(table)
        if not self._lines.live:
            raise _Silent

    async def _at(self, table: TableClient) -> None:
        """At a table, and the next ones after it."""
        end: End = "again"
        while end == "again":
            self._tell(title_of(table.info.settings.game, self._texts))
            source = RemoteTable(table, self._client.check_deal)
            talk = Conversation(source, self._texts, self._out, self._lines, stays=True)
            end = await talk.run()
            if end == "again":
                table = await next_table(self._client, table)
        if end == "gone":
            self._refuse(table.why)
        if end == "silent":
            raise _Silent
        if end == "left":
            self._tell(self._texts.say("play-left-there"))

    # --- The lobby -----------------------------------------------------------------------------

    async def _lobby(self) -> None:
        """Tables as they come, and lines as they are typed, until a line leads elsewhere."""
        self._said = {}
        self._tell(self._texts.say("open-heading"))
        watching = asyncio.ensure_future(self._watch())
        try:
            while True:
                line = asyncio.ensure_future(self._line())
                await asyncio.wait({line, watching}, return_when=asyncio.FIRST_COMPLETED)
                if not line.done():
                    line.cancel()
                    watching.result()  # why the lobby is gone
                going = await self._try(self._obey(line.result()))
                if going is not None:
                    break
        finally:
            watching.cancel()
        await self._try(going())

    async def _try(self, job: Coroutine[Any, Any, Any]) -> Any:
        try:
            return await job
        except (TercetError, Lost) as why:
            self._refuse(why)
            return None

    async def _watch(self) -> None:
        first = True
        async for tables in self._client.lobbies():
            self._tables = {info.table: info for info in tables}
            for info in tables:
                self._numbers.setdefault(info.table, len(self._numbers) + 1)
                self._show(info)
            if first:
                first = False
                if not tables:
                    self._tell(self._texts.say("play-lobby-none"))
                self._tell(f"{self._texts.say('play-can')} {self._can()}")

    async def _watch_awaited(self) -> None:
        """Print that a table waits, in the lobby and at tables."""
        known: set[str] = set()
        with suppress(TercetError, Lost):  # the lobby or the table tells that the line is gone
            async for waiting in self._client.awaited():
                for each in waiting:
                    if each.table not in known:
                        self._tell_awaited(each)
                known = {each.table for each in waiting}

    def _tell_awaited(self, news: Awaited) -> None:
        come, no = map(self._word, _ANSWERS)
        self._tell(awaited_text(news, self._texts))
        self._tell(self._texts.say("play-awaited-how", come=come, no=no))

    def _show(self, info: TableInfo) -> None:
        """A table that is new, or has changed."""
        title, who, state = table_line(info, self._texts)
        line = f"{self._numbers[info.table]:>3}  {title} · {who} · {state}"
        if self._said.get(info.table) != line:
            self._said[info.table] = line
            self._tell(line)

    def _can(self) -> str:
        return " · ".join([*(self._word(name) for name in _WORDS), f"{HELP} {LEAVE}"])

    def _word(self, name: str) -> str:
        return self._texts.say(f"play-word-{name}")

    def _how(self, name: str) -> str:
        return self._texts.say(f"play-{name}-how", word=self._word(name))

    async def _obey(self, line: str) -> Callable[[], Coroutine[Any, Any, None]] | None:
        """What a line in the lobby does; where it leads elsewhere, how to go there."""
        word, _, rest = line.strip().partition(" ")
        waiting = next(iter(self._client.awaiting), None)
        words = _WORDS if waiting is None else (*_WORDS, *_ANSWERS)
        name = next((n for n in words if plain_word(word) == plain_word(self._word(n))), "")
        match name or word.lower():
            case "":
                self._said = {}
                for info in self._tables.values():
                    self._show(info)
            case "?":
                for each in _WORDS:
                    self._tell(f"{self._word(each):>10}  {self._how(each)}")
                self._tell(f"{LEAVE:>10}  {self._texts.say('play-leave-there')}")
            case "q":
                self._leaves = True
                return _nothing
            case "login":
                await self._login()
            case "come" if waiting is not None:
                return self._come(waiting)
            case "no" if waiting is not None:
                await self._client.decline(waiting)
            case "new":
                return await self._new(rest)
            case "code" if rest:
                return self._come(rest)
            case "table":
                return self._come(self._numbered(rest))
            case number if number.isdecimal():
                return self._come(self._numbered(number))
            case _:
                raise Unreadable("play_not_understood", line=line[:40])
        return None

    def _numbered(self, text: str) -> str:
        number = int(text) if text.strip().isdecimal() and len(text) < 9 else 0
        for table in self._tables:
            if self._numbers[table] == number:
                return table
        raise Unreadable("play_no_such_table", number=text[:20])

    def _come(self, table: str) -> Callable[[], Coroutine[Any, Any, None]]:
        async def come() -> None:
            await self._at(await come_to(self._client, table))

        return come

    # --- A table of one's own ------------------------------------------------------------------

    async def _new(self, game: str) -> Callable[[], Coroutine[Any, Any, None]] | None:
        if not game.strip():
            for entry in await self._client.games():
                self._tell(f"{entry.key:>10}  {entry.name}")
            self._tell(self._how("new"))
            return None
        draft = await self._drafted(Draft.usual(await entry_of(self._client, game.strip())))
        if draft is None:
            return None

        async def go() -> None:
            await self._at(await open_draft(self._client, draft))

        return go

    async def _drafted(self, draft: Draft) -> Draft | None:
        """Let somebody change what a table is to be like; None if none is opened after all."""
        say, told = self._texts.say, dict[str, str]()
        while True:
            for field in draft.fields(self._texts):
                line = f"{field.name:>12} = {field.typed:<12} {field.label}: {field.said}"
                if told.get(field.name) != line:
                    self._tell(line)
                told[field.name] = line
            opens = self._word("open")
            self._tell(f"{say('play-can')} {say('play-draft-how')} · {opens} · {HELP} {LEAVE}")
            line = (await self._line()).strip()
            if plain_word(line) == plain_word(opens):
                return draft
            if line.lower() == LEAVE:
                return None
            if line == HELP:
                for field in draft.fields(self._texts):
                    self._tell(f"{field.name:>12}: {field.range}")
            elif line:
                draft = await self._try(self._with(draft, line)) or draft
            else:
                told = {}

    async def _with(self, draft: Draft, line: str) -> Draft:
        name, _, value = line.replace("=", " ").partition(" ")
        return draft.typed(name, value.strip(), self._texts)

    # --- Accounts ------------------------------------------------------------------------------

    async def _login(self) -> None:
        """Come back to an account; a line that others can read is warned of first."""
        client, say = self._client, self._texts.say
        if is_overheard(client):
            self._tell(say("play-open-warning", address=str(client.address)))
            self._tell(say("play-open-ask", word=say("play-set-confirm-true")))
            if plain_word(await self._line()) != plain_word(say("play-set-confirm-true")):
                return
            client.plain_password = True
        self._tell(say("account-login"))
        login = (await self._line()).strip()
        self._tell(say("account-password"))
        await client.login(login, await self._line(secret=True))
        self._tell(whereabouts(client))
        await self._choose_name()

    # --- Lines ---------------------------------------------------------------------------------

    async def _line(self, *, secret: bool = False) -> str:
        with self._lines.hidden(secret):
            line = await self._lines.line()
        if line is None:
            raise _Silent
        return line

    def _tell(self, text: str) -> None:
        self._print(Text(one_line(text)))

    def _refuse(self, why: TercetError | Lost | None) -> None:
        if why is not None:
            self._tell(refusal(self._texts, why))

    def _print(self, shown: RenderableType) -> None:
        with self._lines.aside():
            self._out.print(shown, soft_wrap=True)


async def _nothing() -> None:
    """To leave is to go nowhere."""
