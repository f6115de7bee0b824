"""What goes over the wire, written down for people to read.

    python -m tests.server.wire.transcript            # docs/transcripts/chipset-attacker.md
    python -m tests.server.wire.transcript classic    # docs/transcripts/classic-restart.md

The first holds every message to one player of ChipSet who tries to learn more than the rules
allow. The second is a whole game of two clients through a restart of the server.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.table import Table
from tercet.games.chipset.terms import HandShown
from tercet.server.wire.frames import GOING_AWAY
from tercet.tables import load_log, open_table, verify
from tercet.words.story import Teller
from tercet.words.texts import Texts
from tests.server.playing import Clock, Player, a_set, serving
from tests.server.table.botplay import BotPlay
from tests.server.table.secrecy import Needles, knowledge, leaks, told

DOCS: Final = Path(__file__).parents[3] / "docs" / "transcripts"
Message = dict[str, Any]


# --- ChipSet: somebody who wants to know more ------------------------------------------------


class Attacked(BotPlay):
    """One deal of ChipSet; the last player asks for what is not theirs."""

    #: What was tried, by the number of the message.
    tried: dict[int, str]

    @property
    def mallory(self) -> Player:
        """The one who tries."""
        return self.players[-1]

    async def between(self, move: int) -> None:
        """One attempt after each of the first moves."""
        number = self.mallory.client_seq + 1
        attempts: list[tuple[str, str, Message]] = [
            ("Which acts are legal may tell something.", "legal", {"limit": 100}),
            ("An act from Ada's seat.", "act", {**check(number), "seat": 0}),
            ("An answer to a question that nobody has asked.", "act", act(number, "show_cards")),
            ("From the very beginning, please.", "join", {"seen": 0}),
            ("An act of another game.", "act", act(number, "none_here")),
            ("Once more, as somebody else.", "join", {"seen": 0, "seat": 1}),
            ("A message that does not exist.", "view", {"seat": 0}),
        ]
        if move < len(attempts) and self.mailbox.outcome is None:
            why, do, fields = attempts[move]
            reply = self.mallory.send(do, table=self.id, **fields)
            self.tried[self.mallory.asked] = why
            await reply
            if do == "act" and "seat" not in fields:
                self.mallory.client_seq = number  # refused or not, it is spent


def act(number: int, name: str) -> Message:
    return {"act": {"act": name}, "client_seq": number}


def check(number: int) -> Message:
    return act(number, "check")


async def attack(data: Path) -> tuple[Table, Attacked]:
    """A deal in which hands are shown at the end."""
    clock = Clock()
    async with serving(data, clock=clock) as server:
        for _ in range(20):
            play = Attacked(server, clock, "chipset", ["Ada", "Bo", "Mallory"], "casual")
            play.tried = {}
            await play.sit_down(options={"deals": 1, "ante": 1})
            await play.run(200)
            mallory, table = play.mallory, play.mailbox.table
            await mallory.until(lambda it=mallory: over(it))  # type: ignore[misc]
            if any(isinstance(event, HandShown) for event in table.steps[-1].events):
                return table, play
    raise AssertionError("nobody has shown a hand")


def over(player: Player) -> bool:
    return any(news["info"]["seed"] for news in player.told("table"))


def chipset() -> str:
    """The transcript of Mallory's connection."""
    with tempfile.TemporaryDirectory() as directory:
        table, play = asyncio.run(attack(Path(directory)))
    assert leaks(table, play.mallory) == []
    return "\n".join(_chipset_lines(table, play))


ATTACKED: Final = """\
# One deal of ChipSet, as one player's connection sees it

Written by `python -m tests.server.wire.transcript`. Mallory sits at seat 2, plays like the others,
and tries in between to learn more than the rules allow. Every message that this connection got
stands here as it came (←), and every one that it sent (→). After each it is said how many cards
Mallory may not know at that moment; none of them is in the message, neither plainly nor within
hexadecimal digits or base64.
"""


def _chipset_lines(table: Table, play: Attacked) -> Iterator[str]:
    mallory = play.mallory
    yield ATTACKED
    yield "Hidden from Mallory: " + "; ".join(_hidden(table)) + "."
    yield ""
    known, seq = knowledge(table, mallory.seat), 0
    teller = Teller(Texts("en"), table.names, find_edition(DEFAULT_EDITION), show=str)
    cards = {str(card) for zone in table.game.zones(table.state).values() for card in zone}
    needles = Needles(table, known[0])
    ended = False
    for number, (way, text) in enumerate(mallory.wire, 1):
        message = json.loads(text)
        yield f"## {number}. {way} {message.get('is') or message['do']}\n"
        if way == "→" and message["id"] in play.tried:
            yield f"*{play.tried[message['id']]}*\n"
        yield f"```json\n{text}\n```\n"
        if way == "→":
            continue
        if message["is"] in ("steps", "joined"):
            seq = max(seq, message["seq"])
            needles.learn(known[seq])
            yield from _told(table, mallory, message, teller)
        ended = ended or bool(message.get("info", {}).get("seed"))
        unknown = len(cards - known[seq])
        if ended:
            yield "The game is over: the seed is told, and with it everything can be worked out."
        else:
            found = needles.within(text, mallory.sent.get(message.get("id"), ""))
            assert not found
            yield f"Entry {seq}. {unknown} cards may not be known; none is in there."
        yield ""


