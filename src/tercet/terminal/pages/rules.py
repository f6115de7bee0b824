"""The rules of a game as a page that scrolls, with its examples drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from tercet.cards import Card
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.terminal.pages.app import Speaker, TerminalApp
from tercet.terminal.pages.dialogs import TextPage
from tercet.terminal.paint.board import die_style, die_text
from tercet.terminal.paint.canvas import Box, Canvas
from tercet.terminal.paint.cards import paint_card
from tercet.terminal.paint.palette import Palette
from tercet.terminal.settings import read_settings
from tercet.words.rule_pages import Block, rule_page
from tercet.words.texts import Texts

_CARD = Box(0, 0, 14, 5)
#: The letters of a die in notation; a card has one more.
_DIE = 3


def rules_page(game: str, texts: Texts, palette: Palette) -> TextPage:
    """The page of rules of a game."""
    title = "tile-beginners-name" if game == "beginners" else f"game-{game}-name"
    name = texts.say(title) if texts.has(title) else texts.say("option-match-form")
    parts = [part for block in rule_page(game, texts) for part in _drawn(block, palette)]
    return TextPage(name, parts)


def rules_here(game: str, voice: Speaker) -> None:
    """Read the rules until one leaves."""
    settings = read_settings()
    voice.choose(settings.lang)
    texts = voice.texts

    def first() -> TextPage:
        return rules_page(game, texts, app.palette)

    app = TerminalApp(first, texts, settings)
    app.run()


def _drawn(block: Block, palette: Palette) -> Iterator[RenderableType]:
    match block.kind:
        case "heading":
            yield Text(f"\n{block.text}", style="bold")
        case "item":
            yield Text(f"• {block.text}")
        case "cards":
            yield _row(block.cards, palette)
            yield Text(f"{block.text}\n", style="italic")
        case "board":
            yield _board(block.cards)
            yield Text(f"{block.text}\n", style="italic")
        case _:
            yield Text(block.text)


def _row(cards: tuple[str, ...], palette: Palette) -> Text:
    if len(cards[0]) == _DIE:
        line = Text("\n")
        for die in cards:
            line.append(f" {die_text(die)} ", die_style(die, palette)).append(" ")
        return line
    edition = find_edition(DEFAULT_EDITION)
    canvas = Canvas(len(cards) * (_CARD.width + 1), _CARD.height)
    for at, card in enumerate(cards):
        box = Box(at * (_CARD.width + 1), 0, _CARD.width, _CARD.height)
        paint_card(canvas, box, Card.parse(card), edition, palette)
    return Text("\n") + canvas.text()


def _board(rows: tuple[str, ...]) -> Text:
    """Squares below each other; a die that was just placed has its sign before it."""
    lines = ("".join(f"{square:>5}" for square in row.split()) for row in rows)
    return Text("\n" + "\n".join(lines))
