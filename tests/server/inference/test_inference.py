"""Compare the answers of two servers that differ in secrets only.

`requests` holds every route and every request of the protocol, `worlds` makes the worlds. Answers
must be the same in both: status, code, data, what else is said, and their sizes; only times and ids
are left out. A difference means that a client can infer a secret before it may know it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from tercet.errors import IllegalAction, TercetError, Unreadable
from tercet.games import GAMES
from tercet.server import daily
from tercet.server.daily import Daily
from tercet.server.http import figures
from tercet.server.http.app import create_app
from tercet.server.people.hashing import Hashing
from tercet.server.running.hosting import open_house
from tercet.server.table.mailbox import Mailbox
from tercet.server.wire.messages import ClientMessage
from tercet.storage.people import traces
from tercet.storage.people.blocks import has_blocked
from tests.examples import quick_first
from tests.server.http.routes import routes
from tests.server.inference.requests import APART, HTTP, SOCKET, TOLD
from tests.server.inference.worlds import ASKERS, TABLES_ASKED, Said, World, differences, world
from tests.server.people.owning import Owner
from tests.server.playing import serving

Answers = list[tuple[str, Said]]
#: Games that two can play against each other or together.
FOR_TWO = [game.facts.key for game in GAMES if game.facts.players[1] > 1]


def test_every_route_has_a_row(tmp_path: Path) -> None:
    house = open_house(tmp_path / "data")
    (tmp_path / "index.html").write_text("<!doctype html>")
    there = {
        f"{method.upper()} {path}"
        for path, method in routes(create_app(tmp_path, house))
        if not path.startswith(APART)
    }
    house.store.close()
    assert there == {*HTTP}


def test_every_request_of_the_protocol_has_a_row() -> None:
    assert {*get_args(ClientMessage)} == {*SOCKET}


def test_whatever_may_be_told_is_told_of_a_row() -> None:
    tags = {tag_of(kind) for kind in SOCKET}
    assert {request for request, _, _ in TOLD} <= {*HTTP, *tags}
    assert {asker for _, asker, _ in TOLD} <= {*ASKERS}


def tag_of(kind: Any) -> str:
    """Return the name of a request in messages."""
    return str(kind.__struct_config__.tag)


async def over_http(one: World) -> Answers:
    answers: Answers = []
    for request, sent in HTTP.items():
        method = request.split(" ")[0]
        for path, body in sent:
            if (request, one.asker, path) in TOLD:
                continue
            for target in TABLES_ASKED if "{table}" in path else ("",):
                filled = path.replace("{table}", f"{{{target}}}")
                if (request, one.asker, target) in TOLD:
                    continue
                answers.append((f"{method} {filled} {body}", await one.http(method, filled, body)))
    return answers


async def over_the_socket(one: World) -> Answers:
    answers: Answers = []
    for kind, sent in SOCKET.items():
        do = tag_of(kind)
        for fields in sent:
            for target in TABLES_ASKED if "table" in fields else (fields.get("name", ""),):
                if (do, one.asker, target) not in TOLD:
                    at_table = "table" in fields
                    filled = {**fields, "table": one.tables[target]} if at_table else fields
                    if filled.get("act") == "$legal":
                        filled = {**filled, "act": await first_act(one, filled["table"])}
                    answers.append((f"{do} {target} {fields}", await one.socket(do, filled)))
    return answers


async def first_act(one: World, table: str) -> Any:
    """Return a legal act of the asker at a table, or an illegal one if there is none."""
    assert one.me is not None
    legal = await one.me.ask("legal", table=table, limit=1)
    return next(iter(legal.get("acts", [])), {"act": "nonsense"})


async def asked(one: World) -> Answers:
    sockets = [] if one.me is None else await over_the_socket(one)
    return [*sockets, *await over_http(one)]


async def inferred(
    data: Path, monkeypatch: pytest.MonkeyPatch, asker: str, game: str = "chipset"
) -> list[str]:
    """Return the answers to an asker that differ between the two worlds."""
    answers = []
    for name in ("one", "other"):
        (data / name).mkdir()
        async with world(data / name, monkeypatch, asker, game, other=name == "other") as made:
            answers.append(await asked(made))
    assert len(answers[0]) > 100
    return differences(*answers)


@pytest.mark.parametrize("asker", quick_first(ASKERS))
@pytest.mark.slow
def test_nothing_can_be_inferred(data: Path, monkeypatch: pytest.MonkeyPatch, asker: str) -> None:
    assert asyncio.run(inferred(data, monkeypatch, asker)) == []


@pytest.mark.parametrize("asker", ["spectator", "player"])
@pytest.mark.parametrize("game", [game for game in FOR_TWO if game != "chipset"])
@pytest.mark.campaign
def test_nothing_can_be_inferred_in_any_game(
    data: Path, monkeypatch: pytest.MonkeyPatch, asker: str, game: str
) -> None:
    assert asyncio.run(inferred(data, monkeypatch, asker, game)) == []


# --- Servers that tell too much ----------------------------------------------------------------


async def _find_cards_first(self: Daily, person: Any, day: Any, cards: Any) -> Any:
    """Compare the cards with the deal before the try is looked up, as before."""
    self._check_today(day)
    daily._three(cards, daily._dealt(await self._secret(day)))
    return await _FIND(self, person, day, cards)


_FIND = Daily.find


def look_at_the_cards_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Daily, "find", _find_cards_first)


def export_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Export every column of each row, as before, with the packs of running races."""
    monkeypatch.setattr(traces, "_shown", lambda trace: trace.table.c)


