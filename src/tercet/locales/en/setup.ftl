### SetUp: lay a card that makes no SET.

game-setup-name = SetUp
game-setup-summary = Lay a card that makes no SET with those on the table, or you will have to take them all.

option-setup-hand = Cards in a hand
option-setup-challenge-ms = Time to look at a card before the next one is laid (milliseconds, 0: none)
option-setup-last-ms = Time to look at the last card where that is off (milliseconds)
option-setup-turn-ms = Time to lay a card (milliseconds, 0: no limit)

act-lay-card = Lay this card
act-challenge = That is a SET!

event-hands-dealt = Everybody gets a hidden hand ({ $count }): { $seats }.
event-own-hand = { $seat } holds { $cards }.
event-card-laid = { $late ->
    [yes] { $seat } was too slow; chance lays { $card }.
   *[other] { $seat } lays { $card }.
}
event-drew = { $seat } draws { $card }.
event-challenged = { $seat } sees a SET: { $card } with { $cards }!
event-collected = { $by } is right. { $seat } takes the whole table ({ $cards_count }): { $cards }.
event-passed-over = Away and passed over: { $seats }.
event-last-place = { $seats } took the most cards ({ $count }) and came last.

deadline-challenge = to look, before the next card may be laid
deadline-last-challenge = to look at the last card
deadline-lay-card = to lay a card

reason-pile-drawn = The pile has been drawn.

error-pile-drawn = The pile has been drawn, nobody lays any more. Only the last card may still be challenged.
error-wait-for-challenges = Give the others time to look: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more.
error-card-not-in-hand = The card { $card } is not in your hand.
error-challenged-first = Too late: { $by } saw it first.
error-question-closed = Too late: the next card has been laid. That costs you nothing.
error-name-the-others = { $card } is the card in question. Name the two others.
error-nothing-to-challenge = There is nothing to challenge: a SET takes three cards on the table.
error-own-card = You laid this card yourself. The others look for the SET.
error-already-challenged = You have had your try at this card. Wait for the next one.

rules-setup =
    # The aim
    Take as few cards as you can. Every card you have to take is a minus point.

    # Before you start
    Two to eight players. Each gets four cards, which the others must not see. The rest is the pile. The table is empty.

    # How to play
    - In turn, each player lays one card face up and draws a new one. The player left of the dealer begins.
    - The card should make no SET with two cards that already lie there.
    - All the others look. Whoever sees a SET with this card says so and names the two other cards. The next player may do so, too.
    - It is a SET: the player who laid the card takes all the cards on the table. They do not go into the hand, they are minus points. The next player begins with an empty table.
    - It is none: that costs nothing, but you may not try again with this card.
    - As soon as the next card lies there, it is too late. A SET that does not use the last card does not count any more.

    # Time
    Everybody has at least three seconds to look before the next card may be laid. You can change that, or do without.

    # The end
    The game stops when the pile has been drawn and the last card has been looked at. The fewest cards win, the most lose; several may share a place.

    # A hint
    The more cards on the table, the harder it gets. Twenty can lie there without a SET; the twenty-first always makes one. Keep a straight face: nobody sees what you hope they will miss.