def _hidden(table: Table) -> Iterator[str]:
    """The hands of the others as they were dealt."""
    zones = table.game.zones(open_table(table.header, table.seed).state)
    for seat, name in enumerate(table.names[:-1]):
        yield f"{name}'s {' and '.join(map(str, zones[f'hand {seat}']))}"


def _told(table: Table, player: Player, message: Message, teller: Teller) -> Iterator[str]:
    for step in message["steps"] or ():
        for event in told(table, player.seat)[step["seq"]].events:
            yield f"- {step['seq']}: {teller.sentence(event)}"
    if message["steps"]:
        yield ""


# --- Classic: through a restart --------------------------------------------------------------


async def play_on(table: str, players: list[Player], moves: int = 10_000) -> None:
    """In turn each finds a SET; when there is none, both say so."""
    for move in range(moves):
        if players[0].view["outcome"]:
            return
        found = a_set(players[0].view)
        act = {"act": "call", "cards": found} if found else {"act": "none_here"}
        for player in [players[move % 2]] if found else players:
            answer = await player.act(table, act)
        for player in players:
            await player.reach(answer["seq"])


async def restarted(data: Path) -> tuple[list[Player], str, int]:
    """A whole game; the server stops after ten moves and another goes on with its data."""
    async with serving(data) as server:
        table, players = await server.table(["Ada", "Bo"])
        await play_on(table, players, 10)
        server.players.clear()  # nobody hangs up: the server does
    for player in players:
        await player.until(lambda it=player: it.socket.close_code == GOING_AWAY)  # type: ignore[misc]
        player.wire.append(("×", f"closed by the server with {GOING_AWAY}; it starts again"))
    async with serving(data) as server:
        for player in players:
            player.address = server.address
            await player.connect()
            await player.join(table, player.seq)
            server.players.append(player)
        await play_on(table, players)
        for player in players:
            await player.until(lambda it=player: over(it))  # type: ignore[misc]
        log = (await server.http.get(f"/api/tables/{table}/log")).text
    outcome = verify(load_log(log)).outcome
    assert outcome is not None
    return players, " : ".join(map(str, outcome.scores)), len(log.splitlines())


def classic() -> str:
    """The transcript of both connections, shortened in the middle."""
    with tempfile.TemporaryDirectory() as directory:
        players, scores, lines = asyncio.run(restarted(Path(directory)))
    return "\n".join(_classic_lines(players, scores, lines))


RESTARTED: Final = """\
# A whole game of two clients, through a restart of the server

Written by `python -m tests.server.wire.transcript classic`. Two scripted clients play the base game
over WebSockets. After ten moves the server is stopped and started again on the same data; both come
back with `join` and the last entry they saw, and play to the end. Views and lists are shortened
(…), and of each connection only the first, the middle and the last messages are here.
"""


def _classic_lines(players: list[Player], scores: str, lines: int) -> Iterator[str]:
    yield RESTARTED
    yield f"The game ended {scores}. Its log has {lines} lines, and `tercet verify` accepts it."
    yield ""
    for player in players:
        yield from (f"## {player.name}", "", "```")
        yield from _shortened(player)
        yield from ("```", "")


def _shortened(player: Player) -> Iterator[str]:
    wire = player.wire
    middle = next(number for number, (way, _) in enumerate(wire) if way == "×")
    shown = {*range(16), *range(middle - 4, middle + 9), *range(len(wire) - 8, len(wire))}
    skipped = 0
    for number, (way, text) in enumerate(wire):
        if number not in shown:
            skipped += 1
            continue
        if skipped:
            yield f"… {skipped} messages"
            skipped = 0
        yield f"{way} {text if way == '×' else _brief(json.loads(text))}"


def _brief(message: Message) -> str:
    """A message on one line, with what is long left out."""
    short = dict(message)
    for name in ("info", "view"):
        if isinstance(short.get(name), dict):
            short[name] = "…"
    if isinstance(short.get("steps"), list):
        short["steps"] = [_brief_step(step) for step in short["steps"]]
    return json.dumps(short, ensure_ascii=False)


def _brief_step(step: Message) -> Message:
    return {"seq": step["seq"], "events": [event["event"] for event in step["events"]]}


TRANSCRIPTS: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "chipset": ("chipset-attacker.md", chipset),
    "classic": ("classic-restart.md", classic),
}


def write(name: str, directory: Path = DOCS) -> Path:
    """Play, and write down what went over the wire."""
    file, tell = TRANSCRIPTS[name]
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / file
    path.write_text(tell().rstrip() + "\n", encoding="utf-8")
    return path


if __name__ == "__main__":
    write(sys.argv[1] if len(sys.argv) > 1 else "chipset")
