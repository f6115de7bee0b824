"""What a finished game becomes: one row of `games`, a row of `acts` an entry, one of `finds` a SET.

Each field of a row is a column; `docs/data.md` describes them, and `parquet` gives them types.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from tercet.analysis.report import Accountant, Analysis
from tercet.cards import Card
from tercet.engine.acts import Entry
from tercet.engine.log import Log
from tercet.engine.table import Table
from tercet.engine.wire import to_json, to_plain
from tercet.errors import Unreadable
from tercet.tables import replay_entry, replay_start


class Somebody(NamedTuple):
    """Who sat at a seat: a name that tells nothing, and the key of a bot."""

    player: str
    bot: str | None = None


class GameRow(NamedTuple):
    """A finished game."""

    game_id: str
    game: str
    version: int
    edition: str
    options: str
    match_form: str
    arranged: bool
    seats: int
    players: list[str]
    bots: list[str | None]
    scores: list[int]
    winners: list[int]
    won_by: str
    entries: int
    duration_ms: int
    day: str | None


class ActRow(NamedTuple):
    """An entry of a log: an act, or time that ran out (`seat` is empty then)."""

    game_id: str
    seq: int
    at_ms: int
    seat: int | None
    player: str | None
    act: str
    cards: list[str]
    seen: int | None
    whole: str


class FindRow(NamedTuple):
    """A SET that somebody found."""

    game_id: str
    game: str
    seq: int
    at_ms: int
    seat: int
    player: str
    bot: str | None
    cards: list[str]
    differs: int
    search_ms: int
    lay_ms: int | None
    sets_there: int
    cards_there: int
    seats: int


class Tidy(NamedTuple):
    """All rows of one game."""

    game: GameRow
    acts: list[ActRow]
    finds: list[FindRow]


def tidy(log: Log, id_: str, who: Sequence[Somebody], day: str | None = None) -> Tidy:
    """The rows of a finished game between these, played on this day (as 2026-11-17)."""
    if log.end is None:
        raise Unreadable("log_unfinished")
    table = replay_start(log)
    accountant = Accountant(table)
    lying = [_lying(table)]
    for entry in log.entries:
        accountant.note(replay_entry(table, entry))
        lying.append(_lying(table))
    acts = [_act(id_, entry, who) for entry in log.entries]
    analysis = accountant.close()
    finds = list(_finds(id_, log.header.game, analysis, lying, who))
    return Tidy(_game(id_, log, table, who, day), acts, finds)


def _lying(table: Table) -> int:
    zone = table.game.zones(table.state).get("table", ())
    return sum(isinstance(card, Card) for card in zone)


def _game(id_: str, log: Log, table: Table, who: Sequence[Somebody], day: str | None) -> GameRow:
    assert log.end is not None
    header, outcome = log.header, log.end.outcome
    return GameRow(
        game_id=id_,
        game=header.game,
        version=header.version,
        edition=header.edition,
        options=to_json(header.options).decode(),
        match_form=to_json(header.match).decode(),
        arranged=bool(header.piles),
        seats=header.count,
        players=[each.player for each in who],
        bots=[each.bot for each in who],
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        won_by=outcome.reason,
        entries=len(log.entries),
        duration_ms=table.at,
        day=day,
    )


def _act(id_: str, entry: Entry, who: Sequence[Somebody]) -> ActRow:
    return ActRow(
        game_id=id_,
        seq=entry.seq,
        at_ms=entry.at,
        seat=entry.seat,
        player=None if entry.seat is None else who[entry.seat].player,
        act=str(to_plain(entry.act)["act"]),
        cards=list(_cards(entry.act)),
        seen=entry.seen,
        whole=to_json(entry.act).decode(),
    )


def _cards(value: Any) -> Iterator[str]:
    """Every card that an act names, in its order."""
    if isinstance(value, Card):
        yield str(value)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _cards(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _cards(each)


def _finds(
    id_: str, game: str, analysis: Analysis, lying: Sequence[int], who: Sequence[Somebody]
) -> Iterator[FindRow]:
    there = _sets_before(analysis)
    for find in analysis.finds:
        yield FindRow(
            game_id=id_,
            game=game,
            seq=find.seq,
            at_ms=find.at,
            seat=find.seat,
            player=who[find.seat].player,
            bot=who[find.seat].bot,
            cards=[str(card) for card in find.cards],
            differs=find.differs,
            search_ms=find.search,
            lay_ms=find.lay,
            sets_there=there[find.seq],
            cards_there=lying[find.seq - 1],
            seats=len(who),
        )


def _sets_before(analysis: Analysis) -> Counter[int]:
    """How many SETs lay on the table just before each entry at which one was found."""
    count: Counter[int] = Counter()
    for seq in {find.seq for find in analysis.finds}:
        count[seq] = sum(
            each.first < seq and (each.gone is None or each.gone >= seq) for each in analysis.sets
        )
    return count
