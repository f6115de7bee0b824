"""Guards of the rules themselves: the file, the list, the rulebook, the tests."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame, Game, Seats
from tercet.games import GAMES, RETIRED
from tests.rule_ids import ID, RULEBOOK, cited, ids_in

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = "src/tercet/games"
#: What lies beside the games without being one.
_BESIDE: Final = ("__init__", "__pycache__", "retired", "shared")


class NoGame(Exception):
    """There is no game with this key yet; says what to do."""


def keys_of_files() -> list[str]:
    """The games that have a file or a folder, listed or not."""
    found = {path.stem for path in (ROOT / FOLDER).iterdir()}
    return sorted(found.difference(_BESIDE))


def find(key: str) -> AnyGame:
    """The game in the file of this name, whether or not it is listed."""
    where = _where(key)
    if not (ROOT / where).exists():
        raise NoGame(f"{where}: is not there; copy the smallest game that fits")
    try:
        module = importlib.import_module(f"tercet.games.{key}")
    except Exception as error:  # whatever is wrong with a file that is being written
        raise NoGame(f"{where}: cannot be imported: {error!r}") from error
    game = getattr(module, key.upper(), None)
    if not isinstance(game, Game):
        raise NoGame(f"{where}: must end with {key.upper()} = …(), the game itself")
    if game.facts.key != key:
        raise NoGame(f'{where}: the facts must say key="{key}", not "{game.facts.key}"')
    return game


def its_own_names(game: AnyGame) -> Iterator[str]:
    """Its view bears its key, and no class is called like one of another game."""
    key = game.facts.key
    if _tag(game.facts.view) != key:
        yield f'{_where(key)}: {game.facts.view.__name__} must have tag="{key}"'
    taken = {kind.__name__: kind for other in GAMES if other is not game for kind in _kinds(other)}
    for kind in dict.fromkeys(_kinds(game)):
        other = taken.get(kind.__name__, kind)
        if other is not kind:
            yield (
                f"{_where(key)}: the class {kind.__name__} is called like that of "
                f"{other.__module__}; import that one, or give this one a name of its own"
            )


def listed(game: AnyGame) -> Iterator[str]:
    """It stands in `GAMES`, and its file gives the game and all its acts."""
    key = game.facts.key
    if game not in (*GAMES, *RETIRED):
        yield f"{FOLDER}/__init__.py: import {key.upper()}, and add it to GAMES"
    module = sys.modules.get(f"tercet.games.{key}")
    public: dict[str, Any] = {key.upper(): game}
    public |= {act.__name__: act for act in game.facts.acts}
    for name, value in public.items():
        given = getattr(module, name, None) is value
        own = value is game or value.__module__ == f"tercet.games.{key}"
        if not given or not (own or name in getattr(module, "__all__", ())):
            yield f"{_where(key)}: `from tercet.games.{key} import {name}`: name it in __all__"


def numbered(game: AnyGame) -> Iterator[str]:
    """Its source cites rules by their ids, and the rulebook has all of them."""
    known, here = ids_in(RULEBOOK.read_text("utf-8")), rules_of(game)
    if not here:
        yield f"{_where(game.facts.key)}: cites no rule; say in its docstring which rules it holds"
    elif not own_rules_of(game):
        yield f"{_where(game.facts.key)}: cites only rules of other games; give it ids of its own"
    for rule in sorted(here - known):
        yield f"docs/rulebook.md: has no {rule}, which {_where(game.facts.key)} cites"


def tested(game: AnyGame) -> Iterator[str]:
    """Its tests stand where they are looked for and cite the rules that it cites."""
    test = f"tests/games/test_{game.facts.key}.py"
    if not (ROOT / test).exists():
        yield f"{test}: is not there; a test cites the rule it is about by @pytest.mark.rule"
        return
    for rule in sorted(rules_of(game) - cited()):
        yield f'{test}: no test is marked @pytest.mark.rule("{rule}")'
    if not own_rules_of(game) & cited([ROOT / test]):
        yield f"{test}: no test cites a rule that only this game has"


def deals(game: AnyGame) -> Iterator[str]:
    """It can be dealt and looked at by everybody; the conformance suite asks for all the rest."""
    least, most = game.facts.players
    for count in range(least, most + 1):
        state, _ = game.start(game.facts.rules(), Seats(count), Chance(bytes(32)))
        for viewer in (None, *range(count)):
            if not isinstance(game.view(state, viewer), game.facts.view):
                yield f"{_where(game.facts.key)}: view gives no {game.facts.view.__name__}"
                return


def rules_of(game: AnyGame) -> set[str]:
    """The ids of rules that the source of a game cites."""
    return {rule for text in sources(game) for rule in re.findall(rf"\b{ID}\b", text)}


def own_rules_of(game: AnyGame) -> set[str]:
    """Those of them that no other game cites."""
    return rules_of(game).difference(*(rules_of(each) for each in GAMES if each is not game))


def sources(game: AnyGame) -> list[str]:
    """The text of its file, or of the files in its folder."""
    path = ROOT / _where(game.facts.key)
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []
    return [each.read_text("utf-8") for each in files]


def _where(key: str) -> str:
    folder = f"{FOLDER}/{key}"
    return folder if (ROOT / folder).is_dir() else f"{folder}.py"


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _kinds(game: AnyGame) -> Iterator[type]:
    """What the wire and the types of the browser know by name: acts, events, views and parts."""
    facts = game.facts
    yield from (*facts.acts, *facts.events, facts.view)
    for part in msgspec.inspect.multi_type_info([facts.view, *facts.events]):
        yield from _parts(part)


def _parts(info: Any) -> Iterator[type]:
    match info:
        case msgspec.inspect.StructType():
            yield info.cls
            for field in info.fields:
                yield from _parts(field.type)
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            yield from _parts(info.item_type)
        case msgspec.inspect.TupleType():
            for each in info.item_types:
                yield from _parts(each)
        case msgspec.inspect.UnionType():
            for each in info.types:
                yield from _parts(each)
