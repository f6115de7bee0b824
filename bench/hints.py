"""How often the patience comes out for somebody who sees every SET and follows the hint.

`python -m bench.hints [--packs 400] [--form penalty] [--futures -1 0 40]`. Futures are gone through
for each choice; with 0 it is a careful guess, and with -1 any SET is taken.
"""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table as RichTable

from tercet.bots.arena.results import figure
from tercet.bots.human.draws import Draws
from tercet.bots.solitaire.mind import hint
from tercet.cards import Card, find_sets
from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.games.shared.race import Take
from tercet.games.solitaire import NoneHere, SolitaireView
from tercet.tables import new_table


def comes_out(pack: int, form: str, futures: int) -> bool:
    """One pack, played through the rules of the game."""
    seed = pack.to_bytes(32, "big")
    table = new_table("solitaire", 1, seed, options={"form": form}, match={"form": "single"})
    seen: set[Card] = set()
    while table.outcome is None:
        view = table.view(0)
        assert isinstance(view, SolitaireView)
        seen.update(view.table)
        chance = Chance(seed, table.seq)
        table.act(0, _choice(view, seen, futures, chance), table.at + 1000, table.seq)
    return bool(table.outcome.winners)


def _choice(view: SolitaireView, seen: set[Card], futures: int, chance: Chance) -> Act:
    sets = find_sets(view.table)
    if not sets:
        return NoneHere()
    if futures < 0:
        return Take(Draws(chance).pick(sets))
    best = hint(view, seen, futures, chance)
    assert best is not None
    return Take(best)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=400)
    parser.add_argument("--form", default="penalty")
    parser.add_argument("--futures", type=int, nargs="*", default=[-1, 0, 40])
    chosen = parser.parse_args()
    table = RichTable("form", "futures", "packs", "comes out")
    for futures in chosen.futures:
        won = figure([comes_out(pack, chosen.form, futures) for pack in range(chosen.packs)])
        share = f"{100 * won.value:.1f} ± {100 * won.within:.1f} %"
        table.add_row(chosen.form, str(futures), str(chosen.packs), share)
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
