"""What the browser must agree on with Python: SETs, faces, and sentences in four languages.

`python -m tests.web.vectors` writes the files anew; `test_vectors.py` fails when they are stale.
`event-defaults.json` is read by the browser itself: an event leaves out what has its default. So is
`figures.json`: the times, chips and points that the pages of rules tell; and `examples.json`: what
the README enters at a prompt, for the console.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final

import msgspec

from tercet.cards import DECK, Card, explain, find_sets, is_set, third
from tercet.editions import DEFAULT_EDITION, EDITION_IDS, find_edition
from tercet.engine.chance import Chance
from tercet.engine.events import Event
from tercet.engine.series import DealEnded, DealStarted, IsReady
from tercet.engine.wire import to_plain
from tercet.games import GAMES
from tercet.practice.exercises import FIRST_EXERCISE
from tercet.practice.puzzle import puzzle_of
from tercet.tables import new_table
from tercet.words.rule_pages import RULE_PAGES, rule_figures
from tercet.words.story import Teller
from tercet.words.texts import LANGUAGES, Texts
from tests.playthroughs import NAMES, play, playthroughs

README: Final = Path(__file__).parents[2] / "README.md"
WEB: Final = Path(__file__).parents[2] / "web" / "src"
_FRAME: Final = ("only", "but")
_DAYS: Final = ("2026-01-01", "2026-11-16", "2027-02-28")


def files() -> dict[Path, str]:
    """The text of each file."""
    return {
        WEB / "net" / "event-defaults.json": _written(_defaults()),
        WEB / "console" / "examples.json": _written(readme_examples()),
        WEB / "rules" / "figures.json": _written({key: rule_figures(key) for key in RULE_PAGES}),
        WEB / "vectors" / "game.json": _written(
            {
                "default_edition": DEFAULT_EDITION,
                "sets": _sets(),
                "findings": _findings(),
                "thirds": _thirds(),
                "boards": _boards(),
                "faces": _faces(),
                "exercise": [str(card) for card in FIRST_EXERCISE],
                "puzzles": {day: to_plain(puzzle_of(date.fromisoformat(day))) for day in _DAYS},
                "told": _told(),
            }
        ),
    }


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _defaults() -> dict[str, dict[str, Any]]:
    """By event, the fields that may be left out and what they are then."""
    kinds: set[type[Event]] = {DealStarted, DealEnded, IsReady}
    kinds.update(kind for game in GAMES for kind in game.facts.events)
    found = {str(kind.__struct_config__.tag): dict(_optional(kind)) for kind in kinds}
    return {tag: fields for tag, fields in found.items() if fields}


def _optional(kind: type[Event]) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(kind):
        if field.name not in _FRAME and field.default is not msgspec.NODEFAULT:
            yield field.name, to_plain(field.default)


def _sets() -> list[dict[str, Any]]:
    """Triples drawn from all over the pack, SETs and near misses."""
    chance = Chance(hashlib.sha256(b"vectors").digest())
    shown = []
    for _ in range(40):
        pack, chance = chance.shuffle(DECK)
        shown += [pack[:3], *find_sets(pack[:12])[:2], (pack[0], pack[0], pack[1])]
    return [
        {
            "cards": [str(card) for card in cards],
            "is_set": is_set(*cards),
            "broken": [f.attribute.value for f in explain(*cards) if f.verdict == "broken"],
        }
        for cards in shown
    ]


def _findings() -> dict[str, Any]:
    """Why a few threes are a SET or not, attribute by attribute."""
    pack, _ = Chance(hashlib.sha256(b"findings").digest()).shuffle(DECK)
    shown = [pack[at : at + 3] for at in range(0, 24, 3)]
    return {_line(cards): to_plain(explain(*cards)) for cards in shown}


def _thirds() -> dict[str, str]:
    """The missing card of two; every card is once the first of them and once the second."""
    pack, _ = Chance(hashlib.sha256(b"thirds").digest()).shuffle(DECK)
    pairs = zip(pack, (*pack[1:], pack[0]), strict=True)
    return {f"{a} {b}": str(third(a, b)) for a, b in pairs}


def _boards() -> dict[str, list[str]]:
    """Boards of the drills, nine solid cards or twelve of all, and every SET on them."""
    chance = Chance(hashlib.sha256(b"boards").digest())
    solid = tuple(card for card in DECK if str(card)[2] == "s")
    boards = []
    for _ in range(8):
        for pack, size in ((solid, 9), (DECK, 12)):
            mixed, chance = chance.shuffle(pack)
            boards.append(mixed[:size])
    return {_line(board): [_line(three) for three in find_sets(board)] for board in boards}


def _line(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _faces() -> dict[str, dict[str, list[str]]]:
    """Cards from all over the pack, as each edition shows them."""
    return {
        key: {str(card): list(find_edition(key).face(card).values()) for card in DECK[::7]}
        for key in EDITION_IDS
    }


def readme_examples() -> list[str]:
    """What the README enters at a prompt, a paragraph each; each with what it needs imported."""
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    imports: list[str] = []
    examples: list[str] = []
    for paragraph in block.strip().split("\n\n"):
        lines = re.findall(r"^(?:>>>|\.\.\.) (.*)", paragraph, re.MULTILINE)
        examples.append("\n".join([*imports, *lines]))
        imports += [line for line in lines if line.startswith(("from ", "import "))]
    return examples


def _told() -> list[dict[str, Any]]:
    """One event of each kind and outfit, told in each language with full names of cards."""
    seen: dict[tuple[str, ...], dict[str, Any]] = {}
    for name, asked in sorted(playthroughs().items()):
        edition = asked.get("edition", DEFAULT_EDITION)
        for event, names in _events(name, asked):
            plain = to_plain(event)
            key = (plain["event"], *sorted(plain), *_choices(plain))
            seen.setdefault(key, _telling(event, plain, names, edition))
    return [seen[key] for key in sorted(seen)]


def _choices(plain: dict[str, Any]) -> Iterator[str]:
    """Words that a text may turn on."""
    return (str(plain[name]) for name in ("penalty", "word", "forfeit", "why") if name in plain)


def _events(name: str, asked: dict[str, Any]) -> Iterator[tuple[Event, tuple[str, ...]]]:
    asked = dict(asked)
    key = asked.pop("game")
    most = next(game for game in GAMES if game.facts.key == key).facts.players[1]
    seed = hashlib.sha256(name.encode()).digest()
    table = new_table(key, NAMES[:most], seed, **asked)
    play(table, Chance(hashlib.sha256(b"play" + seed).digest()))
    for step in table.steps:
        yield from ((event, table.names) for event in step.events)


def _telling(
    event: Event, plain: dict[str, Any], names: tuple[str, ...], edition: str
) -> dict[str, Any]:
    tellers = {lang: Teller(Texts(lang), names, find_edition(edition)) for lang in LANGUAGES}
    return {
        "event": plain,
        "names": names,
        "edition": edition,
        "said": {lang: teller.sentence(event) for lang, teller in tellers.items()},
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
