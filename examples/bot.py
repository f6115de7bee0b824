"""A bot in Python: it finds SETs in the base game, and plays any legal act in every other one.

    tercet conformance "cmd:python examples/bot.py"
    tercet bot --at http://127.0.0.1:8000 --token-file token "cmd:python examples/bot.py"

It needs nothing but Python. It is told one JSON line after another, and answers each with a line:
what it means to do, and in how many milliseconds. A number after its name makes it slower or
quicker: `python examples/bot.py 500`.
"""

import itertools
import json
import random
import sys

#: So long it looks before it acts, in milliseconds.
LOOKS = int(sys.argv[1]) if len(sys.argv) > 1 else 3000


def is_set(cards):
    """Three cards that are all alike or all different, in each of the four attributes."""
    return all(len(set(letters)) != 2 for letters in zip(*cards))


def find_set(table):
    return next(filter(is_set, itertools.combinations(table, 3)), None)


def classic(view, legal):
    """Call the first SET; say that there is none when there is none."""
    table = view["table"]
    found = find_set(table)
    if found is not None:
        return {"act": "call", "cards": found}
    none_here = {"act": "none_here"}
    return none_here if none_here in legal else None


def choose(game, view, legal, chance):
    """What to do: an act, or None to wait."""
    if not legal:
        return None
    if game == "classic" and view["game"] == "classic":
        return classic(view, legal)
    # The first act of each kind, so that rare kinds are not drowned by common ones.
    kinds = {}
    for act in legal:
        kinds.setdefault(act["act"], []).append(act)
    kinds.pop("give_up", None)
    return chance.choice(chance.choice(list(kinds.values()))) if kinds else None


def main():
    game, chance = None, random.Random()
    for line in sys.stdin:
        told, answer = json.loads(line), {}
        if told["do"] == "sit":
            game, chance = told["game"], random.Random(told["seed"])
        elif told["do"] == "view":
            act = choose(game, told["view"], told["legal"]["acts"], chance)
            if act is not None:
                answer = {"act": act, "after_ms": LOOKS}
        print(json.dumps(answer), flush=True)


main()
