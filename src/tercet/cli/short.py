"""The commands that have to answer at once: each loads only what it needs.

The front door (`door.py`) calls them straight where the arguments are plain: the parser of
arguments, and rich, which draws in colour, take longer to load than these take to answer.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tercet.cards import Card, find_sets, parse_cards
from tercet.cli.voice import voice

#: Only this machine, unless somebody asks for more.
HOST: Final = "127.0.0.1"


def sets(cards: Sequence[str], *, json: bool = False) -> None:
    """Find the SETs among these cards."""
    found = find_sets(parse_cards(cards))
    if json:
        voice.json(found)
        return
    for triple in found:
        voice.say(" ".join(map(str, triple)))
    voice.say(voice.texts.say("sets-found", count=len(found)))


def deal(*, edition: str | None = None, seed: str | None = None) -> None:
    """Deal a table and draw it."""
    import secrets

    from tercet.editions import DEFAULT_EDITION
    from tercet.engine.chance import SEED_BYTES, read_seed
    from tercet.tables import new_table

    edition = DEFAULT_EDITION if edition is None else edition
    chosen = read_seed(seed) if seed else secrets.token_bytes(SEED_BYTES)
    table = new_table("classic", 1, chosen, edition=edition)
    cards: tuple[Card, ...] = table.state.table
    _show(cards, edition)
    voice.say(voice.texts.say("sets-on-table", count=len(find_sets(cards))))
    voice.say(f"{voice.texts.say('seed')}: {chosen.hex()}", style="dim", soft_wrap=True)


def _show(cards: Sequence[Card], edition: str) -> None:
    if voice.piped:
        from tercet.terminal.letters import in_rows, letters

        voice.say(letters(in_rows(cards)))
    else:
        from tercet.editions import find_edition
        from tercet.terminal.drawing import draw_cards

        voice.out.print(draw_cards(cards, find_edition(edition), voice.out))


def table() -> None:
    """Run a table for a program: JSON lines on standard input and output (docs/protocol.md)."""
    from tercet.programs.referee import Referee

    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    for reply in Referee(voice.texts).serve(lines):
        sys.stdout.write(reply + "\n")
        sys.stdout.flush()


def serve(
    *,
    host: str = HOST,
    port: int | None = None,
    open_browser: bool = True,
    data: Path | None = None,
    database: str | None = None,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> None:
    """Serve Tercet for browsers, and open one."""
    from tercet.server.running.serve import serve as run

    run(
        host,
        port,
        open_browser=open_browser,
        lang=voice.lang,
        data=data,
        database=database,
        origins=origins,
        proxies=proxies,
    )
