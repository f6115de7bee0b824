"""Does a program keep to the arena's protocol? `examine` plays games with it, and names slips."""

from tercet.bots.conformance.examining import examine

__all__ = ["examine"]
