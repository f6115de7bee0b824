"""Guards of the browser: what is generated for it, and its table of the game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Seats
from tercet.games import GAMES
from tercet.games.shared.layout import pack_and_size
from tools.typescript import TARGET

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "web" / "src"
INDEX: Final = SOURCE / "games" / "index.ts"
TUNES: Final = SOURCE / "table" / "story" / "tunes.ts"
VECTORS: Final = SOURCE / "vectors" / "game.json"
#: A screen that is not called by its game.
_SCREENS: Final = {"classic": "table"}


def generated(game: AnyGame) -> Iterator[str]:
    """The types know its view, and the sentences the browser is tested against its events."""
    key = game.facts.key
    if f'readonly game: "{key}";' not in TARGET.read_text("utf-8"):
        yield f"{_short(TARGET)}: write it anew with `python -m tools.typescript`"
    shared = {event for other in GAMES if other is not game for event in other.facts.events}
    own = {_tag(event) for event in game.facts.events if event not in shared}
    if own and not own & _told():
        yield f"{_short(VECTORS)}: write it anew with `python -m tests.web.vectors`"


def has_a_table(game: AnyGame) -> Iterator[str]:
    """A table, tests of it, the check of the deal, a sound, and a screen."""
    key, folder = game.facts.key, INDEX.parent / game.facts.key
    if not entry_of(key):
        yield f"{_short(INDEX)}: has no entry for {key}"
    for file in ("screen.ts", "Table.svelte"):
        if not (folder / file).exists():
            yield f"{_short(folder)}/{file}: is not there; copy that of classic"
    if not any(f'game: "{key}"' in path.read_text("utf-8") for path in SOURCE.rglob("*.test.ts")):
        yield f'{_short(folder)}: no *.test.ts has a view with game: "{key}"'
    if _deals_the_pack(game) != ("fromPack: true" in entry_of(key)):
        must = str(_deals_the_pack(game)).lower()
        yield f"{_short(INDEX)}: fromPack of {key} must be {must}"
    decided = {*_strings(TUNES), *_strings(TUNES.with_name("tunes.test.ts"))}
    for tag in sorted({_tag(event) for event in game.facts.events} - decided):
        yield f"{_short(TUNES)}: {tag} has no tune in TUNES; or name it in SILENT of tunes.test.ts"
    if _SCREENS.get(key, key) not in screens():
        yield f"tests/web/screens.py: has no function `{key}` that reaches it, listed in SCREENS"


def entry_of(key: str) -> str:
    """What the index says of a game."""
    text = INDEX.read_text("utf-8")
    found = re.search(rf"^  {key}: \{{(.*\}},$|\n(    .*\n)*  \}},$)", text, re.MULTILINE)
    return found[0] if found else ""


@cache
def screens() -> frozenset[str]:
    """The first words of the names of all screens that are listed, too."""
    text = "\n".join(path.read_text("utf-8") for path in ROOT.glob("tests/web/screens*.py"))
    made = re.findall(r"^def (\w+)\(stage", text, re.MULTILINE)
    return frozenset(
        name.split("_")[0] for name in made if len(re.findall(rf"\b{name}\b", text)) > 1
    )


@cache
def _told() -> frozenset[str]:
    """The tags of the events that sentences are compared of."""
    told = json.loads(VECTORS.read_text("utf-8"))["told"]
    return frozenset(str(one["event"]["event"]) for one in told)


def _deals_the_pack(game: AnyGame) -> bool:
    """Whether the browser can work out the deal: it knows all 81 cards, or 27 by `fixed`."""
    rules = game.facts.rules()
    state, _ = game.start(rules, Seats(game.facts.players[1]), Chance(bytes(32)))
    dealt = {token for zone in game.zones(state).values() for token in zone}
    return dealt == set(pack_and_size(getattr(rules, "fixed", "off"))[0])


def _strings(path: Path) -> tuple[str, ...]:
    return tuple(re.findall(r'"([^"]+)"', path.read_text("utf-8")))


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
