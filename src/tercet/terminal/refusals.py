"""Why something was refused, or did not arrive, in words for whoever wanted it."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.client.refusals import Lost
from tercet.errors import TercetError
from tercet.terminal.harmless import one_line
from tercet.words.texts import Texts, error_text


def refusal(texts: Texts, why: TercetError | Lost, names: Sequence[str] = ()) -> str:
    """The refusal of a table or a server, or that the line is broken; one line, and harmless."""
    if isinstance(why, TercetError):
        return one_line(error_text(texts, why, names))
    return texts.say("net-lost")
