"""Who sits where, as values: taking, freeing and closing up seats."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tercet.engine.events import Outcome
from tercet.errors import IllegalAction, Unreadable
from tercet.storage.rows import SeatRow

Seats = tuple[SeatRow, ...]


def empty_seats(number: int, count: int) -> Seats:
    """So many seats, nobody in them."""
    return tuple(SeatRow(number, seat, None, None, "") for seat in range(count))


def is_free(seat: SeatRow) -> bool:
    """Whether nobody sits there."""
    return seat.person is None and seat.house_bot is None


def seat_of(seats: Seats, person: str) -> int | None:
    """Where a person sits."""
    return next((seat.seat for seat in seats if seat.person == person), None)


def free_seat(seats: Seats, wanted: int | None) -> SeatRow:
    """The seat that is wanted, or the first free one."""
    if wanted is not None:
        seat = the_seat(seats, wanted)
        if not is_free(seat):
            raise IllegalAction("seat_taken", seat=wanted)
        return seat
    free = next(filter(is_free, seats), None)
    if free is None:
        raise IllegalAction("table_full", seats=len(seats))
    return free


def the_seat(seats: Seats, number: int) -> SeatRow:
    """The seat with this number."""
    if not 0 <= number < len(seats):
        raise Unreadable("seat_unknown", seat=number, seats=len(seats))
    return seats[number]


def with_seat(seats: Seats, seat: SeatRow) -> Seats:
    """The seats with one of them changed."""
    return (*seats[: seat.seat], seat, *seats[seat.seat + 1 :])


def freed(seat: SeatRow) -> SeatRow:
    """The seat with nobody in it."""
    return SeatRow(seat.table_id, seat.seat, None, None, "")


def merged_seats(seats: Seats, guest: str, account: str, *, waiting: bool) -> Seats:
    """The seats after a guest has become somebody with an account.

    Who sits here with the account already keeps that seat, and gives the other one up.
    """
    number = seat_of(seats, guest)
    if number is None:
        return seats
    seat, doubled = seats[number], seat_of(seats, account) is not None
    given_up = freed(seat) if waiting else replace(seat, person=None)
    return with_seat(seats, given_up if doubled else replace(seat, person=account))


def without_person(seats: Seats, person: str, *, waiting: bool) -> Seats:
    """The seats without somebody who has gone for good: free before the start, else nobody's."""
    number = seat_of(seats, person)
    if number is None:
        return seats
    seat = seats[number]
    return with_seat(
        seats, freed(seat) if waiting else replace(seat, person=None, name="", owner=None)
    )


def heir_of(seats: Seats, person: str) -> str:
    """Who is the host of an open table when its host has gone for good; nobody, without people."""
    return next((seat.person for seat in seats if seat.person not in (None, person)), None) or ""


def closed_up(seats: Seats) -> Seats:
    """Only the seats that are taken, numbered anew: these play."""
    taken = [seat for seat in seats if not is_free(seat)]
    return tuple(replace(seat, seat=number) for number, seat in enumerate(taken))


def with_newcomers(seats: Seats, people: Iterable[tuple[str, str]], most: int) -> Seats:
    """The seats with these people, by person and name, in those that are free or new."""
    for person, name in people:
        number = next((seat.seat for seat in seats if is_free(seat)), len(seats))
        if number >= most:
            break
        seats = with_seat(seats, SeatRow(0, number, person, None, name))
    return seats


def with_score(seats: Seats, outcome: Outcome | None) -> Seats:
    """The seats with what everybody has won and scored so far, the game that is over included."""
    if outcome is None or len(outcome.scores) != len(seats):
        return seats
    return tuple(
        replace(
            seat,
            won=seat.won + (seat.seat in outcome.winners),
            points=seat.points + outcome.scores[seat.seat],
        )
        for seat in seats
    )


def copied(seats: Seats, number: int) -> Seats:
    """The same people at another table; each brings a new nonce or none."""
    taken = [freed(seat) if is_free(seat) else seat for seat in seats]
    return tuple(replace(seat, table_id=number, nonce="") for seat in taken)
