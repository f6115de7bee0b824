"""Today's puzzle over HTTP, and that of every earlier day: `GET /api/puzzle/2026-11-16`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from tercet.practice.puzzle import Puzzle, puzzle_of, read_day
from tercet.programs.protocol import Refused


@get(
    "/api/puzzle/{day:str}",
    sync_to_thread=False,
    responses={
        400: ResponseSpec(Refused, description="It is not a date."),
        404: ResponseSpec(Refused, description="That day has no puzzle."),
    },
)
def puzzle(day: Annotated[str, PathParameter(max_length=40)]) -> Puzzle:
    """The puzzle of a day (YYYY-MM-DD); it never changes, so it may be kept."""
    return puzzle_of(read_day(day, datetime.now(UTC).date()))
