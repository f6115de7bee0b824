"""What several commands take and return: shared options, and the exit codes besides success."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

from cyclopts import Parameter

from tercet.errors import Unreadable

#: The answer is no: not a SET, a log that does not hold.
NO: Final = 1
#: What was given cannot be used.
UNUSABLE: Final = 2

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Options = Annotated[list[str] | None, Parameter(negative="")]
Plain = Annotated[bool, Parameter(name="--plain", negative="", help="Lines instead of a screen.")]
Switch = Annotated[bool, Parameter(negative="")]

#: No option is a larger number; longer ones are refused as a text would be.
_NUMBER: Final = re.compile("-?[0-9]{1,15}")
_SWITCHES: Final = {"true": True, "false": False}


def read_options(said: Sequence[str]) -> dict[str, Any]:
    """`form=penalty`, `challenge_ms=0`, `strict=true` as values by name."""
    options: dict[str, Any] = {}
    for one in said:
        name, is_said, value = one.partition("=")
        if not is_said:
            raise Unreadable("option_unreadable", option=one[:40])
        options[name] = _SWITCHES.get(value, int(value) if _NUMBER.fullmatch(value) else value)
    return options
