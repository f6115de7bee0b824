"""An examination in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.bots.conformance.findings import Finding, Report
from tercet.words.texts import Texts


def lines(report: Report, texts: Texts) -> Iterator[str]:
    """What was found, and then whether the program can play."""
    for game in report.games:
        score = " – ".join(map(str, game.scores))
        name = texts.say(f"game-{game.game}-name")
        yield texts.say("conformance-played", game=name, seat=game.seat, score=score)
    for finding in report.findings:
        yield _line(finding, texts)
    yield texts.say("conformance-holds" if report.holds else "conformance-fails")


def _line(finding: Finding, texts: Texts) -> str:
    sign = "✗" if finding.level == "error" else "·"
    text = texts.say(f"conformance-{finding.code.replace('_', '-')}", **finding.data)
    where = f"{finding.game}: " if finding.game else ""
    return f"{sign} {where}{text} [{finding.code}]"
