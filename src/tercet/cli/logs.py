"""Games that were played: replayed, checked, analysed."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec.structs import replace

from tercet import tables
from tercet.cli.arguments import NO, Json, Plain
from tercet.cli.voice import voice
from tercet.editions import find_edition
from tercet.engine.log import Log, link_in, relinked, write_log
from tercet.engine.wire import to_plain
from tercet.errors import Unreadable
from tercet.terminal import listing
from tercet.terminal.console import marked
from tercet.terminal.harmless import one_line
from tercet.words.players import names_at
from tercet.words.story import Teller


def replay(log: Path, *, step: bool = False, plain: Plain = False, json: Json = False) -> None:
    """Play a log back: on a full screen with a time line, or in lines, one a step."""
    played = tables.load_log(_read(log))
    if voice.has_screen and not (step or plain or json):
        from tercet.terminal.pages.replay import replay_here

        replay_here(played, voice)
        return
    table = tables.replay_start(played)
    edition = find_edition(played.header.edition)
    teller = Teller(voice.texts, [*map(one_line, names_at(played, voice.texts))], edition, marked)
    if not json:
        voice.out.print(listing.header(played, voice.texts))
    for entry in (None, *played.entries):
        now = table.steps[0] if entry is None else tables.replay_entry(table, entry)
        if json:
            voice.json(to_plain(now))
            continue
        voice.out.print(listing.told_step(now, teller))
        if step and entry is not None:
            step = _wait_for_key()


def _wait_for_key() -> bool:
    """Wait until the reader goes on; False when nobody is there to press a key any more."""
    try:
        input()
    except EOFError:
        return False
    return True


def verify(log: Path, *, json: Json = False) -> None:
    """Check a log: seed against commitment, the deal, every entry, the outcome."""
    try:
        played = tables.load_log(_read(log))
        checked = tables.verify(played)
    except Unreadable as error:
        if error.code == "file_unreadable":
            raise
        if json:
            voice.json({"holds": False, "code": error.code, "data": error.data})
        voice.fail(error)
        sys.exit(NO)
    _say_holds(played, checked.seq, json)


def _say_holds(log: Log, entries: int, json: bool) -> None:
    assert log.end is not None
    if json:
        facts = {"seed": log.end.seed, "commitment": log.header.commitment, "entries": entries}
        again = {"relinked": log.header.relinked} if log.header.relinked else {}
        without = {"without_nonce": log.header.without_nonce}
        voice.json({"holds": True, **facts, **without, **again, "outcome": log.end.outcome})
        return
    texts = voice.texts
    voice.out.print(texts.say("verify-holds"))
    voice.out.print(f"  {texts.say('verify-commitment', commitment=log.header.commitment)}")
    voice.out.print(f"  {texts.say('verify-seed', seed=log.end.seed)}")
    if log.header.piles:
        voice.out.print(f"  {texts.say('verify-arranged')}")
    elif log.header.without_nonce:
        named = names_at(log, texts)
        names = ", ".join(one_line(named[seat]) for seat in log.header.without_nonce)
        voice.out.print(f"  {texts.say('verify-without-nonce', names=names)}")
    if log.header.relinked:
        voice.out.print(f"  {texts.say('verify-relinked', link=log.header.relinked)}")
    voice.out.print(f"  {texts.say('verify-entries', count=entries)}")
    if verdicts := sum(bool(entry.claims) for entry in log.entries):
        voice.out.print(f"  {texts.say('verify-verdicts', count=verdicts)}")


def relink(log: Path, *, nameless: bool = False) -> None:
    """Write an old log in today's format, where names stand beside it and can be cut off."""
    text = _read(log)
    played = relinked(tables.load_log(text), link_in(text))
    voice.out.file.write(write_log(replace(played, names=()) if nameless else played))


def analyse(log: Path, *, json: Json = False) -> None:
    """Tell which SETs lay on the table of a finished game, who found them, and who did not."""
    from tercet.analysis import analyse as account
    from tercet.analysis.command import report

    played = tables.load_log(_read(log))
    analysis = account(played)
    if json:
        voice.json(analysis)
    else:
        voice.out.print(listing.header(played, voice.texts))
        voice.out.print(report(analysis, names_at(played, voice.texts), voice.texts))


def me(games: Path, *, json: Json = False) -> None:
    """Tell one's own figures from a file of games, as a server gives it (docs/strength.md)."""
    from tercet.figures import figures_of
    from tercet.figures.file import owner_in, read_games
    from tercet.figures.printing import report

    text = _read(games)
    played = read_games(text)
    figures = figures_of(owner_in(text) if played else "", played, ())
    if json:
        voice.json(figures)
    else:
        voice.out.print(report(figures, voice.texts))


def _read(path: Path) -> bytes:
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise Unreadable("file_unreadable", path=str(path)) from error