def say_who_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use another refusal for a name that does not exist."""

    def account_called(store: Any, name: str) -> Any:
        person = figures_real(store, name)
        if person is None:
            raise Unreadable("person_unknown", name=name)
        return person

    figures_real: Callable[[Any, str], Any] = getattr(figures, "account_called")  # noqa: B009
    monkeypatch.setattr(figures, "account_called", account_called)


def count_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a number to each refusal that depends on hidden cards."""
    real = Mailbox._act_once

    def _act_once(self: Any, *given: Any, **named: Any) -> Any:
        try:
            return real(self, *given, **named)
        except TercetError as error:
            zones = self.table.game.zones(self.table.state)
            error.data["left"] = hash_of(zones)
            raise

    monkeypatch.setattr(Mailbox, "_act_once", _act_once)


def hash_of(zones: Any) -> int:
    """A number that follows from all the cards."""
    return int(hashlib.sha256(str(zones).encode()).hexdigest()[:4], 16)


def tell_who_is_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse the challenge of a blocked sender."""

    def has(store: Any, person: str, whom: str) -> bool:
        if has_blocked(store, person, whom):
            raise IllegalAction("person_away", name=person)
        return False

    monkeypatch.setattr("tercet.server.standing.challenges.has_blocked", has)


def show_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell the nonces of a table that waits, instead of who has given one."""
    monkeypatch.setattr("tercet.server.table.info._gave_nonce", lambda seat: seat.nonce)


#: The saboteurs, and who finds them out.
CAUGHT_BY: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    look_at_the_cards_first: "account",
    export_everything: "player",
    say_who_hides: "guest",
    count_what_is_hidden: "player",
    tell_who_is_blocked: "account",
    show_nonces: "spectator",
}


@pytest.mark.parametrize("sabotage", quick_first(CAUGHT_BY))
def test_a_server_that_tells_too_much_is_caught(
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    sabotage: Callable[[pytest.MonkeyPatch], None],
) -> None:
    sabotage(monkeypatch)
    assert asyncio.run(inferred(data, monkeypatch, CAUGHT_BY[sabotage]))


# --- What equal answers do not show ------------------------------------------------------------


def test_who_was_shown_out_is_told_what_is_told_of_no_table(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        (data / "one").mkdir()
        async with world(data / "one", monkeypatch, "kicked", "classic", other=False) as made:
            for do, fields in (("join", {}), ("sit", {}), ("chat", {"text": "hello"})):
                told = [
                    await made.socket(do, {**fields, "table": made.tables[target]})
                    for target in ("waiting", "gone", "absent")
                ]
                assert told[0] == told[1] == told[2]
                assert told[0].status == "error"

    asyncio.run(scene())


def test_before_a_try_the_deal_is_not_even_looked_up(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of a refusal then cannot depend on the cards."""

    def looked_up(*_: Any) -> Any:
        raise AssertionError("the deal was looked up")

    async def scene() -> None:
        async with serving(data) as server:
            ada = await Owner(server).register("ada-1")
            today = server.house.daily.today
            monkeypatch.setattr(daily, "_dealt", looked_up)
            monkeypatch.setattr(Daily, "_secret", looked_up)
            told = await ada.ask("POST", f"/daily/{today}/find", {"cards": ["1rso"] * 3})
            assert told == "puzzle_not_begun"

    asyncio.run(scene())


def test_a_wrong_login_takes_as_much_work_whoever_is_meant(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work: list[str] = []
    verify = Hashing._verify

    def noted(self: Hashing, hashed: str | None, password: str) -> bool:
        work.append("verify")
        return verify(self, hashed, password)

    async def scene() -> None:
        async with serving(data) as server:
            await Owner(server).register("ada-1")
            monkeypatch.setattr(Hashing, "_verify", noted)
            counts = []
            for login in ("ada-1", "nobody-at-all"):
                stranger = await Owner(server).guest("Stranger")
                wrong = {"login": login, "password": "not the password"}
                assert await stranger.ask("POST", "/login", wrong) == "login_wrong"
                recovery = {**wrong, "code": "AAAA-AAAA-AAAA-AAAA-AAAA"}
                assert await stranger.ask("POST", "/recover", recovery) == "recovery_wrong"
                counts.append(len(work))
                work.clear()
            assert counts == [1, 1], "a recovery code needs no slow hash, for anybody"

    asyncio.run(scene())
