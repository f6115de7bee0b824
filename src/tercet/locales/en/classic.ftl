### The base game.

game-classic-name = SET
game-classic-summary = Everybody looks at once: the first to see three cards that belong together takes them.

option-classic-penalty = A wrong call costs
option-classic-penalty-point = a point
option-classic-penalty-aside = three cards won earlier
option-classic-penalty-lockout = a wait, until somebody else finds a SET
option-classic-penalty-return = a SET won earlier, or the next one
option-classic-score = Counted at the end
option-classic-score-sets = SETs
option-classic-score-cards = cards
option-classic-fixed = Beginners’ pack
option-classic-fixed-off = no, all 81 cards
option-classic-fixed-1 = only one symbol
option-classic-fixed-2 = only two symbols
option-classic-fixed-3 = only three symbols
option-classic-fixed-r = only the first colour
option-classic-fixed-g = only the second colour
option-classic-fixed-p = only the third colour
option-classic-fixed-s = only solid cards
option-classic-fixed-h = only hatched cards
option-classic-fixed-e = only empty cards
option-classic-fixed-o = only the first shape
option-classic-fixed-w = only the second shape
option-classic-fixed-d = only the third shape
option-classic-point-ms = Time to show the three cards (milliseconds)
option-classic-lay-after-ms = Three more cards after so much silence (milliseconds, 0: never)
option-classic-strict = “None here” only when there is truly no SET
option-classic-players-end = The players say when it is over

preset-classic-solid = beginners: solid cards only
preset-classic-colour = beginners: one colour only

event-penalised = { $penalty ->
    [point] { $seat } loses a point.
    [aside] { $seat } sets three cards aside: { $cards }.
    [lockout] { $seat } waits until somebody else finds a SET.
    [return] { $seat } gives a SET back: { $cards }.
   *[debt] { $seat } owes a SET.
}
event-repaid = { $seat } pays an old debt with it.
event-locks-lifted = { $seats } may call again.
