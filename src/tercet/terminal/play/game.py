"""`tercet play`: a person plays a game in the terminal against bots.

`play` sets the table and says how it ended; `Conversation` is the talk between the person and the
table, whatever the lines come from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from tercet.bots.players import Bot
from tercet.editions import find_edition
from tercet.engine.table import Step, Table
from tercet.errors import TercetError
from tercet.games import find_game
from tercet.games.coopset.results import result_of
from tercet.games.shared.seen import deal_of
from tercet.storage.directory import data_directory
from tercet.terminal.console import marked, sentence_text
from tercet.terminal.harmless import one_line
from tercet.terminal.play.choices import Choices, choices_of
from tercet.terminal.play.lines import Input, open_input
from tercet.terminal.play.opening import (
    Opened,
    Wish,
    open_table,
    save_log,
    title_of,
    with_strengths,
)
from tercet.terminal.play.picture import Picture
from tercet.terminal.play.reading import read_line
from tercet.terminal.play.results import kept_standing, standing_lines
from tercet.terminal.play.sitting import Sitting
from tercet.terminal.play.spread import GLIMPSE_MS, Glance, spread_of
from tercet.words.story import Teller
from tercet.words.texts import Texts, error_text

#: The person sits here; the bots sit to the left.
SEAT: Final = 0
#: Seconds before a race begins (BASE-1a).
COUNT_DOWN: Final = 3


def play(wish: Wish, texts: Texts, out: Console) -> None:
    """Play a game to its end, or until the person leaves."""
    opened = open_table(wish, texts)
    out.print(_greeting(opened, texts))
    if wish.preset is None:
        _say_preset(wish.base, texts, out)
    try:
        asyncio.run(_converse(opened.table, opened.bots, texts, out, wish.pace, wish.game))
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from group  # what went wrong first
    _say_end(opened.table, texts, out, wish.log)
    if wish.seed is None:  # a pack that was chosen could be one that is known
        _say_standing(opened.table, texts, out)


async def _converse(
    table: Table, bots: Mapping[int, Bot], texts: Texts, out: Console, pace: float, page: str
) -> None:
    source = open_input(out.file)
    talk = Conversation(table, bots, texts, out, source, pace, page)
    with source.listening():
        await talk.run()


class Conversation:
    """What the person types and what the table answers, until the game ends or is left."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        texts: Texts,
        out: Console,
        source: Input,
        pace: float = 1.0,
        page: str | None = None,
    ) -> None:
        self._table, self._texts, self._out, self._source = table, texts, out, source
        self._page = page or table.header.game
        edition = find_edition(table.header.edition)
        names = table.names
        self._picture = Picture(texts, names, edition, out)
        self._teller = Teller(texts, [*map(one_line, names)], edition, marked)
        self._sitting, self._pace = Sitting(table, bots, self._told, pace), pace
        self._choices = Choices()
        self._glance = Glance(GLIMPSE_MS if source.live else 0)
        self._said: tuple[str, ...] = ()

    async def run(self) -> None:
        """Play to the end; leaving ends it, too."""
        if self._source.live and self._table.game.facts.opens_with_race:
            await self._count_down()
        self._told(self._table.steps)
        async with asyncio.TaskGroup() as group:
            jobs = [group.create_task(job) for job in self._sitting.jobs()]
            while not self._sitting.over:
                if not await self._answer():
                    break
            self._sitting.close()
            for job in jobs:
                job.cancel()

    async def _count_down(self) -> None:
        """Before a race everybody gets ready; no card is shown meanwhile (BASE-1a)."""
        self._print(Text(self._texts.say("starting-in", seconds=COUNT_DOWN)))
        for left in range(COUNT_DOWN, 0, -1):
            self._print(Text(str(left), style="bold"))
            await asyncio.sleep(self._pace)
        self._sitting.begin()

    async def _answer(self) -> bool:
        """Take one line and do what it says; False when the person leaves."""
        seq = self._table.seq
        if not self._source.live and not self._choices.any:
            await self._sitting.changed(seq)
            return True
        line = await self._line_or_end()
        if self._sitting.over:
            return True
        return line is not None and self._do(line)

    async def _line_or_end(self) -> str | None:
        line = asyncio.ensure_future(self._source.line())
        end = asyncio.ensure_future(self._ended())
        await asyncio.wait({line, end}, return_when=asyncio.FIRST_COMPLETED)
        end.cancel()
        if line.done():
            return line.result()
        line.cancel()
        return None

    async def _ended(self) -> None:
        while not self._sitting.over:
            await self._sitting.changed(self._table.seq)

    def _do(self, line: str) -> bool:
        sight = self._glance.meant(line, self._table.seq, self._sitting.now())
        deal = deal_of(self._table.view(SEAT))
        try:
            read = read_line(line, self._choices, sight.spread, self._table.game, deal)
            match read:
                case "leave":
                    return False
                case "help":
                    self._print(self._picture.help(self._choices))
                case "rules":
                    says = self._texts.say("play-rules-page", game=self._page)
                    self._print(Text(says))
                case "look":
                    self._show(again=True)
                case act:
                    self._sitting.act(SEAT, act, sight.seq)
        except TercetError as error:
            self._print(Text(error_text(self._texts, error, self._table.names)))
        return True

    def _told(self, steps: Sequence[Step]) -> None:
        """Tell what the person may know of what happened, and show what has changed."""
        records = [record for step in steps if (record := step.seen_by(SEAT)) is not None]
        for record in records:
            for event in record.events:
                sentence = self._teller.sentence(event)
                self._print(sentence_text(sentence, self._teller.edition))
        if records and not self._sitting.over:  # a word in secret changes nothing (CHIP-9a)
            self._show()

    def _show(self, again: bool = False) -> None:
        """The cards if they have changed, and the lines below them."""
        view, before = self._table.view(SEAT), self._glance.spread
        spread = spread_of(view, self._texts.say("play-hand-letter"))
        self._choices = choices_of(self._table.legal(SEAT), self._texts)
        if spread != before:
            self._glance.show(spread, self._table.seq, self._sitting.now())
        if spread != before or again:
            self._print(self._picture.cards(spread, view))
            self._said = ()
        self._print_new(self._lines(view))

    def _lines(self, view: Any) -> list[Text]:
        lines = [self._picture.standing(view)]
        turn = self._picture.turn(view, self._sitting.now())
        lines += [turn] if turn is not None else []
        return [*lines, self._picture.choices(self._choices)] if self._choices.any else lines

    def _print_new(self, lines: list[Text]) -> None:
        """Only lines that do not stand there already."""
        for line in lines:
            if line.plain not in self._said:
                self._print(line)
        self._said = tuple(line.plain for line in lines)

    def _print(self, shown: RenderableType) -> None:
        with self._source.aside():
            self._out.print(shown)


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
