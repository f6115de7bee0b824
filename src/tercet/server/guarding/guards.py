"""What stands between the network and the tables: rates, depth of JSON, origins, clean texts."""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Final

from tercet.errors import IllegalAction, Unreadable
from tercet.server.guarding.limits import Rate
from tercet.storage.people.invisible import without_invisible

Clock = Callable[[], float]
#: So many different addresses (or people) are remembered; the longest idle are forgotten.
_REMEMBERED: Final = 20_000
_OPENING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[{\]}]', re.DOTALL)
_SPACES: Final = re.compile(r"\s+")
#: Kept although they are format characters: they join emoji and letters of some scripts.
_JOINERS: Final = "\u200c\u200d"
#: Such a share of what may be done at once is worth telling other nodes.
_WORTH_TELLING: Final = 0.1
_MARKS_IN_A_ROW: Final = 3


class Bucket:
    """How much one client may still do now; fills up with time.

    It notes what was `taken` since somebody last set that to zero, for other nodes to know.
    """

    __slots__ = ("_level", "_most", "_per_second", "_when", "taken")

    def __init__(self, rate: Rate, now: float) -> None:
        self._most, self._per_second = rate.burst, rate.per_second
        self._level, self._when = rate.burst, now
        self.taken = 0.0

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take so much from it, if there is enough."""
        level = self._level + (now - self._when) * self._per_second
        if level > self._most:
            level = self._most
        self._when = now
        if level < amount:
            self._level = level
            return False
        self._level = level - amount
        self.taken += amount
        return True

    def take_off(self, amount: float) -> None:
        """Somebody else has taken so much, whether there was enough or not."""
        self._level = max(-self._most, self._level - amount)


class Throttle:
    """One rate for many clients, each with a bucket of its own."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def bucket(self, who: Hashable) -> Bucket:
        """The bucket of this client; whoever comes with many messages may keep it at hand."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._clock())
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket

    def allows(self, who: Hashable) -> bool:
        """Whether this client may go on; counts the attempt."""
        return self.bucket(who).take(self._clock())

    def check(self, who: Hashable) -> None:
        """Refuse when this client is too fast."""
        if not self.allows(who):
            raise IllegalAction("too_fast")

    # --- Across several nodes ----------------------------------------------------------------

    def spent(self) -> dict[str, float]:
        """What was taken since this was last asked, by client; a little is told with the next."""
        taken, much = {}, self._rate.burst * _WORTH_TELLING
        for who, bucket in self._buckets.items():
            if bucket.taken >= much:
                taken[str(who)] = bucket.taken
                bucket.taken = 0.0
        return taken

    def take_off(self, taken: Mapping[str, float]) -> None:
        """What others have let these clients do."""
        for who, amount in taken.items():
            self.bucket(who).take_off(amount)


def check_depth(data: bytes, most: int) -> None:
    """Refuse JSON that nests too deeply, before anything reads it."""
    if data.count(b"[") + data.count(b"{") <= most:
        return
    depth = 0
    for found in _OPENING.finditer(data):
        first = found[0][:1]
        depth += first in b"[{"
        depth -= first in b"]}"
        if depth > most:
            raise Unreadable("message_too_deep", most=most)


def clean_text(text: str, most: int) -> str:
    """A text for others to read: one line, no control or direction characters, not too long."""
    plain = unicodedata.normalize("NFC", _SPACES.sub(" ", text))
    kept = "".join(c for c in plain if c in _JOINERS or unicodedata.category(c)[0] != "C")
    return _SPACES.sub(" ", _fewer_marks(kept)).strip()[:most].rstrip()


def clean_name(text: str, most: int) -> str:
    """A name without invisible characters, cleaned like a text; refused when it is empty."""
    name = clean_text(without_invisible(text), most)
    if not any(unicodedata.category(c)[0] in "LNS" for c in name):
        raise Unreadable("name_empty")
    return name


def _fewer_marks(text: str) -> str:
    """Without towers of accents that would cover the lines above."""
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(c)
    return "".join(kept)
