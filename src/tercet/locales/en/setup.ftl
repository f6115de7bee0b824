### SetUp: lay a card that makes no SET.

game-setup-name = SetUp
game-setup-summary = Lay a card that makes no SET with those on the table, or you will have to take them all.

option-setup-hand = Cards in a hand
option-setup-challenge-ms = Time to look at a card before the next one is laid (milliseconds, 0: none)
option-setup-last-ms = Time to look at the last card where the time above is 0 (milliseconds)
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
