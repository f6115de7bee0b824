"""The bots of an account, as `tercet bots list` tells them."""

from __future__ import annotations

from typing import Final

import pytest

from tercet.netbots.accounts import lines
from tercet.server.wire.bodies import OwnBot, OwnToken
from tercet.words.texts import Texts

#: 2026-03-01 and 2026-03-04, at noon.
_MADE: Final = 1_772_366_400_000
_LATER: Final = _MADE + 3 * 86_400_000


def a_bot(seen_ms: int, *, here: bool = False) -> OwnBot:
    token = OwnToken(key="k1", label="home", scope=("play",), begun_ms=_MADE, seen_ms=seen_ms)
    return OwnBot(key="b1", name="Robbie", created_ms=_MADE, here=here, tokens=(token,))


def test_a_token_that_was_used_says_when() -> None:
    assert lines([a_bot(_LATER)], Texts("en")) == [
        "Robbie",
        "  k1 home  play  last seen 2026-03-04",
    ]


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_a_token_without_a_use_is_not_said_to_have_been_seen(lang: str) -> None:
    texts = Texts(lang)
    seen = texts.say("bots-seen", date="2026-03-01")
    unused = texts.say("bots-unused", date="2026-03-01")
    told = lines([a_bot(_MADE)], texts)[1]
    assert seen not in told
    assert told.endswith(unused)


def test_no_token_of_a_bot_that_is_there_is_called_unused() -> None:
    assert lines([a_bot(_MADE, here=True)], Texts("en")) == [
        "Robbie (is there)",
        "  k1 home  play  made 2026-03-01",
    ]
