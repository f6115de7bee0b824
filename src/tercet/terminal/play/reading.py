"""A line that a player types, read as an act or a wish; what cannot be read is a coded refusal.

Whether the act is allowed is for the table to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from tercet.cards import Card
from tercet.engine.acts import Act, Leave
from tercet.errors import TercetError, Unreadable
from tercet.games.dice.terms import Announce, DiceView, Place, ReplaceWild, ThrowAgain
from tercet.terminal.play.choices import HELP, LEAVE, RULES, Choices
from tercet.terminal.play.spread import Spread, split

Wish = Literal["help", "rules", "leave", "look"]
_WISHES: Final[dict[str, Wish]] = {"": "look", HELP: "help", RULES: "rules", LEAVE: "leave"}
#: Dice that make an opening.
_OPENING: Final = 3


def read_line(
    line: str,
    choices: Choices,
    spread: Spread,
    read_act: Callable[[str], Act],
    deal: Any = None,
    seat: int = 0,
) -> Act | Wish:
    """What a line means, given what may be done and the cards as the player sees them."""
    text = line.strip()
    said = text.lower()
    if said in _WISHES:
        return _WISHES[said]
    if text.startswith("{"):
        act = read_act(text)
        return "leave" if isinstance(act, Leave) else act
    if not choices.any:
        raise Unreadable("play_nothing_now")
    if (chosen := choices.named(text)) is not None:
        return chosen
    parts = split(text)
    if isinstance(deal, DiceView) and (throw := _with_dice(parts, deal, seat)) is not None:
        return throw
    return _naming_cards(parts, choices, spread)


def _naming_cards(parts: list[str], choices: Choices, spread: Spread) -> Act:
    if not choices.by_cards:
        raise Unreadable("play_not_understood", line=" ".join(parts)[:40])
    cards = tuple(card_named(part, spread) for part in parts)
    kind: Any = choices.by_cards.get(len(cards))
    if kind is None:
        wanted = " / ".join(map(str, sorted(choices.by_cards)))
        raise Unreadable("play_card_count", count=len(cards), wanted=wanted)
    act: Act = kind(cards[0] if len(cards) == 1 else cards)
    return act


def card_named(part: str, spread: Spread) -> Card:
    """A card by its label, or by its own notation."""
    found = spread.find(part)
    if found is not None:
        return found
    if part.isdecimal():
        raise Unreadable("play_no_such_place", place=part[:40])
    try:
        return Card.parse(part)
    except TercetError as error:
        raise Unreadable("play_not_understood", line=part[:40]) from error


def _with_dice(parts: list[str], deal: DiceView, seat: int) -> Act | None:
    """Dice on squares; three dice to open with; dice to throw again. None: something else."""
    hand = [held.shows for held in deal.hands[seat]]
    if any("=" in part for part in parts):
        return _on_squares([_placed(part, hand) for part in parts], deal)
    dice = [_die(part, hand) for part in parts]
    if deal.phase == "turn" or None in dice:
        return None
    named = tuple(die for die in dice if die is not None)
    if deal.phase == "again":
        return ThrowAgain(tuple(sorted(named)))
    if len(named) != _OPENING:
        raise Unreadable("play_card_count", count=len(named), wanted=str(_OPENING))
    squares = zip(deal.openings[0], named, strict=True)
    return Announce(tuple(f"{square}={die}" for square, die in squares))


def _on_squares(placed: list[tuple[str, str]], deal: DiceView) -> Act:
    taken = {lying.square for lying in deal.board}
    if len(placed) == 1 and placed[0][0] in taken:
        return ReplaceWild(*placed[0])
    dice = tuple(f"{square}={die}" for square, die in placed)
    return Announce(dice) if deal.phase == "opening" else Place(dice)


def _placed(part: str, hand: list[str]) -> tuple[str, str]:
    square, _, die = part.partition("=")
    return square, _die(die, hand) or die


def _die(part: str, hand: list[str]) -> str | None:
    """A die of the own hand, by its number or by what it shows."""
    if part.isdecimal() and len(part) < 3 and 1 <= int(part) <= len(hand):
        return hand[int(part) - 1]
    shown = part[:1] if part.startswith("*") else part
    return part if shown in hand else None
