"""Neighbouring versions side by side: what one says, the other reads, or leaves alone.

`said.json` holds what nodes have said so far, a parcel of each kind, as it went over the broker.
Lines are only ever added: a version that cannot read one could not be neighbour to those that say
it. That steps of the schema only add is shown in `tests/storage/test_steps.py`; a whole upgrade is
`python -m tests.server.nodes.rolling --old DIRECTORY`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tercet.engine.wire import from_json
from tercet.server.nodes import parcels
from tercet.server.nodes.parcels import AnyParcel, Opened, Tally, Told, Visitor, packed, unpacked
from tercet.server.nodes.sharing import _tables
from tercet.server.nodes.thinking import pack, thinking_key, unpack
from tercet.server.table.fairness.trips import Trip
from tercet.server.wire.messages import TableInfo
from tercet.storage.rows import PersonRow

ROOT = Path(__file__).parents[3]
SAID: list[dict[str, str]] = json.loads((Path(__file__).parent / "said.json").read_text())
ADA = Visitor("ada", "Ada", "")
#: Fields of a person that `Opened` had before, and that no version needs at the owner's node.
NOT_SENT = ("password", "recovery", "preferences")


@pytest.mark.parametrize("said", SAID, ids=lambda each: each["kind"])
def test_what_was_said_before_is_read(said: dict[str, str]) -> None:
    parcel = unpacked(bytes.fromhex(said["bytes"]))
    assert type(parcel).__name__ == said["kind"]
    before: list[Any] = msgspec.msgpack.decode(bytes.fromhex(said["bytes"]))
    again: list[Any] = msgspec.msgpack.decode(packed(parcel))
    if said["kind"] == "Opened":
        before[4] = {name: value for name, value in before[4].items() if name not in NOT_SENT}
    assert contains(again, before), "a field was changed, moved or removed"


def contains(after: Any, before: Any) -> bool:
    """Whether a value says what it said before, and at most more: at the end, or by name."""
    if isinstance(before, dict) and isinstance(after, dict):
        return all(key in after and contains(after[key], before[key]) for key in before)
    if isinstance(before, list) and isinstance(after, list):
        pairs = zip(after, before, strict=False)
        return len(after) >= len(before) and all(contains(*pair) for pair in pairs)
    return bool(after == before)


def test_every_kind_of_parcel_is_among_them() -> None:
    assert {each["kind"] for each in SAID} == {each.__name__ for each in get_args(AnyParcel)}


def test_the_documentation_says_what_each_of_them_carries() -> None:
    documented = (ROOT / "docs" / "security.md").read_text()
    for kind in get_args(AnyParcel):
        assert f"`{kind.__name__}`" in documented


def test_a_later_version_may_say_more() -> None:
    """Fields at the end, and kinds, that nobody knows here."""
    told = Told("n", [(b"frame", [(1, 2)])])
    longer = [*msgspec.msgpack.decode(packed(told)), "more", {"and": "more"}]
    assert unpacked(msgspec.msgpack.encode(longer)) == told
    opened = Opened("n", 1, "t", ADA, "", "en", "here", b"{}")
    fields = msgspec.msgpack.decode(packed(opened))
    fields[4]["colour"] = "red"
    assert unpacked(msgspec.msgpack.encode([*fields, 7])) == opened
    assert unpacked(msgspec.msgpack.encode(["zz", "a", "kind", "to", "come"])) is None
    assert unpacked(b"\xff nonsense") is None


def test_a_visitor_is_a_person_for_the_version_before() -> None:
    """It reads a whole row, and asks only whether there is a login."""
    (said,) = [each for each in SAID if each["kind"] == "Opened"]
    assert unpacked(bytes.fromhex(said["bytes"])).person.login == "ada"  # type: ignore[union-attr]
    for visitor in (ADA, Visitor("bo", "Bo")):
        row = msgspec.msgpack.decode(msgspec.msgpack.encode(visitor), type=PersonRow)
        assert (row.id, row.name) == (visitor.id, visitor.name)
        assert (row.login is None) == (visitor.login is None)


def test_only_what_the_owner_of_a_table_needs_is_sent_of_a_person() -> None:
    fields = msgspec.msgpack.decode(packed(Opened("n", 1, "t", ADA, "", "en", "here", b"{}")))
    assert {*fields[4]} == {"id", "name", "login", "created_ms"}
    assert {*fields[4]}.isdisjoint(NOT_SENT)


def test_an_earlier_version_may_say_less() -> None:
    tally = msgspec.msgpack.decode(packed(Tally("n", [(1, 2)], [], {1: Trip(20, "kernel")})))
    assert unpacked(msgspec.msgpack.encode(tally[:-1])) == Tally("n", [(1, 2)], [])


def test_tables_that_only_a_later_version_can_read_are_not_shown() -> None:
    info = (
        b'{"table":"t","code":null,"public":true,"status":"waiting","settings":{"game":"classic",'
        b'"seats":2},"seats":[],"spectators":0,"commitment":"c"}'
    )
    assert from_json(info, TableInfo).table == "t"
    assert len(_tables(b"[" + info[:-1] + b',"weather":"fine"}]')) == 1
    assert _tables(b"[" + info.replace(b"waiting", b"dreaming") + b"]") == ()


def test_versions_do_not_think_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of another version may be something else: its thought is refused, and had at home."""
    ours = thinking_key(b"shared")
    monkeypatch.setattr("tercet.server.nodes.thinking.__version__", "0.0.9")
    with pytest.raises(ValueError, match="nobody we know"):
        unpack(pack("bot", ours), thinking_key(b"shared"))


def test_a_saboteur_who_moves_a_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended(parcels.Parcel, frozen=True, array_like=True, tag="e"):
        by: str
        why: str
        link: int
        theirs: bool

    monkeypatch.setattr(parcels, "_decoder", msgspec.msgpack.Decoder(Ended))
    (said,) = [each for each in SAID if each["kind"] == "Ended"]
    assert unpacked(bytes.fromhex(said["bytes"])) is None
