"""Pairs by rating: near ones first, a window that opens with time, and a bot after a while."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tercet.errors import IllegalAction
from tercet.server.running.tasks import BackgroundTasks
from tercet.server.standing import matchmaking
from tercet.server.standing.bots import bot_by_rating
from tercet.server.standing.matchmaking import Matchmaker, Seeker
from tercet.server.standing.seeking import BOT_AFTER_S, OPEN_AFTER_S, Seek, couples
from tercet.server.wire.messages import Matched, News, Seeking
from tests.server.finished import finish, in_a_loop
from tests.server.playing import Player, Server, eventually, serving
from tests.server.standing.people import account, last_info


def seek(person: str, value: int = 1500, since: float = 0, *, rated: bool = True) -> Seek:
    return Seek(person, "classic", rated, value, since)


def names(seeks: list[Seek], now: float) -> list[tuple[str, str]]:
    return [(one.person, other.person) for one, other in couples(seeks, now)]


def test_whoever_waits_longest_gets_whoever_is_nearest() -> None:
    seeks = [
        seek("late", 1500, 3),
        seek("far", 1590, 2),
        seek("near", 1520, 1),
        seek("first", 1500),
    ]
    assert names(seeks, 3) == [("first", "late"), ("near", "far")]
    weaker = [seek("first", 1500), seek("weak", 1420), seek("strong", 1530)]
    assert names(weaker, 3) == [("first", "strong")]


def test_the_window_opens_with_time_on_both_sides() -> None:
    two = [seek("a", 1500), seek("b", 1700)]
    assert names(two, 6) == []
    assert names(two, 7) == [("a", "b")]
    newcomer = [seek("a", 1500), seek("b", 1700, 50)]
    assert names(newcomer, 51) == []  # the other one has only begun to look
    far = [seek("a", 900), seek("b", 2400)]
    assert names(far, OPEN_AFTER_S - 1) == []
    assert names(far, OPEN_AFTER_S) == [("a", "b")]


def test_rated_games_and_others_are_not_mixed() -> None:
    assert names([seek("a"), seek("b", rated=False)], 100) == []
    other = Seek("b", "scout", True, 1500, 0)
    assert couples([seek("a"), other], 100) == []


def test_a_bot_by_rating_gets_stronger_with_it() -> None:
    chosen = [bot_by_rating(value) for value in (0, 1500, 1800, 9000)]
    assert chosen == ["first_timer", "novice", "regular", "champion"]


class Somebody:
    """A connection that keeps what it was told."""

    def __init__(self, person: str, *, account: bool = True) -> None:
        self.person = self.name = person
        self.account, self.address = account, "here"
        self.heard: list[News] = []

    def tell(self, news: News) -> None:
        self.heard.append(news)


class House:
    """The time, and the tables that were opened."""

    def __init__(self) -> None:
        self.now = 0.0
        self.opened: list[tuple[str, str]] = []
        self.tasks = BackgroundTasks()
        self.matchmaker = Matchmaker(
            self._value, self._bot, self._open, lambda: self.now, self.tasks
        )

    async def _value(self, person: str, game: str) -> int:
        return int(person) if person.isdigit() else 1500

    async def _bot(self, person: str, game: str) -> str:
        return f"{person}'s for {game}"

    async def _open(self, one: Seeker, other: Seeker, seek: Seek) -> str:
        self.opened.append((one.person, other.person))
        return f"table {len(self.opened)}"


@in_a_loop
async def test_two_who_fit_are_told_the_same_table() -> None:
    house = House()
    ada, bo = Somebody("ada"), Somebody("bo")
    for each in (ada, bo):
        await house.matchmaker.look(each, "classic", rated=True)
    await house.matchmaker.match()
    assert ada.heard == bo.heard == [Matched(table="table 1")]
    await house.matchmaker.match()
    assert house.opened == [("ada", "bo")]
    house.tasks.close()


@in_a_loop
async def test_one_task_looks_for_everybody_and_begins_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matchmaking, "_EVERY_S", 0.01)
    house, before = House(), len(asyncio.all_tasks())
    for names in (("ada", "bo"), ("cy", "dee")):  # the task ends between the two
        far = Somebody("9999")
        await house.matchmaker.look(far, "classic", rated=True)
        for name in names:
            await house.matchmaker.look(Somebody(name), "classic", rated=True)
        assert len(asyncio.all_tasks()) == before + 1
        await eventually(lambda names=names: names in house.opened)  # type: ignore[misc]
        house.matchmaker.stop(far)
        await eventually(lambda: len(asyncio.all_tasks()) == before)
    house.tasks.close()


@in_a_loop
async def test_a_bot_is_offered_after_twenty_seconds_once() -> None:
    house, ada = House(), Somebody("ada")
    first = await house.matchmaker.look(ada, "classic", rated=False)
    assert (first.waited_ms, first.bot, first.looking) == (0, None, 1)
    house.now = BOT_AFTER_S
    for _ in range(3):
        await house.matchmaker.match()
        await asyncio.sleep(0)
    (told,) = ada.heard
    assert isinstance(told, Seeking)
    assert (told.bot, told.waited_ms, told.window) == ("ada's for classic", 20_000, 400)
    house.tasks.close()


@in_a_loop
async def test_who_has_stopped_is_not_paired_and_guests_play_unrated() -> None:
    house = House()
    ada, bo, guest = Somebody("ada"), Somebody("bo"), Somebody("guest", account=False)
    with pytest.raises(IllegalAction, match="rated_account"):
        await house.matchmaker.look(guest, "classic", rated=True)
    with pytest.raises(IllegalAction, match="seek_not_offered"):
        await house.matchmaker.look(ada, "solitaire", rated=False)
    for each in (ada, bo):
        await house.matchmaker.look(each, "classic", rated=False)
    house.matchmaker.stop(Somebody("ada"))  # another connection of hers
    house.matchmaker.stop(bo)
    await house.matchmaker.match()
    assert house.opened == []
    await house.matchmaker.look(guest, "classic", rated=False)
    await house.matchmaker.match()
    assert house.opened == [("ada", "guest")]
    house.tasks.close()


# --- At a server -----------------------------------------------------------------------------


async def met(server: Server, *players: Player) -> str:
    """The table to which these are brought; they come, and the game begins by itself."""
    for player in players:
        await player.until(lambda player=player: bool(player.told("matched")))  # type: ignore[misc]
    (table,) = {each.told("matched")[-1]["table"] for each in players}
    for player in players:
        await player.join(table)
    for player in players:
        await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
    return str(table)


@pytest.mark.slow
@in_a_loop
async def test_two_who_look_play_and_the_next_game_keeps_chat_and_score(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = players = [await account(server, name) for name in ("Ada", "Bo")]
        for player in players:
            assert (await player.ask("seek", game="classic", rated=True))["is"] == "done"
        await server.house.matchmaker.match()
        table = await met(server, ada, bo)
        assert last_info(ada)["settings"]["rated"]
        await bo.ask("chat", table=table, text="well played")
        await finish(table, players)
        again = await bo.ask("rematch", table=table)  # not the host
        joined = await ada.join(again["table"])
        assert [line["text"] for line in joined["chat"]] == ["well played"]
        seats = joined["info"]["seats"]
        assert [(seat["name"], seat["won"]) for seat in seats] == [("Ada", 1), ("Bo", 0)]
        assert seats[0]["points"] > 0
    async with serving(data) as server:
        stored = await asyncio.to_thread(server.house.store.table, str(again["table"]))
        assert stored is not None
        assert [line.text for line in stored.chat] == ["well played"]
        assert [seat.won for seat in stored.seats] == [1, 0]


@in_a_loop
async def test_a_challenge_is_told_to_whoever_is_here(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = [await account(server, name) for name in ("Ada", "Bo")]
        asked = await ada.ask("challenge", name="BO", game="classic", rated=True)
        assert asked["is"] == "rematch_at"
        await bo.until(lambda: bool(bo.told("challenged")))
        (news,) = bo.told("challenged")
        assert (news["name"], news["game"], news["rated"]) == ("Ada", "classic", True)
        await ada.join(news["table"])
        await bo.join(news["table"])
        await bo.ask("sit", table=news["table"])
        await bo.until(lambda: bool(bo.view))


@in_a_loop
async def test_bad_challenges_are_refused_and_a_no_is_told(data: Path) -> None:
    async with serving(data) as server:
        ada, bo = [await account(server, name) for name in ("Ada", "Bo")]
        guest = await server.player("Guest")

        async def code(who: Player, **fields: object) -> object:
            return (await who.ask("challenge", **{"game": "classic", **fields})).get("code")

        assert await code(ada, name="Nobody") == "person_unknown"
        assert await code(ada, name="Guest") == "person_unknown"  # a guest has no name of their own
        assert await code(ada, name="Ada") == "challenge_oneself"
        assert await code(ada, name="Bo", game="solitaire") == "seek_not_offered"
        assert await code(guest, name="Bo", rated=True) == "rated_account"
        made = await ada.ask("challenge", name="Bo", game="classic")
        assert (await ada.ask("decline", table=made["table"]))["code"] == "challenge_unknown"
        assert (await bo.ask("decline", table=made["table"]))["is"] == "done"
        await ada.until(lambda: bool(ada.told("declined")))
        assert await code(ada, name="Bo") == "challenge_declined"
        await bo.close()
        await eventually(lambda: not any(server.house.challenges._connections(person(server, bo))))
        assert await code(guest, name="Bo") == "person_away"


def person(server: Server, player: Player) -> str:
    """The id of somebody who has spoken."""
    found = server.house.sessions._people.values()
    return next(each.id for each in found if each.name == player.name)
