"""A referee on standard input and output: JSON lines in, JSON lines out, as UCI does for chess.

The program at the other end runs the table and is trusted with all of it; what it shows to its
players it takes from `view`. A bad line gets an error line and changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from typing import Any, assert_never

import msgspec

from tercet.editions import DEFAULT_EDITION
from tercet.engine.chance import SEED_BYTES, read_seed
from tercet.engine.log import write_log
from tercet.engine.table import SeenStep, Step, Table
from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError, Unreadable
from tercet.programs.protocol import (
    ActRequest,
    AnyRequest,
    Done,
    Legal,
    LegalRequest,
    LogRequest,
    New,
    Opened,
    Records,
    Reply,
    Seen,
    Tick,
    ViewRequest,
    WholeLog,
    id_of,
    refused,
)
from tercet.tables import new_table
from tercet.words.texts import Texts

#: A line longer than this is refused before it is read.
MOST_BYTES = 1 << 20


class Referee:
    """Answers one line with one line; holds one table at a time."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.table: Table | None = None

    def serve(self, lines: Iterable[str]) -> Iterator[str]:
        """Answer every line: whoever has sent one waits for a reply."""
        return map(self.answer, lines)

    def answer(self, line: str) -> str:
        """The reply to one line, whatever the line is."""
        try:
            reply: Reply = self._answer(self._read(line))
        except TercetError as error:
            names = self.table.names if self.table else ()
            reply = refused(error, self.texts, id_of(line), names)
        return to_json(reply).decode()

    def _read(self, line: str) -> AnyRequest:
        if len(line) > MOST_BYTES:
            raise Unreadable("message_too_long", most=MOST_BYTES)
        if not line.strip():
            raise Unreadable("message_empty")
        request: AnyRequest = from_json(line, AnyRequest)
        return request

    def _answer(self, request: AnyRequest) -> Reply:
        match request:
            case New():
                return self._new(request)
            case ActRequest():
                return self._act(request)
            case Tick():
                table = self._open()
                return _done(request.id, table, table.tick(request.at))
            case ViewRequest():
                table = self._open()
                view = table.view(request.seat)
                return Seen(id=request.id, seq=table.seq, at=table.at, view=view)
            case LegalRequest():
                return self._legal(request)
            case LogRequest():
                return self._log(request)
        assert_never(request)

    def _open(self) -> Table:
        if self.table is None:
            raise Unreadable("no_table")
        return self.table

    def _new(self, request: New) -> Opened:
        seed = read_seed(request.seed) if request.seed else secrets.token_bytes(SEED_BYTES)
        piles = request.piles if request.pile is None else (request.pile, *request.piles)
        self.table = table = new_table(
            request.game,
            request.seats,
            seed,
            edition=request.edition or DEFAULT_EDITION,
            preset=request.preset,
            options=request.options,
            match=request.match,
            piles=piles,
            nonces=request.nonces,
        )
        header = table.header
        return Opened(
            id=request.id,
            game=header.game,
            version=header.version,
            edition=header.edition,
            options=header.options,
            match=msgspec.structs.asdict(header.match),
            seats=table.names,
            commitment=header.commitment,
            steps=_seen_steps(table.steps),
            **_standing(table),
        )

    def _act(self, request: ActRequest) -> Done:
        table = self._open()
        act = table.game.read_act(request.act)
        step = table.act(request.seat, act, request.at, request.seen)
        return _done(request.id, table, [step])

    def _legal(self, request: LegalRequest) -> Legal:
        table = self._open()
        table.view(request.seat)  # refuses a seat that does not exist
        acts = table.legal(request.seat)
        some, complete = acts.listed(request.limit)
        return Legal(id=request.id, count=len(acts), complete=complete, acts=some)

    def _log(self, request: LogRequest) -> Reply:
        table = self._open()
        if table.outcome is not None:
            return WholeLog(id=request.id, log=write_log(table.log()))
        table.view(request.seat)
        return Records(
            id=request.id,
            seat=request.seat,
            commitment=table.header.commitment,
            steps=tuple(table.seen_by(request.seat)),
        )


def _done(id: int | str | None, table: Table, steps: list[Step]) -> Done:  # noqa: A002
    return Done(id=id, seq=table.seq, at=table.at, steps=_seen_steps(steps), **_standing(table))


def _seen_steps(steps: list[Step]) -> tuple[SeenStep, ...]:
    return tuple(SeenStep(step.seq, step.at, step.events) for step in steps)


def _standing(table: Table) -> dict[str, Any]:
    return {
        "may_act": tuple(sorted(table.may_act())),
        "deadline": table.deadline,
        "outcome": table.outcome,
    }
