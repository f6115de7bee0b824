"""The cards on the table: taking, refilling in place, laying more (BASE-4, BASE-6, BASE-8).

A layout is a tuple of cards in columns of three: place *i* is row *i* mod 3, column *i* div 3.
A pile is a tuple whose first card is the next to be drawn.
"""

from __future__ import annotations

from collections.abc import Collection

from tercet.cards import Card, deck

Layout = tuple[Card, ...]
Pile = tuple[Card, ...]
#: A layout in which places can be empty.
Places = tuple[Card | None, ...]

#: Cards on the table with the whole pack, and with a beginners' pack (BASE-1, BEG-1).
FULL, SMALL = 12, 9
#: Three more are laid when there is no SET (BASE-6).
MORE = 3


def pack_and_size(fixed: str) -> tuple[tuple[Card, ...], int]:
    """The pack and how many of it lie on the table: all 81 and 12, or 27 and 9 (BEG-1)."""
    return (deck(), FULL) if fixed == "off" else (deck(fixed), SMALL)


def remove(layout: Layout, pile: Pile, gone: Collection[Card], size: int) -> tuple[Layout, Pile]:
    """Take cards away and refill up to `size`: in place, else from the last column (BASE-4a)."""
    taken = frozenset(gone)
    left = len(layout) - len(taken)
    drawn = pile[: max(0, size - left)]
    if len(drawn) == len(taken):  # the usual case: a fresh card for each
        new = iter(drawn)
        return tuple([next(new) if card in taken else card for card in layout]), pile[len(drawn) :]
    fresh = list(reversed(drawn))
    places: list[Card | None] = [None if card in taken else card for card in layout]
    for at, card in enumerate(places):
        if card is None and fresh:
            places[at] = fresh.pop()
    return (*close_ranks(places), *reversed(fresh)), pile[len(drawn) :]


def close_ranks(places: list[Card | None]) -> Layout:
    """Move cards from the end into the holes, so that the table stays a rectangle (BASE-4a)."""
    kept = list(places)
    while None in kept:
        last = kept.pop()
        if last is not None:
            kept[kept.index(None)] = last
    return tuple(kept)  # type: ignore[arg-type]  # no hole is left


def lay_more(layout: Layout, pile: Pile, count: int = MORE) -> tuple[Layout, Pile]:
    """Lay more cards beside the others; nothing is laid from an empty pile (BASE-6b)."""
    return layout + pile[:count], pile[count:]


def laid_out(places: Places, new: Layout) -> Places:
    """Lay new cards into the holes, in their order, and what is left beside the others."""
    fresh = iter(new)
    filled = tuple([next(fresh, None) if card is None else card for card in places])
    return _without_end(filled + tuple(fresh))


def gathered(places: Places, size: int) -> Places:
    """Cards beyond the usual places move into the holes, as in the base game (BASE-4a)."""
    extra = tuple(card for card in places[size:] if card is not None)
    return laid_out(places[:size], extra)


def _without_end(places: Places) -> Places:
    while places and places[-1] is None:
        places = places[:-1]
    return places
