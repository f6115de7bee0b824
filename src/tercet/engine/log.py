"""Logs: a header, the entries, and at the end the seed. The log is the truth, a state its cache.

As text a log is JSON lines. Each line ends with a `link`, the first 16 hexadecimal digits of the
SHA-256 of the link before it and the line without its own link: one changed byte breaks one link,
and so is found and named. Who played stands in a last line that no link holds: it can be cut off.
"""

from __future__ import annotations

import hashlib
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tercet.engine.acts import Act, Claim, Entry
from tercet.engine.chance import CHANCE_VERSION
from tercet.engine.events import Outcome
from tercet.engine.game import AnyGame
from tercet.engine.series import Match
from tercet.engine.wire import Whole, decoder, from_json, to_json
from tercet.errors import TercetError, Unreadable

#: The version of the format of logs. In the first one the header held the names of the players.
LOG_VERSION: Final = 2
NAMES_IN_HEADER: Final = 1
#: No name is longer in a log.
MOST_NAME: Final = 200
_LINK: Final = re.compile(rb',"link":"([0-9a-f]{16})"\}$')


Link = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before the first card. `commitment` is the hash of a seed not yet told.

    `seats` is how many play; in logs of version 1 their names. `piles` are arranged packs, if any;
    such a game is marked by them and never rated. `relinked` is the last link of an older log that
    this one was made of, `fair_lag` is written where a table has switched that off.
    """

    game: str
    version: Whole
    edition: str
    options: dict[str, bool | Whole | str]
    match: Match
    seats: Whole | tuple[str, ...]
    commitment: str
    nonces: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ()
    chance: Whole = CHANCE_VERSION
    tercet: Whole = LOG_VERSION
    relinked: Link | msgspec.UnsetType = msgspec.UNSET
    fair_lag: Literal["off"] | msgspec.UnsetType = msgspec.UNSET

    @property
    def count(self) -> int:
        """How many seats there are."""
        return self.seats if isinstance(self.seats, int) else len(self.seats)

    @property
    def old_names(self) -> tuple[str, ...]:
        """The names that a header of version 1 holds; none in newer ones."""
        return () if isinstance(self.seats, int) else self.seats

    @property
    def without_nonce(self) -> tuple[int, ...]:
        """The seats whose players added no nonce to the deal; bots of a server never do."""
        given = {seat for seat, nonce in enumerate(self.nonces) if nonce}
        return tuple(seat for seat in range(self.count) if seat not in given)


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the seed is told, and the outcome is said again."""

    seed: str
    outcome: Outcome


class Log(msgspec.Struct, frozen=True):
    """A whole game; `end` is None while it is not over.

    `names` are those of the players, by seat; empty where nobody tells them, and an empty name is
    one that was cut. `words.players.names_at` says what to call somebody without one.
    """

    header: Header
    entries: tuple[Entry, ...]
    end: End | None = None
    names: tuple[str, ...] = ()


#: Finds the game of a header; given from outside, because the engine knows no game.
FindGame = Callable[[Header], AnyGame]


class ReadClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim as it is written: the act is read once the game is known."""

    seat: Whole
    at: Whole
    less: Whole = 0
    why: Annotated[str, Meta(max_length=20)] = ""
    act: msgspec.Raw = msgspec.Raw()


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """An entry as it stands in a file: the act is read once the game is known."""

    seq: Whole
    at: Whole
    act: msgspec.Raw
    seat: Whole | None = None
    seen: Whole | None = None
    claims: tuple[ReadClaim, ...] = ()


class _Names(msgspec.Struct, forbid_unknown_fields=True):
    """Who played, by seat: the one line without a link."""

    names: tuple[Annotated[str, Meta(max_length=MOST_NAME)], ...]


class Outline(msgspec.Struct, frozen=True):
    """What a log says of itself to somebody who does not know its rules, its links checked."""

    game: str
    version: int
    format: int
    commitment: str
    link: str
    outcome: Outcome | None
    names: tuple[str, ...]


class _Opening(msgspec.Struct):
    """What every version of the format has in its first line."""

    game: Annotated[str, Meta(max_length=40)]
    version: Whole
    commitment: str
    tercet: Whole = LOG_VERSION


class _Ending(msgspec.Struct):
    """What every version of the format has in its last line."""

    seed: str
    outcome: Outcome


#: Types of a log's lines, except the acts of its game.
LOG_TYPES: Final = (
    *(Header, End, _Line, _Names, _Opening, _Ending),
    *(ReadClaim, tuple[ReadClaim, ...]),
)


def write_log(log: Log) -> str:
    """A log as text; the names come last, where they can be cut off."""
    text = b"".join(_linked(_parts(log))).decode()
    if log.names and log.header.tercet > NAMES_IN_HEADER:
        text += to_json(_Names(log.names)).decode() + "\n"
    return text


def last_link(log: Log) -> str:
    """The link of the last line that has one: it stands for the whole log."""
    link = ""
    for line in _parts(log):
        link = _link(link, line)
    return link


def link_in(text: bytes) -> str | None:
    """The last link in a log as it was written; defaults that came later would change it."""
    found = re.findall(rb',"link":"([0-9a-f]{16})"\}\r?\n', text)
    return found[-1].decode() if found else None


def relinked(log: Log, link: str | None = None) -> Log:
    """An old log in today's format, with its names beside it; it tells the last link of the old.

    A log that is in today's format already is returned as it is.
    """
    if log.header.tercet > NAMES_IN_HEADER:
        return log
    header = msgspec.structs.replace(
        log.header, seats=log.header.count, tercet=LOG_VERSION, relinked=link or last_link(log)
    )
    return msgspec.structs.replace(log, header=header)


def _parts(log: Log) -> Iterator[bytes]:
    return map(to_json, (log.header, *log.entries, *([log.end] if log.end else [])))


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
    linked, names = _apart(data)
    lines = list(_unlinked(linked))
    header = _read(1, lines[0], Header)
    _check_versions(header)
    game = find_game(header)
    end = None
    if len(lines) > 1 and lines[-1].startswith(b'{"seed":'):
        end = _read(len(lines), lines.pop(), End)
    kind = decoder(game.entry_act_type)
    entries = tuple(_entry(n, line, kind) for n, line in enumerate(lines[1:], 2))
    _check_format(header, entries, names)
    return Log(header, entries, end, header.old_names if names is None else names)


def outline_log(text: bytes) -> Outline:
    """Read what can be read of a finished log of any version, also of one that is not known yet."""
    linked, names = _apart(text)
    lines = list(_unlinked(linked))
    if not lines[-1].startswith(b'{"seed":'):
        raise Unreadable("log_unfinished")
    opening: _Opening = _read(1, lines[0], _Opening)
    try:
        outcome: Outcome | None = from_json(lines[-1], _Ending).outcome
    except TercetError:
        outcome = None  # a later format may say it otherwise
    return Outline(
        opening.game,
        opening.version,
        opening.tercet,
        opening.commitment,
        link_in(linked[-1] + b"\n") or "",
        outcome,
        names or (),
    )


def _apart(data: bytes) -> tuple[list[bytes], tuple[str, ...] | None]:
    """The lines that are linked, and the names beside them, if there are any."""
    if not data.strip():
        raise Unreadable("log_empty")
    lines = data.removeprefix(BOM_UTF8).split(b"\n")
    if lines.pop():
        raise Unreadable("log_cut", line=len(lines) + 1)
    lines = [line.removesuffix(b"\r") for line in lines]  # some mail programs end lines so
    if not lines[-1].startswith(b'{"names":'):
        return lines, None
    found: _Names = _read(len(lines), lines.pop(), _Names)
    return lines, found.names


def _unlinked(lines: list[bytes]) -> Iterator[bytes]:
    link = ""
    for number, line in enumerate(lines, 1):
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
    if (header.tercet > NAMES_IN_HEADER) != isinstance(header.seats, int):
        raise Unreadable("log_line_unreadable", line=1)


def _check_format(
    header: Header, entries: tuple[Entry, ...], names: tuple[str, ...] | None
) -> None:
    """Refuse what this version of the format does not have, and names that are not one a seat."""
    old = header.tercet <= NAMES_IN_HEADER
    for number, entry in enumerate(entries, 2):
        if entry.claims and old:
            raise Unreadable("log_line_unreadable", line=number)
    if names is not None and (old or len(names) != header.count):
        raise Unreadable("log_names_differ", names=len(names), seats=header.count)


def _entry(number: int, line: bytes, acts: msgspec.json.Decoder[Act]) -> Entry:
    raw: _Line = _read(number, line, _Line)
    try:
        act = acts.decode(raw.act)
        claims = claimed(raw.claims, acts) if raw.claims else ()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TercetError) as error:
        raise Unreadable("log_line_unreadable", line=number) from error
    return Entry(raw.seq, raw.at, act, raw.seat, raw.seen, claims)


def claimed(written: Iterable[ReadClaim], acts: msgspec.json.Decoder[Act]) -> tuple[Claim, ...]:
    """Claims as they are written, with their acts read."""
    return tuple(
        Claim(
            each.seat,
            each.at,
            each.less,
            each.why,
            acts.decode(each.act) if bytes(each.act) else None,
        )
        for each in written
    )


def _read(number: int, line: bytes, kind: Any) -> Any:
    try:
        return from_json(line, kind)
    except TercetError as error:
        raise Unreadable("log_line_unreadable", line=number) from error
