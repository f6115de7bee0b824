"""The ranked puzzle: shown once, judged and timed by the server, and published when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from tercet.cards import DECK, find_sets, parse_cards
from tercet.engine.chance import commitment
from tercet.engine.wire import to_json
from tercet.practice.puzzle import cards_from, puzzle_of
from tercet.server.daily import MISTAKE_MS
from tests.server.people.owning import Owner
from tests.server.playing import Server, serving

DAY = date(2026, 11, 17)


class Time:
    """The time since 1970 (`ms`), and a wall clock that can be set wrong by `wrong_ms`."""

    def __init__(self) -> None:
        self.ms = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)
        self.wrong_ms = 0

    def __call__(self) -> int:
        return self.ms + self.wrong_ms

    def monotonic(self) -> float:
        """Read the monotonic clock."""
        return self.ms / 1000

    def drive(self, server: Server) -> None:
        """Be the clocks of a server's ranked puzzles."""
        daily = server.house.daily
        daily._now_ms = daily.clock._now_ms = self
        daily.clock.now = self.monotonic


def played(
    data: Path, scene: Callable[[Server, Time], Awaitable[None]], database: str | None = None
) -> None:
    async def run() -> None:
        async with serving(data, database=database) as server:
            time = Time()
            time.drive(server)
            await scene(server, time)

    asyncio.run(run())


def sets_of(go: Any) -> list[list[str]]:
    return [[str(card) for card in three] for three in find_sets(parse_cards(go["cards"]))]


async def find(owner: Owner, cards: list[str], day: date = DAY) -> Any:
    return await owner.ask("POST", f"/daily/{day}/find", {"cards": cards})


async def solve(owner: Owner, time: Time, each_ms: int, day: date = DAY) -> Any:
    go = await owner.ask("POST", f"/daily/{day}/start")
    for three in sets_of(go):
        time.ms += each_ms
        told = await find(owner, three, day)
    return told["go"]


@pytest.mark.slow
def test_the_cards_are_shown_once_and_each_find_is_judged(data: Path, database: str | None) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada = await Owner(server).register("ada-1", "Ada")
        before = await ada.ask("GET", f"/daily/{DAY}")
        assert (before["go"], before["published"], before["solved"]) == (None, None, 0)
        assert await find(ada, ["1rso", "2rso", "3rso"]) == "puzzle_not_begun"
        go = await ada.ask("POST", f"/daily/{DAY}/start")
        assert go["cards"] != list(puzzle_of(DAY).cards), "not what follows from the date"
        time.ms += 5000
        assert await ada.ask("POST", f"/daily/{DAY}/start") == "puzzle_begun"
        first, *others = sets_of(go)
        wrong = [*first[:2], next(card for card in go["cards"] if card not in first)]
        absent = next(c for c in ("1rso", "1gso", "1pso", "2rso") if c not in go["cards"])
        assert await find(ada, [first[0], first[1], absent]) == "card_not_on_table"
        assert await find(ada, [first[0], first[0], first[1]]) in ("puzzle_three", "card_doubled")
        assert await find(ada, ["?", "?", "?"]) == "card_unreadable"
        assert (await find(ada, first))["verdict"] == "found"
        assert (await find(ada, first[::-1]))["verdict"] == "again"
        assert (await find(ada, wrong))["verdict"] == "wrong"
        for three in others:
            time.ms += 1000
            told = await find(ada, three)
        go = told["go"]
        assert (go["ms"], go["mistakes"]) == (10_000 + MISTAKE_MS, 1), "timed here, from the start"
        assert await find(ada, first) == "puzzle_solved"
        again = await ada.ask("GET", f"/daily/{DAY}")
        assert (again["go"]["ms"], again["own"]["place"]) == (go["ms"], 1)

    played(data, scene, database)


