"""`tercet play --at URL` and `tercet join CODE --at URL`: a server's lobby and its tables.

Who one is is kept in a file that only its owner can read; passwords are typed into a field that
does not show them, and sent over a line that others can read only if one has been warned.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tercet.client import Client, Lost, TableClient
from tercet.client.reading import READ_TYPES
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.ready import build_shared
from tercet.server.wire.bodies import Me
from tercet.server.wire.messages import Awaited, TableInfo
from tercet.terminal.pages.app import Speaker, TerminalApp
from tercet.terminal.pages.dialogs import Choose, Fill, here
from tercet.terminal.pages.drafting import DraftPage
from tercet.terminal.pages.table import TablePage
from tercet.terminal.play.opening import title_of
from tercet.terminal.refusals import refusal
from tercet.terminal.settings import read_settings
from tercet.terminal.table.draft import Draft
from tercet.terminal.table.remote import Check, RemoteTable
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


def play_there(url: str, voice: Speaker, errand: Errand) -> None:
    """Come to a server: to its lobby, to the table with a code, or to one that is opened."""
    build_shared(*READ_TYPES)
    settings = read_settings()
    voice.choose(settings.lang)
    texts = voice.texts
    client = Client(url, keep=papers(), lang=texts.lang)
    first = LobbyPage(client, settings.name, errand)
    TerminalApp(lambda: first, texts, settings).run()
    if first.failure is not None:
        raise first.failure


class LobbyPage(Screen[None]):
    """The public tables of a server, always the newest, and what one may do there."""

    AUTO_FOCUS = "OptionList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", show=False),
        Binding("c", "code", show=False),
        Binding("l", "login", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, client: Client, name: str = "", errand: Errand | None = None) -> None:
        super().__init__()
        self.client, self._own_name, self._errand = client, name, errand or Errand()
        self.tables: tuple[TableInfo, ...] = ()
        #: Why the server cannot be played at, where that is so.
        self.failure: TercetError | None = None

    def compose(self) -> ComposeResult:
        """The server, its tables, and the keys."""
        say = here(self).texts.say
        yield Static(Text(str(self.client.address)), id="title")
        yield Static(Text(say("open-heading")), id="heading")
        yield OptionList(id="page")
        yield Static(id="prompt")
        yield Static(Text(say("play-foot-lobby")), id="foot")

    def on_mount(self) -> None:
        """Ask who one is, then look."""
        self._work(self._begin)

    def _work(self, job: Callable[[], Any]) -> None:
        self.run_worker(self._guarded(job), exit_on_error=True)

    async def _guarded(self, job: Callable[[], Any]) -> None:
        try:
            await job()
        except (TercetError, Lost) as why:
            self._tell(refusal(here(self).texts, why))

    def _tell(self, text: str) -> None:
        self.query_one("#prompt", Static).update(Text(text, style=here(self).palette.alarm))

    # --- Coming ------------------------------------------------------------------------------

    async def _begin(self) -> None:
        try:
            await self.client.look_who()
        except TercetError as error:
            self.failure = error
            self.app.exit()
            return
        if self.client.who is None and self._errand.name:
            self._named((self._errand.name,))
        elif self.client.who is None:
            texts = here(self).texts
            fields = [(texts.say("door-text"), self._own_name or texts.say("guest-name"))]
            self.app.push_screen(Fill(str(self.client.address), fields), self._named)
        else:
            await self._arrive()

    def _named(self, filled: tuple[str, ...] | None) -> None:
        if filled is None:
            self.app.exit()
            return

        async def be() -> None:
            await self.client.be_guest(filled[0])
            app = here(self)
            app.change(msgspec.structs.replace(app.settings, name=filled[0]))
            await self._arrive()

        self._work(be)

    async def _arrive(self) -> None:
        title = Text(whereabouts(self.client), style="bold")
        self.query_one("#title", Static).update(title)
        if self.client.who is not None and self.client.who.lost_name is not None:
            self._ask_name(self.client.who)
            return
        errand, self._errand = self._errand, Errand()
        if (table := await first_table(self.client, errand)) is not None:
            self._show_table(table)
        self.run_worker(self._guarded(self._watch), group="lobby", exclusive=True)
        self.run_worker(self._watch_awaited(), group="awaited", exclusive=True)

    def _ask_name(self, who: Me, *why: str) -> None:
        """Ask whose name an older account has for another one; without one, the login stays."""
        texts = here(self).texts
        lost = texts.say("name-lost", name=who.lost_name or "", login=who.name)
        label = texts.say("name-label")

        def named(filled: tuple[str, ...] | None) -> None:
            self._work(lambda: be((filled or ("",))[0].strip() or who.name))

        async def be(name: str) -> None:
            try:
                await self.client.be_guest(name)
            except TercetError as error:
                self._ask_name(who, refusal(texts, error))
            else:
                await self._arrive()

        self.app.push_screen(Fill(label, [(label, who.name)], [lost, *why]), named)

    async def _watch(self) -> None:
        async for tables in self.client.lobbies():
            self.tables = tables
            self._show()

    def _show(self) -> None:
        """The tables, with the one that was marked still marked."""
        listed, texts = self.query_one(OptionList), here(self).texts
        marked = listed.highlighted
        listed.clear_options()
        listed.add_options([Option(_line(info, texts), id=info.table) for info in self.tables])
        if marked is not None and self.tables:
            listed.highlighted = min(marked, len(self.tables) - 1)
        hint = "" if self.tables else texts.say("play-lobby-empty")
        self.query_one("#prompt", Static).update(Text(hint))

    # --- Tables ------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Come to that table."""
        table = event.option.id
        assert table is not None
        self._join(table)

    def _join(self, table: str) -> None:
        async def join() -> None:
            self._show_table(await come_to(self.client, table))

        self._work(join)

    def _show_table(self, table: TableClient) -> None:
        self.app.push_screen(self._page_of(table))

    def _page_of(self, table: TableClient) -> TablePage:
        return remote_page(table, here(self).texts, self._next, self.client.check_deal)

    # --- Being awaited -----------------------------------------------------------------------

    async def _watch_awaited(self) -> None:
        """Ask on every page, while a table waits, whether one comes."""
        asking: dict[str, Choose] = {}
        with suppress(TercetError, Lost):  # the page tells that the line is gone
            async for waiting in self.client.awaited():
                for news in waiting:
                    if news.table not in asking:
                        asking[news.table] = self._ask_whether_one_comes(news)
                for table in asking.keys() - {news.table for news in waiting}:
                    dialog = asking.pop(table)
                    if dialog.is_current:
                        dialog.dismiss(None)

    def _ask_whether_one_comes(self, news: Awaited) -> Choose:
        texts = here(self).texts
        choices = [
            ("come", texts.say("play-awaited-come")),
            ("no", texts.say("play-awaited-no")),
        ]

        def answered(answer: str | None) -> None:
            if answer == "come":
                self._join(news.table)
            elif answer == "no":
                self._work(lambda: self.client.decline(news.table))

        dialog = Choose(awaited_text(news, texts), choices)
        self.app.push_screen(dialog, answered)
        return dialog

    def _next(self, page: TablePage) -> None:
        """After the end: the next table for the same people."""
        source = page.source
        assert isinstance(source, RemoteTable)

        async def follow() -> None:
            table = await next_table(self.client, source.client)
            await self.app.switch_screen(self._page_of(table))

        self._work(follow)

    def action_new(self) -> None:
        """Open a table of one's own."""
        texts = here(self).texts
        games = [(game.facts.key, title_of(game.facts.key, texts)) for game in GAMES]
        self.app.push_screen(Choose(texts.say("new-game"), games), self._chosen)

    def _chosen(self, game: str | None) -> None:
        if game is None:
            return

        async def ask() -> None:
            draft = Draft.usual(await entry_of(self.client, game))
            self.app.push_screen(DraftPage(draft), self._drafted)

        self._work(ask)

    def _drafted(self, draft: Draft | None) -> None:
        if draft is None:
            return

        async def open_it() -> None:
            self._show_table(await open_draft(self.client, draft))

        self._work(open_it)

    def action_code(self) -> None:
        """Come to a friend's table."""
        texts = here(self).texts
        fields = [(texts.say("join-label"), "")]
        self.app.push_screen(Fill(texts.say("join-heading"), fields), self._coded)

    def _coded(self, filled: tuple[str, ...] | None) -> None:
        if filled is not None and filled[0].strip():
            self._join(filled[0])

    # --- Accounts ----------------------------------------------------------------------------

    def action_login(self) -> None:
        """Come back to an account; a line that others can read is warned of first."""
        if not is_overheard(self.client):
            self._ask_login()
            return
        texts = here(self).texts
        choices = [("no", texts.say("wild-cancel")), ("yes", texts.say("play-open-anyway"))]
        warning = texts.say("play-open-warning", address=str(self.client.address))
        self.app.push_screen(Choose(texts.say("account-enter"), choices, [warning]), self._warned)

    def _warned(self, answer: str | None) -> None:
        if answer == "yes":
            self.client.plain_password = True
            self._ask_login()

    def _ask_login(self) -> None:
        texts = here(self).texts
        fields = [(texts.say("account-login"), ""), (texts.say("account-password"), "")]
        self.app.push_screen(Fill(texts.say("account-enter"), fields, secret=(1,)), self._enter)

    def _enter(self, filled: tuple[str, ...] | None) -> None:
        if filled is None:
            return

        async def enter() -> None:
            await self.client.login(filled[0], filled[1])
            await self._arrive()

        self._work(enter)

    def action_leave(self) -> None:
        """Go; seats are kept."""
        self.app.exit()

    async def on_unmount(self) -> None:
        """Close the line."""
        await self.client.close()


def remote_page(
    table: TableClient,
    texts: Texts,
    again: Callable[[TablePage], None] | None = None,
    check: Check | None = None,
) -> TablePage:
    """The page of a table on a server."""
    source = RemoteTable(table, check)
    return TablePage(
        source,
        title=title_of(source.game, texts),
        rules=source.game,
        jobs=(source.run,),
        again=again,
    )


def _line(info: TableInfo, texts: Texts) -> Text:
    title, who, state = table_line(info, texts)
    return Text.assemble((title, "bold"), f"  {who}  ", (state, "italic"))
