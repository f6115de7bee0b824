"""Contests between bots: many games in virtual time, spread over all cores, the same for a seed.

Games come in blocks with one deal each, in which every player has every seat once. In a game for
one, or for a team, the players do not meet: each plays the same deals alone, and results are
compared.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct, field

from tercet.bots.arena.match import Endless, Player, play
from tercet.bots.arena.programs import PREFIX, ProcessPlayer, Sit
from tercet.bots.arena.results import GameResult
from tercet.bots.players import check_bot, new_bot
from tercet.engine.chance import Chance
from tercet.engine.events import Outcome
from tercet.engine.table import Table
from tercet.errors import Unreadable
from tercet.games import find_game
from tercet.tables import new_table


class Contest(Struct, frozen=True):
    """What is played: a game with its options, the players, and a seed."""

    game: str
    players: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    match: dict[str, Any] = field(default_factory=lambda: {"form": "single"})

    @property
    def alone(self) -> bool:
        """Whether each player sits alone: against the pack, not against each other."""
        return find_game(self.game).facts.against_pack

    @property
    def block(self) -> int:
        """How many games have the same deal."""
        return 1 if self.alone else len(self.players)


def check(contest: Contest, games: int) -> None:
    """Refuse players and numbers that cannot be."""
    for player in contest.players:
        if not player.startswith(PREFIX):
            check_bot(contest.game, player)
    least, most = find_game(contest.game).facts.players
    if not contest.alone and not least <= len(contest.players) <= most:
        raise Unreadable("players_range", players=len(contest.players), least=least, most=most)
    if games < 1:
        raise Unreadable("games_too_few", games=games)
    _table(contest, 1 if contest.alone else len(contest.players), b"\0" * 32)


def run(
    contest: Contest, games: int, workers: int | None, progress: Callable[[int], None]
) -> list[GameResult]:
    """Play whole blocks until there are at least so many games."""
    check(contest, games)
    blocks = range(-(-games // contest.block))
    found: list[GameResult] = []
    for results in _played(contest, blocks, workers or os.cpu_count() or 1):
        found += results
        progress(len(found))
    return found


def _played(contest: Contest, blocks: range, workers: int) -> Iterator[list[GameResult]]:
    if workers == 1 or len(blocks) == 1:
        for number in blocks:
            yield play_block(contest, number)
        return
    with ProcessPoolExecutor(min(workers, len(blocks))) as pool:
        chunk = max(1, min(16, len(blocks) // (4 * workers)))
        yield from pool.map(play_block, [contest] * len(blocks), blocks, chunksize=chunk)


def play_block(contest: Contest, number: int) -> list[GameResult]:
    """One deal, as often as there are players, each time moved round by a seat."""
    if contest.alone:
        return [_alone(contest, number, _hash(contest.seed, number, "deal"))]
    return [_together(contest, number, turn) for turn in range(contest.block)]


def _alone(contest: Contest, number: int, seed: bytes) -> GameResult:
    scores, wins, times, entries = [], [], 0, 0
    for name in contest.players:
        table = _table(contest, 1, seed)
        outcome = _play(contest, table, [name], number, 0)
        scores.append(outcome.scores[0])
        wins.append(float(bool(outcome.winners)))
        times, entries = times + table.at, entries + table.seq
    count = len(contest.players)
    return GameResult(number, tuple(scores), tuple(wins), times // count, entries // count)


def _together(contest: Contest, number: int, turn: int) -> GameResult:
    count = len(contest.players)
    table, seats = played_table(contest, number, turn)
    outcome = table.outcome
    assert outcome is not None
    place = {player: seat for seat, player in enumerate(seats)}
    share = 1 / max(1, len(outcome.winners))
    return GameResult(
        number,
        tuple(outcome.scores[place[at]] for at in range(count)),
        tuple(share if place[at] in outcome.winners else 0.0 for at in range(count)),
        table.at,
        table.seq,
    )


def played_table(contest: Contest, number: int, turn: int) -> tuple[Table, list[int]]:
    """A game of a block, played to its end, and which of the players sat at each seat."""
    count = len(contest.players)
    seats = [(at + turn) % count for at in range(count)]
    table = _table(contest, count, _hash(contest.seed, number, "deal"))
    _play(contest, table, [contest.players[at] for at in seats], number, turn)
    return table, seats


def _play(contest: Contest, table: Table, names: Sequence[str], number: int, turn: int) -> Outcome:
    players: list[Player] = []
    try:
        for seat, name in enumerate(names):
            seed = _hash(contest.seed, number, f"{name} {seat} {turn}")
            players.append(_player(contest, table, name, seat, seed))
        return play(table, players, Chance(_hash(contest.seed, number, f"order {turn}")))
    except Endless as error:
        named = next((name for name in names if name.startswith(PREFIX)), None)
        if named is None:
            raise
        raise Unreadable("bot_process_failed", command=named[:80]) from error
    finally:
        for player in players:
            if isinstance(player, ProcessPlayer):
                player.close()


def _player(contest: Contest, table: Table, name: str, seat: int, seed: bytes) -> Player:
    if not name.startswith(PREFIX):
        return new_bot(contest.game, name, seed)
    sit = Sit(contest.game, seat, table.header.count, seed.hex())
    return ProcessPlayer(name.removeprefix(PREFIX), table.game, sit)


def _table(contest: Contest, seats: int, seed: bytes) -> Table:
    options: Mapping[str, object] = contest.options
    return new_table(contest.game, seats, seed, options=options, match=contest.match)


def _hash(seed: str, number: int, use: str) -> bytes:
    return hashlib.sha256(f"tercet-arena {seed} {number} {use}".encode()).digest()
