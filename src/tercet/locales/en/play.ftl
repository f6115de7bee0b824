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
play-your-turn = It is your turn.
play-waits = Waiting for { $names } …
play-time = { $seconds ->
    [one] One second { $what }.
   *[other] { $seconds } seconds { $what }.
}
play-none-ends = “None here” ends this solitaire.
play-none-more = “None here” lays three more cards.
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
play-how-call = three cards of a SET, such as 1 5 9
play-how-show = your three cards, such as 1 5 9
play-how-take = three cards of a SET, such as 1 5 9
play-how-point = a SET, such as 1 5 9: first the card for your finger
play-how-point-second = a second card of the SET, such as 5
play-how-lay-card = a card of your hand, such as { $hand }2
play-how-challenge = the two cards that make a SET with the last one, such as 2 7
play-how-announce = three of your dice that are a SET, such as 1 3 4
play-how-place = dice on squares, such as h7=2rw or h7=1 (your first die); a wild with what it stands for: h7=*2rw
play-how-replace-wild = a die in the place of a wild, such as h7=2rw
play-how-throw-again = the dice to throw again, such as 1 4

## The words for acts that need no more; never ?, r or q

play-word-call = s
play-word-none-here = n
play-word-take-back = t
play-word-stop = stop
play-word-give-up = g
play-word-say-done = d
play-word-say-add = m
play-word-unsay = t
play-word-ask-card = m
play-word-fold = f
play-word-check = c
play-word-call-bet = c
play-word-show-cards = s
play-word-keep-cards = k
play-word-pass = p
play-word-throw-again = k
play-word-ready = ok

## Refusals

error-play-nothing-now = There is nothing for you to do right now.
error-play-not-understood = “{ $line }” is not clear to me. Type ? to see what you can do.
error-play-card-count = You have named { $count }; it takes { $wanted }.
error-play-no-such-place = There is no card { $place }.
error-play-pace = The pace of the bots is a number from 0 to { $most }.
error-play-log-exists = { $path } exists already; a game never overwrites anything.
error-play-log-unwritable = { $path } cannot be written.