@pytest.mark.slow
def test_places_percentiles_and_names(data: Path, database: str | None) -> None:
    async def scene(server: Server, time: Time) -> None:
        people = [await Owner(server).register(f"person-{name}") for name in "abcd"]
        await people[1].ask("PUT", "/account/preferences", {"named_in_rankings": True})
        for owner, each in zip(people, (3000, 1000, 2000, 2000), strict=True):
            await solve(owner, time, each)
        seen = await people[2].ask("GET", f"/daily/{DAY}")
        lines = [(line["place"], line["name"], line["ms"]) for line in seen["fastest"]]
        assert lines == [
            (1, "person-b", 6000),
            (2, "person-c", 12_000),
            (2, None, 12_000),
            (4, None, 18_000),
        ]
        assert (seen["own"]["place"], seen["own"]["percentile"]) == (2, 67)
        stranger = await Owner(server).ask("GET", f"/daily/{DAY}")
        assert [line["name"] for line in stranger["fastest"]] == ["person-b", None, None, None]
        assert (stranger["own"], stranger["go"], stranger["streak"]) == (None, None, 0)

    played(data, scene, database)


@pytest.mark.slow
def test_when_the_day_is_over_it_is_published_and_no_time_counts(data: Path) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada, bo = await Owner(server).register("ada-1"), await Owner(server).register("bo-b")
        done = await solve(ada, time, 1000)
        late = await bo.ask("POST", f"/daily/{DAY}/start")
        told = (await bo.ask("GET", f"/daily/{DAY}"))["commitment"]
        time.ms += 86_400_000
        assert await find(bo, sets_of(late)[0]) == "puzzle_over"
        assert await ada.ask("POST", f"/daily/{DAY}/start") == "puzzle_over"
        over = await Owner(server).ask("GET", f"/daily/{DAY}")
        seed = bytes.fromhex(over["published"]["seed"])
        assert over["published"]["cards"] == done["cards"] == list(map(str, cards_from(seed)))
        assert commitment(seed) == told == over["commitment"]
        tomorrow = DAY.replace(day=18)
        assert (await ada.ask("GET", f"/daily/{tomorrow}"))["streak"] == 1, "it may go on today"
        assert (await solve(ada, time, 1000, tomorrow))["cards"] != done["cards"]
        after = await ada.ask("GET", f"/daily/{tomorrow}")
        assert (after["streak"], [each["day"] for each in after["days"]]) == (
            2,
            [str(tomorrow), str(DAY)],
        )
        time.ms += 2 * 86_400_000
        assert (await ada.ask("GET", f"/daily/{DAY}"))["streak"] == 0
        assert await ada.ask("POST", "/daily/2026-11-21/start") == "puzzle_not_yet"
        assert await ada.ask("POST", "/daily/2026-12-24/start") == "puzzle_unknown"
        assert await ada.ask("POST", "/daily/never/start") == "date_unreadable"

    played(data, scene)


def test_guests_are_not_ranked(data: Path) -> None:
    async def scene(server: Server, time: Time) -> None:
        guest = await Owner(server).guest("Cy")
        assert await guest.ask("POST", f"/daily/{DAY}/start") == "account_needed"
        assert await find(guest, ["1rso", "2rso", "3rso"]) == "account_needed"
        assert await Owner(server).ask("POST", f"/daily/{DAY}/start") == "no_session"

    played(data, scene)


def test_whatever_two_devices_send_at_once_is_counted_once(data: Path) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada, phone = await Owner(server).register("ada-1"), Owner(server)
        await phone.enter("ada-1")
        both = (ada, phone)
        asked = [owner.ask("POST", f"/daily/{DAY}/start") for owner in both]
        told = await asyncio.gather(*asked)
        assert [each == "puzzle_begun" for each in told].count(True) == 1
        go = (await ada.ask("GET", f"/daily/{DAY}"))["go"]
        finds = [find(owner, three) for three in sets_of(go) for owner in both]
        verdicts = [
            each["verdict"] if isinstance(each, dict) else each
            for each in await asyncio.gather(*finds)
        ]
        assert verdicts.count("found") == 6
        assert set(verdicts) <= {"found", "again", "puzzle_solved"}
        assert (await ada.ask("GET", f"/daily/{DAY}"))["solved"] == 1

    played(data, scene)


