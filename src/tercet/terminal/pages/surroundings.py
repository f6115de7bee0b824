"""What is written around the felt: title, players, what went wrong, and what there is to do."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from tercet.errors import TercetError
from tercet.terminal.paint.canvas import whole, wrapped
from tercet.terminal.paint.palette import Palette
from tercet.terminal.refusals import refusal
from tercet.terminal.table.screen import PlayerLine
from tercet.terminal.table.state import TableState


def title_text(game: str, state: TableState, right: str, width: int) -> Text:
    """The game, what there is to know of it, and something at the right edge, such as the time.

    A fact stands there whole or not at all.
    """
    facts = [fact.say(state.texts) for fact in state.screen.facts]
    room = max(0, width - len(right))
    text = Text(f"{whole([game, *facts], room).ljust(room)}{right}", no_wrap=True)
    text.stylize("bold", 0, len(game))
    return text


# --- Players ---------------------------------------------------------------------------------


def players_text(state: TableState, palette: Palette, width: int) -> Text:
    """Everybody, where there is room with figures and signs below the name."""
    lines = state.screen.players
    few = len(lines) < 5
    return Text("\n").join(
        _below(line, state, palette, width) if few else _beside(line, state, palette)
        for line in lines
    )


def players_line(state: TableState, palette: Palette) -> Text:
    """Everybody in one line."""
    return Text(" · ").join(_beside(line, state, palette) for line in state.screen.players)


def _beside(line: PlayerLine, state: TableState, palette: Palette) -> Text:
    says = ", ".join(_figures(line, state))
    return _name(line, state, palette).append(f" {says}", style=palette.good)


def _below(line: PlayerLine, state: TableState, palette: Palette, width: int) -> Text:
    text = _name(line, state, palette)
    for each in wrapped(_figures(line, state), width - 2, ", "):
        text.append(f"\n  {each}", style=palette.good)
    return text


def _name(line: PlayerLine, state: TableState, palette: Palette) -> Text:
    name = state.names[line.seat] if line.seat < len(state.names) else ""
    own = f" {state.texts.say('table-you')}" if line.seat == state.source.seat else ""
    style = palette.quiet if line.gone else palette.strong if line.active else Style()
    return Text(f"{'▸' if line.active else ' '}{name}{own}", style=style)


def _figures(line: PlayerLine, state: TableState) -> list[str]:
    figures = [figure.say(state.texts) for figure in line.figures]
    if (left := state.source.absent.get(line.seat)) is not None:
        figures.append(state.texts.say("play-away-clock", seconds=-(-left // 1000)))
    return figures + [state.texts.say(f"sign-{sign}") for sign in line.signs]


# --- Below the felt --------------------------------------------------------------------------


def wrong_text(state: TableState, palette: Palette) -> Text | None:
    """What was refused, or why nothing goes on."""
    source, say = state.source, state.texts.say
    if state.notice is not None:
        return Text(state.notice, style=palette.alarm)
    if isinstance(source.gone, TercetError):
        return Text(refusal(state.texts, source.gone), style=palette.alarm)
    if source.gone is not None:
        return Text(say("gone-heading"), style=palette.alarm)
    if source.deal_is_wrong:
        return Text(say("play-deal-wrong"), style=palette.alarm)
    return None if source.online else Text(say("net-reconnecting"), style=palette.alarm)


def prompt_text(state: TableState, palette: Palette) -> Text:
    """What there is to do now, and how long one has for it."""
    text = Text(no_wrap=True, overflow="ellipsis")
    if (left := state.seconds_left) is not None:
        style = palette.alarm if left <= 5 else palette.strong
        text.append(f"{state.texts.say('countdown', seconds=left)}  ", style=style)
    return text.append(_asked(state), style=palette.strong)


def _asked(state: TableState) -> str:
    say, screen = state.texts.say, state.screen
    if state.complete is not None:
        return say("prompt-propose" if state.complete.proposes else "play-confirm")
    if screen.prompt is not None:
        return screen.prompt.say(state.texts)
    return "" if screen.outcome is None else say("play-over")
