"""What comes in: acts of players, time running out, and the entries of a log that hold them.

Also `Acts`, the sequence of acts that are legal at a moment: long families of acts (any three of
twelve cards) are counted and indexed without being built.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, islice
from math import comb
from typing import Final, Generic, TypeVar, overload

import msgspec

from tercet.cards import THIRD, Card, Triple, find_sets
from tercet.engine.chance import Chance
from tercet.engine.wire import to_json

#: One draw in so many may be a rare act.
RARITY: Final = 64

#: The cards that an act names.
Named = TypeVar("Named", bound=tuple[Card, ...])


def snake(name: str) -> str:
    """`NoneHere` is written `none_here`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Act(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="act",
    tag=snake,
    forbid_unknown_fields=True,
):
    """What a player does; each game declares its own acts.

    Like all values that tables keep by the thousand it is no business of the garbage collector
    (`gc=False`): frozen values cannot refer to themselves.
    """


class Leave(Act, frozen=True):
    """The player goes away; the table goes on. Always allowed, so never listed as legal."""


class Return(Act, frozen=True):
    """The player is back. Always allowed to one who is away."""


class Timeout(Act, frozen=True):
    """Time has run out; said by the table, never by a player."""

    label: str


class Claim(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One of several claims that were judged together, and how: by the time a person needed.

    `at` is when it arrived, in table time; `less` is what was taken off for the player's line,
    beside the fastest one at the table, and `why` by which evidence. The claim of the entry itself
    stands first, without its act; the others lost to it.
    """

    seat: int
    at: int
    less: int = 0
    why: str = ""
    act: Act | None = None


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a log: when, who and what. `seat` is None when it is the clock that speaks.

    `at` is table time in milliseconds; `seen` the last sequence number the player had seen. What
    was judged before it counted has `claims`; the rules never look at them.
    """

    seq: int
    at: int
    act: Act
    seat: int | None = None
    seen: int | None = None
    claims: tuple[Claim, ...] = ()


class Acts(Sequence[Act]):
    """The legal acts of one seat, in groups of a kind; indexed, counted, and drawn from.

    `rare` acts are legal like the others, but seldom drawn by chance (giving up a game, say).
    `complete` is False where a game lists only a sample of what it allows.
    """

    __slots__ = ("complete", "groups", "often")

    def __init__(
        self, *groups: Sequence[Act], rare: Sequence[Act] = (), complete: bool = True
    ) -> None:
        self.often = tuple(group for group in groups if len(group))
        self.groups = (*self.often, rare) if rare else self.often
        self.complete = complete

    def __len__(self) -> int:
        return sum(map(len, self.groups))

    @overload
    def __getitem__(self, index: int) -> Act: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Act]: ...
    def __getitem__(self, index: int | slice) -> Act | Sequence[Act]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        index = index + len(self) if index < 0 else index
        if not 0 <= index < len(self):
            raise IndexError(index)
        ends = tuple(accumulate(map(len, self.groups)))
        at = bisect_right(ends, index)
        return self.groups[at][index - (ends[at - 1] if at else 0)]

    def __iter__(self) -> Iterator[Act]:
        for group in self.groups:
            yield from group

    def __contains__(self, act: object) -> bool:
        return any(act in group for group in self.groups)

    def listed(self, limit: int) -> tuple[tuple[Act, ...], bool]:
        """At most so many of the acts for somebody to choose from, and whether these are all.

        Acts of a kind stand in the order of what they name: which of them are SETs is not told.
        """
        limit = max(0, limit)
        kinds: dict[type[Act], list[Act]] = {}
        for group in self.groups:
            # Of triples there may be 85,000: no more are made than could be listed.
            some = group.first(limit) if isinstance(group, Triples) else group
            for act in some:
                kinds.setdefault(type(act), []).append(act)
        every = [act for acts in kinds.values() for act in sorted(acts, key=to_json)]
        return tuple(every[:limit]), self.complete and len(self) <= limit

    def draw(self, chance: Chance) -> tuple[Act, Chance]:
        """One act by chance: first a kind of act, then one of that kind."""
        seldom, chance = chance.below(RARITY) if self.often is not self.groups else (1, chance)
        group, chance = chance.pick(self.often if seldom and self.often else self.groups)
        return chance.pick(group)


