### One’s own figures, in the browser (#/me) and by the command “me”.

me-of = Figures of { $name }
me-of-none = { $name } has not finished a game yet.
me-unread = { $count ->
    [one] One game is still being read.
   *[other] { $count } games are still being read.
}
me-strength = Strength
me-strength-text = This is how quickly SETs are seen in the base game and in Scout, by the last ten games: 1 is a first-timer, 7 a champion. “Play now” chooses a bot that wins about every second game.
me-strength-none = After a few SETs found in the base game or in Scout your strength stands here, and “Play now” chooses a bot to match.
me-of-strength-none = Too few SETs found in the base game or in Scout to tell.
me-rating = Rating
me-interval = With 95 of 100 it lies between { $low } and { $high }.
me-rests-on = { $count ->
    [one] This rests on one find.
   *[other] This rests on { $count } finds.
}
me-by-results = Strength { $strength } by results ({ $low }–{ $high })
me-games = { $count ->
    [one] One game
   *[other] { $count } games
}
me-by-game = By game
me-game = Game
me-played = Played
me-won = Won
me-points = Points
me-best = Best
me-opponents = By opponent
me-opponent = Opponent
me-own = You
me-theirs = This player
me-all = All here
me-model = Model
me-times = { $count ->
    [one] One find
   *[other] { $count } finds
}
me-times-text = In the base game, in Scout and in solitaire, from the last change of the table on. The model is that of the bots at the same strength.
me-distribution = How long a find takes
me-time = Time
me-by-difference = Usual time by attributes that differ
me-by-number = Usual time by SETs on the table
me-there = SETs on the table
me-weeks = Usual time, week by week
me-weeks-strength = Strength, week by week
me-week = Week from
me-attributes = Which attribute is behind mistakes
me-attributes-text = { $wrong ->
    [0] No wrong call so far;
    [one] One wrong call;
   *[other] { $wrong } wrong calls;
} { $overlooked ->
    [0] no SET that everybody gave up on.
    [one] one SET that everybody gave up on.
   *[other] { $overlooked } SETs that everybody gave up on.
}
me-attribute = Attribute
me-broke = Broken in wrong calls
me-differed-overlooked = Differs in overlooked SETs
me-differed-found = Differs in SETs found
me-records = Records and streaks
me-record-find = Quickest find: { $value } ({ $game })
me-record-points = Most points in { $game }: { $value }
me-record-length = Shortest game won in { $game }: { $value }
me-streak-wins = Wins in a row: { $most } at most, { $now } now
me-streak-days = Days in a row with a game: { $most } at most, { $now } up to the last
me-file-heading = Take your games with you
me-file-text = Your last 200 games with all their moves, a game a line. “tercet me games.jsonl” tells these figures in a terminal.
me-file = Download games.jsonl
me-reads = Read { $count } games anew.
error-figures-hidden = There are no figures to be seen here: nobody is called that, or they keep theirs to themselves.
error-games-line-unreadable = Line { $line } of the file is no game that can be read ({ $why }).
