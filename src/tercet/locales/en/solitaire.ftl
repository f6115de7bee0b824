### The base game alone.

game-solitaire-name = Solitaire
game-solitaire-summary = You against the pack, in the three forms of the rule sheets.

option-solitaire-form = Form
option-solitaire-form-first = it ends when you see no SET
option-solitaire-form-patience = three more cards when you see none, to the end of the pack
option-solitaire-form-penalty = giving up costs, the last cards make up for it
option-solitaire-fixed = Beginners’ pack
option-solitaire-fixed-off = no, all 81 cards
option-solitaire-fixed-1 = only one symbol
option-solitaire-fixed-2 = only two symbols
option-solitaire-fixed-3 = only three symbols
option-solitaire-fixed-r = only the first colour
option-solitaire-fixed-g = only the second colour
option-solitaire-fixed-p = only the third colour
option-solitaire-fixed-s = only solid cards
option-solitaire-fixed-h = only hatched cards
option-solitaire-fixed-e = only empty cards
option-solitaire-fixed-o = only the first shape
option-solitaire-fixed-w = only the second shape
option-solitaire-fixed-d = only the third shape
option-solitaire-mistakes = A wrong choice costs
option-solitaire-mistakes-cost = what it costs in the base game (first form: a point; with penalties: a SET)
option-solitaire-mistakes-free = nothing, it is only counted
option-solitaire-strict = “None here” only when there is truly no SET
option-solitaire-tell = The game says by itself when there is no SET

act-take = Take these three
act-stop = Give up
solitaire-none-more = None here: three more
solitaire-none-end = None here: that’s all

event-no-set-here = There is no SET here.
event-three-more = Three more cards: { $cards }.
event-gave-up = { $cards_count ->
    [0] Giving up costs a penalty point: { $penalties } now.
   *[other] Giving up costs a penalty point, { $penalties } now, and a SET: { $cards }.
}
event-redeemed = One of the last SETs cancels a penalty point; { $penalties } left.
event-overlooked = Overlooked: { $sets }.
event-solitaire-ended = { $result ->
    [until_none] { solitaire-until-none }
    [given_up] { solitaire-given-up }
    [cleared] { solitaire-cleared }
    [cards_left] { solitaire-cards-left }
    [won] { solitaire-won }
   *[lost] { solitaire-lost }
} { solitaire-mistakes } { solitaire-time }

## What it was

solitaire-until-none = { $sets ->
    [0] Not one SET was seen.
    [one] One SET until none was seen.
   *[other] { $sets } SETs until none was seen.
}
solitaire-given-up = { $sets ->
    [one] Given up after one SET.
   *[other] Given up after { $sets } SETs.
}
solitaire-cleared = Cleared: not one card is left.
solitaire-cards-left = { $left ->
    [one] It did not come out: one card is left.
   *[other] It did not come out: { $left } cards are left.
}
solitaire-won = Won: no penalty point is left.
solitaire-lost = { $penalties ->
    [0] Lost: the pile was not used up.
    [one] Lost: one penalty point is left.
   *[other] Lost: { $penalties } penalty points are left.
}
solitaire-mistakes = { $wrong ->
    [0] No mistake.
    [one] One mistake.
   *[other] { $wrong } mistakes.
}
solitaire-time = Time: { $ms }.
solitaire-overlooked = { $count ->
    [0] Nothing was overlooked
    [one] One SET was overlooked
   *[other] { $count } SETs were overlooked
}
solitaire-this = This one
solitaire-earlier = Beside your earlier ones
solitaire-best = Your best so far

reason-none-seen = No SET was seen any more.
reason-none-there = No SET lay on the table any more.
reason-table-empty = The table is empty.
reason-stopped = The solitaire was given up.
