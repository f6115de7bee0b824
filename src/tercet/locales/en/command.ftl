### What the command prints.

sets-found = { $count ->
    [0] No SET.
    [one] { $count } SET.
   *[other] { $count } SETs.
}
sets-on-table = { $count ->
    [0] There is no SET on the table.
    [one] There is { $count } SET on the table.
   *[other] There are { $count } SETs on the table.
}
exercise-task = Find the { $count } SETs among these nine cards.
seed = Seed
commitment = Commitment
editions = Editions
options-title = Options
presets-title = Presets
matches-title = Match forms
hidden-yes = hidden cards
hidden-no = nothing hidden but the pile

verify-holds = This log holds.
verify-commitment = Committed to before the first card: { $commitment }
verify-seed = Seed told at the end, and it fits: { $seed }
verify-arranged = The pile of this game was arranged, not shuffled; it is never rated.
verify-without-nonce = No random number from: { $names }. Bots of the server give none; against anybody else whoever dealt could have chosen the deal.
verify-relinked = This log was linked anew: the last link of the old one was { $link }.
verify-verdicts = { $count ->
    [one] One claim was judged by the time a person needed, and the verdict holds.
   *[other] { $count } claims were judged by the time a person needed, and the verdicts hold.
}
verify-entries = { $count ->
    [one] { $count } entry replayed, and it is allowed by the rules.
   *[other] { $count } entries replayed, all allowed by the rules.
}

edition-fxs1995 = Classic 1995
edition-carnet = Notebook
edition-turquoise = Turquoise
edition-italian = Italian

list-and = { $first } and { $last }
labelled = { $label }: { $value }
winners = { $count ->
    [0] Score: { $scores }.
    [one] { $winners } wins. Score: { $scores }.
   *[other] { $winners } share the win. Score: { $scores }.
}
