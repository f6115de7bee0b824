### Practice, today’s puzzle, and what exercises say.

practice-intro = A few minutes a day, and you see SETs where others see cards.
practice-pack = Which cards?
pack-solid = only solid cards, for the beginning
pack-whole = all 81 cards
practice-own = Your own browser times these: nobody else sees them, and they count nowhere.
practice-faces = How the cards look can be changed in the settings
practice-start = Start
practice-again = Once more
practice-next = Next

drill-find = Find them all
drill-find-text = All SETs of one table, with a hint when you are stuck.
drill-third = The missing card
drill-third-text = Two cards are given: which one completes them?
drill-streak = Against the clock
drill-streak-text = One SET on each table, and less time each time.
best-none = No result yet
best-time = Best time for { $sets } SETs: { $time }
best-streak = Longest streak: { $count }
best-new = Your best result!
percent = { $percent } %

find-left = { $count ->
    [0] All found!
    [one] { $count } SET left to find
   *[other] { $count } SETs left to find
}
find-done = All { $count } found in { $time }!
find-again = You have found this one already.
find-hint = A hint
find-hinted = In a SET: { $cards }
found-label = { $found } of { $all } SETs found

third-ask = Which card completes the SET?
third-right = Right!
third-wrong = Not this one. It would have been: { $card }.
third-streak = Right in a row
third-accuracy = Right so far

streak-ready = Ready?
streak-rules = Find one SET, any SET, and the next table comes. You begin with 30 seconds; each time there is one less. Three cards that are no SET cost four seconds.
streak-length = Your streak: { $count }
streak-over = Time is up. Your streak: { $count }
streak-missed = Here was one:
deadline-streak = to find a SET

puzzle-task = Twelve cards, and exactly six SETs among them. Everybody in the world has the same ones today. The clock starts when you see the cards.
puzzle-task-earlier = Twelve cards, and exactly six SETs among them. The clock starts when you see the cards.
puzzle-title = The puzzle of { $date }
puzzle-begin = Show the cards
puzzle-solved = Solved in { $time }
puzzle-begun = begun
puzzle-today = To today’s puzzle
puzzle-month-before = Earlier month
puzzle-month-after = Later month
puzzle-count = Puzzles solved
puzzle-row = Days in a row
puzzle-best = Best time
puzzle-share = Copy my result
puzzle-share-text = { $hints ->
    [0] Tercet, { $date }: six SETs in { $time }. { $link }
    [one] Tercet, { $date }: six SETs in { $time } with { $hints } hint. { $link }
   *[other] Tercet, { $date }: six SETs in { $time } with { $hints } hints. { $link }
}
puzzle-command-task = Puzzle of { $date }: find the { $count } SETs among these twelve cards.

daily-heading = Today’s ranked puzzle
daily-intro = Twelve cards that nobody can know beforehand, and six SETs among them. You are shown them once. From then on the clock of the server runs, and it judges every find. A mistake costs { $seconds } seconds, and there are no hints.
daily-start = Start
daily-cost = That costs { $seconds } seconds.
daily-mistakes = { $count ->
    [one] One mistake: { $seconds } seconds more.
   *[other] { $count } mistakes: { $seconds } seconds more.
}
daily-unranked = The puzzle by date, without a ranking
daily-ranked-link = To the ranked puzzle of today
daily-ranking = Ranking of the day
daily-count = { $count ->
    [0] Nobody has solved the ranked puzzle yet.
    [one] One person has solved the ranked puzzle.
   *[other] { $count } people have solved the ranked puzzle.
}
daily-place = Place { $place } of { $count }
daily-percentile = faster than { $percent } % of the others
daily-column-place = Place
daily-column-name = Name
daily-column-time = Time
daily-column-mistakes = Mistakes
daily-you = you
daily-streak = { $count ->
    [0] You have no streak at the moment.
    [one] One day in a row.
   *[other] { $count } days in a row.
}
daily-name-link = Show or hide my name
daily-guest = Each day has a ranked puzzle whose cards nobody can know beforehand. To play it you need an account.
daily-account-link = To the account
daily-second-accounts = Each account is shown the cards once. That somebody has a second account cannot be excluded.
daily-published = The day is over: its cards
daily-seed = Dealt from the seed { $seed }, of which the server had told the hash all day.
daily-share-text = Tercet · { $date } · { $time } · { $place }/{ $count } · ×{ $streak } · { $link }

error-date-unreadable = “{ $text }” is not a date. A date is written like 2026-11-16.
error-puzzle-unknown = There is no puzzle for that day. There are puzzles from { $first } to { $last }.
