"""What a notebook shows of a card and of a view: a picture, and for a view a line below it.

A view does not know its edition: it is drawn in the usual one, or in the one that is named here.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from tercet.art.cards import card_svg, table_svg
from tercet.art.dice import board_svg
from tercet.art.marks import names
from tercet.cards import Card
from tercet.dice.position import Position
from tercet.editions import DEFAULT_EDITION, Edition, find_edition
from tercet.engine.events import View
from tercet.games.dice.terms import DiceView
from tercet.games.shared.seen import deal_of
from tercet.words.texts import Texts, pick_language, system_wish


def svg(value: object, edition: str = DEFAULT_EDITION) -> str | None:
    """A card, or what one viewer sees of a table; None for anything else."""
    faces, texts = find_edition(edition), Texts(pick_language(system_wish()))
    if isinstance(value, Card):
        return card_svg(value, faces, title=names([value], faces, texts))
    return _table(value, faces, texts) if isinstance(value, View) else None


def html(value: object, edition: str = DEFAULT_EDITION) -> str | None:
    """A view with the game, the seat and the pile below it."""
    picture = svg(value, edition)
    if picture is None or not isinstance(value, View):
        return picture
    texts = Texts(pick_language(system_wish()))
    said = " · ".join(_facts(value, texts))
    return f"<figure>{picture}<figcaption>{escape(said)}</figcaption></figure>"


def _table(view: View, edition: Edition, texts: Texts) -> str:
    deal = deal_of(view)
    if isinstance(deal, DiceView):
        return board_svg(Position.parse(deal.position), title=texts.say("game-dice-name"))
    hand = getattr(deal, "hand", None) or ()
    title = names((*deal.table, *hand), edition, texts)
    return table_svg(deal.table, edition, title=title, hand=hand)


def _facts(view: View, texts: Texts) -> Iterator[str]:
    deal = deal_of(view)
    yield texts.say(f"game-{deal.__struct_config__.tag}-name")
    # People count seats from 1, as in every other text.
    if view.seat is None:
        yield texts.say("notebook-watching")
    else:
        yield texts.say("notebook-seat", seat=view.seat + 1)
    if isinstance(deal, DiceView):
        yield texts.say("notebook-bag", count=deal.bag)
    else:
        yield texts.say("notebook-pile", count=deal.pile)
