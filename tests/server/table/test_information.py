"""Information flow: every byte to every client is searched for what that client may not know.

Whole games are played over WebSockets, with mistakes and reconnections; `secrecy` tells what must
not be found in what was sent.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tercet.cards import DECK
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.engine.wire import to_plain
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.room.game import LiveGame
from tercet.room.numbering import Numbering
from tercet.server.table.mailbox import Mailbox
from tercet.tables import new_table
from tests.examples import quick_first
from tests.server.playing import Clock, Player, Server, serving
from tests.server.saboteurs import hint_in_refusals, number_by_the_log, show_the_neighbour
from tests.server.table.botplay import BotPlay
from tests.server.table.secrecy import Needles, b64, layers, leaks

ALL = [game.facts for game in GAMES]
MOST_MOVES = 600


class Play(BotPlay):
    """A game with a spectator, and nonsense and questions in between."""

    def __init__(self, server: Server, clock: Clock, game: str) -> None:
        most = next(facts.players[1] for facts in ALL if facts.key == game)
        super().__init__(server, clock, game, ["Ada", "Bo", "Di"][:most])
        self.luck = random.Random(game)
        self.http: list[str] = []

    async def run(self, moves: int = MOST_MOVES) -> None:
        """Play to the end, or so many moves."""
        await self.sit_down()
        watcher = await self.server.player("Cy")
        await watcher.join(self.id)
        await super().run(moves)
        self.players.append(watcher)
        await watcher.reach(self.mailbox.seq_for(None))

    async def between(self, move: int) -> None:
        """Mistakes, questions, and coming back."""
        player = self.luck.choice(self.players)
        cards = [str(card) for card in self.luck.sample(DECK, 3)]
        await player.act(self.id, {"act": "call", "cards": cards})
        await player.act(self.id, {"act": self.luck.choice(cards)})
        legal = await player.ask("legal", table=self.id, limit=30)
        for act in legal.get("acts", [])[:1]:
            await player.ask("preview", table=self.id, act=act)
            await player.ask("hints", table=self.id, act=act)
            await player.ask("meanings", table=self.id, act=act)
        if move % 40 == 20 and self.mailbox.outcome is None:
            await player.close()
            await player.connect()
            await player.join(self.id, self.luck.choice([0, player.seq]))
            here = f"/{self.id}"
            for path in ("", here, f"{here}/log", f"{here}/replay?seat=0", f"{here}/analysis"):
                self.http.append((await self.server.http.get(f"/api/tables{path}")).text)

    def leaks(self) -> list[str]:
        """All that somebody was told too early."""
        table = self.mailbox.table
        found = [leak for player in self.players for leak in leaks(table, player)]
        hidden = Needles(table, known=set())
        return found + [f"HTTP: {leak}" for text in self.http for leak in hidden.within(text)]


DRESSES = [str, lambda card: card.encode().hex(), lambda card: b64(card.encode())]


@pytest.mark.parametrize("wrap", DRESSES)
@pytest.mark.parametrize("around", ["{}", "x{}", "ab{}cd", '{{"a":"{}"}}'])
def test_a_card_is_found_in_any_dress(wrap: Callable[[str], str], around: str) -> None:
    text = around.format(wrap("2rhw"))
    if around[0] == "x" and wrap is str:
        text = around.format(".2rhw")
    assert any("2rhw" in layer for layer in layers(text))


@pytest.mark.campaign
@pytest.mark.parametrize("game", [facts.key for facts in ALL])
def test_no_message_tells_a_hidden_card(data: Path, game: str) -> None:
    async def scene() -> None:
        clock = Clock()
        async with serving(data, clock=clock) as server:
            play = Play(server, clock, game)
            await play.run()
            assert play.mailbox.outcome is not None, "a whole game"
            assert play.leaks() == []

    asyncio.run(scene())


def test_a_server_that_shows_the_neighbours_cards_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveGame, "view", LiveGame.view)  # put back afterwards
    show_the_neighbour()
    asyncio.run(caught(data, "chipset"))


@pytest.mark.slow
@pytest.mark.parametrize("game", quick_first(["chipset", "classic", "scout"]))
@pytest.mark.parametrize("wrap", quick_first(DRESSES))
def test_a_server_that_tells_cards_in_its_refusals_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch, game: str, wrap: Callable[[str], str]
) -> None:
    monkeypatch.setattr(LiveGame, "_act_once", LiveGame._act_once)  # put back afterwards
    hint_in_refusals(wrap)
    asyncio.run(caught(data, game))


async def caught(data: Path, game: str) -> None:
    clock = Clock()
    async with serving(data, clock=clock) as server:
        play = Play(server, clock, game)
        await play.run(moves=10)
        assert play.leaks()


async def asked(server: Server, clock: Clock) -> tuple[BotPlay, Player, list[Player]]:
    """A question of ChipSet that one can answer, after some that were answered in secret.

    Who can, and the curious: the others at the table, and a spectator.
    """
    play = BotPlay(server, clock, "chipset", ["Ada", "Bo", "Di"])
    await play.sit_down(options={"ante": 1, "deals": 100, "answer_ms": 600_000})
    spectator = await server.player("Cy")
    await spectator.join(play.id)
    box = play.mailbox
    silent = 0
    while box.table.state.phase != "ask" or not box.table.may_act() or silent < 2:
        await play.move()
        silent += box.table.steps[-1].seen_by(None) is None
        assert box.outcome is None, "two answers and a third come long before"
    answering = play.players[min(box.table.may_act())]
    curious = [*(player for player in play.players if player is not answering), spectator]
    for player in (answering, *curious):
        await heard_all(box, player)
    return play, answering, curious


async def heard_all(box: Mailbox, player: Player) -> None:
    """Wait until somebody has heard the last that they may know of."""
    last = max(step.seq for step in box.table.steps if step.seen_by(player.seat) is not None)
    await player.reach(box.game._numbering.number(player.seat, last))


async def impression(play: BotPlay, player: Player) -> list[Any]:
    """All that somebody gets out of the server without an answer of their own."""
    await player.ask("ping")
    joins = [await player.join(play.id, seen) for seen in (*range(player.seq + 3), None)]
    legal = await player.ask("legal", table=play.id)
    forgotten = {"id", "now"}
    said = [{key: it[key] for key in it.keys() - forgotten} for it in (*joins, legal)]
    return [said, player.told("steps")]


async def tells_of_an_answer(data: Path, word: str) -> list[str]:
    """Whom the server lets know, before a question closes or by what follows, of an answer."""
    clock = Clock()
    async with serving(data, clock=clock) as server:
        play, answering, curious = await asked(server, clock)
        before = [await impression(play, player) for player in curious]
        seq = play.mailbox.stored.seq
        assert (await answering.act(play.id, {"act": word}))["is"] == "done"
        assert play.mailbox.stored.seq == seq + 1
        after = [await impression(play, player) for player in curious]
        pairs = zip(curious, before, after, strict=True)
        knowing = [player.name for player, one, two in pairs if one != two]
        await play.move()  # whoever else can answer does, or the time of the question is over
        while play.mailbox.table.state.phase == "ask":
            await play.move()
        for player in curious:
            await heard_all(play.mailbox, player)
            numbers = [step["seq"] for news in player.told("steps") for step in news["steps"]]
            told = sorted(set(numbers))
            knowing += [player.name] * (told != list(range(told[0], told[-1] + 1)))
        return knowing


@pytest.mark.rule("CHIP-9a")
@pytest.mark.parametrize("word", ["show_cards", "keep_cards"])
@pytest.mark.slow
def test_nobody_learns_that_somebody_has_answered_in_secret(data: Path, word: str) -> None:
    """What is sent, and what is told to one who comes again, are the same with the answer."""
    assert asyncio.run(tells_of_an_answer(data, word)) == []


@pytest.mark.slow
def test_a_server_that_numbers_by_the_log_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Numbering, "number", Numbering.number)  # put back afterwards
    monkeypatch.setattr(Numbering, "seq", Numbering.seq)
    number_by_the_log()
    assert asyncio.run(tells_of_an_answer(data, "keep_cards"))


def test_where_a_viewer_is_told_nothing_the_view_stays_as_it_is() -> None:
    """The server says nothing at all then; that must be the whole truth.

    Of all games only ChipSet has such steps; `tests/test_tables.py` looks at the others.
    """
    silent = 0
    for number in range(5):
        table, chance = new_table("chipset", 3, bytes([number]) * 32), Chance(bytes(32))
        for _ in range(150):
            views = {viewer: table.view(viewer) for viewer in (None, 0, 1, 2)}
            chance = random_step(table, chance)
            for viewer, view in views.items():
                if table.steps[-1].seen_by(viewer) is None:
                    silent += 1
                    assert table.view(viewer) == view
    assert silent


def random_step(table: Table, chance: Chance) -> Chance:
    """Somebody does something, or time passes."""
    may_act = sorted(table.may_act())
    if not may_act:
        table.tick(table.at + 1000)
        return chance
    seat, chance = chance.pick(may_act)
    act, chance = table.legal(seat).draw(chance)
    try:
        table.act(seat, act)
    except TercetError:
        table.tick(table.at + 1000)
    return chance


def plain_view(table: Table, viewer: int | None) -> Any:
    """A view without the seats that it is for."""
    return without_seat(to_plain(table.view(viewer)))


def without_seat(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: without_seat(value) for key, value in plain.items() if key != "seat"}
    return plain


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.facts.key for game in GAMES if not game.facts.hidden])
def test_where_nothing_is_hidden_all_views_are_the_same(game: str) -> None:
    """The server sends everybody the same message then; that must be the whole truth."""
    facts = next(each.facts for each in GAMES if each.facts.key == game)
    seats = min(3, facts.players[1])
    for number in range(5):
        table, chance = new_table(game, seats, bytes([number]) * 32), Chance(bytes(32))
        for _ in range(40):
            views = [plain_view(table, viewer) for viewer in (None, *range(seats))]
            assert all(view == views[0] for view in views)
            may_act = sorted(table.may_act())
            if not may_act:
                break
            seat, chance = chance.pick(may_act)
            act, chance = table.legal(seat).draw(chance)
            try:
                table.act(seat, act)
            except TercetError:
                table.tick(table.at + 1000)
