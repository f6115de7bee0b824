"""`tercet ratings`: the order of each game, and all ratings computed anew."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert, update

from tercet.cli import main
from tercet.storage.rows import Part, PersonRow
from tercet.storage.schema import PERSON, RATING
from tercet.storage.standing.results import ended_game, rated_games
from tercet.storage.store import Store, open_store
from tests.storage.standing.rating import ended, rate


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ada has beaten Bo, who hides his name, in most games, and Cy in one."""
    monkeypatch.setenv("LC_ALL", "C")
    named = '{"named_in_rankings":true}'
    with closing(open_store(tmp_path)) as store:
        for id_, name in (("a", "Ada"), ("b", "Bo"), ("c", "Cy")):
            row = PersonRow(id_, name, 0, login=name, preferences=None if id_ == "b" else named)
            store.write([Part().add(insert(PERSON), asdict(row))])
        for n in range(1, 31):
            pair = ("b", "a") if n % 3 == 0 else ("a", "b")
            store.write([ended_game(ended(n, *pair, day=n))])
        store.write([ended_game(ended(31, "a", "c", day=31))])
        rate(store)
    return tmp_path


def ratings(data: Path, *words: str) -> int:
    """Run the command; its exit code."""
    try:
        main(["ratings", *words, "--data", str(data)])
    except SystemExit as stop:
        return int(stop.code or 0)
    return 0


def test_it_lists_the_order_of_each_game(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ratings(data, "--json") == 0
    (told,) = json.loads(capsys.readouterr().out)
    ada, bo = told["best"]
    (cy,) = told["provisional"]
    assert (ada["rank"], bo["rank"], cy["rank"]) == (1, 2, None)
    assert [line["games"] for line in (ada, bo, cy)] == [31, 30, 1]
    assert ratings(data) == 0
    assert capsys.readouterr().out.splitlines() == [
        "SET",
        f"   1.  {ada['value']} ± {ada['spread']}  Ada · 31 games",
        f"   2.  {bo['value']} ± {bo['spread']}  Somebody · 30 games",
        f"    –  {cy['value']} ± {cy['spread']}  Cy · 1 game",
    ]


def test_a_game_that_nobody_is_rated_at(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ratings(data, "scout") == 0
    assert "Nobody has played a rated game yet." in capsys.readouterr().out
    ratings(data, "scout", "--json")
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["game"], told["best"], told["provisional"]) == ("scout", [], [])
    ratings(data, "solitaire", "--json")
    assert json.loads(capsys.readouterr().out) == [], "nobody is rated who plays alone"


def test_a_game_with_newcomers_only(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(open_store(data)) as store:
        store.write([ended_game(replace(ended(32, "a", "c", day=32), game="scout"))])
        rate(store)
    assert ratings(data, "--json") == 0
    classic, scout = json.loads(capsys.readouterr().out)
    assert (classic["game"], scout["game"], scout["best"]) == ("classic", "scout", [])
    assert [line["games"] for line in scout["provisional"]] == [1, 1]


def test_ratings_computed_anew_are_compared_with_those_stored(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ratings(data, "--recompute") == 0
    assert re.findall(r"\d+", capsys.readouterr().out) == ["31", "31", "3"]
    with closing(open_store(data)) as store:
        store.write([Part().add(update(RATING).values(mu=RATING.c.mu + 1))])
    assert ratings(data, "--recompute") == 1
    assert re.findall(r"\d+", capsys.readouterr().out) == ["31", "31", "3", "3", "0"]
    assert ratings(data, "--recompute", "--json") == 0
    assert json.loads(capsys.readouterr().out)["holds"]


def test_ratings_that_a_server_changes_meanwhile_are_not_stored(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def overtaken(store: Store, *asked: Any) -> object:
        found = rated_games(store, *asked)
        store.write([ended_game(ended(32, "c", "a", day=32))])
        rate(store)
        return found

    with closing(open_store(data)) as store:
        store.write([Part().add(update(RATING).values(mu=RATING.c.mu + 1))])
    with monkeypatch.context() as patch:
        patch.setattr("tercet.storage.standing.recomputing.rated_games", overtaken)
        assert ratings(data, "--recompute") not in {0, 1}
    assert "Nothing was stored" in capsys.readouterr().err
    assert ratings(data, "--recompute") == 1, "one can begin again"
    assert ratings(data, "--recompute") == 0
