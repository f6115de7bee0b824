### SetUp at the browser’s table: laying, challenging, and who has to take the cards.

mark-last = the last card laid

setup-empty = The table is empty.
setup-taken = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}
setup-set = The SET that was found
setup-right = { $name } saw a SET!
setup-right-you = Well spotted: a SET!
setup-takes = { $name } takes the whole table: { $count } cards.
setup-takes-you = You take the whole table: { $count } cards.

prompt-setup-lead = Your turn: lay any card.
prompt-setup-lay = Your turn: lay a card that makes no SET.
prompt-setup-lay-or-challenge = Your turn: lay a card. Or does the last one make a SET? Then touch the two others.
prompt-setup-challenge = Does the last card make a SET? Touch the two others.
prompt-setup-yours = The others are looking at your card …
prompt-setup-barred = You have had your try at this card. Wait for the next one.
prompt-setup-wait = { $name } lays next.
sign-laid = laid last
sign-tried = has tried
verdict-head-collected = { $name } saw a SET

end-right = SETs spotted
end-chart-taken = Cards taken in the course of the game

plain-setup-challenge-ms = Seconds to look at a card before the next one is laid (0: none)
plain-setup-last-ms = Seconds to look at the last card, if the time above is 0
plain-setup-turn-ms = Seconds to lay a card (0: no limit)
