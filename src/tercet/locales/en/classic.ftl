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

rules-classic =
    # The aim
    Take more SETs than the others. Everybody plays at once; there are no turns.

    # What is a SET
    Every card has a number, a colour, a filling and a shape. Three cards are a SET when each of these four, looked at alone, is the same on all three or different on all three.
    If two are alike and the third is not, it is no SET.
    For any two cards there is exactly one third that completes them.

    # How to play
    - Twelve cards lie open.
    - When you see a SET, call it. From then on only you may act: show your three cards before the time is up.
    - Right: the cards are yours, and three new ones take their places.
    - Wrong, or too slow: the cards stay, and you pay the penalty of this edition.
    - If nobody sees a SET, each player says “none here”. When all have said so, three more cards are laid. They are not replaced when the next SET is taken.

    # The end
    The game is over when the pile is empty and no SET is left. Depending on the edition each SET or each card counts one point. The most points win; ties share the win.

    # For beginners
    Take one attribute out, for instance by playing with solid cards only: 27 cards, nine on the table, all else unchanged.
