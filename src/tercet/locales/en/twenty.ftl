### 20/20: get rid of your own cards first.

game-twenty-name = 20/20
game-twenty-summary = Be the first to get rid of your own cards, in SETs made of them and the cards on the table.

option-twenty-hand = Cards dealt to each player
option-twenty-table = Cards on the table
option-twenty-most = Most cards a player may hold
option-twenty-point-ms = Time to show the three cards (milliseconds)

act-ask-card = Take a card

event-extra-card = { $reason ->
    [asked] { $card ->
        [none] { $seat } asks for a card and gets one.
       *[other] { $seat } asks for a card and gets { $card }.
    }
   *[penalty] { $card ->
        [none] { $seat } gets an extra card.
       *[other] { $seat } gets an extra card: { $card }.
    }
}
event-hand-full = { $seat } holds { $count } cards already: no extra card.
event-pile-rebuilt = The pile was empty; { $count } removed cards are shuffled into a new one.
event-table-swapped = Nobody can move. The cards on the table are swapped for { $cards }; gone are { $gone }.
event-went-out = { $points ->
    [one] { $seat } has no cards left: { $points } point.
   *[other] { $seat } has no cards left: { $points } points.
}

reason-hand-empty = No cards left in the hand.

error-card-out-of-reach = The card { $card } is neither on the table nor in your hand.
error-hand-full = You hold { $most } cards already; more are not allowed.
