"""People at a server who do everything that can be done: the observer of a planted bug.

Two tables of two and one with a bot are played all the time. Each round, others chat, come back,
watch, open tables, look for opponents, use their accounts and look at a finished game.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

from tercet.server.people.sessions import COOKIE
from tests.server.crash import MATCH, choose
from tests.server.finished import finish
from tests.server.nodes.clients import Notes
from tests.server.playing import Message, Player, Server
from tests.server.standing.people import PASSWORD, cookie

#: Seconds for one answer, for one act with coming back, and for everything else of a round.
ANSWER_S: Final = 3.0
ACT_S: Final = 12.0
ACTION_S: Final = 12.0
#: The names of what fails with one table only: one that goes on, by its number, and a finished one.
PLAYED: Final = "table"
FINISHED: Final = "look_at_a_finished_game"
_NUMBERS: Final = count(1)
#: A refusal that says that an act may have happened before.
_OLD: Final = "client_seq_old"


class Seat:
    """One player of a table that goes on, who comes back whatever happens."""

    def __init__(self, table: str, player: Player, notes: Notes, addresses: list[str]) -> None:
        self.table, self.player, self._notes = table, player, notes
        self._addresses = addresses
        self._luck = random.Random(player.name)
        self._pending: tuple[int, Message] | None = None
        self._highest = 0
        self._seat = -1

    async def act(self) -> None:
        """Act once, however often that has to be sent."""
        async with asyncio.timeout(ACT_S):
            while True:
                try:
                    async with asyncio.timeout(ANSWER_S):
                        if await self._act():
                            return
                except (TimeoutError, OSError):
                    await self.leave()
                    await asyncio.sleep(0.05)

    async def _act(self) -> bool:
        if self.player.socket is None:
            await self._come()
        if self._pending is None:
            self.player.client_seq += 1
            self._pending = self.player.client_seq, choose(self.player, self._luck)
        number, act = self._pending
        answer = await self.player.act(self.table, act, client_seq=number)
        self.player.client_seq = number
        if answer["is"] != "done" and answer["code"] in ("not_joined", "table_unknown"):
            raise ConnectionError(answer["code"])
        self._pending = None
        if answer["is"] == "done":
            self._highest = max(self._highest, answer["seq"])
            self._notes.promised[self.table, self._seat, number] = answer["seq"]
        elif answer["code"] != _OLD:
            self._notes.denied[self.table, self._seat, number] = answer["code"]
        return bool(answer["is"] == "done" or answer["kind"] == "illegal")

    async def _come(self) -> None:
        self.player.address = self._luck.choice(self._addresses)
        await self.player.connect()
        joined = await self.player.join(self.table, self.player.seq)
        if joined["is"] != "joined":
            await asyncio.sleep(0.2)
            raise ConnectionError(joined.get("code"))
        self._seat = joined["seat"]
        if joined["seq"] < self._highest:
            lost = f"{self.player.name}: {self._highest} was promised, {joined['seq']} is left"
            self._notes.broken.append(lost)

    async def leave(self) -> None:
        """Close the connection, however it is."""
        await left(self.player)


async def left(player: Player) -> None:
    """Close a connection, however it is."""
    with suppress(Exception):
        async with asyncio.timeout(0.5):
            await player.close()
    reading, player._reading = player._reading, None
    player.socket = None
    if reading is not None:
        reading.cancel()
    for kept in (player.heard, player.raw, player.wire, player.sent):
        kept.clear()


class Scene:
    """All of them; `open` before use, `close` after."""

    def __init__(self, addresses: list[str], notes: Notes) -> None:
        self._addresses, self.notes = addresses, notes
        self._server = Server(None, addresses[0])  # type: ignore[arg-type]
        self.tables: list[list[Seat]] = []
        self._guests: list[Player] = []
        self._accounts: list[Player] = []
        self._finished = ""

    async def open(self) -> None:
        """Open the tables that go on, make two accounts, and finish a game."""
        for _ in range(3):
            await self.add_table(bot=len(self.tables) == 2)
        self._accounts = [await self._account() for _ in range(2)]
        await self._finish_a_game()

    async def _finish_a_game(self) -> None:
        table, players = await self._table(options={"fixed": "s"})
        await finish(table, players)
        self._finished = table
        for player in players:
            await left(player)

    async def close(self) -> None:
        """End all connections."""
        for seats in self.tables:
            for seat in seats:
                await seat.leave()
        await self._let_go()
        for each in self._accounts:
            await left(each)
        await self._server.close()

    async def add_table(self, *, bot: bool = False) -> None:
        """One more table that goes on."""
        table, players = await self._table(1 if bot else 2, match=MATCH)
        for player in players:
            await left(player)
        self.tables.append([Seat(table, each, self.notes, self._addresses) for each in players])

    async def replace_tables(self, harmed: list[str]) -> None:
        """Put new tables in the places of those that do not go on."""
        if FINISHED in harmed:
            await self._finish_a_game()
        before, self.tables = self.tables, []
        for number, seats in enumerate(before):
            if f"{PLAYED} {number}" in harmed:
                await self.add_table(bot=number == 2)
            else:
                self.tables.append(seats)

    async def round(self) -> dict[str, str]:
        """Everything once, at the same time; what failed, and how."""
        actions = [each for each in vars(Scene).values() if getattr(each, "is_action", False)]
        names = [each.__name__ for each in actions]
        works = [_limited(each(self)) for each in actions]
        names += [f"{PLAYED} {number}" for number, _ in enumerate(self.tables)]
        works += [self._play(seats) for seats in self.tables]
        results = await asyncio.gather(*works, return_exceptions=True)
        await self._let_go()
        return {n: repr(r) for n, r in zip(names, results, strict=True) if r is not None}

    async def _play(self, seats: list[Seat]) -> None:
        for seat in seats:
            await seat.act()

    async def new_table(self) -> None:
        """Open a table with new people and play at it."""
        async with asyncio.timeout(ACT_S):
            table, players = await self._table(match=MATCH)
            for player in players:
                answer = await player.act(table, choose(player, random.Random(1)))
                assert answer["is"] == "done" or answer["kind"] != "unreadable", answer
        await self._let_go()

    async def health(self) -> Message:
        """The answer of `/api/health`."""
        answer: Message = (await self._server.http.get("/api/health")).json()
        return answer

    # --- Helpers -----------------------------------------------------------------------------

    async def _guest(self, *, connected: bool = True) -> Player:
        server = self._server
        player = await server.guest(f"G{next(_NUMBERS)}")
        self._guests.append(player)
        return await player.connect() if connected else player

    async def _let_go(self) -> None:
        guests, self._guests = self._guests, []
        await asyncio.gather(*map(left, guests))
        self._server.players.clear()
        self._server.http.cookies.clear()

    async def _account(self) -> Player:
        name = f"A{next(_NUMBERS)}"
        guest = await self._guest(connected=False)
        account = {"login": f"{name.lower()}-{secrets.token_hex(4)}", "password": PASSWORD}
        answer = await self._post("/account", account, guest)
        made = Player(self._server.address, answer.cookies[COOKIE], guest.name)
        made.login = account["login"]  # type: ignore[attr-defined]
        return made

    async def _table(self, people: int = 2, **more: Any) -> tuple[str, list[Player]]:
        players = [await self._guest() for _ in range(people)]
        table = await self._server.create(players[0], "classic", 2, **more)
        for player in players:
            await player.join(table)
            await done(player.ask("sit", table=table, nonce=secrets.token_hex(4)))
        if people == 1:
            await done(players[0].ask("add_bot", table=table, bot="random"))
        await done(players[0].ask("start", table=table))
        for player in players:
            await player.until(lambda player=player: bool(player.view))  # type: ignore[misc]
        return table, players

    async def _get(self, path: str, who: Player | None = None) -> Any:
        headers = {} if who is None else cookie(who)
        answer = await self._server.http.get(f"/api{path}", headers=headers)
        answer.raise_for_status()
        return answer

    async def _post(self, path: str, body: Message, who: Player | None = None) -> Any:
        headers = {} if who is None else cookie(who)
        answer = await self._server.http.post(f"/api{path}", json=body, headers=headers)
        answer.raise_for_status()
        return answer

    # --- What they do in each round ----------------------------------------------------------

    async def chat_and_watch(self) -> None:
        """A spectator comes, writes, asks and goes."""
        table, guest = self.tables[0][0].table, await self._guest()
        assert (await guest.join(table))["is"] == "joined"
        await done(guest.ask("chat", table=table, text="hello"))
        await guest.until(lambda: bool(guest.told("chat")))
        await done(guest.ask("want_next", table=table))
        await done(guest.ask("depart", table=table))
        assert (await guest.ask("ping"))["is"] == "pong"

    async def come_back(self) -> None:
        """A player's connection is cut, and comes back."""
        for seat in self.tables[1]:
            await seat.leave()

    async def open_a_table(self) -> None:
        """Open a public table, seat people and a bot, and remove them."""
        host, other = await self._guest(), await self._guest()
        await done(host.ask("watch_lobby"))
        table = await self._server.create(host, "classic", 3, public=True)
        await host.until(lambda: any(table in each for each in host.raw))
        info = (await self._get(f"/tables/{table}")).json()
        await self._get(f"/codes/{info['code']}")
        for player in (host, other):
            await player.join(table)
            await done(player.ask("sit", table=table))
        await done(host.ask("add_bot", table=table, bot="random", seat=2))
        await done(host.ask("remove_bot", table=table, seat=2))
        await done(host.ask("kick", table=table, seat=1))
        await other.until(lambda: bool(other.told("bye")))
        await done(host.ask("stand", table=table))
        await done(host.ask("watch_lobby", watch=False))

    async def ask_about_the_game(self) -> None:
        """A player of a game of their own asks what may be done."""
        ada = await self._guest()
        table = await self._server.create(ada, "solitaire", 1)
        await ada.join(table)
        await done(ada.ask("sit", table=table))
        await done(ada.ask("start", table=table))
        await ada.until(lambda: bool(ada.view))
        legal = await ada.ask("legal", table=table, limit=5)
        await ada.ask("preview", table=table, act=legal["acts"][0])
        assert (await ada.act(table, legal["acts"][0]))["is"] == "done"

    async def look_for_somebody(self) -> None:
        """Two look for an opponent at the same time, and find each other."""
        one, two = await self._guest(), await self._guest()
        for each in (one, two):
            told = await each.ask("seek", game="classic")
            assert told["is"] in ("seeking", "done"), told
        for each in (one, two):
            await each.until(lambda each=each: bool(each.told("matched")))  # type: ignore[misc]

    async def challenge_somebody(self) -> None:
        """One account challenges the other, who declines."""
        ada, bo = await self._account(), await self._account()
        self._guests += [ada, bo]
        for each in (ada, bo):
            await each.connect()
        made = await ada.ask("challenge", name=bo.name, game="classic")
        await bo.until(lambda: bool(bo.told("challenged")))
        await done(bo.ask("decline", table=made["table"]))
        await ada.until(lambda: bool(ada.told("declined")))

    async def use_an_account(self) -> None:
        """Log in, read everything of the account, and log out."""
        ada, other = self._accounts
        login = {"login": ada.login, "password": PASSWORD}  # type: ignore[attr-defined]
        answer = await self._post("/login", login)
        again = Player(self._server.address, answer.cookies[COOKIE], ada.name)
        for path in (
            *("/account", "/account/sessions", "/history", "/history/open", "/kept", "/bots"),
            *("/account/blocked", "/me/figures", "/session"),
        ):
            await self._get(path, again)
        await self._post("/account/blocked", {"name": other.name}, again)
        answer = await self._server.http.delete("/api/session", headers=cookie(again))
        answer.raise_for_status()

    async def look_at_a_finished_game(self) -> None:
        """Its replay, its analysis, and its log."""
        for what in ("", "/replay", "/analysis", "/log"):
            await self._get(f"/tables/{self._finished}{what}")

    async def look_around(self) -> None:
        """The standings, the lobby, and what a host looks at."""
        for path in ("/standings/classic", "/metrics", "/health", "/games", "/tables"):
            await self._get(path)


Action = Callable[[Scene], Awaitable[None]]
for _action in (
    *(Scene.chat_and_watch, Scene.come_back, Scene.open_a_table, Scene.ask_about_the_game),
    *(Scene.look_for_somebody, Scene.challenge_somebody, Scene.use_an_account),
    *(Scene.look_at_a_finished_game, Scene.look_around),
):
    _action.is_action = True  # type: ignore[attr-defined]


async def done(answer: Awaitable[Message]) -> None:
    """Wait for an answer, which must not be a refusal."""
    told = await answer
    assert told["is"] not in ("error", "refused"), told


async def _limited(work: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(ACTION_S):
        await work
