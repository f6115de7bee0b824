"""The `tercet` command. Each command is a few lines over the library; errors are coded texts.

Exit codes: 0 for success and for "yes", 1 for "no" (not a SET, a log that does not hold), 2 for
input that cannot be used.
"""

from __future__ import annotations

import os
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, Literal

import cyclopts
from cyclopts import App, Parameter
from rich.console import Console

from tercet import __version__
from tercet.cards import Card, explain, find_sets, is_set, parse_cards
from tercet.catalogue import describe_games
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.chance import SEED_BYTES, Chance, read_seed
from tercet.engine.log import Log
from tercet.engine.wire import to_json, to_plain
from tercet.errors import TercetError, Unreadable
from tercet.exercises import EXERCISE_SETS, FIRST_EXERCISE, nine_card_exercise
from tercet.puzzle import PUZZLE_SETS, puzzle_cards, puzzle_of, read_day
from tercet.referee import Referee
from tercet.rule_pages import rule_page
from tercet.story import Teller
from tercet.tables import load_log, new_table, replay_entry, replay_start, verify
from tercet.terminal import listing
from tercet.terminal.drawing import card_text, draw_cards
from tercet.texts import LANGUAGES, Texts, error_text, pick_language

NO: Final = 1
UNUSABLE: Final = 2

app = App(
    name="tercet",
    help="The SET card-game family: rules, tables, odds.",
    version=__version__,
    help_format="plaintext",
)
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


class Voice:
    """Where this run of the command prints, and in which language."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = pick_language(lang or _locale())
        self.texts = Texts(self.lang)
        self.out = Console(highlight=False)

    def json(self, value: object) -> None:
        """One value as JSON on standard output."""
        sys.stdout.write(to_json(value).decode() + "\n")

    def fail(self, error: TercetError) -> None:
        """An error on standard error, with its code for scripts."""
        sys.stderr.write(f"tercet: {error_text(self.texts, error)} [{error.code}]\n")


voice = Voice("en")


def main(arguments: list[str] | None = None) -> None:
    """Run the command; any refusal becomes a text and an exit code."""
    try:
        app.meta(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except TercetError as error:
        voice.fail(error)
        sys.exit(UNUSABLE)
    except cyclopts.CycloptsError as error:
        voice.fail(Unreadable("usage", reason=str(error).strip()))
        sys.exit(UNUSABLE)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(UNUSABLE)
    except KeyboardInterrupt:
        sys.exit(130)


@app.meta.default
def _launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(help="Language: en, fr, it or de.")] = None,
) -> None:
    global voice
    voice = Voice(lang)
    if lang is not None and lang not in LANGUAGES:
        raise Unreadable("language_unknown", lang=lang[:20], known=", ".join(LANGUAGES))
    app(tokens, exit_on_error=False, print_error=False, result_action="return_value")


@app.command
def games(*, json: Json = False) -> None:
    """List the games: players, pace, hidden information, editions, options with defaults."""
    entries = describe_games(voice.lang)
    if json:
        voice.json(entries)
    else:
        voice.out.print(listing.games(entries, voice.texts))


@app.command
def rules(game: str) -> None:
    """Print the rules of a game, to learn it from; also "beginners" and "match"."""
    for block in rule_page(game, voice.texts):
        voice.out.print(listing.rule_block(block, voice.out))


@app.command
def sets(*cards: str, json: Json = False) -> None:
    """Find the SETs among these cards."""
    found = find_sets(parse_cards(cards))
    if json:
        voice.json(found)
        return
    for triple in found:
        voice.out.print(" ".join(map(str, triple)))
    voice.out.print(voice.texts.say("sets-found", count=len(found)))


@app.command(name="explain")
def explain_cards(a: str, b: str, c: str, *, edition: str = DEFAULT_EDITION) -> None:
    """Say whether three cards are a SET, and why, attribute by attribute."""
    triple = parse_cards((a, b, c))
    right = is_set(*triple)
    teller = Teller(voice.texts, (), find_edition(edition))
    voice.out.print(voice.texts.say("verdict-set" if right else "verdict-no-set"))
    for finding in explain(*triple):
        voice.out.print(f"  {teller.why(finding)}")
    if not right:
        sys.exit(NO)


@app.command
def deal(*, edition: str = DEFAULT_EDITION, seed: str | None = None) -> None:
    """Deal a table and draw it."""
    chosen = read_seed(seed) if seed else secrets.token_bytes(SEED_BYTES)
    table = new_table("classic", 1, chosen, edition=edition)
    cards: tuple[Card, ...] = table.state.table
    voice.out.print(draw_cards(cards, find_edition(edition), voice.out))
    count = len(find_sets(cards))
    voice.out.print(voice.texts.say("sets-on-table", count=count), highlight=False)
    voice.out.print(f"{voice.texts.say('seed')}: {chosen.hex()}", style="dim", soft_wrap=True)


@app.command
def exercise(
    *, edition: str = DEFAULT_EDITION, seed: str | None = None, solution: bool = False
) -> None:
    """Show nine solid cards with exactly four SETs; with a seed, fresh ones."""
    cards = FIRST_EXERCISE if seed is None else nine_card_exercise(Chance(read_seed(seed)))[0]
    voice.out.print(draw_cards(cards, find_edition(edition), voice.out))
    voice.out.print(voice.texts.say("exercise-task", count=EXERCISE_SETS))
    if solution:
        for triple in find_sets(cards):
            voice.out.print(" ".join(map(str, triple)))


@app.command
def puzzle(
    date: str | None = None,
    *,
    edition: str = DEFAULT_EDITION,
    solution: bool = False,
    json: Json = False,
) -> None:
    """Show today's puzzle, or that of a day (YYYY-MM-DD): twelve cards with exactly six SETs."""
    today = datetime.now(UTC).date()
    day = today if date is None else read_day(date, today)
    if json:
        voice.json(puzzle_of(day))
        return
    cards = puzzle_cards(day)
    voice.out.print(draw_cards(cards, find_edition(edition), voice.out))
    voice.out.print(voice.texts.say("puzzle-command-task", count=PUZZLE_SETS, date=day.isoformat()))
    if solution:
        for triple in find_sets(cards):
            voice.out.print(" ".join(map(str, triple)))


