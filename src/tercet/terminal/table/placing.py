"""SET Dice: the dice that one chooses and lays before anything is sent, and where the cursor is.

What is allowed and what it scores the table tells; here is only what lies where.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import Final, Literal

from tercet.engine.acts import Act
from tercet.engine.game import Meaning
from tercet.games.dice.terms import Announce, DicePlaced, DiceView, Held, Place

#: What I can do now: race for the opening, place dice, decide on throwing again, or wait.
Task = Literal["opening", "turn", "again", "wait"]
WILD: Final = "*"
_ARROWS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


@dataclass(frozen=True, slots=True)
class Laid:
    """A die of the hand that lies on the board but has not been sent; a wild with its meaning."""

    die: str
    square: str
    shows: str

    @property
    def word(self) -> str:
        """As acts name it: `f8=1gd`."""
        return f"{self.square}={self.shows}"


@dataclass(frozen=True, slots=True)
class Placing:
    """A turn being laid. Every method gives the next one.

    `again` are dice to be thrown again, `wild` a wild on its way to a square, `swap` a die for the
    place of a wild on the board. `verdict` is what the table says of the turn: its score, or why
    not; `meanings` what a wild may stand for; `fits` the squares for the chosen die.
    """

    cursor: str = ""
    line: int = 0
    selected: str | None = None
    laid: tuple[Laid, ...] = ()
    again: frozenset[str] = frozenset()
    wild: Laid | None = None
    swap: Laid | None = None
    verdict: DicePlaced | None = None
    why: str | None = None
    meanings: tuple[Meaning, ...] | None = None
    fits: frozenset[str] | None = None
    hints: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """The dice of the turn, as acts name them."""
        return tuple(each.word for each in self.laid)

    def after(self, view: DiceView, me: int | None) -> Placing:
        """What of it still makes sense after the table has changed."""
        task = task_of(view, me)
        cursor = self.cursor or view.middle
        if task not in ("opening", "turn"):
            again = self.again if task == "again" else frozenset[str]()
            return Placing(cursor, self.line, again=again, hints=self.hints)
        held = {each.die: each.shows for each in hand_of(view, me)}
        taken = {lying.square for lying in view.board}

        def holds(each: Laid | None) -> bool:
            return each is not None and held.get(each.die) == in_hand(each.shows)

        kept = tuple(each for each in self.laid if holds(each) and each.square not in taken)
        wild = self.wild if holds(self.wild) else None
        swap = self.swap if holds(self.swap) else None
        chosen = self.selected if self.selected in held else None
        fresh = replace(self, cursor=cursor, again=frozenset(), selected=chosen)
        fresh = replace(fresh, laid=kept, wild=wild, swap=swap)
        same = (kept, wild, swap, chosen) == (self.laid, self.wild, self.swap, self.selected)
        return fresh if same else replace(fresh, verdict=None, why=None, fits=None, meanings=None)

    def moved(self, view: DiceView, key: str) -> Placing:
        """The cursor one square further; the edge stops it."""
        row, column = coordinates(self.cursor or view.middle)
        down, right = _ARROWS[key]
        row = min(max(row + down, 0), view.rows - 1)
        column = min(max(column + right, 0), view.columns - 1)
        return replace(self, cursor=square_name(row, column))

    def press_die(self, view: DiceView, me: int | None, die: str) -> Placing:
        """Choose a die, take it back, or lay it where the opening goes on."""
        task = task_of(view, me)
        if task == "again":
            return replace(self, again=self.again ^ {die})
        there = any(each.die == die for each in self.laid)
        back = self._changed(tuple(each for each in self.laid if each.die != die))
        if task == "turn":
            same = self.selected == die and not there
            return replace(back, selected=None if same else die, fits=None)
        if there or task != "opening":
            return back
        square = next_opening(view, self.line, back.laid)
        return back.lay(view, me, die, square) if square else back

    def press_square(self, view: DiceView, me: int | None, square: str) -> Placing:
        """Lay the chosen die there, or take back the one that lies there."""
        here = replace(self, cursor=square)
        there = next((each for each in self.laid if each.square == square), None)
        if there is not None:
            return here.press_die(view, me, there.die)
        return here if self.selected is None else here.lay(view, me, self.selected, square)

    def lay(self, view: DiceView, me: int | None, die: str, square: str) -> Placing:
        """A die to a square; a wild, there or here, is asked about first."""
        shows = next((each.shows for each in hand_of(view, me) if each.die == die), None)
        if shows is None:
            return self
        lying = next((each for each in view.board if each.square == square), None)
        put = Laid(die, square, shows)
        if lying is not None:
            able = lying.shows.startswith(WILD) and shows != WILD
            return replace(self, swap=put) if able else self
        if shows == WILD:
            return replace(self, wild=put, meanings=None)
        return self.put(view, me, put)

    def put(self, view: DiceView, me: int | None, new: Laid) -> Placing:
        """The die lies there; in the opening along a line that this square is on."""
        here = replace(self, wild=None, meanings=None, selected=None, fits=None)
        if task_of(view, me) == "opening":
            line = line_with(view, self.line, new.square)
            if line is None:
                return here
            here = here.along(view, line)
        others = (e for e in here.laid if e.die != new.die and e.square != new.square)
        return here._changed((*others, new))

    def turned(self, view: DiceView) -> Placing:
        """The opening as a column instead of a row, or the other way round."""
        return self.along(view, (self.line + 1) % len(view.openings)) if view.openings else self

    def along(self, view: DiceView, line: int) -> Placing:
        """The same dice along another line."""
        old, new = view.openings[self.line], view.openings[line]
        squares = dict(zip(old, new, strict=True))
        laid = tuple(replace(e, square=squares.get(e.square, e.square)) for e in self.laid)
        return replace(self._changed(laid), line=line)

    def cleared(self) -> Placing:
        """Everything back to the hand."""
        return Placing(self.cursor, self.line, hints=self.hints)

    def deselected(self) -> Placing:
        """First no wild asked about, then nothing chosen; what lies on the board stays."""
        if self.wild is not None or self.swap is not None:
            return replace(self, wild=None, swap=None, meanings=None)
        return replace(self, selected=None, fits=None)

    @property
    def busy(self) -> bool:
        """Whether something is chosen or asked about."""
        return self.selected is not None or self.wild is not None or self.swap is not None

    def _changed(self, laid: tuple[Laid, ...]) -> Placing:
        return replace(self, laid=laid, verdict=None, why=None, fits=None)


def task_of(view: DiceView, me: int | None) -> Task:
    """What this seat has to do."""
    waits = me is None or view.outcome is not None or me not in view.may_act
    return "wait" if waits else view.phase


def hand_of(view: DiceView, me: int | None) -> tuple[Held, ...]:
    """The own dice."""
    return () if me is None else view.hands[me]


def in_hand(shows: str) -> str:
    """A die as it lies in the hand: a wild has no meaning there."""
    return WILD if shows.startswith(WILD) else shows


def turn_of(view: DiceView, me: int | None, words: Iterable[str]) -> Act:
    """These dice as an act."""
    dice = tuple(words)
    return Announce(dice) if task_of(view, me) == "opening" else Place(dice)


def is_opening(view: DiceView, laid: tuple[Laid, ...]) -> bool:
    """Whether a whole line of the opening is laid."""
    squares = {each.square for each in laid}
    return any(set(line) == squares for line in view.openings)


def next_opening(view: DiceView, line: int, laid: tuple[Laid, ...]) -> str | None:
    """The next free square of the line that the opening is laid along."""
    if line >= len(view.openings):
        return None
    taken = {each.square for each in laid}
    return next((square for square in view.openings[line] if square not in taken), None)


def line_with(view: DiceView, line: int, square: str) -> int | None:
    """The line to lay along, so that a square is on it: the one that is, or another."""
    if line < len(view.openings) and square in view.openings[line]:
        return line
    found = (at for at, squares in enumerate(view.openings) if square in squares)
    return next(found, None)


def square_name(row: int, column: int) -> str:
    """Row and column, counted from 0, as people call the square."""
    return f"{ascii_lowercase[column]}{row + 1}"


def coordinates(square: str) -> tuple[int, int]:
    """Row and column, counted from 0."""
    return int(square[1:]) - 1, ascii_lowercase.index(square[0])


def fitting_squares(more: Iterable[str], shows: str) -> frozenset[str]:
    """Of what the table says could be added, the squares for one die of the hand."""
    words = (word.partition("=") for word in more)
    return frozenset(square for square, _, die in words if in_hand(die) == shows)


def scored_squares(turn: DicePlaced | None) -> frozenset[str]:
    """The squares of the SETs that a turn makes."""
    sets = () if turn is None else turn.sets
    return frozenset(word.partition("=")[0] for made in sets for word in made.dice)
