### Scout: one card is shown, the others look for the second.

game-scout-name = Scout
game-scout-summary = Put a finger on one card of the SET you have seen; whoever finds a second card of it shares the catch.

option-scout-search-ms = Time to find a second card (milliseconds, 0: no limit)
option-scout-vote-ms = Time to vote on a forfeit (milliseconds)
option-scout-second-pays = A second card that makes no SET costs a card
option-scout-strict = “None here” only when there is truly no SET
option-scout-players-end = The players say when it is over

act-point = I see a SET
act-point-second = This is the second card
act-give-up = I give up
act-vote = Vote on the forfeit

forfeit-scolding = a good scolding
forfeit-dishes = dish-washing for a week

event-pointed = { $seat } has seen a SET and puts a finger on { $card }.
event-sealed = Only { $seat } knows the SET: { $cards }.
event-pointed-second = { $seat } puts a finger on { $card }.
event-barred = That makes no SET here. { $seat } is out of this search.
event-gave-up-search = { $seat } gives up.
event-search-ran-out = Time is up for { $seats }.
event-opened = { $seat } shows the SET: { $cards }.
event-won = { $seat } takes { $cards }.
event-lost-card = { $seat } loses a card: { $card }.
event-sits-out-next = { $seat } was mistaken and sits out the next search.
event-searches-again = { $seats_count ->
    [one] { $seats } is back in the search.
   *[other] { $seats } are back in the search.
}
event-forfeit-due = { $seat } has no card to lose: the others choose a forfeit.
event-voted = { $forfeit ->
    [scolding] { $by } votes for a good scolding for { $seat }.
    [dishes] { $by } votes for dish-washing for { $seat }.
   *[other] { $by } has voted on the forfeit of { $seat }.
}
event-forfeited = { $forfeit ->
    [dishes] { $seat } washes the dishes for a week ({ $dishes } to { $scolding }).
   *[scolding] { $seat } gets a good scolding ({ $scolding } to { $dishes }).
}

deadline-search = to find a second card
deadline-vote = to vote on the forfeit

error-already-pointing = Your finger is on a card already: the others are searching.
error-pointed-first = Too late: { $by } was first to put a finger down.
error-sits-out-search = You were mistaken and sit out this search.
error-card-is-first = The scout’s finger is on { $card }. Look for another card of the SET.
error-second-first = Too late: { $by } was first to find a second card.
error-search-over = Too late: this search is over.
error-no-search = Nobody has put a finger on a card yet.
error-barred-from-search = Your second card made no SET; you are out of this search.
error-gave-up-search = You have given up this search.
error-own-forfeit = The others choose your forfeit.
error-already-voted = You have voted already.
error-vote-over = Too late: the votes have been counted.
error-no-vote-open = There is no vote on this player.
