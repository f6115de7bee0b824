### Whether the deal was fair.

fair-title = Was the deal fair?
fair-explained = Before the first card, the server chose a secret number and showed you its fingerprint, the commitment. Then every player’s browser added a random number of its own, and all these numbers together shuffled the cards. After the game the secret number is told: it has the promised fingerprint and leads to exactly the cards you saw, so nobody can have arranged the deal.
fair-checking = Calculating …
fair-verdict-yes = Yes, the deal was fair.
fair-verdict-no = No, something is wrong here.
fair-verdict-unknown = That cannot be said.
fair-verdict-missing = Not proven to be fair to { $names }.
fair-verdict-bots = { $count ->
    [one] Fair, if { $names } is one of the server’s bots.
   *[other] Fair, if { $names } are bots of the server.
}
fair-links-yes = Nobody has changed the log: each of its { $count } entries fits the one before.
fair-links-no = The log has been changed: line { $line } does not fit the one before.
fair-commitment-yes = The number told at the end has the fingerprint that was shown before the first card.
fair-commitment-no = The number told at the end does not have the fingerprint that was shown before the first card.
fair-commitment-unknown = The game of this log is not over, so the secret number has not been told.
fair-noted-yes = This browser noted the fingerprint when it came to the table, and it is still the same.
fair-noted-no = When this browser came to the table it was shown another fingerprint.
fair-own-yes = Your own random number is in the log.
fair-own-no = Your own random number is not in the log: the server has left it out or changed it.
fair-nonces-yes = Every player has added a random number.
fair-nonces-missing = { $count ->
    [one] No random number from { $names }: the server could have chosen this deal against { $names }.
   *[other] No random number from { $names }: the server could have chosen this deal against these players.
}
fair-nonces-bots = No random number from { $names }. The server’s bots need none; against a player, the server could have chosen this deal.
fair-deal-yes = This browser has dealt the cards anew, by the same rules: after each of { $count } steps the table stood as you were shown it.
fair-deal-no = At step { $entry } something else was shown than the numbers give.
fair-deal-unknown = This browser could not deal the cards anew, so it cannot compare them with what was shown.
fair-rules-yes = This browser has played the log through once more: the rules allow every entry, and the result is the same.
fair-rules-no = Played through once more, the log does not hold.
fair-rules-unknown = The log could not be played through here.
fair-no-log = This is not a log of a game.
fair-own-log = Check the log of this table
fair-commitment = The fingerprint shown before the first card
fair-nonces = The players’ random numbers
fair-nonce-bot = none needed (a bot)
fair-nonce-missing = none: the server could have chosen this deal against { $name }
fair-nonce-unknown = none
fair-nonce-given = has added a random number
fair-nonce-not-given = has not added a random number
fair-abandoned = The server had committed to the deal; then the table was abandoned.
fair-seed = The secret number, told at the end
fair-first-cards = The first cards that follow from them
fair-other = Check the log in a file
fair-file = Choose a file, or drop it here
fair-paste = Or paste its text
fair-check = Check
