"""Names stand beside the linked part of a log; old logs stay what they are, or are linked anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from tercet.engine.acts import Claim
from tercet.engine.log import LOG_VERSION, Log, last_link, link_in, relinked, write_log
from tercet.errors import Unreadable
from tercet.games.classic import Call
from tercet.tables import load_log, verify
from tercet.words.players import names_at
from tercet.words.texts import Texts
from tests.whole_games import played

OLD: Final = sorted((Path(__file__).parents[1] / "old_logs").glob("*.jsonl"))


def with_names(*names: str) -> tuple[Log, list[str]]:
    """A log of a game for two whose players are called so, and its lines."""
    log = replace(played("classic", 2).log(), names=names)
    return log, write_log(log).splitlines(keepends=True)


def test_names_are_in_no_linked_line() -> None:
    log, lines = with_names("Anouk", "Béla")
    assert not any(name in line for name in log.names for line in lines[:-1])
    assert load_log("".join(lines)).names == ("Anouk", "Béla")
    assert log.header.seats == 2


def test_names_can_be_cut_off_or_changed_and_every_link_holds() -> None:
    log, lines = with_names("Anouk", "Béla")
    cut = load_log("".join(lines[:-1]))
    assert (cut.names, last_link(cut)) == ((), last_link(log))
    verify(cut)
    renamed = load_log("".join([*lines[:-1], '{"names":["","Cyril"]}\n']))
    assert verify(renamed).names == ("", "Cyril")
    assert names_at(renamed, Texts("de")) == ["Spieler 1", "Cyril"]
    assert names_at(cut, Texts("fr")) == ["Joueur 1", "Joueur 2"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"names":["a"]}', "log_names_differ"),
        ('{"names":["a","b","c"]}', "log_names_differ"),
        ('{"names":["a",2]}', "log_line_unreadable"),
        ('{"names":["a","b"],"seed":""}', "log_line_unreadable"),
        (f'{{"names":["a","{"b" * 201}"]}}', "log_line_unreadable"),
    ],
)
def test_names_that_fit_no_seats_are_refused(line: str, code: str) -> None:
    _, lines = with_names("Anouk", "Béla")
    with pytest.raises(Unreadable, match=code):
        load_log("".join([*lines[:-1], line, "\n"]))


def test_names_stand_last_or_not_at_all() -> None:
    _, lines = with_names("Anouk", "Béla")
    with pytest.raises(Unreadable, match="log_line_unreadable"):
        load_log("".join([lines[0], lines[-1], *lines[1:-1]]))


def test_claims_are_written_with_the_entry_that_won_and_read_again() -> None:
    log, _ = with_names("Anouk", "Béla")
    first, *others = log.entries
    claims = Claim(0, 900, 0, "kernel"), Claim(1, 940, 20, "ping", Call())
    judged = replace(log, entries=(replace(first, claims=claims), *others))
    assert load_log(write_log(judged)) == judged


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_log_is_linked_anew_on_request_and_says_so(path: Path) -> None:
    text = path.read_text()
    log = load_log(text)
    anew = load_log(write_log(relinked(log, link_in(text.encode()))))
    assert anew.header.tercet == LOG_VERSION
    assert text.splitlines()[-1].endswith(f'"link":"{anew.header.relinked}"}}')
    assert anew.names == log.names == log.header.old_names
    assert verify(anew).outcome == verify(log).outcome
    assert relinked(anew) is anew


def test_what_came_with_version_2_is_refused_in_an_old_log() -> None:
    text = OLD[0].read_text()
    names = ",".join(f'"{n}"' for n in load_log(text).names)
    with pytest.raises(Unreadable, match="log_names_differ"):
        load_log(f'{text}{{"names":[{names}]}}\n')
    log = load_log(text)
    first = replace(log.entries[0], claims=(Claim(0, 1),))
    with pytest.raises(Unreadable, match="log_line_unreadable"):
        load_log(write_log(replace(log, entries=(first, *log.entries[1:]))))
