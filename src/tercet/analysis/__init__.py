"""A finished game looked at again: which SETs lay on the table, who saw them, and who did not.

`analyse(log)` plays a log back and keeps an account of every SET from the moment its three cards
lay on the table until it was taken or vanished. Nothing here knows a clock or a file.
"""

from __future__ import annotations

from tercet.analysis.report import Accountant, Analysis, analyse

__all__ = ["Accountant", "Analysis", "analyse"]
