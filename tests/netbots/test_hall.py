"""Programs at a real server: they take challenges from browsers, play, and come back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tercet.client import Client
from tercet.errors import TercetError
from tercet.netbots.command import TOKEN, read_token, run_bot
from tercet.netbots.hall import BotHall
from tercet.server.table import game
from tercet.words.texts import Texts
from tests.client.scenes import line_to, run_scene
from tests.server.people.bots import a_bot
from tests.server.people.owning import Owner
from tests.server.playing import Player, Server, a_set, serving
from tests.server.standing.people import account, last_info

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
PYTHON: Final = f"cmd:{sys.executable} {EXAMPLES / 'bot.py'} 0"
NODE: Final = f"cmd:node {EXAMPLES / 'bot.mjs'} 0"


class Said:
    """What a bot tells its owner."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.codes: list[str] = []
        self._news = asyncio.Event()

    def __call__(self, key: str, **figures: str) -> None:
        self.keys.append(key)
        self.codes.append(figures.get("code", ""))
        self._news.set()

    async def until(self, key: str) -> None:
        while key not in self.keys:
            self._news.clear()
            await self._news.wait()


@asynccontextmanager
async def a_program(
    server: Server, owner: Owner, command: str = PYTHON, url: str | None = None, **more: Any
) -> AsyncIterator[tuple[Said, asyncio.Task[None]]]:
    """A program that waits for challenges at a server."""
    token = (await a_bot(server, owner)).headers["Authorization"].removeprefix("Bearer ")
    said = Said()
    async with Client.connect(url or f"http://{server.address}", token=token) as me:
        task = asyncio.create_task(BotHall(me, command, said, **more).stay())
        while not server.house.bots_here():
            await asyncio.sleep(0.01)
            assert not task.done(), task.exception()
        try:
            yield said, task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def challenged(player: Player, game: str = "classic") -> str:
    """A browser asks the bot to play, and is at the table."""
    made = await player.ask("challenge", name="Deep Pip", game=game)
    assert made["is"] == "rematch_at", made
    await player.join(made["table"])
    table: str = made["table"]
    return table


async def agree(player: Player, table: str) -> None:
    """Play a game to its end without calling: the other one takes everything."""
    while not player.view["outcome"]:
        if not a_set(player.view) and player.seat in player.view["may_act"]:
            seq = player.seq
            await player.act(table, {"act": "none_here"})
            await player.until(lambda seq=seq: player.seq > seq)  # type: ignore[misc]
        else:
            seq = player.seq
            await player.until(lambda seq=seq: player.seq > seq)  # type: ignore[misc]


@pytest.mark.slow
@pytest.mark.parametrize("command", [PYTHON, NODE], ids=["python", "node"])
def test_a_bot_takes_a_challenge_and_plays_to_the_end(data: Path, command: str) -> None:
    """In two languages, against a client that speaks as a browser does."""

    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner, command) as (said, _):
                ada = await account(server, "Ada")
                table = await challenged(ada)
                await ada.until(lambda: bool(ada.view))
                theirs = last_info(ada)["seats"][1]
                assert (theirs["bot"], theirs["owner"]) == ("program", "Owner")
                await agree(ada, table)
                assert ada.view["outcome"]["winners"] == [1]
                await said.until("bot-played")
                assert server.house.store.row(table).status == "over"  # type: ignore[union-attr]

    run_scene(scene())


@pytest.mark.slow
def test_a_broken_line_ends_nothing(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server, line_to(server.address) as line:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner, url=line.url) as (said, task):
                ada = await account(server, "Ada")
                table = await challenged(ada)
                await ada.until(lambda: bool(ada.view))
                agreeing = asyncio.create_task(agree(ada, table))  # there may be no SET at first
                for seq in (1, 2, 3):
                    await ada.until(lambda seq=seq: ada.seq >= seq)  # type: ignore[misc]
                    line.cut()
                await agreeing
                await said.until("bot-played")
                assert not task.done()

    run_scene(scene())


@pytest.mark.slow
def test_a_bot_plays_several_at_once_and_declines_the_rest(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner, most=2, games=("classic",)) as (said, _):
                people = [await account(server, name) for name in ("Ada", "Bo", "Cy")]
                tables = [await challenged(each) for each in people[:2]]
                for each in people[:2]:
                    await each.until(lambda each=each: bool(each.view))  # type: ignore[misc]
                await challenged(people[2])
                await people[2].until(lambda: bool(people[2].told("declined")))
                await asyncio.gather(*map(agree, people[:2], tables))
                assert said.keys.count("bot-challenged") == 2

    run_scene(scene())


def test_another_game_is_declined(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner, games=("classic",)):
                ada = await account(server, "Ada")
                await challenged(ada, "setup")
                await ada.until(lambda: bool(ada.told("declined")))

    run_scene(scene())


