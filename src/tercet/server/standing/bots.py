"""A bot of somebody's strength: at once, instead of an opponent, and for the next game.

What is known from finished games decides (`docs/strength.md`); of somebody with a rating and no
such games the rating, and whoever is new gets the gentlest.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tercet.bots.human.names import bot_name
from tercet.bots.human.skills import SKILL_KEYS
from tercet.errors import TercetError
from tercet.server.table.seats import Seats, with_seat
from tercet.server.wire.messages import Settings
from tercet.standing.ratings import NEWCOMER
from tercet.storage.standing.standings import ratings_of
from tercet.strength import company

if TYPE_CHECKING:
    from tercet.server.house import House

#: Somebody with the rating of a newcomer wins about every second game against this one.
_GENTLE: Final = SKILL_KEYS.index("novice")
#: So many points are a step from one skill to the next.
_STEP: Final = 150


async def fitting_bot(house: House, person: str, game: str) -> str:
    """The key of the bot that wins about every second game against somebody."""
    rated = await asyncio.to_thread(ratings_of, house.store, game, [person])
    otherwise = bot_by_rating(rated[person].value) if person in rated else SKILL_KEYS[0]
    try:
        return await house.figures.bot_for(person, game, otherwise)
    except TercetError:
        return otherwise


def bot_by_rating(value: int) -> str:
    """The key of a bot against which somebody with this rating wins about every second game."""
    steps = round((value - NEWCOMER.value) / _STEP)
    return SKILL_KEYS[min(len(SKILL_KEYS) - 1, max(0, _GENTLE + steps))]


async def following(house: House, settings: Settings, seats: Seats) -> Seats:
    """The seats of a next game: bots that were chosen for somebody follow their strength."""
    people = [seat.person for seat in seats if seat.person is not None]
    if settings.fitting is not True or len(people) != 1:
        return seats
    key = await fitting_bot(house, people[0], settings.game)
    bots = [seat for seat in seats if seat.bot is not None]
    for seat, fits in zip(bots, company(settings.game, key, len(bots)), strict=True):
        if seat.bot != fits:
            name = bot_name(fits, [each.name for each in seats])
            seats = with_seat(seats, replace(seat, bot=fits, name=name))
    return seats
