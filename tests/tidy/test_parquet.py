"""The three files: what is written can be asked by others, and says what the arena says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb
import pyarrow.parquet as pq
import pytest

from tercet.bots.arena.contests import Contest, run
from tercet.cli import main
from tercet.engine.log import write_log
from tercet.errors import Unreadable
from tercet.tidy.columns import TABLES
from tercet.tidy.corpus import corpus, pairs
from tercet.tidy.parquet import ParquetFolder
from tercet.tidy.pseudonyms import Pseudonyms
from tests.analysis.games import table_of_bots

DOC = Path(__file__).parents[2] / "docs" / "data.md"


def asked(folder: Path, query: str) -> list[tuple[Any, ...]]:
    found: Any = duckdb.sql(query.replace("FOLDER", str(folder)))
    rows: list[tuple[Any, ...]] = found.fetchall()
    return rows


def test_every_column_is_described() -> None:
    text = DOC.read_text(encoding="utf-8")
    for columns in TABLES.values():
        for name, column in columns.items():
            empty = ", may be empty" if column.nullable else ""
            assert f"| `{name}` | {column.type}{empty} | {column.tells} |" in text


@pytest.mark.slow
def test_duckdb_counts_what_the_arena_says(tmp_path: Path) -> None:
    contest = Contest("classic", ("regular", "casual"), "0")
    results = run(contest, 10, 1, lambda _: None)
    games = [game for game, _ in zip(corpus([contest], 10_000, 1), range(10), strict=False)]
    with ParquetFolder(tmp_path / "new") as folder:
        folder.add(games)
    query = DOC.read_text(encoding="utf-8").partition("\nSELECT avg(CASE")[2].partition(";")[0]
    [(share,)] = asked(tmp_path / "new", "SELECT avg(CASE" + query)
    assert float(share) == pytest.approx(sum(result.wins[0] for result in results) / 10)
    [(points,)] = asked(
        tmp_path / "new", "SELECT count(*) FROM 'FOLDER/finds.parquet' WHERE bot = 'regular'"
    )
    assert points == sum(find.bot == "regular" for game in games for find in game.finds)


def test_a_corpus_is_the_same_with_more_workers_and_has_as_many_finds_as_asked_for() -> None:
    contests = pairs("classic", ["champion", "master", "expert"], "7")
    assert contests[0].players == ("champion", "master")
    assert len(contests) == 3
    alone = list(corpus(contests, 60, 1))
    assert sum(len(game.finds) for game in alone[:-1]) < 60 <= sum(len(g.finds) for g in alone)
    assert list(corpus(contests, 60, 2)) == alone


def test_log_files_become_tables_under_pseudonyms(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, key = tmp_path / "a.log", tmp_path / "key"
    log.write_text(write_log(table_of_bots("scout", 3).log()), encoding="utf-8")
    key.write_bytes(bytes(range(32)))
    for name in ("one", "two"):
        main(["export", str(log), "--parquet", str(tmp_path / name), "--key", str(key)])
    assert "1 game" in capsys.readouterr().err
    one, two = (pq.read_table(tmp_path / name / "games.parquet") for name in ("one", "two"))
    assert one.drop(["game_id"]).equals(two.drop(["game_id"]))
    assert one["game_id"] != two["game_id"], "a key kept for people joins no games"
    [game] = one.to_pylist()
    assert len({*game["players"]}) == 3
    assert not {*game["players"]} & {*table_of_bots("scout", 3).names}


def test_the_games_of_two_exports_cannot_be_joined() -> None:
    """Not by the name of a game, whatever key people have; within an export it stays the same."""
    key = bytes(range(32))
    one, two = Pseudonyms(key), Pseudonyms(key)
    assert one.game("link") == one.game("link") != one.game("other")
    assert one.game("link") != two.game("link")
    assert one.of("ann") == two.of("ann")
    assert one.of("link").player[1:] not in one.game("link")


def test_pseudonyms_hang_on_the_key_alone() -> None:
    key = bytes(range(32))
    assert Pseudonyms(key).of("ann") == Pseudonyms(key).of("ann") != Pseudonyms(key).of("bob")
    assert Pseudonyms().of("ann") != Pseudonyms().of("ann")


def test_bad_input_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with ParquetFolder(tmp_path) as folder:
        folder.add([])
    with pytest.raises(Unreadable, match="data_folder_used"):
        ParquetFolder(tmp_path)
    short = tmp_path / "short"
    short.write_bytes(b"x")
    for words in (
        ["export", str(short)],
        ["export", "--parquet", str(tmp_path / "new"), "--key", str(short)],
        ["corpus", str(tmp_path / "new"), "--finds", "0"],
        ["corpus", str(tmp_path / "new"), "--players", "nobody,novice"],
    ):
        with pytest.raises(SystemExit) as stop:
            main(words)
        assert stop.value.code == 2
        assert capsys.readouterr().err
    assert not (tmp_path / "new").exists()
