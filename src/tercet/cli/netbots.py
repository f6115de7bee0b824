"""Bots over the net: a program at a server, and the accounts and tokens of bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from tercet.cli.arguments import NO, Json
from tercet.cli.voice import voice
from tercet.errors import Unreadable

Several = Annotated[list[str] | None, Parameter(negative="")]


def bot(
    command: str,
    *,
    at: str,
    token_file: Path | None = None,
    token: str | None = None,
    game: Several = None,
    table: Several = None,
    tables: int = 4,
    patience: float = 60.0,
    trusted: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Connect a program of the arena's protocol to a server: it takes challenges and plays."""
    from tercet.netbots.command import run_bot

    def out(line: str) -> None:
        voice.say(line, soft_wrap=True, markup=False)
        sys.stdout.flush()

    run_bot(
        command,
        at,
        voice.texts,
        out,
        token=token,
        token_file=token_file,
        games=game or (),
        tables=table or (),
        most=tables,
        patience_s=patience,
        plain=trusted,
    )


def bots(
    doing: Literal["list", "make", "token", "revoke", "remove"],
    name: str = "",
    key: str = "",
    *,
    at: str,
    login: str,
    scope: Annotated[list[Literal["play", "open", "chat"]] | None, Parameter(negative="")] = None,
    label: str = "",
    token_file: Path | None = None,
    trusted: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
) -> None:
    """List, make and remove the bots of your account at a server, and their tokens."""
    from tercet.netbots import accounts

    owner = accounts.Owner(at, login, voice.texts, plain=trusted)
    if doing == "list":
        found = owner.bots()
        if json:
            voice.json(found)
            return
        for line in accounts.lines(found, voice.texts):
            voice.say(line, soft_wrap=True, markup=False)
        return
    if not name or (doing == "revoke" and not key):
        missing = "NAME" if not name else "KEY"
        raise Unreadable("usage_missing", argument=missing, command=f"bots {doing}")
    if doing == "revoke":
        owner.revoke(name, key)
        voice.say(voice.texts.say("bots-revoked"))
    elif doing == "remove":
        owner.remove(name)
        voice.say(voice.texts.say("bots-removed", name=name), markup=False)
    else:
        if token_file is not None and token_file.exists():  # before a token is made for nothing
            raise Unreadable("token_file_unwritable", path=str(token_file))
        make = owner.make if doing == "make" else owner.token
        _hand_over(make(name, label, scope or ()), token_file)


def _hand_over(token: str, path: Path | None) -> None:
    """The token into a file, or else on standard output, and what to do with it beside it."""
    from tercet.netbots.accounts import keep

    if path is None:
        sys.stdout.write(token + "\n")
        sys.stderr.write(voice.texts.say("bots-token-once") + "\n")
        return
    keep(token, path)
    voice.say(voice.texts.say("bots-token-kept", path=str(path)), soft_wrap=True, markup=False)


def conformance(
    command: str,
    *,
    game: Several = None,
    patience: float = 5.0,
    json: Json = False,
) -> None:
    """Tell the author of a program what it does wrong, before it plays at a server."""
    from tercet.bots.conformance import examine
    from tercet.bots.conformance.printing import lines

    report = examine(command, game or ("classic",), voice.texts, patience_s=patience)
    if json:
        voice.json({"holds": report.holds, "findings": report.findings, "games": report.games})
    else:
        for line in lines(report, voice.texts):
            voice.say(line, soft_wrap=True, markup=False)
    if not report.holds:
        sys.exit(NO)
