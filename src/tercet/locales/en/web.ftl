### What the browser says: pages, tables, settings, and the states people meet.

## Everywhere

guest-name = Guest
player-number = Player { $number }
name-label = Your name
go-home = To the first page
skip-to-main = Skip to the main part
page-loading = One moment …
page-unknown = There is no such page.
notice-close = Close this notice
seconds = { $seconds } s
countdown = { $seconds } s

## The connection

net-reconnecting = The connection is gone. We are trying again; your seat is kept.
net-restarting = The server is restarting. Stay here: your table comes back by itself.
net-offline = You are offline. As soon as there is a network again, the game goes on.
net-now = Try now
net-lost = The connection broke before the answer came. Check whether it happened before you try again.
net-silent = The server has not answered yet. It still can: please wait.
net-unreachable = The server cannot be reached.

## The first page

home-play-now = Play now
home-dealing = Dealing …
home-welcome = Good to see you, { $name }.
home-together = Play together
home-together-text = Choose a game, send the link, and play with your friends.
home-new = New table
join-heading = Join with a code
join-label = The six letters and digits you were told
join-go = Join
open-heading = Open tables
open-nobody = nobody yet
open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
open-playing = being played
open-watch = Watch
tile-beginners-name = SET for beginners
tile-beginners-summary = Only solid cards, nine on the table: the best way to start.

## A new table

new-game = Which game?
new-who = Who plays?
new-players = Players
new-bots = Of these, bots
new-skill = The bots play like
skill-you = You
strength-you = Wins about every second game, and follows as you get better.
new-preset = Table
new-preset-own = Your own choice, below
new-fair-lag = Fair on unequal lines: what counts is how long a person needed, not whose message came first
new-public = Show this table on the first page, so that anybody can join
new-more = Players, edition, match and other options
new-edition = Edition
new-start = Start the game
new-open = Open the table
plain-classic-point-ms = Seconds to show the three cards after a call
plain-classic-lay-after-ms = Lay three more cards after so many seconds of silence (0: never)
plain-scout-search-ms = Seconds to find a second card (0: no limit)
plain-scout-vote-ms = Seconds to vote on a forfeit

## Before the game

door-heading = You are invited to a table
door-invited = { $name } invites you: { $game }
door-seat = There is a seat for you.
door-full = All seats are taken; you can watch.
door-playing = The game is going on; you can watch, and play the next one.
door-over = This game is over.
door-text = What shall the others call you?
door-enter = Come to the table
room-heading = { $taken } of { $seats } seats taken
room-free = Free seat
room-host = host
room-bot = bot
room-sit = Sit down
room-stand = Stand up
room-add-bot = Add a bot
room-remove = Send away
room-remove-bot = Send { $name } away
room-kick = Free the seat
room-kick-name = Free the seat of { $name }
room-standing = Without a seat: { $names }{ $more ->
    [0] .
   *[other] {""} and { $more } more.
}
starting-heading = Here we go!
starting-in = The cards come in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
starting-stop = Not yet
room-without = { $count ->
    [one] { $names } has no seat and could only watch.
   *[other] { $names } have no seat and could only watch.
}
room-start-anyway = Start without them
room-wait = Wait a little
room-start = Start the game
room-start-early = You can start before all seats are taken.
room-need = { $least ->
    [one] { $least } player is needed.
   *[other] At least { $least } players are needed: invite somebody, or add a bot.
}
want-next = I want to play the next one
want-next-noted = Noted: there will be a seat for you if the game has room.
want-next-who = { $count ->
    [one] { $names } wants to play the next one.
   *[other] { $names } want to play the next one.
}
room-wait-for-host = The host starts the game.
room-awaits = { $count ->
    [one] The game starts as soon as { $names } is here.
   *[other] The game starts as soon as { $names } are here.
}
room-awaits-moment = The game starts in a moment.
room-awaits-cancel = Cancel
share-heading = Invite others
share-link = Link to this table
share-copy = Copy
share-copied = Copied
share-code = Or tell them the code
share-qr = QR code of the link, for a phone’s camera

