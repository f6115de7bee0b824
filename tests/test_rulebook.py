"""Every rule has an id in `docs/rulebook.md`, and every id is cited by a test."""

from __future__ import annotations

from tests.rule_ids import RULEBOOK, cited, ids_in


def test_every_id_is_cited_by_a_test() -> None:
    missing = ids_in(RULEBOOK.read_text(encoding="utf-8")) - cited()
    assert not missing, sorted(missing)


def test_no_test_cites_an_id_that_does_not_exist() -> None:
    unknown = cited() - ids_in(RULEBOOK.read_text(encoding="utf-8"))
    assert not unknown, sorted(unknown)


def test_there_are_many_rules() -> None:
    assert len(ids_in(RULEBOOK.read_text(encoding="utf-8"))) > 150
