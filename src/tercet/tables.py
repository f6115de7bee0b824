"""From what a person asks for to a table ready to play, and from a log back to the table.

This is where games, editions, options and match forms come together; everything that opens a
table (command, protocol, server, tests) does it here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.chance import commitment, read_seed
from tercet.engine.claims import check_verdict
from tercet.engine.game import AnyGame
from tercet.engine.log import Header, Log, read_log
from tercet.engine.options import Rules, check_times, read_options
from tercet.engine.series import Match, SeriesRules, check_match, with_match
from tercet.engine.table import Step, Table
from tercet.engine.wire import short_json
from tercet.errors import TercetError, Unreadable
from tercet.games import find_game


def new_table(
    game: str,
    seats: int | Sequence[str],
    seed: bytes,
    *,
    edition: str = DEFAULT_EDITION,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    match: Mapping[str, object] | None = None,
    piles: Sequence[Sequence[str]] = (),
    nonces: Sequence[str] = (),
    fair_lag: bool = True,
) -> Table:
    """Open a table. `seats` are names, or how many; `piles` are arranged packs, one a deal.

    Without `fair_lag`, whoever's claim arrives first has it, however slow the other lines are.
    """
    kind = find_game(game)
    rules = _rules(kind, edition, preset, options or {})
    form = _match(kind, match or {})
    check_times(rules)
    check_times(form)
    names = _names(kind, seats)
    check_match(form, len(names))
    header = Header(
        game=game,
        version=kind.facts.version,
        edition=edition,
        options=msgspec.structs.asdict(rules),
        match=form,
        seats=len(names),
        commitment=commitment(seed),
        nonces=tuple(nonces),
        piles=tuple(_pile(kind, pile) for pile in piles),
        fair_lag=msgspec.UNSET if fair_lag else "off",
    )
    return open_table(header, seed, names)


def open_table(header: Header, seed: bytes, names: tuple[str, ...] = ()) -> Table:
    """The table of a header, just dealt; `names` are those of the players, by seat."""
    game = find_game(header.game, header.version)
    _check_seats(game, header.count)
    find_edition(header.edition)  # refuses one that does not exist
    rules: Rules = read_options(game.facts.rules, header.options)
    if header.match.form != "single":
        rules = SeriesRules(header.match, rules)
    return Table(game_of(header), rules, header, seed, names)


def game_of(header: Header) -> AnyGame:
    """The game of a log, in its own version and wrapped in its match form."""
    return with_match(find_game(header.game, header.version), header.match)


def load_log(text: str | bytes) -> Log:
    """Read a log of any game."""
    return read_log(text, game_of)


def replay(log: Log) -> Table:
    """Play a finished log back to its last state; an entry that the rules refuse is named."""
    table = replay_start(log)
    for entry in log.entries:
        replay_entry(table, entry)
    return table


def replay_start(log: Log) -> Table:
    """The table of a finished log, just dealt."""
    if log.end is None:
        raise Unreadable("log_unfinished")
    return open_table(log.header, read_seed(log.end.seed), log.names)


def replay_entry(table: Table, entry: Any) -> Step:
    """Apply one entry of a log."""
    try:
        return table.replay(entry)
    except TercetError as error:
        if error.code == "log_entry_missing":
            raise
        raise Unreadable("log_entry_refused", seq=entry.seq, why=error.code) from error


def verify(log: Log) -> Table:
    """Check a finished log: seed against commitment, the deal, every entry and verdict, the end."""
    table = replay(log)
    _check_verdicts(log, table.seed)
    if table.outcome is None:
        raise Unreadable("log_not_at_end", seq=table.seq)
    if log.end is None or table.outcome != log.end.outcome:
        raise Unreadable("log_outcome_differs")
    return table


def usual_form(game: str) -> str:
    """The match form in which a game is played unless another is asked for."""
    return find_game(game).facts.matches[0]


def _check_verdicts(log: Log, seed: bytes) -> None:
    for entry in log.entries:
        if entry.claims and log.header.fair_lag:
            raise Unreadable("log_verdict_differs", seq=entry.seq)
        check_verdict(entry, seed)


def _rules(game: AnyGame, edition: str, preset: str | None, options: Mapping[str, object]) -> Rules:
    """The options of the edition, then those of the preset, then those asked for one by one."""
    facts = game.facts
    if preset is not None and preset not in facts.presets:
        known = ", ".join(facts.presets) or "-"
        raise Unreadable("preset_unknown", preset=preset[:40], known=known)
    given = find_edition(edition).rules.get(facts.key, {}) | facts.presets.get(preset or "", {})
    return read_options(facts.rules, {**given, **options})


def _match(game: AnyGame, asked: Mapping[str, object]) -> Match:
    """The match form that was asked for, or the usual one; only a form that the game has."""
    forms = game.facts.matches
    form = asked.get("form", forms[0])
    if form not in forms:
        raise Unreadable("match_not_offered", form=short_json(form), known=", ".join(forms))
    return read_options(Match, {**asked, "form": form})


def _names(game: AnyGame, seats: int | Sequence[str]) -> tuple[str, ...]:
    _check_seats(game, seats if isinstance(seats, int) else len(seats))
    return tuple(f"P{n + 1}" for n in range(seats)) if isinstance(seats, int) else tuple(seats)


def _check_seats(game: AnyGame, count: int) -> None:
    least, most = game.facts.players
    if not least <= count <= most:
        raise Unreadable("players_range", players=count, least=least, most=most)


def _pile(game: AnyGame, pile: Sequence[str]) -> tuple[str, ...]:
    if not pile:
        raise Unreadable("pile_empty_given")
    return tuple(game.read_token(text) for text in pile)
