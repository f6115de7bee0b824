"""Finished games of one person against bots, for the tests of figures."""

from __future__ import annotations

import hashlib
from functools import cache

from tercet.bots.arena.match import play
from tercet.bots.players import new_bot
from tercet.engine.chance import Chance
from tercet.engine.log import write_log
from tercet.engine.table import Table
from tercet.engine.wire import to_json
from tercet.figures import Opponent, OwnGame, seen_in
from tercet.figures.file import FiledGame, FiledSeat
from tercet.tables import new_table

DAY = 86_400_000
#: A Monday.
MONDAY = 4 * DAY


@cache
def table_against(game: str, bot: str, number: int, person: str = "strength:2.4") -> Table:
    """A game of somebody (who plays like a bot of that strength) and a bot, at its end."""
    seed = hashlib.sha256(f"{game} {bot} {number}".encode()).digest()
    alone = game == "solitaire"
    names = ["Ada"] if alone else ["Ada", "Bot"]
    table = new_table(game, names, seed, match={"form": "single"})
    keys = [person] if alone else [person, bot]
    play(
        table, [new_bot(game, key, bytes([at]) + seed) for at, key in enumerate(keys)], Chance(seed)
    )
    return table


def own_game(
    game: str = "classic", bot: str = "strength:2.4", number: int = 0, day: int = 0
) -> OwnGame:
    table = table_against(game, bot, number)
    outcome = table.outcome
    assert outcome is not None
    return OwnGame(
        table=f"{game}-{number}",
        game=game,
        ended_ms=MONDAY + day * DAY + number,
        seat=0,
        scores=outcome.scores,
        winners=outcome.winners,
        others=() if game == "solitaire" else (Opponent(1, "Bot", bot),),
        seen=seen_in(table.log()),
    )


def filed(game: str, bot: str, number: int, day: int = 0) -> bytes:
    """The same game as a line of a file."""
    table = table_against(game, bot, number)
    seats = [FiledSeat("Ada"), *([] if game == "solitaire" else [FiledSeat("Bot", bot)])]
    line = FiledGame(
        table=f"{game}-{number}",
        ended_ms=MONDAY + day * DAY + number,
        seat=0,
        seats=tuple(seats),
        log=write_log(table.log()),
    )
    return to_json(line) + b"\n"