## A table that cannot be shown

gone-heading = This table is gone
gone-replaced = You are playing in another window
gone-kicked = Your seat was freed
gone-for-now = This table is taking a break
gone-return = Play here

## At the table

table-title = Table
table-joining = Coming to the table …
table-no-screen = This page is older than the game. Please reload it.
table-leave = Leave
leave-heading = Leave the game?
leave-rated = You lose this rated game unless you come back before it ends.
leave-place = You give up your place, and the others go on. You can come back until the game ends.
leave-stay = Stay
table-you = (you)
moment-you = you
table-players = Players
table-score = Points: { $score }
table-change =
    { $less ->
        [yes] −{ $by }
       *[no] +{ $by }
    }
table-total = total { $total }
table-cards = Cards on the table: { $count }
table-pile = { $count ->
    [0] The pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
table-aside = What happened, and chat
table-sure = Really?
table-clear = Choose again
mark-finger = the scout’s finger is on it
mark-sealed = one of the sealed cards
mark-hint = a hint
sign-calls = SET!
sign-none = sees none
sign-looks = still looking
sign-locked = has to wait
sign-debt = owes a SET
line-good = Good line: { $ms } milliseconds there and back
line-slow = Slow line: { $ms } milliseconds there and back
line-poor = Poor line: { $ms } milliseconds there and back
line-figure = { $ms } ms
sign-away = away
sign-leader = leads
sign-done = done
sign-add = one more
sign-scout = scout
sign-barred = out of this search
sign-gave-up = gave up
sign-out = sits out
sign-scolding = was scolded
sign-dishes = washes the dishes
prompt-look = Do you see a SET? Touch its three cards.
prompt-look-calmly = Take your time: touch the three cards of a SET.
prompt-show = Your call! Touch your three cards.
prompt-other-called = { $name } has called and is showing cards …
prompt-locked = Wait until somebody else finds a SET.
prompt-said-none = You see none. As soon as all agree, more cards come.
prompt-watching = You are watching.
prompt-team-look = Find a SET together. If you see none, ask for one more card.
prompt-team-more = Is there another SET? If not, say “done”.
prompt-team-waits = Waiting for the others …
prompt-scout-look = Do you see a SET? First touch the card for your finger, then the two others.
prompt-scout-waits = The others are looking for a second card of your SET.
prompt-find-second = { $name } has seen a SET. Find a second card of it!
prompt-out-of-search = You are out of this search.
prompt-sits-out = You sit out this search.
vote-question = { $name } has no card to lose. What shall the forfeit be?
vote-given = You have voted for { $forfeit }.
verdict-label = The last three cards shown
verdict-head-taken = A SET for { $name }
verdict-head-wrong = { $name }: no SET
verdict-head-slow = { $name } was too slow
figure-sets = SETs
figure-wrong = Mistakes
figure-score-now = Points
figure-debt = SETs owed
figure-time = Time
figure-penalties = Penalty points
figure-hints = Hints
solitaire-hint = A hint
solitaire-hint-none = There is no SET here.
figure-team-score = Team’s score
figure-layout = Layout
figure-layout-sets = SETs in it
figure-extra-cards = Added cards
series-deal-of = Deal { $deal } of { $deals }
series-deal-to = Deal { $deal }, up to { $target } points
series-leads = { $name } leads
series-you-lead = you lead and watch
series-ready = Ready for the next deal?
series-waiting = Waiting for the others …
series-pause = A short pause before the next deal.
series-table = The deals of this match
series-deal = Deal
series-before = before
series-total = Total
feed-heading = Story
feed-empty = Nothing has happened yet.
chat-heading = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-remove = Remove
chat-mute = Ask to be quiet
chat-muted = This person cannot write here any more.

## The end

end-you-won = You have won!
end-winners = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the win
}
end-together = You share the win!
end-alone = The game is over
end-alone-won = It came out!
end-team-score = Score: { $score }.
end-again = Play again
end-margin-ahead = { $by } ahead of { $name }.
end-margin-behind = { $by } behind { $name }.
end-best-clean = No mistake in { $finds } finds
end-best-run = { $finds } SETs in a row
end-best-quickest = Your quickest: { $time }
end-best-most = The most finds
end-best-label = What you did well
end-stronger = Try a stronger one: { $bot }
end-weaker = Try an easier one: { $bot }
end-share = Share
end-share-won = { $game }: I have won! { $scores } { $link }
end-share-played = { $game }: { $result }. { $scores } { $link }
end-next = To the next game
end-nonce-missing = The log of this game does not have your random number: the server could have chosen the deal against you.
end-name = Name
end-result = Result
end-points = Points
end-finds = Finds
end-wrong = Mistakes
end-time = Usual time
end-chart = Finds in the course of the game
end-quickest = The quickest: { $name }, { $time }
end-missed = { $count ->
    [one] A SET that nobody saw
   *[other] { $count } SETs that nobody saw
}

