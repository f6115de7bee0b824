"""`tercet play` on the full screen: a table of this machine, and the next one after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tercet.errors import TercetError
from tercet.games.coopset.results import result_of
from tercet.games.solitaire import SolitaireView
from tercet.storage.directory import data_directory
from tercet.terminal.pages.app import Speaker, TerminalApp
from tercet.terminal.pages.table import TablePage
from tercet.terminal.play.opening import Opened, Wish, open_table, save_log, title_of
from tercet.terminal.play.results import kept_standing, standing_lines
from tercet.terminal.records import compared, solitaire_of
from tercet.terminal.settings import read_settings
from tercet.terminal.table.clock import Clock
from tercet.terminal.table.local import LocalTable
from tercet.terminal.table.state import TableState
from tercet.words.texts import Texts, error_text


def play_here(wish: Wish, voice: Speaker) -> None:
    """Play at a table of this machine until the person leaves."""
    settings = read_settings()
    voice.choose(settings.lang)
    named = replace(wish, name=wish.name or settings.name)
    opened = open_table(named, voice.texts)  # refused before the screen is opened
    TerminalApp(lambda: local_page(opened, voice.texts), voice.texts, settings).run()


def local_page(opened: Opened, texts: Texts, clock: Clock | None = None) -> TablePage:
    """The page of a table of this machine."""
    wish = opened.wish
    source = LocalTable(opened.table, opened.bots, opened.names, clock=clock, pace=wish.pace)

    def again(page: TablePage) -> None:
        page.app.switch_screen(local_page(open_table(wish.again(), texts), texts, clock))

    return TablePage(
        source,
        title=title_of(wish.game, texts),
        rules=wish.game,
        jobs=(source.run,),
        again=again,
        ended=lambda state: said_at_end(opened, state, texts),
    )


def said_at_end(opened: Opened, state: TableState, texts: Texts) -> Sequence[str]:
    """What is kept of a finished game, and how it compares with earlier ones."""
    try:
        return [*_saved(opened, texts), *_compared(opened, state, texts)]
    except TercetError as error:
        return [error_text(texts, error)]


def _saved(opened: Opened, texts: Texts) -> Sequence[str]:
    log = opened.wish.log
    if log is None:
        return ()
    save_log(opened.table, log)
    return texts.say("play-saved"), f"  tercet verify {log}"


def _compared(opened: Opened, state: TableState, texts: Texts) -> Sequence[str]:
    """A pack that was chosen could be one that is known: it is not compared."""
    if opened.wish.seed is not None:
        return ()
    view = state.source.view
    if isinstance(view, SolitaireView):
        alone = solitaire_of(view, state.source.options, state.hints)
        return () if alone is None else compared(alone, texts)
    result = result_of(opened.table.log())
    if result is None:
        return ()
    return list(standing_lines(kept_standing(result, data_directory()), texts))
