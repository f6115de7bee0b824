"""`tercet play --plain`: a person plays a game of this machine in lines, against bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tercet.engine.table import Table
from tercet.games import find_game
from tercet.games.coopset.results import result_of
from tercet.storage.directory import data_directory
from tercet.terminal.play.lines import open_input
from tercet.terminal.play.opening import (
    Opened,
    Wish,
    open_table,
    save_log,
    title_of,
    with_strengths,
)
from tercet.terminal.play.results import kept_standing, standing_lines
from tercet.terminal.play.talk import Conversation
from tercet.terminal.table.local import LocalTable
from tercet.words.texts import Texts


def play(wish: Wish, texts: Texts, out: Console) -> None:
    """Play a game to its end, or until the person leaves."""
    opened = open_table(wish, texts)
    out.print(_greeting(opened, texts))
    if wish.preset is None:
        _say_preset(wish.base, texts, out)
    try:
        asyncio.run(_converse(opened, texts, out))
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from group  # what went wrong first
    _say_end(opened.table, texts, out, wish.log)
    if wish.seed is None:  # a pack that was chosen could be one that is known
        _say_standing(opened.table, texts, out)


async def _converse(opened: Opened, texts: Texts, out: Console) -> None:
    lines, wish = open_input(out.file), opened.wish
    source = LocalTable(
        opened.table, opened.bots, opened.names, pace=wish.pace, count_down=lines.live
    )
    with lines.listening():
        await Conversation(source, texts, out, lines, page=wish.game).run()


def _greeting(opened: Opened, texts: Texts) -> Text:
    title = title_of(opened.wish.game, texts)
    return Text.assemble((title, "bold"), " · ", ", ".join(with_strengths(opened, texts)))


def _say_preset(game: str, texts: Texts, out: Console) -> None:
    """Where people are offered another table than the sheet's: which, and what else there is."""
    facts = find_game(game).facts
    if facts.offered is not None:
        name = texts.say(f"preset-{game}-{facts.offered}")
        others = ", ".join(key for key in facts.presets if key != facts.offered)
        out.print(Text(texts.say("play-preset", name=name, others=others)))


def _say_end(table: Table, texts: Texts, out: Console, log: Path | None) -> None:
    if table.outcome is None:
        out.print(Text(texts.say("play-left")))
        return
    if log is not None:
        save_log(table, log)
        out.print(Text(texts.say("play-saved")))
        out.print(Text(f"  tercet verify {log}"), soft_wrap=True)


def _say_standing(table: Table, texts: Texts, out: Console) -> None:
    """What a team has reached, beside its earlier results (COOP-6b)."""
    result = result_of(table.log())
    if result is not None:
        for line in standing_lines(kept_standing(result, data_directory()), texts):
            out.print(Text(line))