@pytest.mark.slow
def test_before_a_try_has_begun_no_find_tells_which_cards_there_are(data: Path) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada, bo = await Owner(server).register("ada-1"), await Owner(server).register("bo-b")
        shown = (await bo.ask("POST", f"/daily/{DAY}/start"))["cards"]
        threes = [[str(DECK[(at + more) % 81]) for more in range(3)] for at in range(81)]
        told = [await judged_raw(ada, three) for three in threes]
        assert {each["code"] for each in told} == {"puzzle_not_begun"}
        assert len({to_json(each) for each in told}) == 1, "the same to the last byte"
        assert await find(ada, shown[:3]) == await find(ada, ["?", "?", "?"]) == "puzzle_not_begun"
        await solve(ada, time, 1000)
        for cards in (shown[:3], ["1rso"] * 3, ["?", "?", "?"]):
            assert await find(ada, cards) == "puzzle_solved"

    played(data, scene)


async def judged_raw(owner: Owner, cards: list[str]) -> Any:
    return (await owner.raw("POST", f"/daily/{DAY}/find", {"cards": cards})).json()


def test_a_try_begun_on_another_day_opens_nothing_today(data: Path) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada = await Owner(server).register("ada-1")
        old = await ada.ask("POST", f"/daily/{DAY}/start")
        time.ms += 86_400_000
        tomorrow = DAY.replace(day=18)
        await Owner(server).ask("GET", f"/daily/{tomorrow}")  # the secret of the day is made
        for cards in (old["cards"][:3], ["1rso"] * 3, ["?", "?", "?"]):
            assert await find(ada, cards, tomorrow) == "puzzle_not_begun"
            assert await find(ada, cards) == "puzzle_over"

    played(data, scene)


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_wall_clock_that_is_set_changes_no_time(data: Path, hours: int) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada = await Owner(server).register("ada-1")
        go = await ada.ask("POST", f"/daily/{DAY}/start")
        first, *others = sets_of(go)
        time.ms += 1000
        assert (await find(ada, first))["go"]["found"][0]["ms"] == 1000
        time.wrong_ms = hours * 3_600_000
        time.ms += 1000
        assert (await ada.ask("GET", f"/daily/{DAY}"))["go"]["passed_ms"] == 2000
        for three in others:
            told = await find(ada, three)
        assert told["go"]["ms"] == 2000

    played(data, scene)


@pytest.mark.parametrize("hours", [-1, 0, 1])
def test_after_a_restart_a_try_goes_on_by_the_wall_clock(data: Path, hours: int) -> None:
    """A process that did not begin a try knows its beginning by the wall clock, and no other way.

    A clock set forward while the server was down costs its player that time; one set back never
    makes the time shorter than that of the last find.
    """
    time = Time()
    owners: list[Owner] = []

    async def begin(server: Server, _: Time) -> None:
        time.drive(server)
        owners.append(await Owner(server).register("ada-1"))
        go = await owners[0].ask("POST", f"/daily/{DAY}/start")
        time.ms += 5000
        await find(owners[0], sets_of(go)[0])

    async def go_on(server: Server, _: Time) -> None:
        time.drive(server)
        ada = Owner(server)
        await ada.enter("ada-1")
        go = (await ada.ask("GET", f"/daily/{DAY}"))["go"]
        known = {-1: 5000, 0: 9000, 1: 3_609_000}[hours]
        assert go["passed_ms"] == known
        time.wrong_ms += 3_600_000  # and from here on no setting matters
        time.ms += 1000
        assert (await find(ada, sets_of(go)[1]))["go"]["found"][1]["ms"] == known + 1000

    played(data, begin)
    time.ms += 4000
    time.wrong_ms = hours * 3_600_000
    played(data, go_on)


def test_a_day_that_is_published_does_not_come_back(data: Path) -> None:
    async def scene(server: Server, time: Time) -> None:
        ada = await Owner(server).register("ada-1")
        await ada.ask("GET", f"/daily/{DAY}")
        time.ms += 86_400_000
        assert (await ada.ask("GET", f"/daily/{DAY}"))["published"]
        time.wrong_ms = -13 * 3_600_000
        assert await ada.ask("POST", f"/daily/{DAY}/start") == "puzzle_over"

    played(data, scene)
