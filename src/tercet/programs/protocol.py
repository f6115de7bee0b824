"""The messages of Tercet, typed once: what programs send to a table and what comes back.

This is the part that all carriers share (standard input and output, WebSocket, files): requests,
replies, errors. Acts, events and views are those of the games. See `docs/protocol.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tercet.engine.acts import snake
from tercet.engine.events import Deadline, Outcome, View
from tercet.engine.table import SeenStep
from tercet.engine.wire import Whole
from tercet.errors import LARGEST, Detail, TercetError

if TYPE_CHECKING:
    from tercet.words.texts import Texts

#: Echoed as it came.
Id = Whole | str | None


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=snake, forbid_unknown_fields=True
):
    """What a program asks; `id` comes back with the reply."""

    id: Id = None


class New(Request, frozen=True, kw_only=True):
    """Open a table; a table that was open is dropped."""

    game: str
    seats: Whole | tuple[str, ...]
    edition: str | None = None
    preset: str | None = None
    options: dict[str, Any] = {}
    match: dict[str, Any] = {}
    seed: str | None = None
    nonces: tuple[str, ...] = ()
    pile: tuple[str, ...] | None = None
    piles: tuple[tuple[str, ...], ...] = ()


class ActRequest(Request, frozen=True, kw_only=True, tag="act"):
    """A seat acts. `at` is table time; left out, no time has passed."""

    seat: Whole
    act: msgspec.Raw
    at: Whole | None = None
    seen: Whole | None = None


class Tick(Request, frozen=True, kw_only=True):
    """Time passes, up to `at`."""

    at: Whole


class ViewRequest(Request, frozen=True, kw_only=True, tag="view"):
    """What a seat may know; null is a spectator."""

    seat: Whole | None


class LegalRequest(Request, frozen=True, kw_only=True, tag="legal"):
    """What a seat may do now; at most `limit` acts are listed."""

    seat: Whole
    limit: Whole = 1000


class LogRequest(Request, frozen=True, kw_only=True, tag="log"):
    """The whole log once the game is over; before that, what a seat may know of it."""

    seat: Whole | None = None


AnyRequest = New | ActRequest | Tick | ViewRequest | LegalRequest | LogRequest


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=snake):
    """An answer; exactly one for each request."""

    id: Id = None


class Opened(Reply, frozen=True, kw_only=True):
    """A table is open. The seed is committed to, not told."""

    game: str
    version: int
    edition: str
    options: dict[str, bool | int | str]
    match: dict[str, int | str]
    seats: tuple[str, ...]
    commitment: str
    steps: tuple[SeenStep, ...]
    may_act: tuple[int, ...]
    deadline: Deadline | None
    outcome: Outcome | None


class Done(Reply, frozen=True, kw_only=True):
    """It happened; `steps` are what it caused, each event with its audience."""

    seq: int
    at: int
    steps: tuple[SeenStep, ...]
    may_act: tuple[int, ...]
    deadline: Deadline | None
    outcome: Outcome | None


class Seen(Reply, frozen=True, kw_only=True, tag="view"):
    """A view."""

    seq: int
    at: int
    view: View


class Legal(Reply, frozen=True, kw_only=True):
    """Legal acts: how many, and the first of them."""

    count: int
    complete: bool
    acts: tuple[Any, ...]


class WholeLog(Reply, frozen=True, kw_only=True, tag="log"):
    """The whole log, as text in the format of log files."""

    log: str


class Records(Reply, frozen=True, kw_only=True):
    """What a viewer may know of a game that goes on."""

    seat: int | None
    commitment: str
    steps: tuple[SeenStep, ...]


class Refused(Reply, frozen=True, kw_only=True, tag="error"):
    """A refusal: its kind and code for programs, a text for people. Nothing was changed."""

    kind: str
    code: str
    data: dict[str, Detail]
    text: str


def refused(
    error: TercetError,
    texts: Texts,
    id: Id = None,  # noqa: A002
    names: Sequence[str] = (),
) -> Refused:
    """The message that tells of an error; `names` are those at the table."""
    from tercet.words.texts import error_text  # in a page there are no catalogues

    text = error_text(texts, error, names)
    return Refused(id=id, kind=error.kind, code=error.code, data=error.data, text=text)


def id_of(data: bytes | str) -> Id:
    """The id of a request that is refused, where it can be read at all."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    found = raw.get("id") if isinstance(raw, dict) else None
    if isinstance(found, bool) or (isinstance(found, int) and abs(found) > LARGEST):
        return None
    return found if isinstance(found, (int, str)) else None