class Triples(Sequence[Act]):
    """Acts that name three of these cards which are no SET, in any order; built on demand."""

    __slots__ = ("_passed", "cards", "make", "sets")

    def __init__(
        self, make: Callable[[Triple], Act], cards: tuple[Card, ...], sets: Sequence[Triple]
    ) -> None:
        self.make, self.cards, self.sets = make, cards, sets
        #: For each SET, how many other triples come before it; worked out when first needed.
        self._passed: list[int] | None = None

    def __len__(self) -> int:
        return comb(len(self.cards), 3) - len(self.sets)

    @overload
    def __getitem__(self, index: int) -> Act: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Act]: ...
    def __getitem__(self, index: int | slice) -> Act | Sequence[Act]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        if self._passed is None:
            ranks = _ranks(self.cards, self.sets)
            self._passed = [rank - earlier for earlier, rank in enumerate(ranks)]
        index += bisect_right(self._passed, index)  # the SETs among all triples are passed over
        i, j, k = _triple(len(self.cards), index)
        return self.make((self.cards[i], self.cards[j], self.cards[k]))

    def first(self, count: int) -> Iterator[Act]:
        """So many of them, in the order of what they name."""
        return islice(self._in_order(), count)

    def _in_order(self) -> Iterator[Act]:
        cards = self.cards
        order = sorted(range(len(cards)), key=lambda at: cards[at].text)
        for i in order:
            for j in (at for at in order if at > i):
                third = THIRD[cards[i].index][cards[j].index]
                for k in (at for at in order if at > j):
                    if cards[k].index != third:
                        yield self.make((cards[i], cards[j], cards[k]))

    def __contains__(self, act: object) -> bool:
        named = getattr(act, "cards", None)
        if not isinstance(named, tuple) or len(named) != 3 or len(set(named)) < 3:
            return False
        a, b, c = named
        here = all(card in self.cards for card in named)
        return here and act == self.make((a, b, c)) and THIRD[a.index][b.index] != c.index


class Naming(Sequence[Act], Generic[Named]):
    """Acts that name some cards each, built on demand; in which order they may, others say."""

    __slots__ = ("make", "named")

    def __init__(self, make: Callable[[Named], Act], named: Sequence[Named]) -> None:
        self.make, self.named = make, named

    def __len__(self) -> int:
        return len(self.named)

    @overload
    def __getitem__(self, index: int) -> Act: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Act]: ...
    def __getitem__(self, index: int | slice) -> Act | Sequence[Act]:
        if isinstance(index, slice):
            return [self.make(cards) for cards in self.named[index]]
        return self.make(self.named[index])


class SetTriples(Naming[Triple]):
    """Acts that name a SET, whatever the order in which its cards are named."""

    __slots__ = ()

    def __contains__(self, act: object) -> bool:
        named = getattr(act, "cards", None)
        if not isinstance(named, tuple) or len(named) != 3:
            return False
        a, b, c = named
        return act == self.make((a, b, c)) and any(set(named) == set(s) for s in self.named)


@lru_cache(maxsize=256)
def naming_three(
    make: Callable[[Triple], Act], cards: tuple[Card, ...]
) -> tuple[Sequence[Act], Sequence[Act]]:
    """The two kinds of acts that name three of these cards: SETs, and all the others.

    Kept for a while, because a table is asked about more than once.
    """
    sets = _sets_of(cards)
    return SetTriples(make, sets), Triples(make, cards, sets)


@lru_cache(maxsize=256)
def _sets_of(cards: tuple[Card, ...]) -> tuple[Triple, ...]:
    return tuple(find_sets(cards))


def _triple(size: int, index: int) -> tuple[int, int, int]:
    """One of all ways to choose three of so many places, in the order of `combinations`."""
    first = _firsts(size)
    i = bisect_right(first, index) - 1
    index -= first[i]
    j = i + 1
    while index >= size - j - 1:
        index -= size - j - 1
        j += 1
    return i, j, j + 1 + index


@cache
def _firsts(size: int) -> tuple[int, ...]:
    """How many choices of three come before the first that begins with each place."""
    return tuple([comb(size, 3) - comb(size - i, 3) for i in range(size)])


def _ranks(cards: tuple[Card, ...], sets: Sequence[Triple]) -> list[int]:
    """Where these SETs stand in the list of all triples."""
    size, ranks = len(cards), []
    place = {card: at for at, card in enumerate(cards)}
    for a, b, c in sets:
        i, j, k = place[a], place[b], place[c]
        before = comb(size, 3) - comb(size - i, 3) + comb(size - i - 1, 2) - comb(size - j, 2)
        ranks.append(before + k - j - 1)
    return sorted(ranks)
