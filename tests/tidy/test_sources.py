"""Which games of a server may be given away: public ones, with everybody's consent, unnamed."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from sqlalchemy import update

from tercet.storage.people.persons import begun_session
from tercet.storage.people.preferences import Preferences, written
from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.schema import TABLES
from tercet.storage.store import open_store
from tercet.tidy.pseudonyms import Pseudonyms
from tercet.tidy.rows import Tidy
from tercet.tidy.sources import of_store
from tests.analysis.games import table_of_bots
from tests.server.finished import store_finished

WILLING = written(Preferences(games_for_research=True))
PEOPLE = ("host", "person 1", "person 2")


def given(data: Path, prefer: dict[str, str], *, public: bool = True) -> list[Tidy]:
    """The games that are given away, where people prefer this; they ended on 2026-01-02."""
    store_finished(data, "t", table_of_bots("classic", 3))
    with closing(open_store(data)) as store:
        for id_ in PEOPLE:
            person = PersonRow(id_, id_, 1, login=id_, preferences=prefer.get(id_))
            store.write([begun_session(SessionRow(f"s {id_}", id_, 1, 1), person)])
        ended = {"public": public, "ended_ms": 1_767_398_399_999}
        store.write([Part().add(update(TABLES).values(ended))])
        return [*of_store(store, Pseudonyms(bytes(32)))]


def test_a_game_is_given_away_when_all_agreed(tmp_path: Path) -> None:
    [one] = given(tmp_path, dict.fromkeys(PEOPLE, WILLING))
    players = one.game.players
    assert one.game.day == "2026-01-02"
    assert len({*players}) == 3
    assert not {*players} & {*PEOPLE, *table_of_bots("classic", 3).names}


def test_one_who_did_not_agree_is_enough(tmp_path: Path) -> None:
    assert given(tmp_path, dict.fromkeys(PEOPLE[:2], WILLING)) == []


def test_what_is_not_public_stays(tmp_path: Path) -> None:
    assert given(tmp_path, dict.fromkeys(PEOPLE, WILLING), public=False) == []
