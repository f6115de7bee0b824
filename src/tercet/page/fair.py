"""Whether a deal was fair, worked out in the page by the same Python that plays: what a log proves.

The log is read and played through (`tercet verify`), and what somebody was shown of the game is
compared with what follows from the seed and the words of the players, step by step.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tercet.cards import Card
from tercet.engine.chance import commitment, read_seed
from tercet.engine.log import Header, Log
from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.programs.protocol import Refused
from tercet.server.table.film import frames_of
from tercet.tables import load_log, replay_start, verify

#: So many of the first cards are shown.
FIRST: Final = 12
#: With these a line is named that does not fit.
_BROKEN: Final = frozenset({"log_line_changed", "log_line_unreadable", "log_cut"})


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log, and the frames that a server has shown of its game, if one has."""

    log: str
    frames: list[dict[str, Any]] | None = None


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What can be said of a log; None is what cannot be known.

    `broken` is the first line that does not fit the one before, `differs` the first step at which
    something else was shown than follows from the seed. `without_nonce` are the seats whose players
    added no nonce: the server could have chosen the deal against them, if they are people.
    """

    header: Header | None = None
    names: tuple[str, ...] = ()
    entries: int = 0
    seed: str | None = None
    broken: int | None = None
    committed: bool | None = None
    compared: int | None = None
    differs: int | None = None
    first: tuple[str, ...] = ()
    without_nonce: tuple[int, ...] = ()
    holds: bool = False
    refusal: Refused | None = None


def proof_of(doubt: Doubt) -> Proof:
    """Everything that a log proves."""
    try:
        log = load_log(doubt.log)
    except TercetError as error:
        line = error.data.get("line") if error.code in _BROKEN else None
        return Proof(broken=line if isinstance(line, int) else None, refusal=_refused(error))
    proof = Proof(
        header=log.header,
        names=log.names or ("",) * log.header.count,
        entries=len(log.entries),
        seed=log.end.seed if log.end else None,
        committed=_committed(log),
        without_nonce=log.header.without_nonce,
    )
    if proof.committed:
        proof = msgspec.structs.replace(proof, first=_first(log))
    try:
        verify(log)
    except TercetError as error:
        return msgspec.structs.replace(proof, refusal=_refused(error))
    proof = msgspec.structs.replace(proof, holds=True)
    return proof if doubt.frames is None else _compared(proof, log, doubt.frames)


def _committed(log: Log) -> bool | None:
    if log.end is None:
        return None
    try:
        return commitment(read_seed(log.end.seed)) == log.header.commitment
    except TercetError:
        return False


def _first(log: Log) -> tuple[str, ...]:
    """The first cards on the table, where the game has them lying open."""
    try:
        view: Any = replay_start(log).view(None)
    except TercetError:
        return ()
    lying = getattr(view, "table", ())
    lying = getattr(lying, "table", lying)  # a match shows the table of its deal
    cards = [each for each in lying if isinstance(each, Card)] if isinstance(lying, tuple) else []
    return tuple(map(str, cards[:FIRST]))


def _compared(proof: Proof, log: Log, shown: list[dict[str, Any]]) -> Proof:
    frames = frames_of(log, None, 0, len(log.entries) + 1)
    dealt = [msgspec.json.decode(to_json(frame)) for frame in frames]
    pairs = zip(dealt, shown, strict=False)
    differs = next((at for at, (ours, theirs) in enumerate(pairs) if ours != theirs), None)
    if differs is None and len(dealt) != len(shown):
        differs = min(len(dealt), len(shown))
    return msgspec.structs.replace(proof, compared=len(shown), differs=differs)


def _refused(error: TercetError) -> Refused:
    return Refused(id=None, kind=error.kind, code=error.code, data=error.data, text="")
