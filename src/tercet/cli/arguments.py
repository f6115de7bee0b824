"""What several commands take and return: shared options, and the exit codes besides success."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter

#: The answer is no: not a SET, a log that does not hold.
NO: Final = 1
#: What was given cannot be used.
UNUSABLE: Final = 2

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Options = Annotated[list[str] | None, Parameter(negative="")]
Plain = Annotated[bool, Parameter(name="--plain", negative="", help="Lines instead of a screen.")]
