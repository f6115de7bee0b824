"""Which games of a server may be given away: public ones, with everybody's consent, unnamed."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from sqlalchemy import update

from tercet.storage.people.persons import begun_session
from tercet.storage.people.preferences import Preferences, written
from tercet.storage.rows import Part, PersonRow, SessionRow
from tercet.storage.schema import TABLES
from tercet.storage.store import Store, open_store
from tercet.tidy.pseudonyms import Pseudonyms
from tercet.tidy.sources import of_store
from tests.analysis.games import table_of_bots
from tests.server.finished import store_finished

WILLING = written(Preferences(games_for_research=True))
PEOPLE = ("host", "person 1", "person 2")


def given(data: Path, prefer: dict[str, str], *, public: bool = True) -> list[tuple[str, ...]]:
    """The players of each game that is given away, where people prefer this."""
    store_finished(data, "t", table_of_bots("classic", 3))
    with closing(open_store(data)) as store:
        for id_ in PEOPLE:
            person = PersonRow(id_, id_, 1, login=id_, preferences=prefer.get(id_))
            store.write([begun_session(SessionRow(f"s {id_}", id_, 1, 1), person)])
        store.write([Part().add(update(TABLES).values(public=public))])
        return _players(store)


def _players(store: Store) -> list[tuple[str, ...]]:
    return [tuple(each.game.players) for each in of_store(store, Pseudonyms(bytes(32)))]


def test_a_game_is_given_away_when_all_agreed(tmp_path: Path) -> None:
    [players] = given(tmp_path, dict.fromkeys(PEOPLE, WILLING))
    assert len({*players}) == 3
    assert not {*players} & {*PEOPLE, *table_of_bots("classic", 3).names}


def test_one_who_did_not_agree_is_enough(tmp_path: Path) -> None:
    assert given(tmp_path, dict.fromkeys(PEOPLE[:2], WILLING)) == []


def test_what_is_not_public_stays(tmp_path: Path) -> None:
    assert given(tmp_path, dict.fromkeys(PEOPLE, WILLING), public=False) == []
