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
    [dishes] { $seat } washes the dishes for a week ({ $dishes } : { $scolding }).
   *[scolding] { $seat } gets a good scolding ({ $scolding } : { $dishes }).
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

rules-scout =
    # The aim
    Win more cards than the others. Everybody plays at once; there are no turns.

    # How to play
    - Twelve cards lie open.
    - When you see a SET, you are the scout: choose its three cards and put your finger on the first one. The others see only that card; the two others are sealed.
    - The others look for a second card of your SET. Whoever finds one puts a finger on it.
    - Then the table is refilled to twelve.

    # Who takes what
    - The second card belongs to the scout’s SET: the finder takes that card, the scout the two others.
    - The second card makes a different SET with the first: the finder takes the two other cards of that SET, and the scout takes all three of the scout’s own.
    - The second card makes no SET with the first: nothing is taken, and that player is out of this search.
    - Everybody gives up, or the time runs out: the scout shows the SET and takes all three cards.

    # A mistaken scout
    - If the scout’s three cards turn out to be no SET, the scout loses one card and sits out the next search.
    - If a second card had made a true SET with the first, its finder takes all three cards of that SET.
    - Who has no card to lose owes a forfeit. The others vote in secret: a good scolding, or dish-washing for a week. A tie is the scolding. It stands beside the name until the end.

    # No SET, and the end
    If nobody sees a SET, each player says “none here”. When all have said so, three more cards are laid. The game is over when the pile is empty and no SET is left. Each card counts one point; the most points win, and ties share the win.
