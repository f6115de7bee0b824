"""The page proves a deal: honest games of every kind, and every way to forge one."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.engine.chance import Chance, commitment
from tercet.engine.log import Log, write_log
from tercet.engine.wire import to_json
from tercet.games import GAMES
from tercet.page.fair import Doubt, proof_of
from tercet.server.table.film import frames_of
from tercet.tables import new_table
from tests.page.visiting import Visit
from tests.playthroughs import NAMES, play


def game(key: str, **asked: Any) -> Log:
    seed = hashlib.sha256(f"fair {key}".encode()).digest()
    most = next(each for each in GAMES if each.facts.key == key).facts.players[1]
    table = new_table(key, NAMES[: min(2, most)], seed, nonces=("ada", "ben")[:most], **asked)
    play(table, Chance(seed))
    return table.log()


def shown(log: Log) -> list[dict[str, Any]]:
    frames = frames_of(log, None, 0, len(log.entries) + 1)
    return [json.loads(to_json(frame)) for frame in frames]


LOG = game("classic", options={"fixed": "s"}, match={"form": "deals", "deals": 2})


@pytest.mark.parametrize("key", [each.facts.key for each in GAMES])
def test_an_honest_game_of_each_kind_is_found_fair(key: str) -> None:
    log = game(key)
    proof = proof_of(Doubt(write_log(log), shown(log)))
    assert (proof.holds, proof.committed, proof.broken, proof.differs) == (True, True, None, None)
    assert proof.compared == len(log.entries) + 1
    assert proof.names == log.names


def test_the_first_cards_are_shown() -> None:
    proof = proof_of(Doubt(write_log(LOG)))
    assert list(proof.first) == shown(LOG)[0]["change"]["new"]["table"]["table"][:12]
    assert proof.compared is None, "nobody has shown anything"


def test_a_changed_line_is_named() -> None:
    proof = proof_of(Doubt(write_log(LOG).replace('"at":', '"at":9', 1)))
    assert (proof.broken, proof.holds, proof.header) == (2, False, None)
    assert proof_of(Doubt("hello")).header is None


def test_another_seed_does_not_have_the_fingerprint() -> None:
    assert LOG.end is not None
    other = write_log(replace(LOG, end=replace(LOG.end, seed="00" * 32)))
    assert proof_of(Doubt(other)).committed is False
    both = replace(LOG.header, commitment=commitment(bytes(32)))
    exchanged = write_log(replace(LOG, header=both, end=replace(LOG.end, seed="00" * 32)))
    proof = proof_of(Doubt(exchanged, shown(LOG)))
    assert proof.committed
    assert not proof.holds, "the entries do not fit those cards"


def test_other_words_of_the_players_give_other_cards() -> None:
    forged = write_log(replace(LOG, header=replace(LOG.header, nonces=("eve", "ben"))))
    assert not proof_of(Doubt(forged)).holds


def test_whose_nonce_is_missing_is_told() -> None:
    assert proof_of(Doubt(write_log(LOG))).without_nonce == ()
    without = write_log(replace(LOG, header=replace(LOG.header, nonces=("ada", ""))))
    assert proof_of(Doubt(without)).without_nonce == (1,)
    none = write_log(replace(LOG, header=replace(LOG.header, nonces=())))
    assert proof_of(Doubt(none)).without_nonce == (0, 1)


def test_cards_that_were_not_dealt_are_found() -> None:
    film = shown(LOG)
    film[3] = {**film[3], "hands": [["1rso"]]}
    assert proof_of(Doubt(write_log(LOG), film)).differs == 3
    assert proof_of(Doubt(write_log(LOG), shown(LOG)[:-1])).differs == len(LOG.entries)


def test_an_unfinished_game_proves_nothing_yet() -> None:
    proof = proof_of(Doubt(write_log(replace(LOG, end=None))))
    assert (proof.committed, proof.holds) == (None, False)


def test_the_house_in_the_page_is_asked() -> None:
    told = Visit().ask("POST", "/api/fair", {"log": write_log(LOG), "frames": shown(LOG)})
    assert (told["holds"], told["differs"]) == (True, None)
    assert Visit().ask("POST", "/api/fair", {"log": 3})["is"] == "error"
