"""`tercet doctor` on every kind of damage, and a server that goes on beside a damaged table."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, insert, update

from tercet.cli.app import main
from tercet.engine.wire import from_json, to_json
from tercet.errors import Unreadable
from tercet.server.running.command import backup_data, examine_data, told_report
from tercet.server.running.tasks import LATE_S
from tercet.storage.directory import held
from tercet.storage.doctor.finding import CODES, CURES, Finding, Report
from tercet.storage.engines import DATABASE
from tercet.storage.rows import Part
from tercet.storage.schema import EVENT, PERSON, SEAT, SEED, SESSION, TABLES
from tercet.storage.store import Store, open_store
from tercet.words.texts import LANGUAGES, Texts
from tests.postgres import Postgres
from tests.server.finished import played_by_chance, store_finished
from tests.server.open_tables import FIRST, begun, put
from tests.server.playing import serving
from tests.server.saboteurs import give_up_on_damage

#: The table that is damaged, and the one beside it; both have ten entries.
HURT, WELL = FIRST, FIRST + 1


class Place:
    """Where the data of a test is: a directory, or a database, and a whole copy of it."""

    def __init__(self, data: Path, database: str | None, backup: str) -> None:
        self.data, self.database, self.backup = data, database, backup

    @property
    def store(self) -> Store:
        return open_store(self.database or self.data)

    def change(self, *parts: Part) -> None:
        with closing(self.store) as store:
            assert store.write(list(parts)) == [None] * len(parts)

    def examine(self, **how: Any) -> Report:
        data = self.data if self.database is None else None
        return examine_data(data=data, database=self.database, **how)


@pytest.fixture
def place(tmp_path: Path, database: str | None, request: pytest.FixtureRequest) -> Place:
    """Two open tables in a store, and the same in a backup."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    if database is not None:
        postgres: Postgres = request.getfixturevalue("postgres")
        found = Place(data, database, postgres.new_database())
        fill(found.backup)
    else:
        found = Place(data, None, str(tmp_path / "backup.sqlite3"))
    fill(database or data)
    if database is None:
        backup_data(Path(found.backup), Texts("en"), data=data)
    return found


def fill(where: Path | str) -> None:
    with closing(open_store(where)) as store:
        put(store, 2, begun(10))
        people = [f"p{number}-{seat}" for number in (HURT, WELL) for seat in (0, 1)]
        rows = [{"id": each, "name": each, "created_ms": 1} for each in people]
        assert store.write([Part().add(insert(PERSON), row) for row in rows]) == [None] * 4


def of_table(number: int, **values: Any) -> Part:
    return Part().add(update(TABLES).where(TABLES.c.number == number).values(**values))


def entry(seq: int) -> Any:
    return (EVENT.c.table_id == HURT) & (EVENT.c.seq == seq)


def newer_rules() -> Part:
    header = begun(0).header
    return of_table(HURT, header=to_json(replace(header, version=99)).decode())


WRONG_ACT = '{"act":"take_back"}'
#: What can happen to a table: the damage, its code, why, and what helps without a backup.
DAMAGE: dict[str, tuple[Callable[[], Part], str, str | None, str]] = {
    "a missing entry": (
        lambda: Part().add(delete(EVENT).where(entry(4))),
        "table_damaged",
        "log_entry_missing",
        "cut",
    ),
    "an illegal act": (
        lambda: Part().add(update(EVENT).where(entry(5)).values(act=WRONG_ACT)),
        "table_damaged",
        "not_said",
        "cut",
    ),
    "an act that cannot be read": (
        lambda: Part().add(update(EVENT).where(entry(6)).values(act="{")),
        "table_damaged",
        "DecodeError",
        "cut",
    ),
    "a missing seed": (
        lambda: Part().add(delete(SEED).where(SEED.c.table_id == HURT)),
        "table_damaged",
        "seed_missing",
        "end",
    ),
    "another seed": (
        lambda: Part().add(update(SEED).where(SEED.c.table_id == HURT).values(seed=bytes(32))),
        "table_damaged",
        "seed_not_committed",
        "end",
    ),
    "bad settings": (
        lambda: of_table(HURT, settings='{"game":'),
        "settings_damaged",
        None,
        "rebuild",
    ),
    "rules that nobody knows": (newer_rules, "table_damaged", "log_newer_rules", "end"),
    "a missing header": (
        lambda: of_table(HURT, header=None),
        "table_damaged",
        "header_missing",
        "end",
    ),
}
damaged = pytest.mark.parametrize("what", DAMAGE)


@damaged
@pytest.mark.slow
def test_what_is_wrong_is_named_and_mended_without_a_backup(place: Place, what: str) -> None:
    damage, code, why, cure = DAMAGE[what]
    assert place.examine() == Report(2, 20, ())
    place.change(damage())
    report = place.examine()
    (found,) = report.findings
    assert (found.code, found.table, found.cure, found.mended) == (code, HURT, cure, False)
    assert why is None or found.data["why"] == why
    assert place.examine() == report, "to look changes nothing"
    assert [each.mended for each in place.examine(mend=True).findings] == [True]
    assert place.examine().holds
    with closing(place.store) as store:
        row = store.row(f"t{HURT}")
    assert row is not None
    assert row.status == ("abandoned" if cure == "end" else "playing")


