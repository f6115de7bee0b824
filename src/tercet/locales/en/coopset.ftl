### CoopSet: all together against the pack.

game-coopset-name = CoopSet
game-coopset-summary = One team, no opponents: take as many SETs as you can out of every twelve cards.

option-coopset-words = “Done” and “one more card” need
option-coopset-words-all = the word of everybody
option-coopset-words-any = the word of one
option-coopset-strict = “Done” only when there is truly no SET left
option-coopset-size = Cards in a layout
option-coopset-one-set = Points for one SET out of a layout
option-coopset-two-sets = Points for two SETs
option-coopset-three-sets = Points for three SETs
option-coopset-four-sets = Points for four SETs or more
option-coopset-added-cost = Points an added card costs

preset-coopset-class = A class: up to 32 on their own phones, and the word of one counts

act-say-done = Done
act-say-add = One more card
act-unsay = Keep looking after all

event-team-word = { $word ->
    [done] { $seat } says: done.
   *[add] { $seat } sees no SET and asks for one more card.
}
event-unsaid = { $seat } wants to keep looking after all.
event-card-added = One more card: { $card }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, score: { $score }.
event-layout-scored = { $sets ->
    [0] No SET
    [one] One SET
   *[other] { $sets } SETs
} out of this layout: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, score: { $score }. Possible at best: { $possible }. { $left_count ->
    [0] No SET is left lying.
   *[other] Left lying: { $left }.
}
event-team-judged = The team has { $score ->
    [one] { $score } point
   *[other] { $score } points
}. { $verdict ->
    [keep_playing] { verdict-keep-playing }
    [not_bad] { verdict-not-bad }
    [good] { verdict-good }
    [excellent] { verdict-excellent }
    [super] { verdict-super }
    [records] { verdict-records }
   *[misread] { verdict-misread }
}

verdict-keep-playing = Keep playing!
verdict-not-bad = Not bad.
verdict-good = Good!
verdict-excellent = Excellent!
verdict-super = Super!
verdict-records = Congratulations: that belongs in the book of records!
verdict-misread = Either you have misread the rules, or somebody here is a shameless cheat!

reason-pack-used-up = The pack is used up.

error-take-or-add = Nothing has been taken from this layout yet. Take a SET, or ask for one more card.
error-done-instead = Cards are added only while no SET has been taken. If you find no more, say “done”.

standing-heading = Beside your earlier results
standing-this = This time
standing-last = The last ones, newest first
standing-best = The best so far
standing-first = This is the first result of this team; the next ones will be compared with it.
standing-record = A new best!
standing-equal = As good as the best so far.
