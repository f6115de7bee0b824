"""The rules of a game as a page of blocks, from one text: headings, items, paragraphs, cards.

The texts stand in `locales/<language>/rules.ftl`; the browser reads the same ones the same way
(`web/src/rules/rule-page.ts`).
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.words.texts import Texts

#: What has a page of rules: every game, the beginners' pack, and matches.
RULE_PAGES: Final = ("classic", "beginners", "match", *(game.facts.key for game in GAMES[1:]))
_CARD: Final = r"[123][rgp][she]?[owd]"
_CARDS: Final = re.compile(rf"{_CARD}( {_CARD})*")


class Block(msgspec.Struct, frozen=True):
    """A part of a page; `cards` (in notation; three letters are a die) have a text below them."""

    kind: Literal["heading", "item", "text", "cards"]
    text: str
    cards: tuple[str, ...] = ()


def rule_page(key: str, texts: Texts) -> list[Block]:
    """The rules of a game in one language."""
    if key not in RULE_PAGES:
        raise Unreadable("game_unknown", game=key[:40], known=", ".join(RULE_PAGES))
    return read_page(texts.say(f"rules-{key}"))


def read_page(text: str) -> list[Block]:
    """The blocks of a page, line by line."""
    blocks: list[Block] = []
    captioned = False
    for line in text.splitlines():
        if captioned and line:
            blocks[-1] = msgspec.structs.replace(blocks[-1], text=line)
        elif line:
            blocks.append(_block(line))
        captioned = bool(line) and blocks[-1].kind == "cards" and not blocks[-1].text
    return blocks


def _block(line: str) -> Block:
    if _CARDS.fullmatch(line):
        return Block("cards", "", tuple(line.split()))
    if line.startswith("# "):
        return Block("heading", line[2:])
    return Block("item", line[2:]) if line.startswith("- ") else Block("text", line)
