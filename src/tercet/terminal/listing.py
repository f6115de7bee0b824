"""Lists and stories for a terminal: the games, the head of a log, one step of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.cards import Card
from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.claims import judged
from tercet.engine.log import Log
from tercet.engine.table import Step
from tercet.terminal.console import sentence_text
from tercet.terminal.drawing import draw_row
from tercet.terminal.harmless import one_line
from tercet.words.catalogue import GameEntry, OptionEntry
from tercet.words.players import names_at
from tercet.words.rule_pages import Block
from tercet.words.story import Teller
from tercet.words.texts import Texts

#: The letters of a die in notation; a card has one more.
_DIE: Final = 3


def games(entries: Sequence[GameEntry], texts: Texts) -> RenderableType:
    """The games one below the other, each with its options."""
    return Group(*(_game(entry, texts) for entry in entries))


def rule_block(block: Block, console: Console) -> RenderableType:
    """A part of a page of rules, with the blank line that belongs before it."""
    match block.kind:
        case "heading":
            return Text(f"\n{block.text}", style="bold")
        case "item":
            return Text(f"- {block.text}")
        case "cards":
            return Group("", _row_of(block.cards, console), Text(block.text, style="italic"), "")
        case "board":
            return Group("", _board_of(block.cards), Text(block.text, style="italic"), "")
        case "text":
            return Text(block.text)


def _row_of(cards: tuple[str, ...], console: Console) -> RenderableType:
    if len(cards[0]) == _DIE:
        return Text("  ".join(cards))
    return draw_row(tuple(map(Card.parse, cards)), find_edition(DEFAULT_EDITION), console)


def _board_of(rows: tuple[str, ...]) -> Text:
    """Squares below each other; a die that was just placed has its sign before it."""
    lines = ("".join(f"{square:>5}" for square in row.split()) for row in rows)
    return Text("\n".join(lines))


def _game(entry: GameEntry, texts: Texts) -> RenderableType:
    least, most = entry.players
    players = (
        texts.say("players-exactly", count=least)
        if least == most
        else texts.say("players-range", min=least, max=most)
    )
    hidden = texts.say("hidden-yes" if entry.hidden else "hidden-no")
    facts = f"{players} · {texts.say(f'pace-{entry.pace}')} · {hidden}"
    title = Text.assemble((entry.name, "bold"), f"  {entry.key}")
    editions = ", ".join(f"{edition.name} ({edition.key})" for edition in entry.editions)
    return Group(
        title,
        Text(f"  {entry.summary}"),
        Text(f"  {facts}", style="dim"),
        Text(f"  {_labelled(texts, 'editions', editions)}", style="dim"),
        *_forms(entry, texts),
        Text(f"  {_labelled(texts, 'options-title', '')}".rstrip(), style="dim"),
        _options(entry),
        Text(),
    )


def _forms(entry: GameEntry, texts: Texts) -> Iterator[Text]:
    """The match forms and the presets of a game, each as it is typed and as it is called."""
    names = next(option.choices or {} for option in entry.match_options if option.name == "form")
    forms = ", ".join(f"{names[form]} ({form})" for form in entry.matches)
    yield Text(f"  {_labelled(texts, 'matches-title', forms)}", style="dim")
    if entry.presets:
        presets = ", ".join(f"{preset.name} ({preset.key})" for preset in entry.presets)
        yield Text(f"  {_labelled(texts, 'presets-title', presets)}", style="dim")


def _options(entry: GameEntry) -> Table:
    """The options with what one gets who asks for no edition."""
    usual = next(edition for edition in entry.editions if edition.key == DEFAULT_EDITION)
    table = Table(box=None, show_header=False, padding=(0, 2), pad_edge=False)
    for option in entry.options:
        value = usual.options.get(option.name, option.default)
        default = str(value).lower() if option.kind == "switch" else str(value)
        table.add_row(f"    {option.name}", default, _range(option), option.label)
    return table


def _range(option: OptionEntry) -> str:
    match option.kind:
        case "choice":
            return " | ".join(option.choices or {})
        case "number":
            never = "0 | " if option.least == 0 and option.lowest else ""
            return f"{never}{option.lowest or option.least}–{option.most}"
        case _:
            return "true | false"


def header(log: Log, texts: Texts) -> RenderableType:
    """What a log says before its first card."""
    head = log.header
    name = texts.say(f"game-{head.game}-name")
    lines = [
        Text(f"{name} · {texts.say(f'edition-{head.edition}')}", style="bold"),
        Text(", ".join(map(one_line, names_at(log, texts)))),
        Text(_labelled(texts, "commitment", head.commitment), style="dim"),
    ]
    if head.piles:
        lines.append(Text(texts.say("verify-arranged"), style="dim"))
    return Group(*lines)


def _labelled(texts: Texts, label: str, value: str) -> str:
    """A word and what belongs to it; languages differ in the space before a colon."""
    return texts.say("labelled", label=texts.say(label), value=value)


def told_step(step: Step, teller: Teller) -> Text:
    """One step: its number, its time, and what happened."""
    told = [teller.sentence(event) for event in step.events]
    if step.entry is not None:
        told += [teller.verdict(each) for each in judged(step.entry)]
    sentences = " ".join(told)
    text = Text.assemble((f"{step.seq:>4} {step.at / 1000:>7.1f}s", "dim"), "  ")
    return text.append_text(sentence_text(sentences, teller.edition))
