"""What can go wrong: refusals, which are the errors of the rules, and answers that never came."""

from __future__ import annotations

from typing import Final, Literal

from tercet.errors import IllegalAction, TercetError, TooLate, Unreadable
from tercet.programs.protocol import Refused

_KINDS: Final = {kind.kind: kind for kind in (Unreadable, IllegalAction, TooLate)}

#: `line_broken`: the line was cut before the answer; `closed`: this client was.
Why = Literal["line_broken", "closed"]


class Lost(ConnectionError):
    """The answer did not come, so that nobody here knows whether it happened.

    No refusal: a refusal changes nothing. Acts do not end like this when a line breaks, they are
    repeated; only when the client is closed over them.
    """

    def __init__(self, code: Why) -> None:
        super().__init__(code)
        self.code: Final = code


def refusal(message: Refused) -> TercetError:
    """The error that a refusal tells of, with the server's own sentence as a note."""
    error = _KINDS.get(message.kind, IllegalAction)(message.code, **message.data)
    error.add_note(message.text)
    return error
