"""`--help` in the reader's language: what a command does, and every argument and option of it.

The commands say what they take by their signatures; what it means stands in the catalogues
(`help-<command>`, `help-<command>-<name>`, or `help-any-<name>` where several commands share it).
Calls that cannot be understood are refused in the same language.
"""

from __future__ import annotations

import inspect
import shutil
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Literal, get_args, get_origin

import cyclopts

from tercet.errors import Unreadable
from tercet.words.texts import Texts

HELP: Final = ("--help", "-h")
#: Names of what people type, for the first column.
_WIDEST: Final = 24
_MOST_WIDTH: Final = 100
_ALWAYS: Final = ("lang", "help")


def wants_help(words: Sequence[str]) -> bool:
    """Whether help is asked for: by its option, or by saying nothing at all."""
    said = words[: words.index("--")] if "--" in words else words
    return not words or any(word in HELP for word in said)


def language(words: Sequence[str]) -> str | None:
    """The language that a call names, before anything else of it is read."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def help_page(places: Mapping[str, str], words: Sequence[str], texts: Texts) -> str:
    """The help of the command that is named, or of all of them."""
    named = next((word for word in words if word in places), None)
    lines = _overview(places, texts) if named is None else _command(named, places[named], texts)
    return "\n".join(lines)


def parameters(command: Callable[..., Any]) -> dict[str, inspect.Parameter]:
    """What a command takes, by name."""
    return dict(inspect.signature(command, eval_str=True).parameters)


def about(command: str, name: str, texts: Texts) -> str:
    """What one argument or option of a command means."""
    key = name.replace("_", "-")
    own = f"help-{command}-{key}"
    return texts.say(own if texts.has(own) else f"help-any-{key}")


def load(module: str, command: str) -> Callable[..., Any]:
    """The function of a command."""
    found: Callable[..., Any] = getattr(import_module(f"tercet.cli.{module}"), command)
    return found


def _overview(places: Mapping[str, str], texts: Texts) -> Iterator[str]:
    yield from (texts.say("help-about"), "", _usage("tercet COMMAND …", texts), "")
    yield texts.say("help-commands")
    for name in places:
        yield from _row(name, texts.say(f"help-{name}"))
    yield from ("", texts.say("help-options"))
    for name in (*_ALWAYS, "version"):
        yield from _row(f"--{name}", texts.say(f"help-any-{name}"))
    yield from ("", texts.say("help-more"))


def _command(name: str, module: str, texts: Texts) -> Iterator[str]:
    taken = parameters(load(module, name))
    arguments = {key: one for key, one in taken.items() if one.kind is not one.KEYWORD_ONLY}
    options = {key: one for key, one in taken.items() if one.kind is one.KEYWORD_ONLY}
    yield from _wrapped(texts.say(f"help-{name}"))
    typed = " ".join(("tercet", name, *map(_placeholder, arguments.values()), "[--…]"))
    yield from ("", _usage(typed, texts))
    if arguments:
        yield from ("", texts.say("help-arguments"))
    for key, one in arguments.items():
        yield from _row(key.upper(), f"{about(name, key, texts)} {_facts(one, texts)}")
    yield from ("", texts.say("help-options"))
    for key, one in options.items():
        yield from _row(_flag(one), f"{about(name, key, texts)} {_facts(one, texts)}")
    for key in _ALWAYS:
        yield from _row(f"--{key}", texts.say(f"help-any-{key}"))


def _usage(typed: str, texts: Texts) -> str:
    return texts.say("labelled", label=texts.say("help-usage"), value=typed)


def _placeholder(one: inspect.Parameter) -> str:
    if one.kind is one.VAR_POSITIONAL:
        return f"{one.name.upper()}…"
    return one.name.upper() if one.default is one.empty else f"[{one.name.upper()}]"


def _flag(one: inspect.Parameter) -> str:
    name = one.name.replace("_", "-")
    return f"--{name}, --no-{name}" if one.default is True else f"--{name}"


def _facts(one: inspect.Parameter, texts: Texts) -> str:
    """The choices, the default, and whether it may or must be given."""
    said = []
    if get_origin(one.annotation) is Literal:
        said.append(texts.say("help-choices", values=", ".join(get_args(one.annotation))))
    if "list[" in str(one.annotation):
        said.append(texts.say("help-several"))
    if one.default is one.empty and one.kind is one.KEYWORD_ONLY:
        said.append(texts.say("help-required"))
    elif not isinstance(one.default, bool) and one.default not in (None, "", one.empty):
        said.append(texts.say("help-default", value=str(one.default)))
    return " ".join(said)


def _row(name: str, meaning: str) -> Iterator[str]:
    room = max(30, _width() - _WIDEST)
    first, *rest = textwrap.wrap(meaning, room, break_on_hyphens=False)
    if len(name) > _WIDEST - 4:
        yield f"  {name}"
        yield " " * _WIDEST + first
    else:
        yield f"  {name:<{_WIDEST - 2}}{first}"
    for line in rest:
        yield " " * _WIDEST + line


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, _width(), break_on_hyphens=False)


def _width() -> int:
    return min(_MOST_WIDTH, shutil.get_terminal_size().columns)


def usage_error(error: cyclopts.CycloptsError, known: Sequence[str]) -> Unreadable:
    """What is wrong with a call, as a refusal that every language can tell."""
    command = " ".join(error.command_chain or ())
    token = getattr(error, "token", None)
    match error:
        case cyclopts.UnknownCommandError():
            unused = (error.unused_tokens or ["?"])[0]
            return Unreadable("usage_command_unknown", command=unused[:40], known=", ".join(known))
        case cyclopts.UnknownOptionError():
            option = (token.keyword or token.value) if token else "?"
            return Unreadable("usage_option_unknown", option=option[:40], command=command)
        case cyclopts.MissingArgumentError():
            return Unreadable("usage_missing", argument=_name(error), command=command)
        case cyclopts.CoercionError() if token is not None:
            value = token.value[:40]
            return Unreadable("usage_value", value=value, argument=_name(error), command=command)
        case cyclopts.UnusedCliTokensError():
            unused = (error.unused_tokens or ["?"])[0]
            return Unreadable("usage_too_much", value=unused[:40], command=command)
    return Unreadable("usage", command=command)


def _name(error: cyclopts.CycloptsError) -> str:
    """How the argument in question is written: an option with hyphens, others in capitals."""
    argument = error.argument
    if argument is None:
        return "?"
    field = argument.field_info
    return argument.name if field.kind is field.KEYWORD_ONLY else field.name.upper()
