### ChipSet at the browser’s table: seats, chips, betting, and how a deal ended.

chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
chips-gained = { $way ->
    [lost] { $count } lost
   *[won] { $count } won
}
hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
own-hand = Your hand
own-card = from the player’s own hand

chipset-own = You
chipset-deal = Deal { $deal }, to the last chip
chipset-middle = Open cards in the middle: { $count }
chipset-pots = What can be won
chipset-pot = Pot
chipset-side-pot = Side pot { $number }
chipset-stake = { $count ->
    [one] { $count } chip staked in this phase
   *[other] { $count } chips staked in this phase
}
chipset-dealer-letter = D
chipset-amount = How many chips?
chipset-less = One chip fewer
chipset-more = One chip more

do-bet = { $allin ->
    [yes] Bet { $chips } – all in
   *[no] Bet { $chips }
}
do-call = { $allin ->
    [yes] Call { $chips } – all in
   *[no] Call { $chips }
}
do-raise = { $allin ->
    [yes] Raise by { $above } – all in
   *[no] Raise by { $above }
}

sign-dealer = dealer
sign-turn = thinks …
sign-folded = folded
sign-all-in = all in
sign-broke = no chips left
sign-ready = ready
sign-checks = checks
sign-bets = bets
sign-calls-bet = calls
sign-raises = raises

prompt-bet-open = Your turn: check, or bet something.
prompt-bet-must = Your turn: you open, with one chip at least.
prompt-bet-answer = Your turn. Staying in costs { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
prompt-bet-wait = { $name } is thinking …
prompt-folded = You have given up this deal. Watch how it goes on.
prompt-broke = You have no chips left. Watch how it goes on.
prompt-ask-both = Who will show? You have a SET! Show it, or keep it hidden and play for more.
prompt-ask-none = Who will show? You hold no SET, so you need not answer. Only you are told this.
prompt-answered = { $word ->
    [show] You will show, as soon as the time is up.
   *[keep] You keep your cards hidden. The question lasts its full time.
}

deal-end = How the deal ended
won-why = { $sets ->
    [0] Nobody has a SET.
    [one] One SET is the most.
   *[other] { $sets } SETs are the most.
}
sets-held = { $count ->
    [0] no SET
    [one] one SET
   *[other] { $count } SETs
}
own-cards-marked = a card from the player’s own hand

end-chips = Chips
end-deals-won = Deals won
end-folded = Folded
end-chart-chips = Chips from deal to deal
end-last-deal = The last deal

plain-chipset-ante = Chips everybody pays before each deal (1 makes a livelier game)
plain-chipset-raise-step = Most chips in one raise (0: as many as in a bet)
plain-chipset-must-open = The first to speak must bet
plain-chipset-deals = Deals in the match (0: until one player has every chip)
plain-chipset-bet-ms = Seconds to think about a bet
plain-chipset-answer-ms = Seconds that the question “Who will show?” lasts
plain-chipset-pause-ms = Seconds between two deals
