"""`tercet ratings`: the order of each game, and all ratings computed anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from tercet.errors import IllegalAction
from tercet.games import GAMES, find_game
from tercet.server.standing.leaderboard import leaderboard
from tercet.server.standing.rated import can_be_rated
from tercet.server.wire.bodies import Standing, StandingLine
from tercet.storage.directory import data_directory
from tercet.storage.standing.recomputing import Recomputed, recompute
from tercet.storage.store import StorageFailed, open_store
from tercet.words.texts import Texts


def listed(
    game: str | None, *, data: Path | None = None, database: str | None = None
) -> list[Standing]:
    """The order of one game, or of each that anybody is rated at."""
    keys = [game_.facts.key for game_ in GAMES] if game is None else [find_game(game).facts.key]
    with closing(open_store(database or data_directory(data))) as store:
        found = [leaderboard(store, key, None) for key in keys if can_be_rated(key)]
    return [each for each in found if game is not None or each.best or each.provisional]


def lines(standings: Sequence[Standing], texts: Texts) -> Iterator[str]:
    """The same as lines to read."""
    if not any(each.best or each.provisional for each in standings):
        yield texts.say("ratings-none")
    for each in standings:
        yield texts.say(f"game-{each.game}-name")
        yield from (_line(one, texts) for one in (*each.best, *each.provisional))


def _line(line: StandingLine, texts: Texts) -> str:
    rank = "–" if line.rank is None else f"{line.rank}."
    name = line.name or texts.say("somebody")
    games = texts.say("standing-games", count=line.games)
    return f"{rank:>5} {line.value:>5} ± {line.spread:<4} {name} · {games}"


def recomputed(*, data: Path | None = None, database: str | None = None) -> Recomputed:
    """All ratings anew; a server may run meanwhile."""
    with closing(open_store(database or data_directory(data))) as store:
        try:
            return recompute(store)
        except StorageFailed as error:
            raise IllegalAction("ratings_moved") from error


def told(found: Recomputed, texts: Texts) -> str:
    """What was found, in words."""
    figures = {"games": found.games, "counted": found.counted, "players": found.players}
    if found.holds:
        return texts.say("ratings-same", **figures)
    wrong = {"ratings": found.differing_ratings, "results": found.differing_games}
    return texts.say("ratings-differed", **figures, **wrong)
