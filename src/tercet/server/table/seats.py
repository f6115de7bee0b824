"""Who sits where, as values: taking, freeing and closing up seats."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.errors import IllegalAction, Unreadable
from tercet.storage.rows import SeatRow

Seats = tuple[SeatRow, ...]


def empty_seats(number: int, count: int) -> Seats:
    """So many seats, nobody in them."""
    return tuple(SeatRow(number, seat, None, None, "") for seat in range(count))


def is_free(seat: SeatRow) -> bool:
    """Whether nobody sits there."""
    return seat.person is None and seat.bot is None


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


def closed_up(seats: Seats) -> Seats:
    """Only the seats that are taken, numbered anew: these play."""
    taken = [seat for seat in seats if not is_free(seat)]
    return tuple(replace(seat, seat=number) for number, seat in enumerate(taken))


def copied(seats: Seats, number: int) -> Seats:
    """The same people at another table; each brings a new nonce or none."""
    return tuple(replace(seat, table_id=number, nonce="") for seat in seats)
