"""What an editor would mark in a text: address that changes, quotation marks, spaces, second words.

Everybody is spoken to as a friend, one at a time: tu, du, tu. `GROUPS` names the few texts that
truly speak to several people at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast as ftl

from tests.words.catalogues import entries

#: Texts that speak to a whole team, and may say vous, ihr, voi.
GROUPS: Final = {
    "about-coopset": "the team is told what it does together",
    "rules-coopset": "the team that plays together is told what it does together",
    "prompt-team-look": "the team is called to look together",
    "end-together": "two or more have won",
}
#: Texts with a command that is typed as it stands.
COMMANDS: Final = {
    "error-nats-missing",
    "error-postgres-missing",
    "error-print-missing",
    "help-dice-turn",
    "help-hint-gone",
}

_COMMON: Final = {
    "double space": r"\S[ \u00a0]{2,}\S",
    "straight quote": r"[\"']",
    "three dots": r"\.\.\.",
    "narrow space": "\u202f",
}
_ADDRESS: Final = {
    "fr": {
        "vous": r"(?i)\b(vous|vos|votre|vôtres?)\b",
        "a verb for vous": r"(?i)\b(?!(?:assez|chez|nez)\b)\w+ez\b|\b(êtes|dites|faites)\b",
    },
    "de": {
        "Sie": r"(?<=[^.:!?…„] )(Sie|Ihnen|Ihre?[mnrs]?)\b",
        "ihr": r"(?i)\b(ihr|euch|euer|eure[mnrs]?)\b",
        "a verb for ihr": r"(?:^|[.:!?] )(?:Bittet|Findet|Holt|Legt|Nehmt|Ruft|Sagt|Schaut|"
        r"Sucht|Seht|Spielt|Vergleicht|Wählt|Wartet|Zeigt)\b(?![^.!?]*\b(?:niemand|jemand|wer)\b)",
    },
    "it": {
        "voi": r"(?i)\b(voi|vi|vostr[aeio])\b",
        "Lei": r"(?<=[^.:!?…«] )(Lei|Suo|Sua|Suoi|Sue)\b",
        "a verb for voi": r"(?:^|[.:!?] )(?!Partite\b|Ospite\b)[A-Z]\w+(?:ate|ete|ite)\b"
        r"|(?i:\b(avete|dite|dovete|potete|siete|trovate|vedete|volete)\b)",
    },
}
_MARKS: Final = {
    "en": {"foreign quotation mark": "[„«»]"},
    "fr": {
        "foreign quotation mark": "[“”„]",
        "space that breaks": r"\S [:;!?»%](?=[\s.,)»]|$)|« ",
        "missing space": r"[\w)»}][:;!?](?=\s|$)|«(?!\u00a0)|[^\u00a0 ]»",
        "space before …": r"\w …",
    },
    "de": {"foreign quotation mark": "[«»”]", "mark left open": "„[^“]*$|^[^„]*“"},
    "it": {
        "foreign quotation mark": "[“”„]",
        "space inside the marks": r"«\s|\s»",
        "space before …": r"\w …",
        "space before a colon": r"\w\s[:;!](?=\s|$)",
    },
}
#: One word for one thing: what is not said, and what is said instead.
_WORDS: Final = {
    "fr": {
        r"(?i)\b(bots?)\b": "robot",
        r"(?i)\bétalages?\b": "disposition",
        r"\bvoter (le|un) gage": "choisir le gage",
        r"(?i)\bépreuve de force": "qui veut exposer ?",
    },
    "de": {
        r"\b[Vv]olle[rn]? Karten": "ausgefüllte Karten",
        r"\bAnmeldung\b": "Kennung",
        r"\bGastgeber": "wer eingeladen hat",
        r"\bohne Grenze": "unbegrenzt",
    },
    "it": {
        r"(?i)\bpozzo\b": "mazzo",
        r"(?i)\bpenalizzazion[ei]\b": "penalità",
        r"\bcarte piene\b": "carte a campo pieno",
        r"\bsta(nno)? (bene )?insieme\b": "vanno insieme",
    },
    "en": {r"\bthe own\b": "one’s own", r"\bPossible are\b": "Possible:"},
}


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every text and every variant of it by the key of its message, figures written as {x}."""
    for entry in entries(lang):
        if isinstance(entry, ftl.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in filter(None, patterns):
                for text in _variants(pattern):
                    yield entry.id.name, text


def faults(lang: str, key: str, text: str) -> list[str]:
    """What an editor would mark, by name."""
    checks = dict(_COMMON) | _MARKS[lang]
    if key in COMMANDS:
        del checks["straight quote"]
    if key not in GROUPS:
        checks |= _ADDRESS.get(lang, {})
    found = [name for name, sign in checks.items() if _finds(sign, text)]
    return found + [f"say {word}" for sign, word in _WORDS[lang].items() if re.search(sign, text)]


def _finds(sign: str, text: str) -> bool:
    return any(re.search(sign, line) for line in text.splitlines())


def _variants(pattern: ftl.Pattern) -> Iterator[str]:
    """The text with {x} for what is filled in, then each variant of the choices in it."""
    said = ""
    for element in pattern.elements:
        said += element.value if isinstance(element, ftl.TextElement) else "{x}"
        if isinstance(element, ftl.Placeable) and isinstance(
            element.expression, ftl.SelectExpression
        ):
            for variant in element.expression.variants:
                yield from _variants(variant.value)
    yield said