@pytest.mark.slow
def test_a_bot_that_was_started_anew_finds_its_seat(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            bot = await a_bot(server, owner)
            token = bot.headers["Authorization"].removeprefix("Bearer ")
            await bot.connect()
            ada = await account(server, "Ada")
            table = await challenged(ada)
            await bot.join(table)
            await bot.ask("sit", table=table)
            await ada.until(lambda: bool(ada.view))
            await bot.close()
            async with Client.connect(f"http://{server.address}", token=token) as me:
                task = asyncio.create_task(BotHall(me, PYTHON, Said()).stay())
                await agree(ada, table)
                assert ada.view["outcome"]["winners"] == [1]
                task.cancel()

    run_scene(scene())


@pytest.mark.slow
def test_the_next_game_of_the_same_players_is_played_too(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner) as (said, _):
                ada = await account(server, "Ada")
                table = await challenged(ada)
                await ada.until(lambda: bool(ada.view))
                await agree(ada, table)
                await said.until("bot-played")
                again = (await ada.ask("rematch", table=table))["table"]
                ada.view = {}
                await ada.join(again)
                await ada.until(lambda: all(s["present"] for s in last_info(ada)["seats"]))
                assert last_info(ada)["seats"][1]["owner"] == "Owner"
                await ada.ask("start", table=again)
                await ada.until(lambda: bool(ada.view))

    run_scene(scene())


@pytest.mark.slow
def test_a_revoked_token_ends_the_program(data: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner) as (_, task):
                (listed,) = await owner.ask("GET", "/account/bots")
                path = f"/account/bots/{listed['key']}/tokens/{listed['tokens'][0]['key']}"
                await owner.ask("DELETE", path)
                with pytest.raises(TercetError) as caught:
                    await task
                assert caught.value.code == "token_wrong"

    run_scene(scene())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("print('no JSON', flush=True)", "bot_program_unreadable"),
        ("pass", "bot_program_ended"),
        ("print('{}', flush=True); import time; time.sleep(60)", "bot_program_silent"),
    ],
)
def test_a_program_that_fails_leaves_the_table(data: Path, program: str, code: str) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            command = f'cmd:{sys.executable} -c "{program}"'
            async with a_program(server, owner, command, patience_s=0.5) as (said, task):
                ada = await account(server, "Ada")
                await challenged(ada)
                await said.until("bot-gone")
                assert said.codes[-1] == code
                await ada.until(lambda: not last_info(ada)["seats"][1]["present"])
                assert not task.done(), "it waits for the next challenge"

    run_scene(scene())


def test_where_a_token_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "token"
    path.write_text(" tercet_bot_x \n")
    path.chmod(0o644)
    assert read_token(None, path) == "tercet_bot_x"
    assert path.stat().st_mode & 0o777 == 0o600, "nobody else may read it from now on"
    monkeypatch.setenv(TOKEN, "tercet_bot_y")
    assert read_token("tercet_bot_z", None) == "tercet_bot_y"
    monkeypatch.delenv(TOKEN)
    assert read_token("tercet_bot_z", None) == "tercet_bot_z"
    with pytest.raises(TercetError, match="token_missing"):
        read_token(None, None)
    with pytest.raises(TercetError, match="file_unreadable"):
        read_token(None, tmp_path / "absent")


def test_what_cannot_be_meant_is_refused(tmp_path: Path) -> None:
    def run(command: str = "cmd:x", url: str = "http://127.0.0.1:9", **more: Any) -> str:
        wishes: dict[str, Any] = {"token": "t", "most": 4, "patience_s": 1.0} | more
        with pytest.raises(TercetError) as caught:
            run_bot(command, url, Texts("en"), lambda _: None, **wishes)
        return caught.value.code

    assert run("python bot.py") == "bot_command_prefix"
    assert run(most=0) == "bot_tables"
    assert run(games=("chess",)) == "game_unknown"
    assert run(url="http://example.org") == "password_in_the_open", "a token is a password"
    assert run() == "server_unreachable"


@pytest.mark.slow
def test_a_bot_warns_of_a_deal_without_its_nonce(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = game.deal

    def deal(settings: Any, seats: Any, *given: Any, **named: Any) -> Any:
        cheated = tuple(replace(seat, nonce="0" * 32) for seat in seats)
        return honest(settings, cheated, *given, **named)

    async def scene() -> list[str]:
        async with serving(data) as server:
            owner = await Owner(server).register("owner-1", "Owner")
            async with a_program(server, owner) as (said, _):
                ada = await account(server, "Ada")
                table = await challenged(ada)
                await ada.until(lambda: bool(ada.view))
                await agree(ada, table)
                await said.until("bot-played")
                await ada.ask("rematch", table=table)  # the bot follows once it has looked
                await ada.until(lambda: bool(last_info(ada)["next"]))
                following = last_info(ada)["next"]
                await ada.join(following)
                await ada.until(lambda: last_info(ada)["seats"][1]["present"])
                return said.keys

    assert "bot-deal-wrong" not in run_scene(scene())
    monkeypatch.setattr(game, "deal", deal)
    (data / "other").mkdir()
    data /= "other"
    assert "bot-deal-wrong" in run_scene(scene())
