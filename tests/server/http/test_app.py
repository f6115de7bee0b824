"""The application over HTTP: files, games, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tercet.bots.human.skills import SKILL_KEYS
from tercet.bots.players import check_bot
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.server.http import app
from tercet.server.http.app import create_app
from tercet.server.running.hosting import open_house
from tercet.words.catalogue import GameEntry
from tercet.words.texts import Texts

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    (tmp_path / "index.html").write_text("<!doctype html><title>Tercet</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc123.js").write_text("export {};")
    with TestClient(create_app(tmp_path)) as client:
        yield client


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages in which the games were asked for."""
    languages: list[str] = []

    def describe_games(lang: str) -> list[GameEntry]:
        languages.append(lang)
        return []

    monkeypatch.setattr(app, "describe_games", describe_games)
    return languages


def test_the_page_is_served(client: Client) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept_for_ever(client: Client) -> None:
    script = client.get("/assets/index-abc123.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/api/health", "/nowhere", "/assets/gone.js", "/api/gone"])
def test_every_answer_carries_the_strict_policy(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/nowhere", "/assets/gone.js", "/%2e%2e/%2e%2e/etc/passwd"])
def test_what_is_not_there_is_not_found_and_not_kept(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-cache"


def test_health(client: Client) -> None:
    assert client.get("/api/health").json() == {"status": "ok"}


@pytest.mark.parametrize(
    ("query", "header", "lang"),
    [
        ("?lang=fr", "de", "fr"),
        ("", "it-CH,it;q=0.9", "it"),
        ("?lang=tlh", "de", "en"),
        ("", "", "en"),
    ],
)
def test_games_come_in_the_readers_language(
    client: Client, asked: list[str], query: str, header: str, lang: str
) -> None:
    answer = client.get(f"/api/games{query}", headers={"accept-language": header})
    assert answer.json() == []
    assert answer.headers["cache-control"] == "no-store"
    assert asked == [lang]


def test_every_game_is_on_offer(client: Client) -> None:
    offered = client.get("/api/games?lang=en").json()
    assert [game["key"] for game in offered] == [game.facts.key for game in GAMES]
    assert all(game["name"] and game["summary"] and game["players"] for game in offered)


def test_an_overlong_language_is_refused(client: Client, asked: list[str]) -> None:
    assert client.get("/api/games", params={"lang": "x" * 41}).status_code == 400
    assert asked == []


def test_without_a_built_client_there_is_no_server(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="client_missing"):
        create_app(tmp_path)


def test_the_games_tell_which_bots_play_them(client: Client) -> None:
    offered = client.get("/api/games?lang=fr").json()
    assert [game["key"] for game in offered] == [game.facts.key for game in GAMES]
    for game in offered:
        assert [bot["key"] for bot in game["bots"]] == list(SKILL_KEYS)
        assert game["bots"][0]["name"] == Texts("fr").say("skill-first-timer")
        for bot in game["bots"]:
            check_bot(game["key"], bot["key"])


def test_the_picture_beside_a_link_has_a_whole_address_where_the_host_has_named_one(
    tmp_path: Path,
) -> None:
    page = tmp_path / "client"
    page.mkdir()
    (page / "index.html").write_text('<meta property="og:image" content="./preview.png" />')
    for origins, told in (
        ({"https://tercet.example", "http://127.0.0.1:8000"}, "https://tercet.example/preview.png"),
        (set(), app.PREVIEW),
    ):
        house = open_house(tmp_path / "data", origins=frozenset(origins))
        with TestClient(create_app(page, house)) as client:
            assert f'content="{told}"' in client.get("/").text