@app.command
def play(
    game: str = "classic",
    *,
    bots: str | None = None,
    name: str | None = None,
    edition: str = DEFAULT_EDITION,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    form: str | None = None,
    seed: str | None = None,
    pace: float = 1.0,
    log: Path | None = None,
) -> None:
    """Play a game in the terminal against bots; also "beginners".

    What can be typed is shown at the table. An act as JSON (docs/protocol.md) works as well.

    Parameters
    ----------
    bots:
        Who sits down with you: --bots regular,novice; none with --bots "".
    option:
        An option of the game, such as penalty=lockout; may be given several times.
    form:
        The match form, such as single, dealers, deals, tournament or target.
    pace:
        How much of their time the bots take: 2 is slower, 0 at once.
    log:
        A new file to save the finished game in.
    """
    from tercet.bots.command import read_options
    from tercet.terminal.play import play as run

    run(
        game,
        voice.texts,
        voice.out,
        bots=bots,
        name=name,
        edition=edition,
        options=read_options(option or ()),
        form=form,
        seed=seed,
        pace=pace,
        log=log,
    )


@app.command
def table() -> None:
    """Run a table for a program: JSON lines on standard input and output (docs/protocol.md)."""
    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    for reply in Referee(voice.texts).serve(lines):
        sys.stdout.write(reply + "\n")
        sys.stdout.flush()


@app.command
def replay(log: Path, *, step: bool = False, json: Json = False) -> None:
    """Play a log back, step by step; with --step, wait for a key at each."""
    played = load_log(_read(log))
    table = replay_start(played)
    edition = find_edition(played.header.edition)
    teller = Teller(
        voice.texts, played.header.seats, edition, lambda card: card_text(card, edition)
    )
    if not json:
        voice.out.print(listing.header(played.header, voice.texts))
    moments = [table.steps[0]]
    for entry in (None, *played.entries):
        if entry is not None:
            moments.append(replay_entry(table, entry))
        if json:
            voice.json(to_plain(moments[-1]))
            continue
        voice.out.print(listing.moment(moments[-1], teller))
        if step and entry is not None:
            input()


@app.command(name="verify")
def verify_log(log: Path, *, json: Json = False) -> None:
    """Check a log: seed against commitment, the deal, every entry, the outcome."""
    try:
        played = load_log(_read(log))
        checked = verify(played)
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
        voice.json({"holds": True, **facts, "outcome": log.end.outcome})
        return
    texts = voice.texts
    voice.out.print(texts.say("verify-holds"))
    voice.out.print(f"  {texts.say('verify-commitment', commitment=log.header.commitment)}")
    voice.out.print(f"  {texts.say('verify-seed', seed=log.end.seed)}")
    if log.header.piles:
        voice.out.print(f"  {texts.say('verify-arranged')}")
    voice.out.print(f"  {texts.say('verify-entries', count=entries)}")


