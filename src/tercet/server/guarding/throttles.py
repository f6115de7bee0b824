"""All rates of the house: who may do how much of what."""

from __future__ import annotations

from tercet.server.guarding.guards import Clock, Throttle
from tercet.server.guarding.limits import Limits


class Throttles:
    """One throttle for each thing that can be done too often."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.session = Throttle(limits.messages_per_session, clock)
        self.assured = Throttle(limits.messages_assured, clock)
        self.address = Throttle(limits.messages_per_address, clock)
        self.web = Throttle(limits.web_per_address, clock)
        self.requests = Throttle(limits.requests_per_address, clock)
        self.guests = Throttle(limits.guests_per_address, clock)
        self.logins = Throttle(limits.logins_per_address, clock)
        self.codes = Throttle(limits.codes_per_address, clock)
        self.exports = Throttle(limits.exports_per_person, clock)
        self.hand_ins = Throttle(limits.hand_ins_per_person, clock)
        self.chat = Throttle(limits.chat_per_person, clock)
        self.seeks = Throttle(limits.seeks_per_person, clock)
        self.bots = Throttle(limits.bots_made, clock)
        self.token = Throttle(limits.messages_per_token, clock)
        self.token_requests = Throttle(limits.requests_per_token, clock)
        self.token_tries = Throttle(limits.tokens_per_address, clock)
        self.touch = Throttle(limits.touches_per_person, clock)
