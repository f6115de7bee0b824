"""`build_shared()` builds what threads share, before a process starts its first thread.

Servers, nodes, thinking processes, the terminal and bots over the net call it. The page in a
browser has no threads and does not load this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tercet.building import finish_building
from tercet.dice.loading import board_names, kit_names, load_board, load_kit
from tercet.editions import EDITION_IDS, find_edition
from tercet.engine.events import Outcome
from tercet.engine.game import AnyGame, Tagged
from tercet.engine.log import LOG_TYPES
from tercet.engine.options import describe
from tercet.engine.series import Match, Series
from tercet.engine.wire import decoder
from tercet.games import GAMES, RETIRED
from tercet.words.texts import LANGUAGES, Texts

#: Types that every host reads: lines of logs, outcomes, names of players, tags of acts.
TYPES: Final = (*LOG_TYPES, Outcome, Tagged, tuple[str, ...])


def build_shared(*more: Any) -> None:
    """Build all shared values, and the decoders of `more` types that this host reads."""
    for kind in (*TYPES, *_acts(), *more):
        decoder(kind)
    for match_or_rules in (Match, *(game.facts.rules for game in GAMES)):
        describe(match_or_rules)
    _build_data()
    finish_building()


def _acts() -> Iterator[Any]:
    for game in (*GAMES, *RETIRED):
        wrapped: tuple[AnyGame, ...] = (game, Series(game))
        for each in wrapped:
            yield each.act_type
            yield each.entry_act_type


def _build_data() -> None:
    for lang in LANGUAGES:
        Texts(lang)
    for edition in EDITION_IDS:
        find_edition(edition)
    for board in board_names():
        load_board(board)
    for kit in kit_names():
        load_kit(kit)
    load_board()  # kept apart from those that were asked for by name
    load_kit()