@app.command
def analyse(log: Path, *, json: Json = False) -> None:
    """Tell which SETs lay on the table of a finished game, who found them, and who did not."""
    from tercet.analysis import analyse as account
    from tercet.analysis.command import report

    played = load_log(_read(log))
    analysis = account(played)
    if json:
        voice.json(analysis)
    else:
        voice.out.print(listing.header(played.header, voice.texts))
        voice.out.print(report(analysis, played.header, voice.texts))


@app.command
def odds(
    n: int | None = None,
    *,
    exact: bool = False,
    deck: int = 81,
    plot: Path | None = None,
    json: Json = False,
) -> None:
    """Tell how often cards dealt at random hold no SET; with --exact, count the hands."""
    from tercet.odds import command

    command.odds(n, exact=exact, deck=deck, plot=plot, json=json, lang=voice.lang)


@app.command
def simulate(
    game: str,
    *,
    games: int = 100_000,
    seed: str = "0",
    workers: int | None = None,
    pick: str | None = None,
    players: int | None = None,
    scheduler: str | None = None,
    plot: Path | None = None,
    json: Json = False,
) -> None:
    """Play many games with simple players and print what happened, with standard errors."""
    from tercet.odds import command

    command.simulate(
        game,
        games=games,
        seed=int(seed) if seed.isdecimal() else seed,
        workers=workers,
        pick=pick,
        players=players,
        scheduler=scheduler,
        plot=plot,
        json=json,
        lang=voice.lang,
    )


@app.command
def dice(position: str | None = None, *, turn: str = "", best: int = 5, json: Json = False) -> None:
    """Draw a position of SET Dice with its best turns, or play a turn and explain its score."""
    from tercet.dice import command

    if json:
        voice.json(command.describe_position(position, best=best, turn=turn))
    else:
        command.print_position(voice.out, voice.texts, position, best=best, turn=turn)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    open: bool = True,  # noqa: A002
    data: Path | None = None,
    database: str | None = None,
    origin: list[str] | None = None,
    proxy: list[str] | None = None,
) -> None:
    """Serve Tercet for browsers, and open one.

    Parameters
    ----------
    data
        The directory that keeps the tables; by default the user's data directory.
    database
        The address of a PostgreSQL database to keep them in instead.
    origin
        Another address under which browsers reach this server, through a proxy.
    proxy
        The address or network of a proxy that tells who its clients are (X-Forwarded-For).
    """
    from tercet.server.serve import serve as run

    run(
        host,
        port,
        open_browser=open,
        lang=voice.lang,
        data=data,
        database=database,
        origins=origin or (),
        proxies=proxy or (),
    )


@app.command
def backup(target: Path, *, data: Path | None = None) -> None:
    """Copy the data of a server, running or not, into a new file."""
    from tercet.server.command import backup_data

    voice.out.print(backup_data(target, voice.texts, data=data), soft_wrap=True)


@app.command
def export(*, data: Path | None = None, database: str | None = None) -> None:
    """Write all finished public games as JSON lines."""
    from tercet.server.command import export_games

    sys.stderr.write(export_games(voice.texts, data=data, database=database) + "\n")


@app.command
def hint(
    *cards: str,
    gone: str = "",
    form: Literal["first", "patience", "penalty"] = "patience",
    json: Json = False,
) -> None:
    """Say which SET of a solitaire to take so that it comes out.

    Parameters
    ----------
    cards:
        The cards on the table.
    gone:
        The cards taken before, so that they are not hoped for: --gone "1rso 2rso 3rso".
    form:
        Which solitaire it is.
    """
    from tercet.bots.solitaire import advise

    best = advise(tuple(parse_cards(cards)), parse_cards(gone.split()), form)
    if json:
        voice.json(best)
    elif best is None:
        voice.out.print(voice.texts.say("hint-none"))
    else:
        voice.out.print(voice.texts.say("hint-take", cards=" ".join(map(str, best))))
    if best is None:
        sys.exit(NO)


@app.command
def arena(
    game: str,
    *,
    players: str,
    games: int = 200,
    seed: str = "0",
    pairs: bool = False,
    workers: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other: --players champion,master; with --pairs every two of them.

    Parameters
    ----------
    option:
        An option of the game, such as form=penalty; may be given several times.
    """
    from tercet.bots import command

    command.arena(
        game,
        players.split(","),
        games,
        seed,
        pairs=pairs,
        workers=workers,
        options=command.read_options(option or ()),
        json=json,
        lang=voice.lang,
    )


def _read(path: Path) -> bytes:
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise Unreadable("file_unreadable", path=str(path)) from error


def _locale() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), "en")
