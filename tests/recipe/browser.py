"""Guards of the browser: what is generated for it, and its table of the game.

Its files are found by what they declare, so that they may be moved.
"""

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
from tercet.server.wire.typescript import TARGET
from tercet.words.rule_pages import RULE_PAGES

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "web" / "src"
#: A screen that is not called by its game.
_SCREENS: Final = {"classic": "table"}


def generated(game: AnyGame) -> Iterator[str]:
    """The types know its view, and the sentences the browser is tested against its events."""
    key = game.facts.key
    if f'readonly game: "{key}";' not in TARGET.read_text("utf-8"):
        yield f"{_short(TARGET)}: write it anew with `python -m tercet.server.wire.typescript`"
    shared = {event for other in GAMES if other is not game for event in other.facts.events}
    own = {_tag(event) for event in game.facts.events if event not in shared}
    path, told = _sentences()
    if own and not own & told:
        yield f"{_short(path)}: write it anew with `python -m tests.web.vectors`"


def has_a_table(game: AnyGame) -> Iterator[str]:
    """A table, tests of it, a page of rules, a sound, the check of the deal, and a screen."""
    key, index = game.facts.key, index_of_tables()
    if not entry_of(key):
        yield f"{_short(index)}: has no entry for {key}"
    if not (index.parent / key / "Table.svelte").exists():
        yield f"{_short(index.parent)}/{key}/Table.svelte: is not there; copy that of classic"
    if not any(f'game: "{key}"' in path.read_text("utf-8") for path in SOURCE.rglob("*.test.ts")):
        yield f'{_short(index.parent)}/{key}: no *.test.ts has a view with game: "{key}"'
    yield from _unlisted(game)
    sound, tunes = declared("TUNES: readonly") or (SOURCE, "")
    if not {_tag(event) for event in game.facts.events} & set(_strings(tunes)):
        yield f"{_short(sound)}: no event of {key} has a sound in TUNES"
    if _SCREENS.get(key, key) not in screens():
        yield f"tests/web/screens.py: has no function `{key}` that reaches it, listed in SCREENS"


def _unlisted(game: AnyGame) -> Iterator[str]:
    """Lists of the browser that name games: each is a constant, or made from the index."""
    key = game.facts.key
    page, pages = declared("RULE_PAGES") or (SOURCE, "")
    if RULE_PAGES[-1] in _strings(pages) and key not in _strings(pages):
        yield f"{_short(page)}: RULE_PAGES must be {', '.join(RULE_PAGES)}"
    deal, packs = declared("CARD_GAMES") or (index_of_tables(), "")
    checked = key in _strings(packs) or "fromPack: true" in entry_of(key)
    if _deals_the_pack(game) != checked:
        must = "must" if _deals_the_pack(game) else "must not"
        yield f"{_short(deal)}: {key} {must} be said to deal from the pack, and nothing else"


@cache
def index_of_tables() -> Path:
    """The file that knows where the table of each game is."""
    for path in sorted(SOURCE.rglob("*.ts")):
        if 'import("./classic/Table.svelte")' in path.read_text("utf-8"):
            return path
    raise AssertionError("web/src: no file imports ./classic/Table.svelte, as the index does")


def entry_of(key: str) -> str:
    """What the index says of a game."""
    text = index_of_tables().read_text("utf-8")
    found = re.search(rf"^  {key}: \{{(.*\}},$|\n(    .*\n)*  \}},$)", text, re.MULTILINE)
    return found[0] if found else ""


@cache
def declared(name: str) -> tuple[Path, str] | None:
    """The file of the browser that declares a constant, and all that is said there of it."""
    for path in sorted(SOURCE.rglob("*.ts")):
        found = re.search(
            rf"^(?:export )?const {name}\b.*?(?:;\n\n|;\n(?=\S))",
            path.read_text("utf-8"),
            re.DOTALL | re.MULTILINE,
        )
        if found:
            return path, found[0]
    return None


@cache
def screens() -> frozenset[str]:
    """The first words of the names of all screens that are listed, too."""
    text = "\n".join(path.read_text("utf-8") for path in ROOT.glob("tests/web/screens*.py"))
    made = re.findall(r"^def (\w+)\(stage", text, re.MULTILINE)
    return frozenset(
        name.split("_")[0] for name in made if len(re.findall(rf"\b{name}\b", text)) > 1
    )


@cache
def _sentences() -> tuple[Path, frozenset[str]]:
    """The file with sentences to compare, and the tags of the events told in it."""
    for path in sorted(SOURCE.rglob("*.json")):
        told = _told(path)
        if told is not None:
            return path, frozenset(str(one["event"]["event"]) for one in told)
    raise AssertionError("web/src: no file of vectors has sentences; see tests/web/vectors.py")


def _told(path: Path) -> list[Any] | None:
    read = json.loads(path.read_text("utf-8"))
    told = read.get("told") if isinstance(read, dict) else None
    return told if isinstance(told, list) else None


def _deals_the_pack(game: AnyGame) -> bool:
    """Whether the browser can work out the deal: it knows all 81 cards, or 27 by `fixed`."""
    rules = game.facts.rules()
    state, _ = game.start(rules, Seats(game.facts.players[1]), Chance(bytes(32)))
    dealt = {token for zone in game.zones(state).values() for token in zone}
    return dealt == set(pack_and_size(getattr(rules, "fixed", "off"))[0])


def _strings(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r'"([^"]+)"', text))


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
