"""Which tables may be opened as rated, and who may play there."""

from __future__ import annotations

from tercet.engine.chance import SEED_BYTES
from tercet.engine.log import Header
from tercet.errors import IllegalAction
from tercet.games import find_game
from tercet.server.table.game import deal
from tercet.server.wire.messages import Settings
from tercet.standing.ratings import RATED_PLAYERS
from tercet.storage.rows import SeatRow


def check_rated(settings: Settings, *, account: bool) -> None:
    """Refuse a rated table that would not be one: nothing is asked of a table that is not rated."""
    if not settings.rated:
        return
    if not account:
        raise IllegalAction("rated_account")
    if not can_be_rated(settings.game):
        raise IllegalAction("rated_not_offered")
    if settings.seats not in RATED_PLAYERS:
        least, most = RATED_PLAYERS[0], RATED_PLAYERS[-1]
        raise IllegalAction("rated_seats", least=least, most=most)
    if not has_own_options(settings):
        raise IllegalAction("rated_options")


def can_be_rated(game: str) -> bool:
    """Whether people play this game against each other; against the pack there are records."""
    return not find_game(game).facts.against_pack


def has_own_options(settings: Settings) -> bool:
    """Whether a table has the options of its edition and the usual form of a match."""
    usual = Settings(settings.game, settings.seats, settings.edition)
    asked, own = _header(settings), _header(usual)
    # Nobody who races for a rating may switch off what makes unequal lines fair.
    lag = asked.fair_lag == own.fair_lag
    return lag and asked.options == own.options and asked.match == own.match


def _header(settings: Settings) -> Header:
    seats = tuple(SeatRow(0, n, None, None, f"P{n + 1}") for n in range(settings.seats))
    return deal(settings, seats, bytes(SEED_BYTES)).header
