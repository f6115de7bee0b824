"""Lists and stories for a terminal: the games, the head of a log, one moment of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.catalogue import GameEntry, OptionEntry
from tercet.engine.log import Header
from tercet.engine.table import Step
from tercet.story import Teller
from tercet.texts import Texts


def games(entries: Sequence[GameEntry], texts: Texts) -> RenderableType:
    """The games one below the other, each with its options."""
    return Group(*(_game(entry, texts) for entry in entries))


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
    editions = ", ".join(edition.key for edition in entry.editions)
    return Group(
        title,
        Text(f"  {entry.summary}"),
        Text(f"  {facts}", style="dim"),
        Text(f"  {texts.say('editions')}: {editions}", style="dim"),
        _options(entry.options),
        Text(),
    )


def _options(options: Sequence[OptionEntry]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2), pad_edge=False)
    for option in options:
        default = str(option.default).lower() if option.kind == "switch" else str(option.default)
        table.add_row(f"    {option.name}", default, _range(option), option.label)
    return table


def _range(option: OptionEntry) -> str:
    match option.kind:
        case "choice":
            return " | ".join(option.choices or {})
        case "number":
            return f"{option.least}–{option.most}"
        case _:
            return "true | false"


def header(head: Header, texts: Texts) -> RenderableType:
    """What a log says before its first card."""
    name = texts.say(f"game-{head.game}-name")
    lines = [
        Text(f"{name} · {texts.say(f'edition-{head.edition}')}", style="bold"),
        Text(", ".join(head.seats)),
        Text(f"{texts.say('commitment')}: {head.commitment}", style="dim"),
    ]
    if head.piles:
        lines.append(Text(texts.say("verify-arranged"), style="dim"))
    return Group(*lines)


def moment(step: Step, teller: Teller) -> str:
    """One step: its number, its time, and what happened."""
    sentences = " ".join(teller.sentence(event) for event in step.events)
    return f"[dim]{step.seq:>4} {step.at / 1000:>7.1f}s[/]  {sentences}"
