"""One act through all nodes, by one id in their logs: for a host who looks for what is slow.

Off unless the variable TERCET_TRACE is set. The id is given where the client's message comes in:
its node, its stream, and the number of the message there. It stays with an act until that is
stored, and with the frames that tell of it, at every node whose clients are told:

    passed_on   the client's node hands the message to the owner of its table
    heard       the owner has it, from there or from a client of its own
    entered     the act is an entry of the game (`refused` with a code, if it is not)
    stored      it is on the disk, and everybody at the table is told
    told        the owner has something to tell to a client of another node
    posted      that node has given it to its client
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

VARIABLE: Final = "TERCET_TRACE"
#: Looked up once: every message passes here.
ON: Final = bool(os.environ.get(VARIABLE))
#: So many acts that are not stored yet are remembered.
_MOST: Final = 10_000
#: Stands for the stream of a client of the owner's node, which needs none.
_HERE: Final = "here"
_log = logging.getLogger("tercet.trace")


def message_id(node: str, stream: int | str, number: int) -> str:
    """The id of a message: the client's node, its stream there, and its number on that."""
    return f"{node[:8]}.{stream}.{number}"


def trace(what: str, id_: str, **more: str | int) -> None:
    """Say where a message or an act is."""
    told = " ".join(f"{name}={value}" for name, value in more.items())
    _log.warning("%s", f"{what} {id_} {told}".rstrip())


class Acts:
    """The acts that are on their way through this process.

    It has one loop, so that what is being done now can stand in a field.
    """

    def __init__(self) -> None:
        #: The message that is being read.
        self.reading = ""
        #: The acts of which is being told.
        self.telling: tuple[str, ...] = ()
        self._numbers = count(1)
        self._heard: OrderedDict[tuple[str, int, int], str] = OrderedDict()
        self._entered: OrderedDict[tuple[str, int], str] = OrderedDict()

    @contextmanager
    def read(self, id_: str, **more: str | int) -> Iterator[None]:
        """While a message is read that came under this id."""
        trace("heard", id_, **more)
        self.reading = id_
        try:
            yield
        finally:
            self.reading = ""

    def new_id(self, node: str) -> str:
        """For the message of a client that is at the owner's node."""
        return message_id(node, _HERE, next(self._numbers))

    def heard(self, table: str, seat: int, number: int) -> None:
        """The message that is being read is this act of a seat; it may wait to be entered."""
        if self.reading:
            self._heard[table, seat, number] = self.reading
            if len(self._heard) > _MOST:
                self._heard.popitem(last=False)

    def entered(self, table: str, seat: int, number: int, seq: int) -> None:
        """An act has become an entry."""
        id_ = self._heard.pop((table, seat, number), None)
        if id_ is not None:
            trace("entered", id_, table=table, seq=seq)
            self._entered[table, seq] = id_
            if len(self._entered) > _MOST:
                self._entered.popitem(last=False)

    def refused(self, table: str, seat: int, number: int, code: str) -> None:
        """An act was refused."""
        id_ = self._heard.pop((table, seat, number), None)
        if id_ is not None:
            trace("refused", id_, table=table, code=code)

    @contextmanager
    def tell(self, table: str, seqs: Iterable[int]) -> Iterator[None]:
        """While everybody at a table is told of entries, which are stored."""
        found = (self._entered.pop((table, seq), None) for seq in seqs)
        self.telling = tuple([id_ for id_ in found if id_ is not None])
        for id_ in self.telling:
            trace("stored", id_, table=table)
        try:
            yield
        finally:
            self.telling = ()


ACTS: Final = Acts()
