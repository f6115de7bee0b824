"""Which of several claims counts: that of the player who needed the least time.

A claim counts from the moment it arrived, less what the player's line cost beside the fastest line
at the table. A server measures that and waits for whoever could have been earlier; whoever reads a
log can work every verdict out again, from here. The rules see one order only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tercet.engine.acts import Claim, Entry
from tercet.errors import Unreadable

#: No line is worth more milliseconds than this, and so nobody waits longer for a verdict.
MOST_LESS: Final = 250
#: And so many at most where nobody but the player's own program vouches for the line.
MOST_UNPROVEN: Final = 40
#: By which evidence something is taken off, and how much at most. `kernel` and `proxy`: systems
#: that answer for themselves have measured it. `bot`: it sees everything that late. `bare`: a call
#: without cards. `unmeasured`: nothing is known yet, or the line is the fastest one.
MOST_BY_REASON: Final = {
    "kernel": MOST_LESS,
    "proxy": MOST_LESS,
    "bot": MOST_LESS,
    "unproven": MOST_UNPROVEN,
    "bare": 0,
    "unmeasured": 0,
}


def moment(claim: Claim) -> int:
    """When a claim would have come over the fastest line at the table."""
    return claim.at - claim.less


def in_order(claims: Sequence[Claim], seed: bytes, seq: int) -> list[Claim]:
    """The earliest first; of those in the same millisecond, as the seed and the number have it."""
    return sorted(claims, key=lambda claim: (moment(claim), lot(seed, seq, claim.seat)))


def lot(seed: bytes, seq: int, seat: int) -> bytes:
    """Whose turn it is when two were equally fast: nobody can know it before the seed is told."""
    number = seq.to_bytes(8, "big") + seat.to_bytes(8, "big", signed=True)
    return hashlib.sha256(b"tercet-lot-1" + seed + number).digest()


class Judged(msgspec.Struct, frozen=True):
    """Why one claim counted and another did not: by so many milliseconds.

    `slower`: it arrived later, over a slower line, but its player acted earlier. `later`: the other
    one was later by any measure. `lot`: both were equally fast.
    """

    seat: int
    other: int
    ms: int
    how: Literal["slower", "later", "lot"]


def judged(entry: Entry) -> tuple[Judged, ...]:
    """What there is to say of the claims beside an entry."""
    return tuple([_judged(entry.claims[0], other) for other in entry.claims[1:]])


def _judged(own: Claim, other: Claim) -> Judged:
    ms = moment(other) - moment(own)
    how: Literal["slower", "later", "lot"] = "slower" if own.at > other.at else "later"
    return Judged(own.seat, other.seat, ms, "lot" if ms == 0 else how)


def check_verdict(entry: Entry, seed: bytes) -> None:
    """Refuse an entry whose claims lead to another verdict, or could not have come about."""
    if not entry.claims:
        return
    own, *others = entry.claims
    holds = (
        own.seat == entry.seat
        and own.act is None
        and all(other.act is not None for other in others)
        and len({claim.seat for claim in entry.claims}) == len(entry.claims)
        and all(0 <= claim.less <= MOST_BY_REASON.get(claim.why, -1) for claim in entry.claims)
        and _within_a_wait(entry.claims)
        and in_order(entry.claims, seed, entry.seq)[0] is own
    )
    if not holds:
        raise Unreadable("log_verdict_differs", seq=entry.seq)


def _within_a_wait(claims: Sequence[Claim]) -> bool:
    times = [claim.at for claim in claims]
    return min(times) >= 0 and max(times) - min(times) <= MOST_LESS
