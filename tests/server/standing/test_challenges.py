"""Limits of challenges by sender, and blocks that leave no trace."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.errors import IllegalAction, TercetError
from tercet.server.standing import challenges
from tercet.server.standing.challenges import MOST_GOT, MOST_MADE, Asked, Challenges
from tercet.storage.people.blocks import MOST_BLOCKED, has_blocked
from tests.server.finished import in_a_loop
from tests.server.people.bots import a_bot
from tests.server.people.owning import Owner
from tests.server.playing import Player, Server, serving
from tests.server.standing.people import PASSWORD, account

#: Number of challenges of each sender that together fill a list.
FULL = (3, 2)


async def send(who: Player, name: str = "Bo") -> str:
    """Challenge somebody; return the table or the code of the refusal."""
    told = await who.ask("challenge", name=name, game="classic")
    return str(told.get("table") or told.get("code"))


async def fill(server: Server) -> list[tuple[Player, list[str]]]:
    """Fill the list of Bo; return the senders with their challenges."""
    found = []
    for number, count in enumerate(FULL):
        rude = await server.player(f"Rude{number}")
        found.append((rude, [await send(rude) for _ in range(count)]))
    return found


async def heard(who: Player, kind: str) -> list[str]:
    """The tables of all news of a kind so far."""
    await who.ask("ping")
    return [str(each["table"]) for each in who.told(kind)]


async def scene_of_a_full_list(data: Path) -> None:
    """The challenge of a new sender ends the oldest one of the busiest sender."""
    async with serving(data) as server:
        bo = await account(server, "Bo")
        rude = await fill(server)
        (most, oldest), (_, others) = (rude[0][0], rude[0][1][0]), rude[1]
        assert sum(FULL) == MOST_GOT
        assert await send(most) == "challenges_many"
        ada = await server.player("Ada")
        table = await send(ada)
        assert (await heard(bo, "challenged"))[-1] == table, "the first one arrives"
        assert await heard(bo, "challenge_over") == [oldest]
        assert await heard(most, "declined") == [oldest], "as after a no"
        assert await send(most) == "challenge_declined", "not again at once"
        assert await send(rude[1][0]) == "challenges_many", "one more is none too many for others"
        assert (await bo.ask("decline", table=oldest))["code"] == "challenge_unknown"
        assert {table, *rude[0][1][1:], *others} == {*server.house.challenges._asked}


def test_the_first_challenge_of_a_new_sender_always_arrives(data: Path) -> None:
    asyncio.run(scene_of_a_full_list(data))


async def _refuse_when_full(self: Challenges, account: str, whom: str) -> None:
    """As before: a full list refuses everybody."""
    await _CHECK(self, account, whom)
    if sum(each.inbox == whom for each, _ in self._asked.values()) >= MOST_GOT:
        raise IllegalAction("challenges_many")


_CHECK = Challenges._check


def end_the_newest(self: Challenges, asked: Asked) -> None:
    """A full list stays as it is: the new one ends at once."""
    waiting = [each for each, _ in self._asked.values() if each.inbox == asked.inbox]
    if len(waiting) >= MOST_GOT:
        self.refuse(waiting[-1])


@pytest.mark.parametrize(
    ("name", "sabotage"),
    [("_check", _refuse_when_full), ("_make_room", end_the_newest)],
)
def test_a_list_that_can_be_filled_is_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch, name: str, sabotage: Any
) -> None:
    monkeypatch.setattr(Challenges, name, sabotage)
    with pytest.raises((AssertionError, IndexError)):
        asyncio.run(scene_of_a_full_list(data))


def in_order(*senders: tuple[str, str]) -> Challenges:
    """Send challenges to Bo, each by an account at an address."""
    house = SimpleNamespace(clock=lambda: 0.0, speakers={})
    made = Challenges(house)  # type: ignore[arg-type]
    for at, (by, address) in enumerate(senders):
        asked = Asked(f"t{at}", by, by, "bo", "Bo", "classic", False, by, address)
        made._make_room(asked)
        made.note(asked)
    return made


@pytest.mark.parametrize(
    ("senders", "ended"),
    [
        (["a1", "b1", "b1", "c1", "a1", "d1"], "t0"),  # two have most: the oldest of both
        (["a1", "b1", "b1", "c1", "d1", "e1"], "t1"),
        (["a1", "b2", "c2", "d3", "e4", "f5"], "t1"),  # one each: the address with most
        (["a1", "b2", "c3", "d4", "e5", "f6"], "t0"),
        (["a1", "b2", "b2", "c3", "d3", "c3", "f6"], "t1 t3"),
    ],
)
def test_who_makes_room(senders: list[str], ended: str) -> None:
    left = in_order(*((who[0], who[1]) for who in senders))._asked
    gone = {f"t{at}" for at in range(len(senders))} - {*left}
    assert len(left) == MOST_GOT
    assert gone == {*ended.split()}


@in_a_loop
async def test_the_bots_of_an_account_count_for_it(data: Path) -> None:
    async with serving(data) as server:
        await account(server, "Bo")
        owner = await Owner(server).register("kim-1", "Kim")
        bots = [await a_bot(server, owner, "open", name=name) for name in ("Pip", "Dot")]
        for bot in bots:
            await bot.connect()
        made = [await send(bots[at % 2]) for at in range(MOST_MADE)]
        assert "challenges_many" not in made
        assert await send(bots[0]) == await send(bots[1]) == "challenges_many"


async def scene_of_many_at_once(data: Path) -> None:
    async with serving(data) as server:
        await account(server, "Bo")
        ada = await server.player("Ada")
        several = [ada]
        for _ in range(7):
            more = Player(server.address, ada.cookie, "Ada")
            server.players.append(more)
            several.append(await more.connect())
        told = Counter(await asyncio.gather(*map(send, several)))
        assert told["challenges_many"] == len(several) - MOST_MADE, told


def test_connections_of_one_account_count_together(data: Path) -> None:
    asyncio.run(scene_of_many_at_once(data))


def test_challenges_that_are_not_counted_one_by_one_are_caught(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "WeakValueDictionary", NoTurns)
    with pytest.raises(AssertionError, match="Counter"):
        asyncio.run(scene_of_many_at_once(data))


class NoTurns:
    """Lets everybody through."""

    def setdefault(self, account: str, lock: asyncio.Lock) -> NoTurns:
        return self

    async def __aenter__(self) -> None:
        """Do not wait."""

    async def __aexit__(self, *_: object) -> None:
        """Do nothing."""


# --- Blocks ----------------------------------------------------------------------------------


async def owner_of(server: Server, name: str) -> Owner:
    """Return the browser of an account."""
    owner = Owner(server)
    await owner.enter(f"{name.lower()}-1", PASSWORD)
    return owner


async def all_that_a_sender_sees(server: Server, ada: Player, others: list[Player]) -> list[Any]:
    """Challenges in every situation, and every answer and news; times are left out."""
    seen: list[Any] = [await send(ada)]
    seats = (await ada.join(seen[0]))["info"]["seats"]
    seen.append([(seat["name"], seat["present"]) for seat in seats])
    seen += [await send(ada), await send(ada), await send(ada)]
    seen += [await send(each) for each in others]
    seen += [await heard(ada, "declined"), await send(ada)]
    browser = await owner_of(server, "Ada")
    seen.append(sorted(await browser.ask("GET", "/account/export")))
    seen.append((await browser.ask("GET", "/account/export"))["blocked"])
    told = [{k: v for k, v in each.items() if k != "id"} for each in ada.heard]
    by_the_way = ("joined", "pong", "table")  # they tell how long the line is
    return [*seen, *(each for each in told if each["is"] not in by_the_way)]


async def seen_in(data: Path, *, blocked: bool) -> tuple[list[str], list[str]]:
    """Return what the sender sees, and what the challenged person hears."""
    async with serving(data) as server:
        bo, ada = await account(server, "Bo"), await account(server, "Ada")
        others = [await server.player(f"Other{at}") for at in range(4)]
        if blocked:
            await (await owner_of(server, "Bo")).ask("POST", "/account/blocked", {"name": "Ada"})
        seen = await all_that_a_sender_sees(server, ada, others)
        await heard(bo, "challenged")
        from_ada = [each["name"] for each in bo.told("challenged") if each["name"] == "Ada"]
        ids: dict[str, str] = {}
        return [plain(each, ids) for each in seen], from_ada


def plain(value: Any, ids: dict[str, str]) -> str:
    """A value without what is another one in every run: ids and codes of tables, times."""
    if isinstance(value, dict):
        kept = {k: plain(v, ids) for k, v in value.items() if k not in ("code", "commitment")}
        return str(kept if value.get("is") != "error" else {**kept, "code": value["code"]})
    if isinstance(value, list):
        return str([plain(each, ids) for each in value])
    if isinstance(value, str) and len(value) == 22:
        return ids.setdefault(value, f"#{len(ids)}")
    return str(value)


def test_the_blocked_one_cannot_tell(tmp_path: Path) -> None:
    worlds = [asyncio.run(seen_in(tmp_path / str(it), blocked=it)) for it in (False, True)]
    assert worlds[0][0] == worlds[1][0]
    assert worlds[0][1] == ["Ada"] * MOST_MADE
    assert worlds[1][1] == []


def refuse_the_blocked(store: Any, person: str, whom: str) -> bool:
    if _HAS_BLOCKED(store, person, whom):
        raise IllegalAction("person_away", name="Bo")
    return False


def count_no_blocked(asked: Asked) -> Asked:
    """Count a blocked challenge in no list, so that it is never ended."""
    return replace(asked, whom="", blocked_by="")


_HAS_BLOCKED = has_blocked


@pytest.mark.parametrize(
    ("name", "sabotage"), [("has_blocked", refuse_the_blocked), ("_hushed", count_no_blocked)]
)
def test_a_block_that_shows_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sabotage: Callable[..., Any]
) -> None:
    monkeypatch.setattr(challenges, name, sabotage)
    with pytest.raises((AssertionError, TercetError, KeyError, IndexError)):
        test_the_blocked_one_cannot_tell(tmp_path)


def scene(data: Path, play: Callable[[Server], Awaitable[None]], database: str | None) -> None:
    async def run() -> None:
        async with serving(data, database=database) as server:
            await play(server)

    asyncio.run(run())


@pytest.mark.slow
def test_a_block_is_stored_listed_and_taken_back(data: Path, database: str | None) -> None:
    async def block(server: Server) -> None:
        bo, ada = await account(server, "Bo"), await account(server, "Ada")
        owner = await owner_of(server, "Bo")
        table = await send(ada)
        await heard(bo, "challenged")
        assert await owner.ask("POST", "/account/blocked", {"table": table}) is None
        assert await heard(bo, "challenge_over") == [table]
        assert await heard(ada, "declined") == []
        assert (await bo.ask("decline", table=table))["code"] == "challenge_unknown"
        assert await owner.ask("POST", "/account/blocked", {"name": "ADA"}) is None, "once more"
        for wrong, code in (
            ({"name": "Bo"}, "block_oneself"),
            ({"name": "Nobody"}, "person_unknown"),
            ({"table": table}, "challenge_unknown"),
        ):
            assert await owner.ask("POST", "/account/blocked", wrong) == code
        guest = await Owner(server).guest("Gus")
        assert await guest.ask("POST", "/account/blocked", {"name": "Ada"}) == "account_needed"

    async def after_a_restart(server: Server) -> None:
        owner = await owner_of(server, "Bo")
        ada = await (await entered(server, "Ada")).connect()
        bo = await (await entered(server, "Bo")).connect()
        await send(ada)
        assert await heard(bo, "challenged") == []
        (listed,) = await owner.ask("GET", "/account/blocked")
        assert listed["name"] == "Ada"
        assert (await owner.ask("GET", "/account/export"))["blocked"][0]["name"] == "Ada"
        assert await owner.ask("DELETE", "/account/blocked/nothing") == "block_unknown"
        assert await owner.ask("DELETE", f"/account/blocked/{listed['key']}") is None
        assert await owner.ask("GET", "/account/blocked") == []
        table = await send(ada)
        assert await heard(bo, "challenged") == [table]

    scene(data, block, database)
    scene(data, after_a_restart, database)


async def entered(server: Server, name: str) -> Player:
    """Log in again and return the player, not connected yet."""
    owner = await owner_of(server, name)
    player = Player(server.address, owner.http.cookies["tercet_session"], name)
    server.players.append(player)
    return player


@pytest.mark.slow
def test_a_guest_who_is_blocked_stays_so_in_an_account(data: Path, database: str | None) -> None:
    async def play(server: Server) -> None:
        bo = await account(server, "Bo")
        await account(server, "Ada")
        owner, guest = await owner_of(server, "Bo"), await server.player("Gus")
        table = await send(guest)
        await heard(bo, "challenged")
        await owner.ask("POST", "/account/blocked", {"table": table})
        browser = Owner(server)
        browser.http.headers.update(guest.headers)
        await browser.enter("ada-1", PASSWORD)
        (listed,) = await owner.ask("GET", "/account/blocked")
        assert listed["name"] == "Ada"
        ada = await (await entered(server, "Ada")).connect()
        await send(ada)
        assert await heard(bo, "challenged") == [table]

    scene(data, play, database)


@in_a_loop
async def test_a_bots_challenge_blocks_its_owner_and_all_bots(data: Path) -> None:
    async with serving(data) as server:
        bo = await account(server, "Bo")
        kim = await Owner(server).register("kim-1", "Kim")
        bots = [await a_bot(server, kim, "open", name=name) for name in ("Pip", "Dot")]
        for bot in bots:
            await bot.connect()
        table = await send(bots[0])
        await heard(bo, "challenged")
        owner = await owner_of(server, "Bo")
        await owner.ask("POST", "/account/blocked", {"table": table})
        assert [each["name"] for each in await owner.ask("GET", "/account/blocked")] == ["Kim"]
        await send(bots[1])
        assert await heard(bo, "challenged") == [table]


@in_a_loop
async def test_blocks_are_bounded(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.storage.people.blocks.MOST_BLOCKED", 2)
    monkeypatch.setattr("tercet.server.people.blocks.MOST_BLOCKED", 2)
    assert MOST_BLOCKED > 2
    async with serving(data) as server:
        owner = await Owner(server).register("bo-1", "Bo")
        for name in ("Ann", "Ben", "Cyd"):
            await Owner(server).register(f"{name.lower()}-1", name)
        told = [
            await owner.ask("POST", "/account/blocked", {"name": name})
            for name in ("Ann", "Ben", "Cyd", "Ann")
        ]
        assert told == [None, None, "blocks_many", None]


@in_a_loop
async def test_two_of_whom_one_blocks_the_other_are_not_paired(data: Path) -> None:
    async with serving(data) as server:
        bo, ada, cy = [await account(server, name) for name in ("Bo", "Ada", "Cy")]
        await (await owner_of(server, "Bo")).ask("POST", "/account/blocked", {"name": "Ada"})
        for player in (ada, bo):
            await player.ask("seek", game="classic")
        await server.house.matchmaker.match()
        assert await heard(ada, "matched") == []
        await cy.ask("seek", game="classic")
        await server.house.matchmaker.match()
        assert len(await heard(ada, "matched")) == 1
        assert await heard(bo, "matched") == []
