### 20/20: get rid of your own cards first.

game-twenty-name = 20/20
game-twenty-summary = Be the first to get rid of your own cards, in SETs made of them and the cards on the table.

option-twenty-hand = Cards dealt to each player
option-twenty-table = Cards on the table
option-twenty-most = Most cards a player may hold
option-twenty-point-ms = Time to show the three cards (milliseconds)

act-ask-card = One more card

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

reason-hand-empty = All own cards are gone.

error-card-out-of-reach = The card { $card } is neither on the table nor in your hand.
error-hand-full = You hold { $most } cards already; more are not allowed.

rules-twenty =
    # The aim
    Be the first to get rid of your own cards by making SETs with them and the cards on the table.

    # The deal
    Each player gets six cards, one at a time, and keeps them hidden from the others. Six more lie open on the table. The rest is the pile.

    # How to play
    - There are no turns. When you see a SET, call it, and show your three cards before the time is up.
    - The SET may combine your own cards and those on the table in any way.
    - Cards taken from the table are replaced from the pile. Your own are not: you have got rid of them.
    - A wrong call, or one that is too slow: the cards go back and you get an extra card.
    - You may ask for an extra card whenever no call is open. It helps you find a SET, but it is one card more to get rid of.
    - Nobody ever holds more than nine cards. With nine, a wrong call costs no card.
    - If nobody can move, each player says “none here”. When all have said so, the cards on the table are swapped for others.
    - When the pile is empty, the removed cards are shuffled into a new one.

    # Counting
    SETs do not count. The first player without own cards wins the deal and gets one point for each card the others still hold. The next deal is made by the player to the left.

    # The match
    The first to reach ten points for each player at the table wins: 30 with three players, 40 with four.
