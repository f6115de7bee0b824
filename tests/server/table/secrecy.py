"""What a client may know, and whether it was told more: needles in whatever was sent to it.

From the log it is worked out, by the rules alone, which cards a client may have known after which
entry. A card that stands in a message before that moment, plainly or within hexadecimal digits or
base64, is a leak, be the message a view, an event, an answer or a refusal; so is the seed before
the end. Only what a client has said itself may come back to it.
"""

from __future__ import annotations

import base64
import io
import pickle
import pickletools
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tercet.cards import Card
from tercet.engine.chance import Chance, mixed_seed
from tercet.engine.game import Game, State
from tercet.engine.table import SeenStep, Table
from tercet.engine.wire import to_plain
from tercet.tables import open_table
from tests.server.playing import Player

#: Stands before the name of a type that knows a game from within, where a pickle holds one.
FORBIDDEN_TYPE = "whole:"


class Needles:
    """What may not be found: cards, the seed and all that follows from it, whole states."""

    def __init__(self, table: Table, known: set[str]) -> None:
        self._known = known
        seeds = (table.seed, mixed_seed(table.seed, table.header.nonces))
        self._seeds = [*(seed.hex() for seed in seeds), *map(b64, seeds)]
        zones = table.game.zones(table.state).values()
        tokens = {str(token) for zone in zones for token in zone} - {""}
        #: Short names (dice in the bag) would turn up by chance in whatever is decoded.
        long = [re.escape(token) for token in tokens if len(token) > 3]
        self._long = re.compile("|".join(long) or "(?!)")
        self._any = re.compile(rf"(?:{'|'.join(map(re.escape, tokens))})(?!\w)")

    def learn(self, known: set[str]) -> None:
        """These may be found from here on."""
        self._known = known

    def within(self, text: str, own_words: str = "") -> list[str]:
        """The secrets in a text that its reader has not said."""
        shown = {token for layer in layers(text) for token in self._long.findall(layer)}
        shown |= set(self._any.findall(text))
        seeds = [seed for seed in self._seeds if seed in text]
        seeds += re.findall(rf"{FORBIDDEN_TYPE}\w+", text)
        return sorted(token for token in shown - self._known if token not in own_words) + seeds


def leaks(table: Table, player: Player) -> list[str]:
    """Secrets in messages to a client before the rules allow it to know them."""
    known = knowledge(table, player.seat)
    needles, found, seq = Needles(table, known[0]), [], 0
    for text in player.raw:
        message = msgspec.json.decode(text)
        if message["is"] in ("steps", "joined"):
            seq = max(seq, message["seq"])
            needles.learn(known[seq])
        if message["is"] == "table" and message["info"]["seed"]:
            break  # it is over, and everything may be told
        own_words = player.sent.get(message.get("id"), "")
        shown = needles.within(text, own_words)
        found += [f"{player.name}, entry {seq}: {each} in {text[:200]}" for each in shown]
    return found


def knowledge(table: Table, viewer: int | None) -> list[set[str]]:
    """All that a viewer may have read so far, by the numbers that the viewer is told."""
    again = open_table(table.header, table.seed)
    seen: set[str] = set()
    result = []
    for number in range(table.seq + 1):
        if number:
            entry = table.steps[number].entry
            assert entry is not None
            again.replay(entry)
        record = again.steps[-1].seen_by(viewer)
        seen = seen | set(strings(to_plain([again.view(viewer), record])))
        if record is not None:
            result.append(seen)
    return result


def told(table: Table, viewer: int | None) -> list[SeenStep]:
    """What a viewer is told, by the viewer's numbers."""
    return list(table.seen_by(viewer))


class _Opened(pickle.Unpickler):
    """A pickle being read; what is made of which types, and which cards there are."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.words: list[str] = []

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        if found is Card:
            return self._card
        if isinstance(found, type) and issubclass(found, (State, Game, Table, Chance)):
            self.words.append(f"{FORBIDDEN_TYPE}{name}")
        return found

    def _card(self, index: int) -> Card:
        self.words.append(str(Card(index)))
        return Card(index)


def pickled_words(data: bytes) -> str:
    """What a pickle holds, in words: its cards, its texts, bytes as digits, and forbidden types."""
    opened = _Opened(data)
    opened.load()
    for _, value, _ in pickletools.genops(data):
        if isinstance(value, str):
            opened.words.append(value)
        elif isinstance(value, bytes):
            opened.words.append(value.hex())
    return " ".join(opened.words)


def strings(plain: Any) -> Iterable[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(plain, (list, tuple)):
        for value in plain:
            yield from strings(value)


def layers(text: str) -> Iterator[str]:
    """A text, and whatever reads as hexadecimal digits or base64 within it, decoded."""
    yield text
    for run in re.findall(r"[0-9a-fA-F]{6,}", text):
        for start in (0, 1):
            digits = run[start : start + (len(run) - start) // 2 * 2]
            yield bytes.fromhex(digits).decode("latin-1")
    for run in re.findall(r"[0-9A-Za-z+/_-]{4,}", text):
        for start in range(4):
            part = run[start:].replace("-", "+").replace("_", "/")
            whole = part + "A" * (-len(part) % 4)
            yield base64.b64decode(whole).decode("latin-1")


def b64(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")
