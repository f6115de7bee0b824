### Looking at a finished game again: replay, analysis, one's own games, and the check of the deal.

judged-slower = { $name } acted { $ms } ms earlier than { $other }, on a slower line.
judged-later = { $other } was { $ms } ms later.
judged-lot = { $name } and { $other } were equally fast; the lot decided.
replay-title = Replay
replay-of = { $game }: replay
replay-loading = The game is being fetched …
replay-none = There is nothing to look at here
replay-more = Share and keep
replay-share = A link to this moment
replay-log = Download the log
replay-scrub = Place in the game
replay-where = Step { $entry } of { $last }, at { $time }
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-next-find = To the next SET or mistake
replay-speed = Speed
replay-show-sets = Show the SETs
replay-keys = ← → step by step · Shift + → next SET or mistake · Page up and Page down from part to part · Home and End · the space bar plays
replay-parts = Deal, round or layout
replay-deal = Deal { $deal }
replay-round = Round { $round }
replay-deal-round = Deal { $deal }, round { $round }
replay-layout = Layout { $layout }
replay-earlier = Earlier
replay-later = Later
replay-dealt = The cards are dealt.
replay-here = { $count ->
    [0] No SET on the table
    [one] One SET on the table
   *[other] { $count } SETs on the table
}
replay-fate-taken = { $name } takes it after { $time }.
replay-fate-broken = Broken up by another SET after { $time }.
replay-fate-cleared = Put away after { $time } with the whole table.
replay-fate-left = Lies there to the end, for { $time }.
replay-hands = Everybody’s cards
replay-analysis = The game in figures
replay-in-short = { $sets ->
    [one] One SET lay on the table
   *[other] { $sets } SETs lay on the table
} in the course of the game. { $found ->
    [0] None was found,
    [one] One was found,
   *[other] { $found } were found,
} { $broken ->
    [0] none fell apart because another SET took one of its cards,
    [one] one fell apart because another SET took one of its cards,
   *[other] { $broken } fell apart because another SET took one of their cards,
} and { $unseen ->
    [0] none was overlooked.
    [one] one was overlooked.
   *[other] { $unseen } were overlooked.
}
replay-times = How long until a SET was found
replay-differs = Attributes that differ
replay-lay = Lay there
replay-found = Found
replay-found-of = { $found } of { $lay }
replay-middle = Usual time
replay-unseen = { $count ->
    [0] Nothing was overlooked
    [one] A SET that nobody saw
   *[other] { $count } SETs that nobody saw
}
replay-lay-for = Lay there for { $time }; differs in { $differs } { $differs ->
    [one] attribute.
   *[other] attributes.
}
replay-show = Show it
replay-show-all = Show all { $count }
hint-in-sets = belongs to SET { $letters }

end-replay = Replay and analysis

games-own = My games
games-figures = Your figures
games-none = You have not finished a game yet. Each game you finish can be looked at again here.
games-older = Older games
games-watched = watched
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-won = won, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

fair-link = Was the deal fair?
