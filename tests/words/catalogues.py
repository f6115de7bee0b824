"""The catalogues as Fluent's own parser reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tercet

PACKAGE: Final = Path(tercet.__file__).parent


class Figures(Visitor):
    """The names of the variables in a message, its grammar attributes included.

    A message that it refers to is told with the same figures.
    """

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> list[ftl.EntryType]:
    """What the files of a language hold, in their order."""
    parser = FluentParser()
    catalogues = sorted((PACKAGE / "locales" / lang).glob("*.ftl"))
    return [entry for path in catalogues for entry in parser.parse(path.read_text("utf-8")).body]


@cache
def figures(lang: str) -> dict[str, set[str]]:
    """Every key of a language, with the figures that its text uses."""
    found: dict[str, Figures] = {}
    for entry in entries(lang):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Figures()
            found[entry.id.name].visit(entry)
    return {
        key: own.names.union(*(found[other].names for other in own.messages))
        for key, own in found.items()
    }
