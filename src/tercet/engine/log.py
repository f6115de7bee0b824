"""Logs: a header, the entries, and at the end the seed. The log is the truth, a state its cache.

As text a log is JSON lines. Each line ends with a `link`, the first 16 hexadecimal digits of the
SHA-256 of the link before it and the line without its own link: one changed byte breaks one link,
and so is found and named.
"""

from __future__ import annotations

import hashlib
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from tercet.engine.acts import Act, Entry
from tercet.engine.chance import CHANCE_VERSION
from tercet.engine.events import Outcome
from tercet.engine.game import AnyGame
from tercet.engine.series import Match
from tercet.engine.wire import Whole, decoder, from_json, to_json
from tercet.errors import TercetError, Unreadable

#: The version of the format of logs.
LOG_VERSION: Final = 1
_LINK: Final = re.compile(rb',"link":"([0-9a-f]{16})"\}$')


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before the first card. `commitment` is the hash of a seed not yet told.

    `piles` are arranged packs, if any; such a game is marked by them and never rated.
    """

    game: str
    version: Whole
    edition: str
    options: dict[str, bool | Whole | str]
    match: Match
    seats: tuple[str, ...]
    commitment: str
    nonces: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ()
    chance: Whole = CHANCE_VERSION
    tercet: Whole = LOG_VERSION

    def without_secrets(self) -> Header:
        """The header as players may see it during play: an arranged pile stays hidden."""
        return msgspec.structs.replace(self, piles=())


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the seed is told, and the outcome is said again."""

    seed: str
    outcome: Outcome


class Log(msgspec.Struct, frozen=True):
    """A whole game; `end` is None while it is not over."""

    header: Header
    entries: tuple[Entry, ...]
    end: End | None = None


#: Finds the game of a header; given from outside, because the engine knows no game.
FindGame = Callable[[Header], AnyGame]


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """An entry as it stands in a file: the act is read once the game is known."""

    seq: Whole
    at: Whole
    act: msgspec.Raw
    seat: Whole | None = None
    seen: Whole | None = None


def write_log(log: Log) -> str:
    """A log as text."""
    parts: list[object] = [log.header, *log.entries, *([log.end] if log.end else [])]
    return b"".join(_linked(map(to_json, parts))).decode()


def _linked(lines: Iterator[bytes]) -> Iterator[bytes]:
    link = ""
    for line in lines:
        link = _link(link, line)
        yield b'%s,"link":"%s"}\n' % (line[:-1], link.encode())


def _link(before: str, line: bytes) -> str:
    return hashlib.sha256(before.encode() + line).hexdigest()[:16]


def read_log(text: str | bytes, find_game: FindGame) -> Log:
    """Read a log and check its links; the first line that does not fit is named."""
    data = text.encode() if isinstance(text, str) else text
    lines = list(_unlinked(data))
    header = _read(1, lines[0], Header)
    _check_versions(header)
    game = find_game(header)
    end = None
    if len(lines) > 1 and lines[-1].startswith(b'{"seed":'):
        end = _read(len(lines), lines.pop(), End)
    kind = decoder(game.entry_act_type)
    entries = tuple(_entry(n, line, kind) for n, line in enumerate(lines[1:], 2))
    return Log(header, entries, end)


def _unlinked(data: bytes) -> Iterator[bytes]:
    if not data.strip():
        raise Unreadable("log_empty")
    lines = data.removeprefix(BOM_UTF8).split(b"\n")
    if lines.pop():
        raise Unreadable("log_cut", line=len(lines) + 1)
    link = ""
    for number, ended in enumerate(lines, 1):
        line = ended.removesuffix(b"\r")  # some editors and mail programs end lines so
        found = _LINK.search(line)
        if not found:
            raise Unreadable("log_line_unreadable", line=number)
        plain = line[: found.start()] + b"}"
        link = _link(link, plain)
        if link != found[1].decode():
            raise Unreadable("log_line_changed", line=number)
        yield plain


def _check_versions(header: Header) -> None:
    if header.tercet > LOG_VERSION or header.chance > CHANCE_VERSION:
        raise Unreadable("log_newer_format", version=header.tercet, newest=LOG_VERSION)


def _entry(number: int, line: bytes, acts: msgspec.json.Decoder[Act]) -> Entry:
    raw: _Line = _read(number, line, _Line)
    try:
        act = acts.decode(raw.act)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TercetError) as error:
        raise Unreadable("log_line_unreadable", line=number) from error
    return Entry(seq=raw.seq, at=raw.at, act=act, seat=raw.seat, seen=raw.seen)


def _read(number: int, line: bytes, kind: Any) -> Any:
    try:
        return from_json(line, kind)
    except TercetError as error:
        raise Unreadable("log_line_unreadable", line=number) from error
