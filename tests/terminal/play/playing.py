"""A person at the terminal, played by a function that reads what was printed and answers."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext

from tercet.bots.players import new_bot
from tercet.cards import Card, find_sets
from tercet.engine.table import Table
from tercet.tables import new_table
from tercet.terminal.console import new_console
from tercet.terminal.play.talk import Conversation
from tercet.terminal.table.clock import Clock
from tercet.terminal.table.local import LocalTable
from tercet.words.texts import Texts

#: No game takes so long, and one in which everybody waits would take for ever.
PATIENCE_S = 60
_LABELLED = re.compile(r"\b([a-z]?\d+) ([123][rgp][she][owd])\b")
#: Reads what was printed since the last answer; None leaves.
Answer = Callable[[str], str | None]


class Person:
    """Lines that are made up from what is on the screen."""

    live = False

    def __init__(self, screen: io.StringIO, answer: Answer, most: int = 5000) -> None:
        self._screen, self._answer, self._left, self._read = screen, answer, most, 0

    async def line(self) -> str | None:
        await asyncio.sleep(0)
        self._left -= 1
        assert self._left >= 0, "this game does not end"
        new = self._screen.getvalue()[self._read :]
        self._read += len(new)
        return self._answer(new)

    def aside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def hidden(self, secret: bool) -> AbstractContextManager[None]:
        return nullcontext()

    def listening(self) -> AbstractContextManager[None]:
        return nullcontext()


def sit_down(
    game: str,
    answer: Answer,
    *,
    bots: tuple[str, ...] = ("regular",),
    options: Mapping[str, object] | None = None,
    screen: Callable[[Table], io.StringIO] = lambda _: io.StringIO(),
    lang: str = "en",
    pace: float = 0,
    name: str = "Ada",
    clock: Clock | None = None,
) -> tuple[Table, str]:
    """Play with bots that do not wait, or at their pace; the table, and all that was printed."""
    names = [name, *(f"Bot {seat}" for seat in range(1, len(bots) + 1))]
    # Between two deals people are waited for, and for ten seconds each time.
    match = {"form": "single"} if game == "twenty" else None
    table = new_table(game, names, bytes(32), options=options, match=match)
    seated = {seat: new_bot(game, key, bytes([seat]) * 32) for seat, key in enumerate(bots, 1)}
    paper = screen(table)
    console = new_console(file=paper, width=80, color_system=None)

    async def talk() -> None:
        person = Person(paper, answer)
        source = LocalTable(table, seated, names, clock=clock, pace=pace, count_down=False)
        await Conversation(source, Texts(lang), console, person).run()

    async def talk_for_a_while() -> None:
        try:
            await asyncio.wait_for(talk(), PATIENCE_S)
        except TimeoutError:
            raise AssertionError(
                f"nobody goes on: {table.entries[-6:]}, {table.may_act()}"
            ) from None

    asyncio.run(talk_for_a_while())
    return table, paper.getvalue()


def labelled(printed: str) -> dict[str, Card]:
    """The cards of the last picture in a text, by their labels."""
    last = printed.rpartition("\n\n")[2]
    return {label: Card.parse(card) for label, card in _LABELLED.findall(last)}


def finder() -> Answer:
    """Names the first SET of the cards printed last, else says that there is none."""
    seen: dict[str, Card] = {}

    def answer(printed: str) -> str:
        if cards := labelled(printed):
            seen.clear()
            seen.update(cards)
        label_of = {card: label for label, card in seen.items()}
        found = find_sets(tuple(label_of))
        return " ".join(label_of[card] for card in found[0]) if found else "none"

    return answer