@damaged
def test_a_backup_brings_the_whole_game_back(place: Place, what: str) -> None:
    place.change(DAMAGE[what][0]())
    (found,) = place.examine(mend=True, backup=place.backup).findings
    assert (found.cure, found.mended, found.data["restored"]) == ("restore", True, 10)
    assert place.examine() == Report(2, 20, ())


def test_a_game_that_is_over_is_not_cut(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    store_finished(tmp_path, "done", played_by_chance("classic", 2))
    with closing(open_store(tmp_path)) as store:
        (row,) = store.rows()
        people = [{"id": each, "name": "x", "created_ms": 1} for each in ("host", "person 1")]
        store.write([Part().add(insert(PERSON), each) for each in people])
        outcome = '{"scores":[9,9],"winners":[0],"reason":"x"}'
        store.write([of_table(row.number, outcome=outcome)])
    (wrong,) = examine_data(data=tmp_path).findings
    assert (wrong.code, wrong.cure) == ("outcome_differs", "rebuild")
    assert examine_data(data=tmp_path, mend=True).holds
    assert examine_data(data=tmp_path).holds
    with closing(open_store(tmp_path)) as store:
        third = (EVENT.c.table_id == row.number) & (EVENT.c.seq == 3)
        store.write([Part().add(delete(EVENT).where(third))])
    (lost,) = examine_data(data=tmp_path, mend=True).findings
    assert (lost.code, lost.cure, lost.mended) == ("table_damaged", None, False)


def test_rows_that_belong_to_nothing(place: Place) -> None:
    place.change(
        Part().add(insert(SEED), {"table_id": 7, "seed": b"x"}),
        Part().add(insert(SEAT), {"table_id": 7, "seat": 0, "name": "", "nonce": ""}),
        Part().add(insert(SESSION), {"id": "s", "person": "?", "generation": 1, "renewed_ms": 1}),
        of_table(WELL, next_id="nowhere"),
        Part().add(delete(PERSON).where(PERSON.c.id == f"p{WELL}-1")),
    )
    found = place.examine().findings
    assert [(each.code, each.data.get("what")) for each in found] == [
        ("orphans", "seed"),
        ("orphans", "seat"),
        ("orphans", "session"),
        ("people_missing", None),
        ("next_missing", None),
    ]
    assert place.examine(mend=True).holds
    assert place.examine() == Report(2, 20, ())


# --- Files -----------------------------------------------------------------------------------


@pytest.fixture
def files(tmp_path: Path) -> Place:
    """The same in a directory only."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    fill(data)
    backup_data(tmp_path / "backup.sqlite3", Texts("en"), data=data)
    return Place(data, None, str(tmp_path / "backup.sqlite3"))


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "file_empty"), (b"not a database" * 99, "file_broken"), (None, "file_missing")],
)
@pytest.mark.slow
def test_a_file_that_is_no_database(files: Place, content: bytes | None, code: str) -> None:
    database = files.data / DATABASE
    database.unlink()
    if content is not None:
        database.write_bytes(content)
        database.chmod(0o600)
        with pytest.raises(Unreadable, match=r"data_empty|data_unusable"):
            open_store(files.data)
    (found,) = files.examine().findings
    assert (found.code, found.cure) == (code, "restore")
    assert not files.examine(mend=True).holds, "nothing is mended without a backup"
    assert files.examine(mend=True, backup=files.backup).holds
    assert files.examine() == Report(2, 20, ())
    kept = files.data / f"{DATABASE}.damaged-1"
    assert (kept.read_bytes() if kept.exists() else None) == content


def test_an_empty_file_is_not_silently_a_new_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    with pytest.raises(Unreadable, match="data_empty"):
        open_store(tmp_path)
    (tmp_path / DATABASE).unlink()
    open_store(tmp_path).close()


def test_data_that_others_can_read_and_a_broken_key(files: Place) -> None:
    (files.data / DATABASE).chmod(0o644)
    (files.data / "session.key").write_bytes(b"short")
    (files.data / "session.key").chmod(0o600)
    found = files.examine().findings
    assert [each.code for each in found] == ["open_to_others", "key_broken"]
    assert files.examine(mend=True).holds
    assert files.examine().findings == ()
    assert (files.data / DATABASE).stat().st_mode & 0o777 == 0o600


def test_a_schema_of_another_time(files: Place) -> None:
    with closing(files.store) as store, store._writer.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    (found,) = files.examine(mend=True).findings
    assert (found.code, found.mended) == ("schema_unknown", False)


def test_nothing_is_mended_under_a_running_server(files: Place) -> None:
    with held(files.data):
        assert files.examine().holds
        with pytest.raises(Unreadable, match="data_in_use"):
            files.examine(mend=True)


def test_a_backup_that_is_none_is_refused(files: Place) -> None:
    with pytest.raises(Unreadable, match="backup_unusable"):
        files.examine(mend=True, backup=str(files.data / "nowhere"))


# --- What is said ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    data = {"path": "/x", "mode": "644", "reason": "r", "step": "1", "newest": "2"}
    data |= {"what": "seed", "why": "w"}
    for mended in (False, True):
        found = [
            Finding(code, 7, {**data, "count": 2, "good": 3}, cure, mended)
            for code in CODES
            for cure in (*CURES, None)
        ]
        lines = list(told_report(Report(1, 2, tuple(found)), texts, mend=False))
        assert not [line for line in lines if "doctor-" in line or "{" in line]
        assert any("/x" in line for line in lines)


def test_the_command_answers_people_and_programs(
    files: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    files.change(DAMAGE["a missing entry"][0]())
    with pytest.raises(SystemExit) as no:
        main(["doctor", "--data", str(files.data), "--json"])
    assert no.value.code == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["holds"], told["tables"]) == (False, 2)
    assert told["findings"][0]["data"] == {"why": "log_entry_missing", "good": 3}
    main(["doctor", "--data", str(files.data), "--mend", "--lang", "de"])
    assert "Das Spiel geht nach Eintrag 3 weiter." in capsys.readouterr().out
    main(["doctor", "--data", str(files.data)])
    assert capsys.readouterr().out.endswith("Everything is whole.\n")


def test_a_server_that_makes_no_progress_is_named(files: Place) -> None:
    async def scene() -> None:
        async with serving(files.data.parent / "running") as server:
            address = f"http://{server.address}"

            async def examined(address: str) -> tuple[Finding, ...]:
                report = await asyncio.to_thread(files.examine, server=address)
                return report.findings

            assert await examined(address) == ()
            loop = server.house.tasks.loop("lessons", 60, lambda: None)
            loop.due -= 60 + LATE_S
            (found,) = await examined(address)
            assert (found.code, found.data["what"]) == ("server_stuck", "lessons")
            loop.cancel()
            (found,) = await examined("http://127.0.0.1:9")
            assert found.code == "server_silent"

    (files.data.parent / "running").mkdir()
    asyncio.run(scene())


# --- A server beside it ----------------------------------------------------------------------


def play_beside(place: Place) -> None:
    """The damaged table is told to whoever asks; at the other one, everybody plays."""

    async def scene() -> None:
        async with serving(place.data, database=place.database) as server:
            ada = await server.player("Ada")
            for _ in range(2):
                assert (await ada.join(f"t{HURT}"))["code"] == "table_damaged"
            answer = await server.http.get(f"/api/tables/t{HURT}")
            assert (answer.status_code, answer.json()["code"]) == (503, "table_damaged")
            assert (await ada.join(f"t{WELL}"))["seq"] == 10
            table, (bo, _) = await server.table(["Bo", "Cy"])
            assert (await bo.act(table, {"act": "none_here"}))["is"] == "done"
            shown = {each["table"] for each in (await server.http.get("/api/tables")).json()}
            assert shown == {f"t{WELL}", table}

    asyncio.run(scene())


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.ERROR, "tercet.tables")
    return lambda: [each.getMessage() for each in caplog.records if each.name == "tercet.tables"]


@pytest.mark.slow
@damaged
def test_one_damaged_table_stops_no_other(
    place: Place, what: str, said: Callable[[], list[str]]
) -> None:
    place.change(DAMAGE[what][0]())
    play_beside(place)
    (line,) = said()
    assert str(HURT) in line
    assert "tercet doctor" in line


@pytest.mark.slow
def test_a_missing_entry_stops_no_other_table(files: Place) -> None:
    files.change(DAMAGE["a missing entry"][0]())
    play_beside(files)


def test_a_server_that_stops_at_damage_is_caught(
    files: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_up_on_damage(monkeypatch.setattr)
    files.change(DAMAGE["a missing entry"][0]())
    with pytest.raises((AssertionError, SystemExit)):
        play_beside(files)


def test_settings_are_worked_out_again_as_they_were(files: Place) -> None:
    with closing(files.store) as store:
        before = store.row(f"t{HURT}")
    files.change(DAMAGE["bad settings"][0]())
    files.examine(mend=True)
    with closing(files.store) as store:
        after = store.row(f"t{HURT}")
    assert before is not None
    assert after is not None
    told, known = json.loads(after.settings), json.loads(before.settings)
    apart = ("match", "rated")  # no header tells whether a game counts for ratings
    assert {name: told[name] for name in known if name not in apart} == {
        name: value for name, value in known.items() if name not in apart
    }
    assert from_json(after.settings, dict[str, Any])["match"]["form"] == "single"
