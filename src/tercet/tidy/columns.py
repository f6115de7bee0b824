"""The columns of the three tables: a type each, in Arrow's words, and what they tell.

The order is that of the fields in `rows`; `docs/data.md` is written from here.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Column(NamedTuple):
    """A column: its type, and what it tells. All but the nullable ones always have a value."""

    type: str
    tells: str
    nullable: bool = False


Columns = dict[str, Column]

GAMES: Final[Columns] = {
    "game_id": Column("string", "a name for the game, another one in each export"),
    "game": Column("string", "`classic`, `solitaire`, `scout`, …"),
    "version": Column("int32", "the version of the game's rules"),
    "edition": Column("string", "the edition of the cards"),
    "options": Column("string", "all options, as JSON"),
    "match_form": Column("string", "how several deals make a match, as JSON"),
    "arranged": Column("bool", "the pack was arranged, not shuffled"),
    "seats": Column("int32", "how many played"),
    "players": Column("list<string>", "a pseudonym for each seat; of a bot its key"),
    "bots": Column("list<string>", "for each seat the key of a bot, or nothing for a person"),
    "scores": Column("list<int64>", "the points of each seat at the end"),
    "winners": Column("list<int32>", "the seats that share the win"),
    "won_by": Column("string", "how it ended, as a code of the game"),
    "entries": Column("int32", "how many entries the log has"),
    "duration_ms": Column("int64", "how long it took, in table time"),
    "day": Column("string", "the day it ended, in UTC, as 2026-11-17; of files nothing", True),
}
ACTS: Final[Columns] = {
    "game_id": Column("string", "the game"),
    "seq": Column("int32", "the number of the entry, from 1 on"),
    "at_ms": Column("int64", "when, in table time"),
    "seat": Column("int32", "who; nobody when time ran out", True),
    "player": Column("string", "the pseudonym of that seat", True),
    "act": Column("string", "what: `call`, `none_here`, `timeout`, …"),
    "cards": Column("list<string>", "the cards that the act names, in its order"),
    "seen": Column("int32", "the last entry that the player had seen, if that is known", True),
    "whole": Column("string", "the whole act, as JSON"),
}
FINDS: Final[Columns] = {
    "game_id": Column("string", "the game"),
    "game": Column("string", "its kind"),
    "seq": Column("int32", "the entry"),
    "at_ms": Column("int64", "when, in table time"),
    "seat": Column("int32", "who found it"),
    "player": Column("string", "the pseudonym of that seat"),
    "bot": Column("string", "the key of the bot, or nothing for a person", True),
    "cards": Column("list<string>", "the three cards"),
    "differs": Column("int32", "in how many of the four attributes they differ"),
    "search_ms": Column("int64", "since the table last changed"),
    "lay_ms": Column("int64", "since the SET lay there; nothing when a hand was part of it", True),
    "sets_there": Column("int32", "how many SETs lay on the table then"),
    "cards_there": Column("int32", "how many cards lay on the table then"),
    "seats": Column("int32", "how many played"),
}

#: The name of each table is that of its file, too.
TABLES: Final[dict[str, Columns]] = {"games": GAMES, "acts": ACTS, "finds": FINDS}
