"""Around a table, in lines: who sits there before the start, the line to the server, what is said.

A table of this machine has nothing of it but the count-down.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any, Final, Literal

from rich.text import Text

from tercet.bots.human.skills import SKILL_KEYS
from tercet.errors import Unreadable
from tercet.games import find_game
from tercet.terminal.harmless import one_line
from tercet.terminal.play.choices import plain_word
from tercet.terminal.play.results import standing_lines
from tercet.terminal.table.source import Room, Seat, Source
from tercet.words.texts import Texts

#: What is done at a table besides playing; the words for it are `play-word-<name>`.
_WISHES: Final = ("start", "cancel", "bot", "sit", "stand", "away")
_HELPS: Final = {
    "start": "room-start",
    "cancel": "play-cancel-start",
    "bot": "play-bot-how",
    "sit": "room-sit",
    "stand": "room-stand",
    "away": "play-away-how",
    "say": "play-say-how",
    "again": "end-again",
}


class Around:
    """What there is to tell besides the game, and what may be done about it."""

    def __init__(self, source: Source, texts: Texts) -> None:
        self._source, self._texts = source, texts
        self._heard = -1
        self._online = True
        self._room: list[str] = []
        self._counted: int | None = None
        self._ended = self._compared = self._warned = False
        self._absent: set[int] = set()

    @property
    def asks(self) -> bool:
        """Whether the table waits for a word from here before it begins."""
        return self._hosts or "sit" in self._wishes()

    @property
    def _hosts(self) -> bool:
        room = self._source.room
        return room is not None and any(action.wish == "start" for action in room.actions)

    def look_again(self) -> None:
        """Tell the room once more."""
        self._room, self._ended = [], False

    # --- What there is to tell -----------------------------------------------------------------

    def news(self) -> Iterator[Text]:
        """What has changed since the last time, before what happened in the game."""
        yield from self._line()
        yield from self._chat()
        yield from self._waiting()
        yield from self._absence()
        yield from self._count_down()

    def after(self) -> Iterator[Text]:
        """What there is to say after what happened: nothing, until the game is over."""
        yield from self._standing()
        yield from self._deal()
        yield from self._end()

    def _line(self) -> Iterator[Text]:
        online, gone = self._source.online, self._source.gone is not None
        if online != self._online and not gone:
            self._online = online
            yield Text(self._texts.say("play-line-back" if online else "net-reconnecting"))

    def _chat(self) -> Iterator[Text]:
        for said in self._source.chat or ():
            if said.number > self._heard:
                self._heard = said.number
                yield Text(self._texts.say("labelled", label=said.name, value=said.text))

    def _waiting(self) -> Iterator[Text]:
        room = self._source.room
        lines = [] if room is None else self._room_lines(room)
        for line in lines:
            if line not in self._room:
                yield Text(line)
        self._room = lines

    def _room_lines(self, room: Room) -> list[str]:
        say = self._texts.say
        taken = sum(seat.name is not None for seat in room.seats)
        heading = say("room-heading", taken=taken, seats=len(room.seats))
        seats = (f"{at} {self._seat(at - 1, seat)}" for at, seat in enumerate(room.seats, 1))
        lines = [say("labelled", label=heading, value=" · ".join(seats))]
        if room.code is not None:
            lines.insert(0, say("play-code", code=room.code))
        if self._source.awaits:
            lines.append(say("play-awaits"))
        elif not self._hosts:
            lines.append(say("room-wait-for-host"))
        elif "start" not in self._wishes():
            lines.append(say("room-need", least=find_game(self._source.game).facts.players[0]))
        return [*lines, f"{say('play-can')} {self._can()}"]

    def _seat(self, at: int, seat: Seat) -> str:
        say = self._texts.say
        if seat.name is None:
            return say("room-free")
        own = f" {say('table-you')}" if at == self._source.seat else ""
        sign = "bot" if seat.bot else "host" if seat.host else None
        return f"{one_line(seat.name)}{own}" + (f", {say(f'room-{sign}')}" if sign else "")

    def _absence(self) -> Iterator[Text]:
        """Tell of each player who has gone, once, with the time that is left to come back."""
        absent, names = self._source.absent, self._source.names
        for seat in sorted(absent.keys() - self._absent):
            seconds = -(-absent[seat] // 1000)
            yield Text(self._texts.say("play-absent", name=names[seat], seconds=seconds))
        self._absent = set(absent)

    def _deal(self) -> Iterator[Text]:
        """Warn if the game was dealt without this player's nonce."""
        if self._source.deal_is_wrong and not self._warned:
            self._warned = True
            yield Text(self._texts.say("play-deal-wrong"))

    def _count_down(self) -> Iterator[Text]:
        left = self._source.starts_in_ms
        seconds = None if left is None else -(-left // 1000)
        if seconds == self._counted:
            return
        first, self._counted = self._counted is None, seconds
        if seconds:
            said = self._texts.say("starting-in", seconds=seconds) if first else str(seconds)
            yield Text(said)

    def _end(self) -> Iterator[Text]:
        if not self._over or self._ended:
            return
        self._ended = True
        yield Text(f"{self._texts.say('play-can')} {self._can()}")

    def _standing(self) -> Iterator[Text]:
        """What a team has reached, beside its earlier results (COOP-6b); it comes after the end."""
        standing = self._source.standing
        if standing is not None and not self._compared:
            self._compared = True
            yield from map(Text, standing_lines(standing, self._texts))

    @property
    def _over(self) -> bool:
        """Whether a game among people is over: they stay, and may play again."""
        view = self._source.view
        return self._source.chat is not None and view is not None and view.outcome is not None

    # --- What may be done ----------------------------------------------------------------------

    def _wishes(self) -> list[str]:
        room = self._source.room
        actions = () if room is None else room.actions
        return [a.wish for a in actions if a.wish in _WISHES and not a.off]

    def _names(self) -> list[str]:
        """What may be done now, besides playing."""
        names = self._wishes()
        if self._source.chat is not None:
            names.append("say")
        return [*names, "again"] if self._over else names

    def _can(self) -> str:
        return " · ".join([*map(self._word, self._names()), "? r q"])

    def helps(self) -> list[tuple[str, str]]:
        """Each word, and what it does."""
        known = ", ".join(SKILL_KEYS)
        return [
            (word, self._texts.say(_HELPS[name], word=word, known=known))
            for name, word in ((name, self._word(name)) for name in self._names())
        ]

    def _word(self, name: str) -> str:
        return self._texts.say(f"play-word-{name}")

    def meant(self, line: str) -> Coroutine[Any, Any, None] | Literal["again"] | None:
        """What a line asks for that is no part of the game; None where it is something else."""
        word, _, rest = line.strip().partition(" ")
        for name in self._names():
            if plain_word(word) == plain_word(self._word(name)):
                return "again" if name == "again" else self._doing(name, rest.strip())
        return None

    def _doing(self, name: str, rest: str) -> Coroutine[Any, Any, None]:
        if name == "say":
            if not rest:
                raise Unreadable("play_not_understood", line=self._word(name))
            return self._source.say(rest)
        return self._source.wish(name, self._detail(name, rest))

    def _detail(self, name: str, rest: str) -> str:
        if name == "bot" and rest and rest not in SKILL_KEYS:
            raise Unreadable("bot_unknown", bot=rest[:40], known=", ".join(SKILL_KEYS))
        if name == "away" and not rest.isdecimal():
            raise Unreadable("play_not_understood", line=f"{name} {rest}"[:40])
        return rest
