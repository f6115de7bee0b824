### A game in the terminal: what one types, and what one is told.

play-can = You can:
play-help = what you can do now
play-rules = where the rules are
play-leave = leave the game
play-notation = Enter alone shows the table again. Cards can be named by what is written on them, too: 1rso 2gsw 3psd.
play-rules-page = The rules, in another terminal: tercet rules { $game }
play-list = ? shows a numbered list ({ $count } in all)
play-more = … and { $count } more
play-preset = Table: { $name }. Also: { $others } (--preset)
play-time = { $seconds ->
    [one] One second { $what }.
   *[other] { $seconds } seconds { $what }.
}
play-left = You have left the game.
play-saved = The log of this game is saved. Check that the deal was fair:

## Figures of the players

play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-sets = { $count ->
    [one] { $count } SET
   *[other] { $count } SETs
}
play-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
play-penalties = { $count ->
    [one] { $count } penalty point
   *[other] { $count } penalty points
}
play-owed = { $count ->
    [one] { $count } SET owed
   *[other] { $count } SETs owed
}
play-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
play-staked = { $count } staked
play-pot = pot { $count }

## How cards and dice are chosen; $hand is the letter of the own cards

play-hand-letter = h
play-how-call = three cards of a SET, by their numbers
play-how-show = your three cards, by their numbers
play-how-take = three cards of a SET, by their numbers
play-how-point = the three cards of a SET, by their numbers: first the card for your finger
play-how-point-second = a second card of the SET, by its number
play-how-lay-card = a card of your hand: { $hand } and its number
play-how-challenge = the two cards that make a SET with the last one, by their numbers
play-how-announce = three of your dice that are a SET, by their numbers
play-how-place = dice on squares: square=die, the die by its number or its face, a wild with what it stands for (square=*2rw)
play-how-replace-wild = a die in the place of a wild: square=die
play-how-throw-again = the dice to throw again, by their numbers

## The words for acts that need no more; never ?, r or q

play-word-call = set
play-word-none-here = none
play-word-take-back = back
play-word-stop = stop
play-word-give-up = giveup
play-word-say-done = done
play-word-say-add = more
play-word-unsay = back
play-word-ask-card = card
play-word-fold = fold
play-word-check = check
play-word-call-bet = call
play-word-show-cards = show
play-word-keep-cards = hide
play-word-pass = pass
play-word-throw-again = keep
play-word-ready = ready
play-word-bet = bet
play-word-raise = raise
play-word-vote = vote
play-word-scolding = scolding
play-word-dishes = dishes
play-word-turn = turn
play-word-start = start
play-word-bot = bot
play-word-cancel = cancel
play-word-come = come
play-word-no = no
play-word-sit = sit
play-word-stand = stand
play-word-away = away
play-word-say = say
play-word-propose = propose
play-word-agree = agree
play-word-again = again
play-word-table = table
play-word-new = new
play-word-code = code
play-word-login = login
play-word-open = open

## Refusals

error-play-nothing-now = There is nothing for you to do right now.
error-play-not-understood = “{ $line }” is not clear to me. Type ? to see what you can do.
error-play-card-count = You have named { $count }; it takes { $wanted }.
error-play-no-such-place = There is no card { $place }.
error-play-pace = The pace of the bots is a number from 0 to { $most }.
error-play-log-exists = { $path } exists already; a game never overwrites anything.
error-play-log-unwritable = { $path } cannot be written.
