"""The forfeits of Scout: who cannot pay a penalty is voted on by the others (SCOUT-7, SCOUT-7a).

A vote runs beside the game and never holds it up: it is counted when all who are there have
voted, when its time is up, or when the game ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from tercet.engine.acts import Entry
from tercet.engine.game import Events
from tercet.errors import IllegalAction, TooLate
from tercet.games.scout.terms import (
    Ballot,
    Choice,
    Forfeit,
    ForfeitDue,
    Forfeited,
    ScoutState,
    Vote,
    Voted,
)

Step = tuple[ScoutState, Events]


def owe_forfeit(state: ScoutState, entry: Entry, seat: int) -> Step:
    """Open a vote on the forfeit of a seat (SCOUT-7)."""
    ballot = Ballot(seat, entry.seq, entry.at + state.rules.vote_ms)
    return replace(state, ballots=(*state.ballots, ballot)), (ForfeitDue(seat=seat),)


def voters(state: ScoutState, ballot: Ballot) -> frozenset[int]:
    """SCOUT-7: the others; who is away is not waited for."""
    return state.present - {ballot.seat}


def all_voted(state: ScoutState, ballot: Ballot) -> bool:
    """Whether nobody who is there still has to vote."""
    waited_for = voters(state, ballot)
    return bool(waited_for) and waited_for <= ballot.voted


def cast_vote(state: ScoutState, entry: Entry, by: int, whom: int, forfeit: Forfeit) -> Step:
    """A sealed vote; the last one opens them all."""
    at = _open_ballot(state, entry, by, whom)
    ballot = state.ballots[at]
    ballot = replace(ballot, votes=(*ballot.votes, Choice(by, forfeit)))
    ballots = (*state.ballots[:at], ballot, *state.ballots[at + 1 :])
    state = replace(state, ballots=ballots)
    told: Events = (
        Voted(but=by, by=by, seat=whom),
        Voted(only=by, by=by, seat=whom, forfeit=forfeit),
    )
    state, counted = count_votes(state, entry.seq, partial(all_voted, state))
    return state, told + counted


def _open_ballot(state: ScoutState, entry: Entry, by: int, whom: int) -> int:
    """The place of the oldest vote on a seat that `by` can still take part in."""
    here = [at for at, ballot in enumerate(state.ballots) if ballot.seat == whom]
    if by == whom:
        raise IllegalAction("own_forfeit")
    for at in here:
        if by not in state.ballots[at].voted:
            return at
    if here:
        raise IllegalAction("already_voted")
    if entry.seen is not None and entry.seen < state.counted:
        raise TooLate("vote_over")
    raise IllegalAction("no_vote_open")


def count_votes(state: ScoutState, seq: int, ready: Callable[[Ballot], bool]) -> Step:
    """Open the votes that are ready: most votes, a tie is the scolding (SCOUT-7a)."""
    done = [ballot for ballot in state.ballots if ready(ballot)]
    events: Events = ()
    for ballot in done:
        state, forfeited = _impose(state, ballot)
        events += (forfeited,)
    left = tuple(ballot for ballot in state.ballots if ballot not in done)
    return replace(state, ballots=left, counted=seq if done else state.counted), events


def _impose(state: ScoutState, ballot: Ballot) -> tuple[ScoutState, Forfeited]:
    choices = [vote.forfeit for vote in ballot.votes]
    scolding, dishes = choices.count("scolding"), choices.count("dishes")
    forfeit: Forfeit = "dishes" if dishes > scolding else "scolding"
    player = state.players[ballot.seat]
    player = replace(player, forfeits=(*player.forfeits, forfeit))
    event = Forfeited(seat=ballot.seat, forfeit=forfeit, scolding=scolding, dishes=dishes)
    return state.with_player(ballot.seat, player), event


def open_votes(state: ScoutState, by: int) -> Iterator[Vote]:
    """The votes that a seat can cast now."""
    waiting = {b.seat for b in state.ballots if b.seat != by and by not in b.voted}
    for seat in sorted(waiting):
        yield Vote(seat, "scolding")
        yield Vote(seat, "dishes")


def other_votes(ballot: Ballot, viewer: int | None, keep: frozenset[object]) -> Ballot:
    """A ballot with other votes where the viewer may not know them, for `scramble`."""

    def other(vote: Choice) -> Choice:
        if vote.by == viewer or ("vote", ballot.seq, ballot.seat, vote.by) in keep:
            return vote
        return Choice(vote.by, "dishes" if vote.forfeit == "scolding" else "scolding")

    return replace(ballot, votes=tuple(map(other, ballot.votes)))
