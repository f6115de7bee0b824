"""Scout as numbers: a first card and two sealed ones, a second finger, votes (SCOUT-1 to -7)."""

from __future__ import annotations

from tercet.engine.acts import Act
from tercet.envs.encoding import (
    PLACES,
    Begun,
    Choice,
    Encoding,
    Field,
    Mask,
    ascending,
    card_bytes,
    card_field,
    count_field,
    flag_field,
    from_seat,
    numbers,
    relative,
)
from tercet.games.classic import NoneHere, TakeBack
from tercet.games.scout.terms import GiveUp, Point, PointSecond, ScoutView, Vote

#: The most players (SCOUT-1b).
MOST = 8


class ScoutEncoding(Encoding):
    """The scout names the first card, then the other two; a searcher names one card."""

    key = "scout"
    players = 3
    choices = (
        Choice("card", PLACES, "the finger's card, then the two sealed; in a search the second"),
        Choice("give_up", 1, "give up this search"),
        Choice("none", 1, "say that there is no SET"),
        Choice("take_back", 1, "take that word back"),
        Choice("scold", MOST - 1, "vote: a scolding for the player so many seats to the left"),
        Choice("dishes", MOST - 1, "vote: the dishes for that player"),
    )

    def fields(self, seats: int) -> tuple[Field, ...]:
        """All but the pile, the cards that others have sealed, and their votes."""
        return (
            card_field("table", PLACES, "the first 21 places of the table"),
            flag_field("finger", "of these places: the card under the scout's finger", PLACES),
            flag_field("sealed", "of these places: named or sealed by oneself", PLACES),
            count_field("cards", "cards on the table and in the pile", 2),
            Field("scout", 1, 0, seats, "who is the scout, from 1 = oneself; 0 nobody"),
            count_field("scores", "cards of each player", seats),
            flag_field("out", "of each player: out of this search", seats),
            flag_field("said_none", "of each player", seats),
            flag_field("votes", "of each player: a vote that waits for oneself", seats),
        )

    def observe(self, view: ScoutView, seat: int, begun: Begun) -> bytes:
        """The table with its fingers, and how the players stand."""
        seats, search = len(view.players), view.search
        order = from_seat(seats, seat)
        table = view.table[:PLACES]
        sealed = begun if search is None else (search.sealed or ())
        finger = None if search is None else search.card
        out = () if search is None else (*search.barred, *search.gave_up)
        figures = [
            *_padded([card is finger for card in table]),
            *_padded([card in sealed for card in table]),
            *(len(view.table), view.pile),
            relative(None if search is None else search.scout, seat, seats),
            *[view.players[other].score for other in order],
            *[view.players[other].sits_out or other in out for other in order],
            *[view.players[other].said_none for other in order],
            *[other in _to_vote_on(view, seat) for other in order],
        ]
        return card_bytes(table, PLACES) + numbers(figures)

    def mask(self, view: ScoutView, seat: int, begun: Begun) -> Mask:
        """What the search asks for, and votes that wait."""
        search, votes = view.search, _to_vote_on(view, seat)
        seats, own = len(view.players), view.players[seat]
        free = search is None and not own.sits_out
        word = free and not begun
        left = [] if begun else [(other - seat) % seats - 1 for other in votes]
        return self.masked(
            card=_nameable(view, seat, begun),
            give_up=search is not None and seat in search.searching,
            none=word and not own.said_none,
            take_back=word and own.said_none,
            scold=left,
            dishes=left,
        )

    def decide(self, view: ScoutView, seat: int, begun: Begun, action: int) -> Act | Begun:
        """One more card, a word, or a vote."""
        kind, number = self.kind(action)
        if kind == "card":
            card = view.table[number]
            if view.search is not None:
                return PointSecond(card)
            named = (*begun, card)
            return Point(named) if len(named) == 3 else named
        if kind in ("scold", "dishes"):
            whom = (seat + number + 1) % len(view.players)
            return Vote(whom, "scolding" if kind == "scold" else "dishes")
        return {"give_up": GiveUp(), "none": NoneHere(), "take_back": TakeBack()}[kind]

    def scores(self, view: ScoutView) -> tuple[int, ...]:
        """A point for each card (SCOUT-8)."""
        return tuple([player.score for player in view.players])


def _nameable(view: ScoutView, seat: int, begun: Begun) -> list[int]:
    """The finger's card is any; the sealed two come in the order of their places."""
    table, search = view.table[:PLACES], view.search
    if search is not None:
        others = [place for place, card in enumerate(table) if card is not search.card]
        return others if seat in search.searching else []
    if view.players[seat].sits_out:
        return []
    others = [place for place, card in enumerate(table) if card not in begun[:1]]
    named = [at for at, place in enumerate(others) if table[place] in begun[1:]]
    return [others[at] for at in ascending(len(others), named, 2)] if begun else others


def _to_vote_on(view: ScoutView, seat: int) -> set[int]:
    return {b.seat for b in view.ballots if b.seat != seat and seat not in b.voted}


def _padded(flags: list[bool]) -> list[bool]:
    return flags + [False] * (PLACES - len(flags))
