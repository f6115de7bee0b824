"""The transcripts in `docs/transcripts` can be written anew, and hold what they promise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.wire.transcript import DOCS, TRANSCRIPTS, write


@pytest.mark.slow
def test_the_attackers_transcript_is_whole_and_tells_nothing_too_early(tmp_path: Path) -> None:
    text = write("chipset", tmp_path).read_text("utf-8")
    for wanted in ("← welcome", "← joined", "← steps", "← legal", "← error", "→ act"):
        assert wanted in text
    during = text.split("The game is over", 1)[0]
    hands = re.search(r"Hidden from Mallory: (.*)\.", text)
    assert hands is not None
    body = during.split("\n## ", 1)[1]
    dealt = re.findall(r"[123][rgp][she][owd]", hands[1])
    assert len(dealt) == 4
    early = body[: body.index("hand_shown")]
    assert [card for card in dealt if f'"{card}"' in early] == []


@pytest.mark.slow
def test_the_game_goes_on_after_the_restart(tmp_path: Path) -> None:
    text = write("classic", tmp_path).read_text("utf-8")
    for name in ("Ada", "Bo"):
        part = text.split(f"## {name}\n", 1)[1]
        before, after = part.split("× closed by the server with 1001", 1)
        assert '"do": "act"' in before
        assert '"is": "joined"' in after
        assert '"over"' in after
    assert len(text) < 30_000, "shortened, so that somebody reads it"


def test_the_transcripts_are_there_to_be_read() -> None:
    for file, _ in TRANSCRIPTS.values():
        assert (DOCS / file).stat().st_size > 1000
