"""Whole games with a program, in virtual time, whose every answer is looked at.

The program is started anew for each game, as the arena and `tercet bot` do: once on each of two
seats against a novice (alone where a game is played alone), and the first game twice, to see
whether the same seed gives the same game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

from tercet.bots.arena.match import MOST_STEPS
from tercet.bots.arena.programs import LISTED, Legal, Shown, Sit
from tercet.bots.conformance.findings import Finding, PlayedGame, Report, Wrong
from tercet.bots.conformance.talking import Examined
from tercet.bots.intent import Intent
from tercet.bots.players import new_bot
from tercet.engine.acts import Act, Acts
from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError
from tercet.games import find_game
from tercet.tables import new_table
from tercet.words.texts import Texts, error_text

#: The opponent: weak, so that a program has much to do.
OPPONENT: Final = "novice"
#: Nobody waits longer for a program that means to act.
LONGEST_WAIT_MS: Final = 600_000
#: Fields that nobody knows: what a later version may tell.
_LATER: Final = {"later": {"than": "this"}}


def examine(command: str, games: Sequence[str], texts: Texts, patience_s: float = 5.0) -> Report:
    """Play these games with a program, and tell what it does wrong."""
    findings: list[Finding] = []
    played: list[PlayedGame] = []
    for game in games:
        players = find_game(game).facts.players
        for seat in range(min(2, players[1])):
            trial = _Trial(command, game, seat, texts, patience_s)
            result = trial.run()
            findings += trial.findings
            if result is not None:
                played.append(result)
            if not any(each.level == "error" for each in findings) and seat == 0:
                findings += trial.compared(_Trial(command, game, seat, texts, patience_s))
    return Report(tuple(_once(findings)), tuple(played))


def _once(findings: Sequence[Finding]) -> Iterator[Finding]:
    """Each kind of slip once for each game."""
    seen: set[tuple[str, str]] = set()
    for each in findings:
        if (each.code, each.game) not in seen:
            seen.add((each.code, each.game))
            yield each


class _Trial:
    """One game of a program, against a novice."""

    def __init__(self, command: str, game: str, seat: int, texts: Texts, patience_s: float) -> None:
        self._command, self._game, self._seat = command, game, seat
        self._texts, self._patience_s = texts, patience_s
        players = find_game(game).facts.players
        count = min(max(2, players[0]), players[1])
        self._table = new_table(game, count, _hash(game, "deal"))
        self.findings: list[Finding] = []

    def run(self) -> PlayedGame | None:
        """Play to the end; None where that was not possible."""
        try:
            program = Examined(self._command, self._patience_s)
        except Wrong as wrong:
            self.findings.append(wrong.finding(""))
            return None
        try:
            self._play(program)
        except Wrong as wrong:
            self.findings.append(wrong.finding(self._game))
        finally:
            ended = program.close()
        if program.unread:
            self._note("unread", field=", ".join(sorted(program.unread))[:80])
        if not ended and not self.findings:
            self._note("stays")
        outcome, table = self._table.outcome, self._table
        if outcome is None:
            return None
        return PlayedGame(self._game, self._seat, outcome.scores, table.seq)

    def compared(self, again: _Trial) -> list[Finding]:
        """What differs when the same game is played once more."""
        again.run()
        same = again._table.entries == self._table.entries
        return [] if same else [Finding("not_repeatable", "note", {}, self._game)]

    def _note(self, code: str, **data: str | int | float) -> None:
        self.findings.append(Finding(code, "note", data, self._game))

    # --- The game ----------------------------------------------------------------------------

    def _play(self, program: Examined) -> None:
        table, seats = self._table, self._table.header.count
        seed = _hash(self._game, f"seat {self._seat}").hex()
        program.ask(Sit(self._game, self._seat, seats, seed), _LATER)
        program.settle()
        others = {
            seat: new_bot(self._game, OPPONENT, _hash(self._game, f"novice {seat}"))
            for seat in range(seats)
            if seat != self._seat
        }
        for number in range(MOST_STEPS):
            if table.outcome is not None:
                return
            plans = [(0, self._seat, self._asked(program, number))]
            plans += [(0, seat, bot.answer(*self._shown(seat))) for seat, bot in others.items()]
            self._go_on([(table.at + plan.after_ms, s, plan) for _, s, plan in plans if plan])
        raise Wrong("endless", steps=MOST_STEPS)

    def _go_on(self, plans: list[tuple[int, int, Intent]]) -> None:
        """Let the earliest plan or the deadline come to pass."""
        table, may_act = self._table, self._table.may_act()
        plans = sorted((plan for plan in plans if plan[1] in may_act), key=lambda plan: plan[0])
        due = table.deadline
        if plans and (due is None or plans[0][0] < due.at):
            at, seat, plan = plans[0]
            self._act(seat, plan.act, at)
        elif due is not None:
            table.tick(max(due.at, table.at))
        else:
            raise Wrong("waits", entry=table.seq)

    def _act(self, seat: int, act: Act, at: int) -> None:
        try:
            self._table.act(seat, act, at, self._table.seq)
        except TercetError as error:
            said = to_json(act).decode()[:120]
            why = error_text(self._texts, error)
            raise Wrong("refused", act=said, refusal=error.code, why=why) from None

    def _asked(self, program: Examined, number: int) -> Intent | None:
        """What the program means to do; the first views have a field more than it knows."""
        view, legal, at = self._shown(self._seat)
        some, complete = legal.listed(LISTED)
        shown = Shown(at, view, Legal(len(legal), complete, some))
        intended = program.ask(shown, _LATER if number < 2 else None)
        if number < 2:
            program.settle()
        if intended.act is None:
            return None
        if intended.after_ms < 0:
            self._note("before", after_ms=intended.after_ms)
        if intended.after_ms > LONGEST_WAIT_MS:
            self._note("late", after_ms=intended.after_ms)
        return Intent(self._read(intended.act), max(0, intended.after_ms))

    def _read(self, said: object) -> Act:
        text = to_json(said)
        try:
            act: Act = from_json(text, self._table.game.act_type)
        except TercetError as error:
            why = error_text(self._texts, error)
            raise Wrong("no_act", act=text.decode()[:120], why=why) from None
        return act

    def _shown(self, seat: int) -> tuple[object, Acts, int]:
        table = self._table
        legal = table.legal(seat) if seat in table.may_act() else Acts()
        return table.view(seat), legal, table.at


def _hash(game: str, use: str) -> bytes:
    return hashlib.sha256(f"tercet-conformance {game} {use}".encode()).digest()
