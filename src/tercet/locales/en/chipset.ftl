### ChipSet: hidden cards, chips and bluff.

game-chipset-name = ChipSet
game-chipset-summary = Two hidden cards, open cards in the middle, chips and bluff: most SETs with a card of your own takes the pot.

option-chipset-chips = Chips for each player
option-chipset-max-bet = Most chips in one bet or raise
option-chipset-raises = Raises for each player in a betting phase
option-chipset-raise-step = Most chips in one raise (0: as in a bet)
option-chipset-must-open = The first to speak must bet
option-chipset-ante = Ante: chips paid by all before each deal
option-chipset-deals = Deals in the match (0: to the last chip, 100 deals at most)
option-chipset-bet-ms = Time to bet (milliseconds)
option-chipset-answer-ms = How long the showdown question lasts (milliseconds)
option-chipset-pause-ms = Pause between deals (milliseconds)
preset-chipset-lively = Livelier: with an ante of one chip
preset-chipset-fast = Fast: an ante of one chip, and half the time to think
preset-chipset-sheet = Rule sheet: no ante

act-fold = Fold
act-check = Check
act-bet = Bet
act-call-bet = Call
act-raise = Raise
act-show-cards = Show
act-keep-cards = Keep hidden

event-ante-paid = { $seat } pays an ante of { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-turned-up = Face up in the middle: { $cards }.
event-dealt-down = One card face down to each: { $seats }.
event-got-card = { $seat } looks at the card: { $cards }.
event-folded = { $why ->
    [time] { $seat } lets the time run out and folds.
    [away] { $seat } is away and folds.
   *[own] { $seat } folds.
}
event-checked = { $why ->
    [time] { $seat } lets the time run out and checks.
    [away] { $seat } is away and checks.
   *[own] { $seat } checks.
}
event-chips-bet = { $seat } bets { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-bet-called = { $seat } calls with { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-bet-raised = { $seat } raises by { $above }, with { $chips ->
    [one] one chip
   *[other] { $chips } chips
} in all.
event-went-all-in = { $seat } is all in.
event-showdown-asked = The question is asked: who will show? { $seats_count ->
    [one] It goes to { $seats }.
   *[other] It goes to { $seats }, all at once.
}
event-own-question = { $answers ->
    [both] { $seat } holds a SET and may show it.
   *[none] { $seat } holds no SET and need not answer.
}
event-answer-given = { $word ->
    [show] { $seat } answers in secret: I show.
   *[keep] { $seat } answers in secret: I do not show.
}
event-nobody-shows = Nobody shows.
event-showdown-called = { $seats_count ->
    [one] { $seats } shows, so all still in must show.
   *[other] { $seats } show, so all still in must show.
}
event-showdown-forced = { $why ->
    [pile] The pile is used up: all still in must show.
   *[away] All who are still in have left: their cards decide.
}
event-hand-shown = { $seat } lays down { $cards }: { $sets ->
    [0] no SET
    [one] one SET
   *[other] { $sets } SETs
}.
event-last-one-in = All the others have folded: the deal goes to { $seat }, who shows nothing.
event-chips-returned = { $chips ->
    [one] One chip that nobody could follow goes back to { $seat }.
   *[other] { $chips } chips that nobody could follow go back to { $seat }.
}
event-pot-won = { $pot ->
    [0] The pot
   *[other] Side pot { $pot }
} ({ $chips ->
    [0] empty
    [one] one chip
   *[other] { $chips } chips
}) { $seats_count ->
    [one] goes to { $seats }.
   *[other] is shared by { $seats }.
}
event-chips-taken = { $seat } takes { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-odd-chips = { $chips ->
    [one] The odd chip goes
   *[other] The { $chips } odd chips go
} to { $seat }, who has the fewest.
event-player-out = { $seat } has no chips left and is out.

deadline-bet = to bet
deadline-showdown = until the question closes

reason-last-one-in = All but one have folded.
reason-showdown = The cards are on the table.
reason-all-chips = One player has every chip.

error-cannot-check = Somebody has bet: fold, or put in { $chips ->
    [one] one chip
   *[other] { $chips } chips
} to call.
error-must-open = Opening is a duty at this table: bet at least one chip, or fold.
error-bet-already-open = Somebody has bet already: you can call or raise.
error-nothing-to-call = Nobody has bet yet: check, or bet yourself.
error-nothing-to-raise = Nobody has bet yet: you can open with a bet of your own.
error-no-raises-left = You have no raise left in this phase; the limit is { $most }.
error-bet-out-of-range = A bet or a raise is at least one chip and at most { $most }.
error-not-enough-chips = That takes { $need ->
    [one] one chip
   *[other] { $need } chips
}, and you have { $have }.
error-nobody-can-follow = Nobody else has chips left to follow: call or fold.
error-has-folded = You have folded; wait for the next deal.
error-already-answered = You have given your answer.
error-no-set-to-show = You hold no SET yet, so there is nothing to answer: only a player with a SET can show.
error-no-question = The question who will show has not been asked yet.
error-question-open = The question is open: do you show, or not?
error-out-of-match = You have no chips left and are out of this match.
error-pile-too-small = An arranged pile needs at least { $need } cards for so many players; it has { $have }.
