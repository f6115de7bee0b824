"""Finished games in a file, a game a line: a server gives it to their owner, `tercet me` reads it.

Each line is a JSON object with the log of the game as a text, exactly as `tercet verify` reads it,
and beside it who sat where and which seat was one's own.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tercet.engine.wire import from_json
from tercet.errors import TercetError, Unreadable
from tercet.figures.game import seen_in
from tercet.figures.summary import Opponent, OwnGame
from tercet.tables import load_log, usual_form


class FiledSeat(Struct, frozen=True, omit_defaults=True):
    """Who sat there; a bot is told by its key."""

    name: str
    bot: str | None = None


class FiledGame(Struct, frozen=True):
    """One game of the file's owner, who sat at `seat`."""

    table: str
    ended_ms: int
    seat: int
    seats: tuple[FiledSeat, ...]
    log: str


def read_games(text: bytes) -> list[OwnGame]:
    """The games of a file, the newest first; a line that cannot be read is named."""
    games = list(_games(text))
    return sorted(games, key=lambda game: -game.ended_ms)


def owner_in(text: bytes) -> str:
    """What the owner of a file was called in its first game."""
    first = text.split(b"\n", 1)[0]
    game: FiledGame = from_json(first, FiledGame)
    return game.seats[game.seat].name


def _games(text: bytes) -> Iterator[OwnGame]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            yield _game(line)
        except TercetError as error:
            raise Unreadable("games_line_unreadable", line=number, why=error.code) from error


def _game(line: bytes) -> OwnGame:
    filed: FiledGame = from_json(line, FiledGame)
    log = load_log(filed.log)
    if log.end is None or not 0 <= filed.seat < log.header.count:
        raise Unreadable("log_unfinished")
    others = tuple(
        Opponent(seat, one.name, one.bot)
        for seat, one in enumerate(filed.seats[: log.header.count])
        if seat != filed.seat
    )
    return OwnGame(
        table=filed.table,
        game=log.header.game,
        ended_ms=filed.ended_ms,
        seat=filed.seat,
        scores=log.end.outcome.scores,
        winners=log.end.outcome.winners,
        others=others,
        seen=seen_in(log),
        usual=log.header.match.form == usual_form(log.header.game),
    )
