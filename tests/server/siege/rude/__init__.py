"""Every attack, in one list. A new one is a module here with an `ATTACK`, and a name in it."""

from __future__ import annotations

from tests.server.siege.rude import (
    crowds,
    deaf,
    frames,
    heads,
    logins,
    nothing,
    questions,
    requests,
    silence,
    tables,
)
from tests.server.siege.siege import Attack

ATTACKS: tuple[Attack, ...] = (
    nothing.ATTACK,
    *questions.ATTACKS,
    *frames.ATTACKS,
    *heads.ATTACKS,
    *silence.ATTACKS,
    *requests.ATTACKS,
    *crowds.ATTACKS,
    deaf.ATTACK,
    *logins.ATTACKS,
    *tables.ATTACKS,
)
