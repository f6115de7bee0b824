### What the tables of the variants show besides cards: results in the middle, partners’ fingers, a big screen.

moment-team = the team
moment-scout-shared = { $other } found a second card of { $scout }’s SET: they share it.
moment-scout-other = { $other } saw another SET with the same card: { $scout } keeps all three, { $other } the two others.
moment-scout-alone = Nobody found a second card: all three for { $scout }.
moment-scout-wrong = { $scout } was wrong: this is no SET.
moment-scout-wrong-found = { $scout } was wrong, and { $other } saw a SET with that card.
moment-scout-barred = { $name }’s second card makes no SET: the third does not lie here.
moment-layout = { $sets ->
    [0] No SET out of this layout.
    [one] One SET out of this layout.
   *[other] { $sets } SETs out of this layout.
}
moment-layout-best = More was not possible.
moment-layout-possible = { $possible } would have been possible.
moment-layout-left = { $count ->
    [one] Still lying there:
   *[other] Still lying there, among others:
}
moment-setup = { $by } saw a SET: { $seat } takes the whole table ({ $count }).
moment-twenty-right = A SET: { $name } is rid of { $own }.
moment-twenty-wrong = { $name }: no SET.

verdict-head-second = { $name }: no SET with this card
second-odd = no third card
second-why = The third card of this SET does not lie here:

touched-by = touched by { $names }
propose-take = Take these three
propose-second = Take { $name }’s three
propose-spoken = { $name } proposes { $cards }.
prompt-proposed = { $name } proposes three cards. Are they a SET?
prompt-propose = Touch one of the three again to take them, or wait for a partner’s word.

team-label = The team
team-scale = Points for this layout
team-step = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
}

who-class = A class
who-class-text = Up to 32 play on their own phones. This screen shows the table to all; it needs no seat.
big-screen = Big screen
big-usual = Usual view
big-join = Come with your phone
big-code = Code
big-nobody = Nobody has come yet.
