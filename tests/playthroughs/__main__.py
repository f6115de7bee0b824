"""Write all golden playthroughs anew."""

from __future__ import annotations

from tests.playthroughs import HERE, playthroughs, tell

for name in playthroughs():
    (HERE / f"{name}.txt").write_text(tell(name), encoding="utf-8")
