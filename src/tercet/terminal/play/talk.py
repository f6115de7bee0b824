"""A table in lines: what the person types and what the table answers, wherever it is played.

What is told is told once: a step as it happens, the cards when they change, what may be done when
that changes. A word that somebody says in secret changes nothing here, not even a clock (CHIP-9a).
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final, Literal, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from tercet.client.refusals import Lost
from tercet.editions import find_edition
from tercet.engine.events import View
from tercet.engine.table import SeenStep
from tercet.errors import TercetError
from tercet.games.shared.seen import deal_of
from tercet.terminal.console import marked, sentence_text
from tercet.terminal.harmless import one_line
from tercet.terminal.play.choices import LEAVE, Choices, choices_of
from tercet.terminal.play.lines import Input
from tercet.terminal.play.picture import Picture
from tercet.terminal.play.proposals import Proposals
from tercet.terminal.play.reading import read_line
from tercet.terminal.play.room import Around
from tercet.terminal.play.spread import GLIMPSE_MS, Glance, spread_of
from tercet.terminal.refusals import refusal
from tercet.terminal.table.offers import playing_seat
from tercet.terminal.table.source import Cost, Source
from tercet.words.story import Teller
from tercet.words.texts import Texts

#: How a conversation ended: the game is over, the person left it, or there are no more lines, the
#: table is gone, or the next one is to be gone to.
End = Literal["over", "left", "silent", "gone", "again"]


class Played(Source, Protocol):
    """A table that goes on by itself as long as `run` does."""

    async def run(self) -> None:
        """Let time pass, and listen."""

    def close(self) -> None:
        """Nobody plays on."""


class Conversation:
    """What the person types and what the table answers, until the game ends or is left.

    `stays`: people may talk after the end, and play again.
    """

    def __init__(
        self,
        source: Played,
        texts: Texts,
        out: Console,
        lines: Input,
        *,
        page: str | None = None,
        stays: bool = False,
    ) -> None:
        self._source, self._texts, self._out, self._lines = source, texts, out, lines
        self._page, self._stays = page or source.game, stays
        self._edition: Final = find_edition(source.edition)
        self._around, self._proposals = Around(source, texts), Proposals(source, texts)
        self._choices, self._glance = Choices(), Glance(GLIMPSE_MS if lines.live else 0)
        self._news: list[SeenStep] = [*source.history]
        self._shown: View | None = None
        self._again = False
        self._said: tuple[object, ...] = ()
        self._changed = asyncio.Event()
        self._end: End | None = None
        #: The price of leaving, once the terminal has shown it.
        self._leaving: Cost | None = None

    async def run(self) -> End:
        """Play to the end; leaving ends it, too."""
        stop = self._source.watch(self._heard)
        beside = asyncio.ensure_future(self._source.run())
        beside.add_done_callback(lambda _: self._changed.set())
        try:
            return await self._talk(beside)
        finally:
            stop()
            self._source.close()
            beside.cancel()
            await asyncio.wait([beside])

    def _heard(self, steps: Sequence[SeenStep]) -> None:
        self._news += steps
        self._changed.set()

    # --- Turns of talking --------------------------------------------------------------------

    async def _talk(self, beside: asyncio.Future[None]) -> End:
        line: asyncio.Future[str | None] | None = None
        doing: asyncio.Future[None] | None = None
        try:
            while True:
                if beside.done():
                    beside.result()  # bots and clocks may go wrong, too
                await self._catch_up()
                if self._end is not None or self._is_finished():
                    return self._end or "over"
                if line is None and doing is None and self._wants_line():
                    line = asyncio.ensure_future(self._lines.line())
                await _first(self._changed.wait(), line, doing)
                if doing is not None and doing.done():
                    doing.result()  # whatever went wrong there goes wrong here
                    doing = None
                elif line is not None and line.done():
                    text, line = line.result(), None
                    if text is None:
                        return "silent"
                    doing = asyncio.ensure_future(self._answer(text))
        finally:
            for job in (line, doing):
                if job is not None:
                    job.cancel()

    def _is_finished(self) -> bool:
        if self._source.gone is not None:
            self._end = "gone"
            return True
        over = self._source.view is not None and self._source.view.outcome is not None
        return over and not (self._stays and self._lines.live)

    def _wants_line(self) -> bool:
        """Somebody who types may do so at any time; a pipe is read when it is asked."""
        return self._lines.live or self._choices.any or self._around.asks

    async def _answer(self, line: str) -> None:
        try:
            await self._obey(line)
        except (TercetError, Lost) as why:
            self._print(Text(refusal(self._texts, why, self._source.names)))

    async def _obey(self, line: str) -> None:
        around = self._around.meant(line)
        if around == "again":
            self._end = "again"
        elif around is not None:
            await around
        else:
            await self._obey_at_table(line)

    async def _obey_at_table(self, line: str) -> None:
        source, view = self._source, self._source.view
        sight = self._glance.meant(line, source.seq, source.now())
        if (meant := self._proposals.meant(line, sight.spread)) is not None:
            await (
                source.touch(meant) if isinstance(meant, tuple) else source.act(meant, sight.seq)
            )
            return
        deal = None if view is None else deal_of(view)
        seat = playing_seat(view, source.seat) or 0
        read = read_line(line, self._choices, sight.spread, source.read_act, deal, seat)
        match read:
            case "leave":
                self._leave()
            case "help":
                self._print(self._help())
            case "rules":
                self._print(Text(self._texts.say("play-rules-page", game=self._page)))
            case "look":
                self._look_again()
            case act:
                await source.act(act, sight.seq)

    def _leave(self) -> None:
        """Leave the table; say first what that costs, and leave at the second request."""
        cost = self._source.leaving_costs
        if cost is None or self._leaving == cost or not self._lines.live:
            self._end = "left"
            return
        self._leaving = cost
        for key in (f"play-leave-costs-{cost}", "play-leave-again"):
            self._print(Text(self._texts.say(key, word=LEAVE)))

    def _help(self) -> RenderableType:
        besides = [*self._proposals.helps(), *self._around.helps()]
        return self._picture().help(self._choices, self._source.view, besides)

    # --- Telling -----------------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Tell what the person may know of what happened, and show what has changed."""
        self._changed.clear()
        news, self._news = self._news, []
        for line in self._around.news():
            self._print(line)
        for step in news:
            self._tell(step)
        for line in self._around.after():
            self._print(line)
        view = self._source.view
        if view is None or (view.outcome is not None and view == self._shown):
            self._choices = Choices()
        elif news or view != self._shown:
            await self._show(view)
        for said in self._proposals.news(self._glance.spread):
            self._print(sentence_text(said, self._edition))

    def _tell(self, step: SeenStep) -> None:
        teller = Teller(self._texts, [*map(one_line, self._source.names)], self._edition, marked)
        for event in step.events:
            self._print(sentence_text(teller.sentence(event), self._edition))

    async def _show(self, view: View) -> None:
        """The cards if they have changed, and the lines below them."""
        again, self._shown, self._again = self._again, view, False
        if view.outcome is not None:
            self._choices = Choices()
            return
        spread = spread_of(view, self._texts.say("play-hand-letter"))
        if spread != self._glance.spread:
            self._glance.show(spread, self._source.seq, self._source.now())
            again = True
        if again:
            self._print(self._picture().cards(spread, view))
            self._said = ()
        try:
            self._choices = choices_of(await self._source.legal(), self._texts)
        except (TercetError, Lost):
            self._choices = Choices()
        self._print_new(self._below(view))

    def _look_again(self) -> None:
        """Everything once more, whether it has changed or not."""
        self._around.look_again()
        self._shown, self._again = None, True
        self._changed.set()

    def _below(self, view: View) -> list[tuple[object, Text]]:
        """The lines below the cards, each with what makes it another one: no second that passes."""
        picture = self._picture()
        standing = picture.standing(view)
        lines: list[tuple[object, Text]] = [(standing.plain, standing)]
        lines += [(note.plain, note) for note in picture.notes(view)]
        turn = picture.turn(view, self._source.now())
        if turn is not None:
            bare = picture.turn(view)
            lines.append(((bare.plain if bare else "", view.deadline), turn))
        if self._choices.any:
            choices = picture.choices(self._choices, view)
            lines.append((choices.plain, choices))
        return lines

    def _print_new(self, lines: Sequence[tuple[object, Text]]) -> None:
        """Only lines that do not stand there already."""
        for key, line in lines:
            if key not in self._said:
                self._print(line)
        self._said = tuple(key for key, _ in lines)

    def _picture(self) -> Picture:
        source = self._source
        names = tuple(map(one_line, source.names))
        return Picture(self._texts, names, self._edition, self._out, source.seat)

    def _print(self, shown: RenderableType) -> None:
        with self._lines.aside():
            self._out.print(shown)


async def _first(change: Coroutine[Any, Any, object], *others: asyncio.Future[Any] | None) -> None:
    """Wait until one of them is done; the wait for a change is given up then."""
    waits = asyncio.ensure_future(change)
    every = {waits, *(each for each in others if each is not None)}
    try:
        await asyncio.wait(every, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waits.cancel()
