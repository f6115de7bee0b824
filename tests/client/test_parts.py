"""The small parts of the client: addresses, papers, its pace, and what it can read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tercet.client import connection, pace
from tercet.client.address import is_code, read_address, table_in_link
from tercet.client.papers import Papers
from tercet.client.reading import read
from tercet.client.refusals import Lost, refusal
from tercet.engine.game import AnyGame
from tercet.engine.wire import to_json
from tercet.errors import Detail, IllegalAction, TooLate, Unreadable
from tercet.games import GAMES
from tercet.programs.protocol import Refused
from tercet.server.guarding.limits import Limits
from tercet.server.wire.bodies import DEVICE_COOKIE, SESSION_COOKIE
from tercet.server.wire.messages import Ping, Pong, Steps
from tests.whole_games import played


@pytest.mark.parametrize(
    ("text", "http", "ws", "private"),
    [
        ("http://localhost:8000/", "http://localhost:8000", "ws://localhost:8000/ws", True),
        ("http://127.0.0.9", "http://127.0.0.9", "ws://127.0.0.9/ws", True),
        ("http://[::1]:80", "http://[::1]:80", "ws://[::1]:80/ws", True),
        ("http://192.168.1.2:8000", "http://192.168.1.2:8000", "ws://192.168.1.2:8000/ws", False),
        ("http://localhost.example.org", *["http://localhost.example.org"], "", False),
        ("https://example.org/#/t/x", "https://example.org", "wss://example.org/ws", True),
    ],
)
def test_addresses(text: str, http: str, ws: str, private: bool) -> None:
    address = read_address(text)
    assert address.http == http
    assert address.ws == (ws or http.replace("http", "ws") + "/ws")
    assert address.private == private


@pytest.mark.parametrize(
    "text", ["", "example.org", "ftp://x", "http://", "http://x:y", "http://[", "http://x/games"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(Unreadable, match="address_unreadable"):
        read_address(text)


def test_a_password_in_an_address_is_refused_and_not_repeated() -> None:
    with pytest.raises(Unreadable, match="address_unreadable") as caught:
        read_address("http://ada:secret@example.org")
    assert "secret" not in str(caught.value)


def test_ids_links_and_codes_are_told_apart() -> None:
    assert is_code(" bcd-fgh ")
    assert not is_code("9VNH1GdDcSHgcYcEMq37OQ")
    assert table_in_link("http://x/#/t/9VNH1G?from=here") == "9VNH1G"
    assert table_in_link("9VNH1G") is None


def test_papers_are_kept_by_server(tmp_path: Path) -> None:
    path = tmp_path / "papers"
    one, two = read_address("http://one.example"), read_address("http://two.example")
    Papers(one, path).take({SESSION_COOKIE: "a.1", DEVICE_COOKIE: "b.2", "other": "c"})
    Papers(two, path).take({SESSION_COOKIE: "d.4"})
    again = Papers(one, path)
    assert again.session == {"Cookie": f"{SESSION_COOKIE}=a.1"}
    assert again.every == {"Cookie": f"{SESSION_COOKIE}=a.1; {DEVICE_COOKIE}=b.2"}
    again.drop_session()
    assert Papers(one, path).every == {"Cookie": f"{DEVICE_COOKIE}=b.2"}
    assert Papers(two, path).session
    assert [each.name for each in tmp_path.iterdir()] == ["papers"]
    assert Papers(one).session == {}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"http://x": 1}', "\xff"])
def test_broken_papers_are_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "papers"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(Unreadable, match="papers_unusable"):
        Papers(read_address("http://x"), path)


def test_nothing_but_a_cookie_is_read_from_papers(tmp_path: Path) -> None:
    path = tmp_path / "papers"
    path.write_text(json.dumps({"http://x": {SESSION_COOKIE: "a\r\nHost: evil"}}))
    assert Papers(read_address("http://x"), path).every == {}


def test_the_pace_is_below_what_servers_allow() -> None:
    limits = Limits()
    for rate in (limits.messages_per_connection, limits.messages_per_session):
        assert rate.burst > pace.BURST
        assert rate.per_second > pace.PER_SECOND
    assert limits.messages_per_token.burst > pace.BOT_BURST
    assert limits.messages_per_token.per_second > pace.BOT_PER_SECOND
    assert limits.frame_bytes >= pace.FRAME_BYTES


def test_who_speaks_too_fast_waits() -> None:
    now, waits = 0.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        waits.append(seconds)
        now += seconds

    async def scene() -> None:
        slow = pace.Pace(lambda: now, sleep)
        for _ in range(pace.BURST + 30):
            await slow.wait()

    asyncio.run(scene())
    assert len(waits) == 30
    assert now == pytest.approx(30 / pace.PER_SECOND)


def test_what_is_asked_of_a_line_that_is_not_there_is_lost() -> None:
    async def introduce() -> dict[str, str]:
        return {}

    async def scene() -> list[connection.Answer]:
        heard: list[connection.Answer] = []
        connection.Connection(read_address("http://x"), introduce, "en").post(Ping(), heard.append)
        return heard

    (answer,) = asyncio.run(scene())
    assert isinstance(answer, Lost)
    assert answer.code == "line_broken"


def test_pauses_grow_and_are_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_FIRST_WAIT_S", 0.3)
    monkeypatch.setattr(connection, "_LONGEST_WAIT_S", 8.0)
    for tries, wait in enumerate([0.3, 0.6, 1.2, 2.4, 4.8, 8, 8]):
        pauses = [connection.pause_s(tries) for _ in range(50)]
        assert all(0.75 * wait <= pause <= 1.25 * wait for pause in pauses)
        assert len(set(pauses)) > 1


@pytest.mark.slow
@pytest.mark.parametrize("match", [{"form": "single"}, None], ids=["single", "usual"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
def test_what_every_game_shows_is_read_as_it_was_written(
    game: AnyGame, match: dict[str, str] | None
) -> None:
    facts = game.facts
    if match is not None and "single" not in facts.matches:
        match = None
    table = played(facts.key, max(facts.players[0], min(2, facts.players[1])), match=match)
    for viewer in (None, 0):
        told = Steps(
            table="x",
            seq=table.seq,
            now=table.at,
            steps=tuple(table.seen_by(viewer)),
            view=table.view(viewer),
        )
        heard = read(to_json(told))
        assert isinstance(heard, Steps)
        assert type(heard.view) is type(told.view)
        assert heard.view == told.view
        assert [step.events for step in heard.steps] == [step.events for step in told.steps]


def test_what_only_newer_clients_know_is_passed_over() -> None:
    assert read('{"is":"fireworks","colour":"red"}') is None
    assert read('{"is":"pong","id":3,"more":1}') == Pong(id=3)
    with pytest.raises(Unreadable):
        read('{"is":"steps"}')
    with pytest.raises(Unreadable):
        read("nonsense")


@pytest.mark.parametrize("kind", [Unreadable, IllegalAction, TooLate])
def test_a_refusal_is_the_error_it_tells_of(kind: type[TooLate]) -> None:
    data: dict[str, Detail] = {"by": 1, "code": "x", "self": "y"}
    error = refusal(Refused(kind=kind.kind, code="called_first", data=dict(data), text="Too late."))
    assert type(error) is kind
    assert (error.code, error.data) == ("called_first", data)
    assert error.__notes__ == ["Too late."]
