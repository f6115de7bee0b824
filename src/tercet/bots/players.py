"""The bots there are: for each game a mind for every skill, and simple players to measure against.

`new_bot("classic", "regular", seed)` sits down at any table of that game, whatever its match form.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from tercet.bots.arena.baselines import BASELINES, RandomMind
from tercet.bots.chipset.mind import ChipsetBot
from tercet.bots.classic import RaceMind
from tercet.bots.coopset.mind import CoopMind
from tercet.bots.dice.mind import DiceMind
from tercet.bots.human.draws import Draws
from tercet.bots.human.pace import LAST_WORD_MS, REACTION_MS, Pause
from tercet.bots.human.skills import (
    CHAMPION,
    SKILL_KEYS,
    STRONGEST,
    WEAKEST,
    Skill,
    find_skill,
    strength_of,
)
from tercet.bots.intent import Intent, Mind
from tercet.bots.scout import ScoutMind
from tercet.bots.setup.mind import SetUpMind
from tercet.bots.solitaire.mind import SolitaireMind
from tercet.bots.twenty import TwentyMind
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.engine.series import Ready, SeriesView
from tercet.errors import Unreadable
from tercet.games import find_game

#: How each game is played; every mind is made from a skill.
MINDS: Final[dict[str, Callable[[Skill], Mind]]] = {
    "classic": RaceMind,
    "solitaire": SolitaireMind,
    "scout": ScoutMind,
    "chipset": ChipsetBot,
    "setup": SetUpMind,
    "coopset": CoopMind,
    "twenty": TwentyMind,
    "dice": DiceMind,
}


class Bot:
    """A player at one seat of one table. Everything it does follows from its seed and its views."""

    def __init__(
        self, game: str, key: str, seed: bytes, people: frozenset[int] = frozenset()
    ) -> None:
        self.game, self.key, self.seed, self.people = game, key, seed, people
        self.skill = _skill(game, key)
        self._deal = 1
        self._mind = self._make()
        self._at = 0
        self._ready = Pause()
        self._asked = 0

    def _make(self) -> Mind:
        mind = self._mind_of_its_kind()
        mind.people = self.people
        return mind

    def _mind_of_its_kind(self) -> Mind:
        if self.key == "random":
            return RandomMind()
        if strength_of(self.key) is None:
            return BASELINES[self.game][self.key](self.skill)
        return MINDS[self.game](self._skill_for_deal())

    def _skill_for_deal(self) -> Skill:
        """Between two skills a player thinks now like the one, now like the other."""
        word = b"tercet-care-1" + self._deal.to_bytes(8, "big") + self.seed
        return self.skill.for_a_deal(Draws(Chance(hashlib.sha256(word).digest())).share())

    def look(self, view: Any, at: int) -> None:
        """Be shown a view at this table time."""
        self._at = at
        if isinstance(view, SeriesView):
            if view.deal != self._deal:  # a new deal is a new game
                self._deal, self._mind = view.deal, self._make()
            view = view.table
        self._mind.look(view, at)

    def decide(self, view: Any, legal: Acts, chance: Chance) -> Intent | None:
        """What to do unless something happens before; never faster than a person could."""
        if not len(legal):
            return None
        intent = self._means(view, legal, chance)
        if intent is None:
            return None
        if intent.planned:
            return intent
        return Intent(intent.act, max(intent.after_ms, min(self.skill.t0_ms, REACTION_MS)))

    def _means(self, view: Any, legal: Acts, chance: Chance) -> Intent | None:
        if isinstance(legal[0], Ready):
            until = self._ready.until(view.deadline, LAST_WORD_MS, self._at, Draws(chance))
            return Intent(legal[0], max(0, until - self._at), planned=True)
        table = view.table if isinstance(view, SeriesView) else view
        return self._mind.decide(table, legal, chance)

    def acts_in_view(self, view: Any) -> Callable[[], Acts] | None:
        """Return how `answer` lists the acts without `legal`; None: it needs them."""
        deal = view.table if isinstance(view, SeriesView) else view
        return find_game(self.game).acts_in_view(deal)

    def answer(self, view: Any, legal: Acts | None, at: int) -> Intent | None:
        """Look and decide, with chance of one's own: what tables call after every change."""
        self.look(view, at)
        if legal is None:
            listed = self.acts_in_view(view)
            assert listed is not None, "the host lists the acts"
            legal = listed()
        if not len(legal):
            return None
        self._asked += 1
        word = b"tercet-bot-1" + self._asked.to_bytes(8, "big") + self.seed
        return self.decide(view, legal, Chance(hashlib.sha256(word).digest()))


def new_bot(game: str, key: str, seed: bytes, people: frozenset[int] = frozenset()) -> Bot:
    """A bot for a game: `key` is a skill, a strength, `random`, or a baseline of that game.

    `people` are the seats of people, whom it does not keep waiting.
    """
    return Bot(game, key, seed, people)


def bot_keys(game: str) -> tuple[str, ...]:
    """All with a name that play this game: the skills from the weakest up, then the baselines."""
    return (*SKILL_KEYS, *BASELINES.get(game, {}), "random")


def check_bot(game: str, key: str) -> None:
    """Refuse a bot that does not play this game."""
    find_game(game)
    known = bot_keys(game)
    if key not in known and strength_of(key) is None:
        points = f"strength:{WEAKEST:g}–{STRONGEST:g}"
        raise Unreadable("bot_unknown", bot=key[:40], known=", ".join((*known, points)))


def _skill(game: str, key: str) -> Skill:
    """How this player sees; refuses one that does not play this game."""
    check_bot(game, key)
    if strength_of(key) is not None:
        return find_skill(key)
    return find_skill("casual") if key == "random" else CHAMPION
