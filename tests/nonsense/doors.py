"""The doors at which nonsense knocks. Each says how many times it was tried, or fails."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from tercet.analysis import analyse
from tercet.cli import main as tercet
from tercet.editions import find_edition
from tercet.engine.log import write_log
from tercet.engine.table import Table
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.games.shared.seen import deal_of
from tercet.programs.protocol import AnyRequest
from tercet.programs.referee import Referee
from tercet.tables import load_log, replay_entry, replay_start, verify
from tercet.terminal.play.choices import choices_of
from tercet.terminal.play.reading import read_line
from tercet.terminal.play.spread import spread_of
from tercet.words.players import names_at
from tercet.words.story import Teller
from tercet.words.texts import LANGUAGES, Texts, error_text
from tests.nonsense import VALUES, bad_acts, bad_objects, go_on, tables, written
from tests.server.finished import played_by_chance
from tests.server.playing import Server

Line = dict[str, Any]


def at_the_table(luck: random.Random, share: float = 1.0) -> int:
    """`tercet table`, in this process: one reply to each line, and never an internal error."""
    asked = 0
    for table in tables(luck):
        referee = Referee(Texts(luck.choice(LANGUAGES)))
        for act in bad_acts(table.game, luck):
            referee.table = table
            seat = luck.randrange(table.header.count)
            answered(referee, f'{{"do":"act","id":7,"seat":{seat},"act":{act}}}')
            asked += 1
            if table.outcome is None and asked % 50 == 0:
                go_on(table, luck, 1)
    return asked + _requests(luck, share)


def _requests(luck: random.Random, share: float) -> int:
    """Nonsense in every field of every request."""
    asked = 0
    for table in tables(luck):
        referee = Referee(Texts(luck.choice(LANGUAGES)))
        for _, fields in bad_objects(AnyRequest, "do", luck):
            if luck.random() >= share:
                continue
            referee.table = table
            answered(referee, written(fields))
            usual = {"game": f'"{table.header.game}"', "seats": "2", "seat": "0", "at": "5"}
            names = [name for name in fields if name != "do" and luck.random() < 0.2]
            answered(referee, written({**fields, **usual} | {n: fields[n] for n in names}))
            asked += 2
    return asked


def answered(referee: Referee, line: str) -> None:
    """A line gets a reply that can be read, with a text if it is a refusal."""
    reply = json.loads(referee.answer(line))
    if reply["is"] == "error":
        assert reply["kind"] in ("unreadable", "illegal", "too_late"), line
        assert reply["text"], line
        assert reply["code"] != "internal", line


def at_the_process(luck: random.Random, most: int = 2000) -> int:
    """`tercet table` as a process: as many lines come back as were sent."""
    table = luck.choice([*tables(luck)])
    opening = {"do": "new", "game": table.header.game, "seats": list(table.names)}
    lines = [json.dumps(opening)]
    lines += [f'{{"do":"act","seat":0,"act":{act}}}' for act in bad_acts(table.game, luck)]
    lines = [*lines[: most - 1], '{"do":"view","seat":0}']
    ran = subprocess.run(
        [sys.executable, "-m", "tercet", "table"],
        input="\n".join(lines).encode() + b"\n",
        capture_output=True,
        check=True,
        timeout=120,
    )
    replies = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(replies) == len(lines)
    assert (replies[0]["is"], replies[-1]["is"], ran.stderr) == ("opened", "view", b"")
    return len(lines)


def at_the_keyboard(luck: random.Random) -> int:
    """`tercet play`: what is typed is an act, a wish, or a refusal that can be told."""
    typed = 0
    for table in tables(luck):
        texts = Texts(luck.choice(LANGUAGES))
        view = table.view(0)
        choices, spread = choices_of(table.legal(0), texts), spread_of(view, "h")
        for line in (*bad_acts(table.game, luck), *("9" * 5000, "h" * 999, "\x1b[A", "=", "g7=9")):
            try:
                read = read_line(line, choices, spread, table.game.read_act, deal_of(view))
                if not isinstance(read, str):
                    table.act(0, read, table.at)
            except TercetError as error:
                _tellable(error, texts)
            typed += 1
    return typed


# --- Logs ------------------------------------------------------------------------------------


def linked(lines: list[str]) -> bytes:
    """Lines without links as a log whose links are good."""
    link, log = "", []
    for line in lines:
        link = hashlib.sha256((link + line).encode()).hexdigest()[:16]
        log.append(f'{line[:-1]},"link":"{link}"}}\n')
    return "".join(log).encode()


def bad_logs(luck: random.Random, share: float = 1.0) -> Iterator[bytes]:
    """Logs of every game with nonsense in an early entry, in the header or in the end."""
    for game in GAMES:
        table = played_by_chance(game.facts.key, game.facts.players[0], f"nonsense {luck.random()}")
        yield from _altered(table, luck, share)


def _altered(table: Table, luck: random.Random, share: float) -> Iterator[bytes]:
    *lines, names = write_log(table.log()).splitlines()
    lines = [f"{line.rpartition(',')[0]}}}" for line in lines]  # without their links
    for act in bad_acts(table.game, luck, entries=True):
        if luck.random() < share:
            yield linked(_with(lines, 1 + luck.randrange(min(4, len(lines) - 2)), "act", act))
    places = [(0, name) for name in json.loads(lines[0])]
    places += [(1, name) for name in ("seq", "at", "seat", "seen")]
    for at, name in (*places, (-1, "seed"), (-1, "outcome")):
        for value in VALUES:
            if luck.random() < share:
                yield linked(_with(lines, at, name, value))
    for value in VALUES:
        yield linked(_with(lines, 1, "claims", value)) + f"{names}\n".encode()
        yield linked(_with(lines, 1, "claims", f'[{{"seat":{value},"at":{value}}}]'))
        yield linked(lines) + f'{{"names":{value}}}\n'.encode()


def _with(lines: list[str], at: int, name: str, value: str) -> list[str]:
    fields = {key: json.dumps(known) for key, known in json.loads(lines[at]).items()}
    changed = list(lines)
    changed[at] = written(fields | {name: value})
    return changed


def at_the_logs(luck: random.Random, share: float = 1.0) -> int:
    """`verify`, `replay` and `analyse`: a log holds, or a refusal says why not."""
    texts = Texts(luck.choice(LANGUAGES))
    read = 0
    for text in bad_logs(luck, share):
        for look in (lambda log: verify(log), _told, lambda log: analyse(log)):
            _looked_at(text, look, texts)
        read += 1
    return read


def _looked_at(text: bytes, look: Callable[[Any], object], texts: Texts) -> None:
    try:
        look(load_log(text))
    except TercetError as error:
        _tellable(error, texts)


def _tellable(error: TercetError, texts: Texts) -> None:
    assert error_text(texts, error), error


def _told(log: Any) -> None:
    table = replay_start(log)
    teller = Teller(Texts("en"), names_at(log, Texts("en")), find_edition(log.header.edition))
    for entry in log.entries[:8]:
        for event in replay_entry(table, entry).events:
            teller.sentence(event)


def at_the_commands(luck: random.Random, most: int = 60) -> int:
    """The commands themselves: an exit code and a text, nothing else."""
    every = [*bad_logs(luck, 0.1)]
    luck.shuffle(every)
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "log.jsonl"
        for text in every[:most]:
            path.write_bytes(text)
            for command in ("verify", "replay", "analyse"):
                _run(command, str(path))
    return 3 * min(most, len(every))


def _run(*arguments: str) -> None:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code: object = 0
        try:
            tercet([*arguments])
        except SystemExit as stop:
            code = stop.code
    assert code == 0 or (code in (1, 2) and err.getvalue().startswith("tercet: ")), code


# --- A server --------------------------------------------------------------------------------


async def at_the_socket(server: Server, luck: random.Random, games: int = len(GAMES)) -> int:
    """Acts, previews and hints over a WebSocket: it stays open, and nothing is broken."""
    said = 0
    for game in luck.sample(GAMES, games):
        seats = game.facts.players[0]
        names = ["Ada", "Bo", "Cy", "Di"][:seats]
        id_, players = await server.table(names, game=game.facts.key)
        ids = count(1)
        for act in bad_acts(game, luck):
            if len(act) > server.house.limits.frame_bytes // 2:
                continue  # refused before it is read
            do = luck.choice(("act", "act", "preview", "hints", "meanings"))
            number = f',"client_seq":{next(ids)}' if do == "act" else ""
            text = f'{{"do":"{do}","table":"{id_}","act":{act}{number}}}'
            await players[0].say_raw(text)
            said += 1
            if said % 8 == 0:  # more at once are refused unread
                await players[0].ask("ping")
        answer = await players[0].ask("ping")
        assert answer["is"] == "pong", (game.facts.key, answer)
        assert server.house.metrics.broken.value == 0, game.facts.key
        for player in players:
            await player.close()
    return said


async def at_the_web(server: Server, luck: random.Random, most: int = 500) -> int:
    """HTTP: logs to verify and tables to open; no answer is an internal error."""
    every = [*bad_logs(luck, 0.1)]
    luck.shuffle(every)
    ada = await server.guest("Ada")
    cookies = {"Cookie": f"tercet_session={ada.cookie}"}
    for text in every[:most]:
        answer = await server.http.post("/api/verify", content=text)
        assert answer.status_code == 200, answer.text
    inner = [written({name: value}) for name in ("penalty", "form") for value in VALUES]
    bodies = [
        written({"game": '"classic"', "seats": "2", name: value})
        for name in ("game", "seats", "edition", "options", "match", "public", "x")
        for value in (*VALUES, *inner)
    ]
    luck.shuffle(bodies)
    for body in bodies[:most]:
        answer = await server.http.post(
            "/api/tables", content=body, headers={**cookies, "Content-Type": "application/json"}
        )
        assert answer.status_code < 500 or answer.json()["code"] == "house_full", body
    assert server.house.metrics.broken.value == 0
    return min(most, len(every)) + min(most, len(bodies))
