### The full screen in a terminal: what stands around the table, dialogs, settings.

play-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
play-hand-full = Your hand is full: { $most } cards are the most. Get rid of some before you take another.
play-layout = layout { $layout }
play-from-layout = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
} from this layout{ $added ->
    [0] {""}
    [one] , { $added } card added
   *[other] , { $added } cards added
}
play-form-first = it ends when you see none
play-form-patience = three more when you see none
play-form-penalty = giving up costs
play-vote = { $name }: { $forfeit }
play-gain = { $way ->
    [lost] { $name } loses { $count }
   *[won] { $name } wins { $count }
}
play-fits-off = Hide what fits
play-said = { $text }
play-amount = Amount: { $now } of 1–{ $most }
play-confirm = These three? Enter plays them, Escape chooses again.
play-over = The game is over.
play-look-on = Look at the table

## Keys

play-foot = Esc menu · { $chat ->
    [yes] Tab chat · F1 keys · F2 rules · F4 settings · PgUp story
   *[no] F1 keys · F2 rules · F4 settings · PgUp story
}
play-foot-text = ↑ ↓ space scroll · Esc back
play-keys = Keys
play-keys-cards = Every card bears its key; the same key takes it back.
    Digits do what stands on the buttons below, the space bar does the first.
    In SetUp the digits are the cards of your hand.
play-keys-dice = 1 to 5 choose a die, the arrows move over the board, Enter lays it there.
    S does it, P passes or keeps, B takes back, R turns the opening, H shows what fits.
play-keys-chips = C checks or calls, B bets, R raises, F folds, S shows, K keeps hidden, O is ready.
    Digits, ↑ and ↓ choose the amount; the space bar does what is marked.
play-keys-all = Enter confirms, Escape clears your choice and then opens the menu.
    The mouse does all of this, too.
    F2 rules · F4 settings · PgUp and PgDn story · Ctrl+Q leaves at once
play-keys-chat = Tab goes to the chat and back.
play-menu-back = Back to the table
play-menu-rules = The rules

## Settings

play-settings-note = Enter changes a line. Colours and language hold from the next start.
play-set-key-order = Keys of the cards
play-set-key-order-rows = as the cards lie: three rows of the keyboard
play-set-key-order-alphabet = A, B, C … in order
play-set-keyboard = Keyboard
play-set-keyboard-auto = as usual in this language
play-set-keyboard-qwerty = QWERTY
play-set-keyboard-qwertz = QWERTZ
play-set-keyboard-azerty = AZERTY
play-set-confirm = Ask before chosen cards are played
play-set-confirm-true = yes
play-set-confirm-false = no
play-set-colours = Colours
play-set-colours-auto = as the terminal says
play-set-colours-true = all
play-set-colours-256 = 256
play-set-colours-16 = 16
play-set-colours-none = none
play-set-lang = Language
play-set-lang-auto = as the system’s
play-set-lang-en = English
play-set-lang-fr = français
play-set-lang-it = italiano
play-set-lang-de = Deutsch

## At a server

play-code = Code { $code }
play-foot-lobby = Enter come to this table · N new table · C code · L log in · Esc leave
play-lobby-empty = No public table is open. N opens one, C joins a friend’s.
play-open-warning = The line to { $address } is not encrypted: whoever sits between here and there can read your password. Better use https://, or a guest’s name.
play-open-anyway = Send it anyway
play-bot-how = add a bot; “{ $word } master” names its strength: { $known }
play-away-how = free a seat: “{ $word } 2”
play-say-how = say something to all at the table: “{ $word } hello”
play-propose-how = show your partners three cards: “{ $word } 2 5 9”; without cards, nothing any more
play-agree-how = take the three cards that a partner proposes
play-proposed = “{ $word }” takes them.
play-table-how = come to a public table by its number: “{ $word } 1”
play-new-how = open a table: “{ $word } scout”; “{ $word }” alone lists the games
play-code-how = come to a friend’s table by its code: “{ $word } K7M2QX”
play-login-how = log in to an account
play-leave-there = leave the server; seats are kept
play-left-there = You have left the table; your seat is kept.
play-line-back = The connection is back.
play-fill-note = Enter goes on · Esc goes back
play-room-code = Friends come with the code
play-lobby-none = No public table is open.
play-open-ask = Type “{ $word }” to send it anyway.
play-draft-how = name=value changes a line
play-new-heading = A new table: { $game }
play-new-public = Anybody may join
play-new-usual = as in the rules
play-new-note = ← → change a line · Enter a number · O opens the table · Esc back
error-play-value = “{ $value }” is nothing that { $name } can be: { $known }
error-play-no-such-name = There is nothing called “{ $name }” to choose here; there is: { $known }
error-play-no-such-table = There is no table { $number } here.
error-play-nothing-proposed = Nobody proposes three cards just now.

## Replay and puzzle

play-foot-replay = ← → step · ↑ ↓ ten steps · Home End · space plays · Tab whose eyes · Esc leave
play-foot-puzzle = Every card bears its key · Esc leave
play-puzzle-none = That is no SET.
play-puzzle-known = You have found this one already.

## Players who are awaited, and leaving

play-awaits = The game starts when all players are here.
play-awaited = { $count ->
    [one] { $names } waits for you: { $game }.
   *[other] { $names } wait for you: { $game }.
}
play-awaited-come = Come
play-awaited-no = No, give up my seat
play-awaited-how = In the lobby, “{ $come }” takes you there, and “{ $no }” gives up your seat.
play-absent = { $name } is away and has { $seconds } seconds to come back.
play-away-clock = away, { $seconds } s
play-cancel-start = Cancel the start
play-leave-costs-seat = If you stay away for more than a minute, your seat is free again.
play-leave-costs-game = If you stay away for more than a minute, the others go on without you.
play-leave-costs-rating = If you stay away for more than a minute, you have left the game, and for your rating that counts as the last place.
play-leave-again = Type { $word } again to leave.
play-stay = Stay here
play-deal-wrong = This game was not dealt with your random number: the server may have chosen the cards.
