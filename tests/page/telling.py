"""Games whose logs must be the same everywhere: told by Python here, and in WebAssembly.

Needs nothing but the package and `tests.playthroughs.playing`; see `test_wasm.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from tercet.bots.arena.match import play
from tercet.bots.human.arithmetic import exp, log, power, total
from tercet.bots.players import new_bot
from tercet.engine.chance import Chance
from tercet.engine.conformance import check_game
from tercet.engine.log import write_log
from tercet.games import GAMES, find_game
from tercet.tables import load_log, new_table, verify
from tests.playthroughs.playing import played, playthroughs

#: How well the bots of these games play: as people do, for whom they draw times and oversights.
SKILL = "regular"


def accounts() -> Iterator[tuple[str, str]]:
    """Name and log of every playthrough, and of a game of bots and random checks of each kind."""
    yield "digits", digits()
    for name in playthroughs():
        yield f"playthrough {name}", write_log(played(name).log())
    for game in GAMES:
        key = game.facts.key
        yield f"bots {key}", bots(key)
        yield f"conformance {key}", str(check_game(game, games=1, seed="wasm", every=40))


def digits() -> str:
    """What bots calculate with, to the last bit: a game shows a difference only now and then."""
    values = [number / 97 for number in range(1, 2000)]
    parts = [(log(x), exp(x - 10), power(x, 7), total((x, 1e16, -x))) for x in values]
    return "\n".join(" ".join(value.hex() for value in four) for four in parts)


def bots(key: str) -> str:
    """The log of a game of bots; it also has to pass as any log has to."""
    seed = hashlib.sha256(key.encode()).digest()
    least, most = find_game(key).facts.players
    seats = max(least, min(2, most))
    table = new_table(key, seats, seed)
    players = [new_bot(key, SKILL, bytes([seat]) * 32) for seat in range(seats)]
    play(table, players, Chance(seed))
    text = write_log(table.log())
    verify(load_log(text))
    return text
