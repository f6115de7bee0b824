"""Cards in the terminal: the games and their rules, SETs, deals, exercises, the puzzle."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from tercet.cards import explain, find_sets, is_set, parse_cards
from tercet.cli import short
from tercet.cli.app import Json, app
from tercet.cli.door import NO
from tercet.cli.voice import voice
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.chance import Chance, read_seed
from tercet.practice.exercises import EXERCISE_SETS, FIRST_EXERCISE, nine_card_exercise
from tercet.practice.puzzle import PUZZLE_SETS, puzzle_cards, puzzle_of, read_day
from tercet.terminal import listing
from tercet.terminal.drawing import draw_cards
from tercet.words.catalogue import describe_games
from tercet.words.rule_pages import rule_page
from tercet.words.story import Teller


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
    short.sets(cards, json=json)


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
    short.deal(edition=edition, seed=seed)


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
