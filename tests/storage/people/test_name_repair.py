"""Names with invisible characters are repaired when a store is opened; the older keeps a name."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from tercet.storage.people import skeletons as skeletons_module
from tercet.storage.people.persons import account_called, is_called, renamed_account
from tercet.storage.rows import Part, PersonRow
from tercet.storage.schema import CALLED, PERSON
from tercet.storage.store import Store, open_store

Where = Path | str
Names = dict[str, tuple[str, str | None]]


@pytest.fixture
def where(tmp_path: Path, database: str | None) -> Where:
    return database or tmp_path


def stored_before(monkeypatch: pytest.MonkeyPatch, where: Where, *people: PersonRow) -> None:
    """As a version before has stored them: by skeletons without the table."""
    part = Part()
    with monkeypatch.context() as patch:
        patch.setattr(skeletons_module, "without_invisible", lambda text: text)
        for each in people:
            part.add(insert(PERSON), {n: getattr(each, n) for n in each.__struct_fields__})
            names = () if (each.login, each.owner) == (None, None) else (each.name, each.login)
            for shape in {s for n in names if n for s in skeletons_module.skeletons(n)}:
                part.add(insert(CALLED), {"skeleton": shape, "person": each.id})
    with closing(open_store(where)) as store:
        assert store.write([part]) == [None]


def names(where: Where) -> Names:
    """Return the name and the lost name of everybody."""
    with closing(open_store(where)) as store:
        rows = store.plain(select(PERSON))
    return {row["id"]: (row["name"], row["lost_name"]) for row in rows}


def account(id_: str, name: str, age: int = 0) -> PersonRow:
    return PersonRow(id_, name, 1000 - age, login=id_, password="-")


def bot(id_: str, name: str, age: int = 0) -> PersonRow:
    return PersonRow(id_, name, 1000 - age, owner="somebody")


def test_what_is_not_seen_is_removed(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = [
        PersonRow("g1", "Gus\ufe0f", 1),
        PersonRow("g2", "\u3164", 1),
        PersonRow("g3", "Zoë", 1),
    ]
    more = [account("ada-1", "\u2800Ada \u034f Lovelace"), account("bo-1", "\u3164\uffa0")]
    stored_before(monkeypatch, where, *guests, *more, bot("b1", "\u2800\u2800"))
    expected: Names = {
        "g1": ("Gus", None),
        "g2": ("Guest", None),
        "g3": ("Zoë", None),
        "ada-1": ("Ada Lovelace", None),
        "bo-1": ("bo-1", None),
        "b1": ("Bot 2", None),
    }
    assert names(where) == expected
    assert names(where) == expected, "it is done once"
    with closing(open_store(where)) as store:
        assert (account_called(store, "adalovelace") or guests[0]).id == "ada-1"


@pytest.mark.parametrize(("older", "younger"), [("Lia", "L\u034fia"), ("L\u034fia", "Lia")])
def test_the_older_keeps_the_name(
    where: Where, monkeypatch: pytest.MonkeyPatch, older: str, younger: str
) -> None:
    people = [account("lia-2", younger), account("lia-1", older, age=1), account("mia", "Mia")]
    stored_before(monkeypatch, where, *people)
    after = names(where)
    assert after == {"lia-1": ("Lia", None), "lia-2": ("lia-2", "Lia"), "mia": ("Mia", None)}
    with closing(open_store(where)) as store:
        found = [account_called(store, each) for each in ("LIA", "lia-1", "lia-2")]
        assert [each.id for each in found if each] == ["lia-1", "lia-1", "lia-2"]


def test_a_login_is_its_accounts_own(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    """A login cannot be changed. An older account loses a name that looks like one."""
    stored_before(monkeypatch, where, account("old-1", "lia\u3164", age=9), account("lia", "Julia"))
    assert names(where) == {"old-1": ("old-1", "lia"), "lia": ("Julia", None)}


def test_a_bot_gets_a_number(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [bot("b1", "Pip\ufe0f"), bot("b2", "Pip"), account("pip-9", "P\u180bip 3", age=1)]
    stored_before(monkeypatch, where, bot("b0", "Pip\u17b4", age=2), *people)
    found = {id_: name for id_, (name, _) in names(where).items()}
    assert found["b0"] == "Pip"
    assert found["pip-9"] == "Pip 3"
    assert {found["b1"], found["b2"]} == {"Pip 2", "Pip 4"}


def test_nobody_is_called_like_nobody(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    stored_before(monkeypatch, where, account("eve-1", "Some\u034fbody"))
    assert names(where) == {"eve-1": ("eve-1", "Somebody")}


def test_another_name_is_chosen(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [account("lia-1", "Lia", age=1), account("lia-2", "Lia\ufe0f")]
    stored_before(monkeypatch, where, *people)
    with closing(open_store(where)) as store:
        assert store.write([renamed_account("lia-2", "lia-2", "L\u3164ia")])[0] is not None
        assert store.write([renamed_account("lia-2", "lia-2", "Amelia")]) == [None]
    assert names(where)["lia-2"] == ("Amelia", None)


def test_a_neighbour_of_an_earlier_version_stores_more(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may do so after the first repair: the next start repairs again."""
    stored_before(monkeypatch, where, account("lia-1", "Lia", age=1))
    assert names(where) == {"lia-1": ("Lia", None)}
    stored_before(monkeypatch, where, account("lia-2", "\uffa0Lia"))
    assert names(where) == {"lia-1": ("Lia", None), "lia-2": ("lia-2", "Lia")}


def two_alike(store: Store) -> bool:
    """Whether there are accounts with one look."""
    rows = store.read(PersonRow, select(PERSON).where(PERSON.c.login.is_not(None)))
    return any(is_called(store, row.id, row.name) for row in rows)


def test_a_store_without_the_repair_is_caught(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [account("lia-1", "Lia", age=1), account("lia-2", "Lia\ufe0f")]
    stored_before(monkeypatch, where, *people)
    with monkeypatch.context() as patch:
        patch.setattr("tercet.storage.store.repair_names", lambda _: None)
        with closing(open_store(where)) as store:
            assert two_alike(store)
    with closing(open_store(where)) as store:
        assert not two_alike(store)
