"""Cards in the terminal: SETs and why, deals, exercises, the puzzle."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from datetime import UTC, datetime

from tercet import cards as algebra
from tercet.cards import Card, find_sets, is_set, parse_cards
from tercet.cli.arguments import NO, Json, Plain
from tercet.cli.voice import voice
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.chance import SEED_BYTES, Chance, read_seed
from tercet.errors import Unreadable


def sets(*cards: str, json: Json = False) -> None:
    """Find the SETs among these cards, given one by one or as lists with blanks or commas."""
    named = " ".join(cards).replace(",", " ").split()
    if not named:
        raise Unreadable("sets_no_cards")
    found = find_sets(parse_cards(named))
    if json:
        voice.json(found)
        return
    for triple in found:
        voice.say(" ".join(map(str, triple)))
    voice.say(voice.texts.say("sets-found", count=len(found)))


def explain(a: str, b: str, c: str, *, edition: str = DEFAULT_EDITION, json: Json = False) -> None:
    """Say whether three cards are a SET, and why, attribute by attribute."""
    from tercet.words.story import Teller

    triple = parse_cards((a, b, c))
    right = is_set(*triple)
    findings = algebra.explain(*triple)
    teller = Teller(voice.texts, (), find_edition(edition))
    if json:
        voice.json({"cards": triple, "set": right, "findings": findings})
    else:
        voice.out.print(voice.texts.say("verdict-set" if right else "verdict-no-set"))
        for finding in findings:
            voice.out.print(f"  {teller.why(finding)}")
    if not right:
        sys.exit(NO)


def deal(*, edition: str = DEFAULT_EDITION, seed: str | None = None, json: Json = False) -> None:
    """Deal a table and draw it."""
    from tercet.tables import new_table

    chosen = read_seed(seed) if seed else secrets.token_bytes(SEED_BYTES)
    table = new_table("classic", 1, chosen, edition=edition)
    cards: tuple[Card, ...] = table.state.table
    if json:
        voice.json({"seed": chosen.hex(), "cards": cards, "sets": find_sets(cards)})
        return
    _draw(cards, edition)
    voice.say(voice.texts.say("sets-on-table", count=len(find_sets(cards))))
    label = voice.texts.say("seed")
    seed_line = voice.texts.say("labelled", label=label, value=chosen.hex())
    voice.say(seed_line, style="dim", soft_wrap=True)


def exercise(
    *, edition: str = DEFAULT_EDITION, seed: str | None = None, solution: bool = False
) -> None:
    """Show nine solid cards with exactly four SETs; with a seed, fresh ones."""
    from tercet.practice.exercises import EXERCISE_SETS, FIRST_EXERCISE, nine_card_exercise

    cards = FIRST_EXERCISE if seed is None else nine_card_exercise(Chance(read_seed(seed)))[0]
    _draw(cards, edition)
    voice.out.print(voice.texts.say("exercise-task", count=EXERCISE_SETS))
    if solution:
        for triple in find_sets(cards):
            voice.out.print(" ".join(map(str, triple)))


def puzzle(
    date: str | None = None,
    *,
    edition: str = DEFAULT_EDITION,
    solution: bool = False,
    plain: Plain = False,
    json: Json = False,
) -> None:
    """Solve today's puzzle, or that of a day (YYYY-MM-DD): twelve cards with exactly six SETs."""
    from tercet.practice.puzzle import PUZZLE_SETS, puzzle_cards, puzzle_of, read_day

    today = datetime.now(UTC).date()
    day = today if date is None else read_day(date, today)
    if json:
        voice.json(puzzle_of(day))
        return
    if voice.has_screen and not (solution or plain):
        from tercet.terminal.pages.puzzle import puzzle_here

        puzzle_here(day, edition, voice)
        return
    cards = puzzle_cards(day)
    _draw(cards, edition)
    voice.out.print(voice.texts.say("puzzle-command-task", count=PUZZLE_SETS, date=day.isoformat()))
    if solution:
        for triple in find_sets(cards):
            voice.out.print(" ".join(map(str, triple)))


def _draw(cards: Sequence[Card], edition: str) -> None:
    faces = find_edition(edition)
    if voice.piped:
        from tercet.terminal.letters import in_rows, letters

        voice.say(letters(in_rows(cards)))
    else:
        from tercet.terminal.drawing import draw_cards

        voice.out.print(draw_cards(cards, faces, voice.out))
