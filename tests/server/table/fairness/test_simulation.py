"""The short form of `python -m tests.server.table.fairness.simulation`, and unfair servers.

Shares are compared with wide margins: some hundred contests tell a broken server from a sound one,
the figures of `docs/fairness.md` come from ten thousand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tercet.engine.claims import MOST_BY_REASON
from tercet.room import claim_rounds, claims
from tercet.room.claim_rounds import Less
from tercet.server.table.fairness import lines, scales, trips
from tercet.server.table.fairness.trips import Trip
from tests.server.table.fairness.simulation import FAST, LIARS, UNSEEN, Way, raced

CONTESTS: Final = 500
#: Three times what chance does to a share of so many.
MARGIN: Final = 0.067
pytestmark = [pytest.mark.slow, pytest.mark.campaign]


def test_the_slower_of_two_equals_wins_every_other_set() -> None:
    slow = Way(300)
    before = raced(Way(50), slow, CONTESTS, fair=False)
    after = raced(Way(50), slow, CONTESTS)
    assert before.share < 0.5 - 1.4 * MARGIN
    assert abs(after.share - 0.5) < MARGIN
    assert max(after.waits_ms) <= 250


def test_one_seed_replays_everything() -> None:
    ways = Way(20, jitter_ms=30, loss=0.02), Way(200, jitter_ms=30, down_share=0.8)
    one, again = (raced(*ways, 60, seed=7) for _ in range(2))
    assert (one.won, one.waits_ms) == (again.won, again.waits_ms)
    assert raced(*ways, 60, seed=8).waits_ms != one.waits_ms


@pytest.mark.parametrize("name", LIARS)
def test_no_liar_gains(name: str) -> None:
    found = raced(FAST, LIARS[name], CONTESTS)
    assert found.share < 0.52 + MARGIN
    noticed = bool(found.held_back or found.two_lines)
    assert noticed == (name not in ("claims 200 ms late", _SILENT))


_SILENT: Final = "behind a proxy that tells nothing, pongs 200 ms late"


def _trust_pongs(patch: pytest.MonkeyPatch) -> None:
    """Does not ask the kernel, and believes the pongs."""
    patch.setattr(trips.TripMeter, "_look", lambda self, now: None)
    patch.setitem(MOST_BY_REASON, "unproven", 250)


def _trust_the_shown_line(patch: pytest.MonkeyPatch) -> None:
    """Takes the line of the seat, whatever else the same address has at the table."""

    def alone(self: Any) -> dict[int, Trip]:
        visitors = ((each, self._record.seat_of(each.person)) for each in self._presence.visitors)
        return {seat: each.trip for each, seat in visitors if seat is not None}

    patch.setattr(lines.LinesAtTable, "trips", alone)


def _trust_any_proxy(patch: pytest.MonkeyPatch) -> None:
    """Believes whatever comes through a proxy that tells nothing."""
    patch.setitem(MOST_BY_REASON, "unproven", 250)


@pytest.mark.parametrize(
    ("break_it", "liar"),
    [
        (_trust_pongs, "pongs 200 ms late"),
        (_trust_the_shown_line, "a second connection, same address"),
        (_trust_any_proxy, _SILENT),
    ],
)
def test_a_server_that_believes_a_liar_is_caught(
    break_it: Callable[[pytest.MonkeyPatch], None], liar: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_it(monkeypatch)
    way = LIARS[liar]
    assert raced(FAST, way, CONTESTS).share > raced(FAST, Way(20), CONTESTS).share + 0.02


def _never_wait(patch: pytest.MonkeyPatch) -> None:
    """Corrects, but waits for nobody."""
    patch.setattr(claim_rounds.ClaimRound, "until", lambda self, rivals: 0)


def _half(patch: pytest.MonkeyPatch) -> None:
    """Takes off the way up only."""
    real = scales.weighed
    half = lambda *given: {s: Less(each.ms // 2, each.why) for s, each in real(*given).items()}  # noqa: E731
    patch.setattr(lines, "weighed", half)


def _forget(patch: pytest.MonkeyPatch) -> None:
    """Waits, and then lets whoever came first have it."""
    order = lambda self, seed, seq: list(self.claims.values())  # noqa: E731
    patch.setattr(claim_rounds.ClaimRound, "verdict", order)


@pytest.mark.parametrize("break_it", [_never_wait, _half, _forget])
def test_a_server_that_is_unfair_to_slow_lines_is_caught(
    break_it: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    break_it(monkeypatch)
    unfair = raced(Way(10), Way(260), CONTESTS).share
    assert unfair < 0.5 - (MARGIN / 2 if break_it is _half else MARGIN)


def test_what_nobody_can_see_is_bounded_all_the_same() -> None:
    for way in UNSEEN.values():
        assert raced(FAST, way, CONTESTS).share < 0.5 + 0.25 * 0.7 / 2 + 2 * MARGIN


def test_a_court_without_a_bound_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of two seconds must not hold up the table for two seconds."""
    sound = raced(FAST, Way(2000), 40)
    assert max(sound.waits_ms) <= 250
    monkeypatch.setitem(MOST_BY_REASON, "kernel", 10_000)
    assert max(raced(FAST, Way(2000), 40).waits_ms) > 250
    assert claims.MAX_QUEUED < 100
