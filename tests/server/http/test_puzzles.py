"""Puzzles over HTTP: handed out, kept, and refused in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tercet.practice.puzzle import puzzle_of
from tercet.server.http.app import create_app

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    (tmp_path / "index.html").write_text("<!doctype html><title>Tercet</title>")
    with TestClient(create_app(tmp_path)) as client:
        yield client


def test_the_puzzle_of_a_day_is_handed_out_and_may_be_kept(client: Client) -> None:
    today = datetime.now(UTC).date()
    answer = client.get(f"/api/puzzle/{today}")
    assert answer.json() == {
        "date": today.isoformat(),
        "cards": list(puzzle_of(today).cards),
        "sets": 6,
    }
    assert answer.headers["cache-control"] == "public, max-age=86400"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“soon” is not a date. A date is written like 2026-11-16."),
        ("de", "„soon“ ist kein Datum. Ein Datum schreibt man wie 2026-11-16."),
    ],
)
def test_what_is_no_date_is_refused_in_the_readers_language(
    client: Client, lang: str, said: str
) -> None:
    answer = client.get("/api/puzzle/soon", headers={"accept-language": lang})
    assert (answer.status_code, answer.json()["text"]) == (400, said)
    assert answer.headers["cache-control"] == "no-store"


def test_a_day_that_is_far_away_has_no_puzzle_yet(client: Client) -> None:
    day = datetime.now(UTC).date() + timedelta(days=3)
    answer = client.get(f"/api/puzzle/{day}")
    assert (answer.status_code, answer.json()["code"]) == (404, "puzzle_unknown")


def test_a_very_long_date_is_refused(client: Client) -> None:
    assert client.get(f"/api/puzzle/{'9' * 500}").status_code == 400