## Settings

settings-heading = Settings
settings-cards = How the cards look
settings-palette = Colours
settings-palette-usual = as printed
settings-palette-warm = for red-green weakness
settings-palette-blue = for blue-yellow weakness
settings-palette-grey = light and dark only
settings-letters = A letter for the colour on each card
settings-patterns = A different outline for each colour
settings-lie = Cards on the table
settings-lie-auto = as large as possible
settings-lie-upright = upright
settings-lie-lying = lying
settings-scheme = Day or night
settings-scheme-system = as on my device
settings-scheme-day = day
settings-scheme-night = night
settings-play = How you play
settings-confirm = Ask before three chosen cards are sent
settings-sound = Sounds
settings-lively = Sounds, vibration and small celebrations
settings-vibration = Vibrate on a phone
settings-volume = Volume
settings-volume-soft = soft
settings-volume-middle = middle
settings-volume-loud = loud
settings-keysshown = Show the key of each card
settings-keyorder = Keys of the cards
settings-keyorder-rows = as the cards lie: three rows of the keyboard
settings-keyorder-alphabet = A, B, C … in order
settings-motion = Movement
settings-motion-system = as on my device
settings-motion-full = yes
settings-motion-none = no
settings-keys-help = At the table: each card has a key, 1 to 3 are the buttons, the space bar calls SET, Escape clears your choice, and ? shows the keys.
keys-told = Keys: every card has a letter (? shows them), the space bar and 1 to 3 are the buttons.
keys-told-close = Got it
settings-close = Back to the table
settings-you = You
settings-save = Save
settings-named = You are now called { $name }.
name-lost = An older account is called { $name }, or has a name that looks just like it. You are called { $login } for now. Please choose another name.
account-log-in = Log in
account-of = Your account: { $name }
account-link = Account, log in or out
rated-game = Rated game
rated-text = Counts for the rating of everybody who plays; leaving early counts as the last place.
rating-shown = { $value } ± { $spread }
rating-provisional = provisional
rating-heading = Ratings
rating-uncounted = Not counted: two of the players have had five rated games together today.
way-standing = Rankings
records-link = Records
challenged-by = { $name } challenges you: { $game }
challenge-accept = Play
challenge-decline = No, thanks
challenge-declined = { $name } does not want to play now.
challenge-block = Block
challenge-block-named = Block { $name }
challenge-blocked = You will hear no more challenges from { $name }. You can undo this in your account.
invitations = Invitations
awaited-by = { $count ->
    [one] { $names } waits for you: { $game }
   *[other] { $names } wait for you: { $game }
}
awaited-come = Come
awaited-no = No
way-seek = Find an opponent
running-heading = Running score
running-line = { $won } won · { $points } points
race-beat-mine = Beat my time: a link to the same pack
race-make = A race on this pack
race-again = Race against this game
ghost-line = 
    { $count ->
        [one] { $name } had { $count } SET by now
       *[other] { $name } had { $count } SETs by now
    }
race-both = The race
race-you = You
