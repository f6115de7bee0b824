"""The rules of a game as a page of blocks, from one text: headings, items, paragraphs, cards.

The texts stand in `locales/<language>/rules.ftl`; the browser reads the same ones the same way
(`web/src/rules/rule-page.ts`). Times, chips and points in them are the options' defaults, filled in
as figures: a default that changes is told right on every page (`web/src/rules/figures.json`).
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from tercet.editions import EDITION_IDS, find_edition
from tercet.engine.options import Rules, describe
from tercet.engine.series import Match
from tercet.errors import Unreadable
from tercet.games import GAMES, find_game
from tercet.words.texts import Texts

#: What has a page of rules: every game, the beginners' pack, and matches.
RULE_PAGES: Final = ("classic", "beginners", "match", *(game.facts.key for game in GAMES[1:]))
_CARD: Final = r"[123][rgp][she]?[owd]"
#: How a row of a board begins.
_ROW: Final = "| "
_CARDS: Final = re.compile(rf"{_CARD}( {_CARD})*")


class Block(msgspec.Struct, frozen=True):
    """A part of a page; `cards` (in notation; three letters are a die) have a text below them.

    Of a board they are its rows: `. 2go +2gw` is an empty square, a die, and one just placed.
    """

    kind: Literal["heading", "item", "text", "cards", "board"]
    text: str
    cards: tuple[str, ...] = ()


def rule_page(key: str, texts: Texts) -> list[Block]:
    """The rules of a game in one language."""
    if key not in RULE_PAGES:
        raise Unreadable("game_unknown", game=key[:40], known=", ".join(RULE_PAGES))
    return read_page(texts.say(f"rules-{key}", **rule_figures(key)))


def rule_figures(key: str) -> dict[str, int]:
    """What a page may say in figures: `point_s` for `point_ms`, `turquoise_…` for an edition's."""
    game = "classic" if key == "beginners" else key
    rules: type[Rules] = Match if key == "match" else find_game(game).facts.rules
    values = {option.name: option.default for option in describe(rules)}
    for edition in EDITION_IDS:
        own = find_edition(edition).rules.get(game, {})
        values |= {f"{edition}_{name}": value for name, value in own.items()}
    return dict(_told(name, value) for name, value in values.items() if type(value) is int)


def _told(name: str, value: int) -> tuple[str, int]:
    """Options count in milliseconds, people in seconds."""
    return (f"{name[:-3]}_s", value // 1000) if name.endswith("_ms") else (name, value)


def read_page(text: str) -> list[Block]:
    """The blocks of a page, line by line."""
    blocks: list[Block] = []
    captioned = False
    for line in text.splitlines():
        last = blocks[-1] if captioned else None
        if last and last.kind == "board" and line.startswith(_ROW):
            blocks[-1] = msgspec.structs.replace(last, cards=(*last.cards, _row(line)))
        elif last and line:
            blocks[-1] = msgspec.structs.replace(last, text=line)
        elif line:
            blocks.append(_block(line))
        captioned = bool(line) and bool(blocks[-1].cards) and not blocks[-1].text
    return blocks


def _row(line: str) -> str:
    return " ".join(line.removeprefix(_ROW).split())


def _block(line: str) -> Block:
    if _CARDS.fullmatch(line):
        return Block("cards", "", tuple(line.split()))
    if line.startswith(_ROW):
        return Block("board", "", (_row(line),))
    if line.startswith("# "):
        return Block("heading", line[2:])
    return Block("item", line[2:]) if line.startswith("- ") else Block("text", line)
