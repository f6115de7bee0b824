### Bots that play over the net: accounts and tokens, “tercet bot”, and the examination of programs.

bot-here = { $name }, a bot of { $owner }, is at { $address } and waits for challenges. Ctrl-C ends it.
bot-challenged = { $name } wants to play { $game }: taken.
bot-declined = { $name } wants to play { $game }: declined.
bot-not-seated = There was no seat at that table ({ $code }).
bot-played = { $game } is over: { $score }
bot-deal-wrong = The deal of { $game } does not hold this bot’s random number: the server may have chosen it.
bot-gone = { $game }: left the table ({ $code }).

bots-password = Password of { $login }:{" "}
bots-none = You have no bots yet.
bots-here = is there
bots-seen = last seen { $date }
bots-made = made { $date }
bots-unused = made { $date }, no use noted since
bots-revoked = The token is revoked. Whatever played with it is cut off.
bots-removed = { $name } is removed. Its games stay, with nobody in its seat.
bots-token-once = Keep this token in a safe place: it is shown only now. Whoever has it plays as your bot.
bots-token-kept = The token stands in { $path }, which only you can read.

error-bot-absent = You have no such bot.
error-bots-many = You have { $most } bots already; remove one of them first.
error-tokens-many = This bot has { $most } tokens already; revoke one of them first.
error-token-unknown = This token is revoked already.
error-token-wrong = The server does not know this token, or it has been revoked.
error-token-scope = This token does not allow that; it would need the scope “{ $scope }”.
error-token-missing = A token is needed: in a file (--token-file), in the variable { $variable }, or, where everybody on the machine can see it, with --token.
error-people-only = This is for people, not for programs.
error-bot-connections = This token has { $most } connections open already.
error-bot-command-prefix = A program is written { $prefix }COMMAND, such as “{ $prefix }python mybot.py”.
error-bot-tables = A bot plays at { $least } to { $most } tables at once.
error-bot-program-absent = “{ $command }” cannot be started.
error-bot-program-ended = “{ $command }” has ended before it answered.
error-bot-program-silent = “{ $command }” has not answered for { $seconds } seconds.
error-bot-program-unreadable = “{ $command }” has answered what cannot be read: { $said }
error-token-file-unwritable = { $path } cannot be written; a file that is there already is not overwritten.

conformance-played = { $game }, seat { $seat }: played to the end, { $score }
conformance-holds = The program keeps to the protocol.
conformance-fails = The program does not keep to the protocol yet.
conformance-absent = “{ $command }” cannot be started. Is the path right, and may it be executed?
conformance-silent = No answer for { $seconds } seconds. Does the program end its line, and flush its output?
conformance-ended = The program ended (status { $status }) instead of answering. It said: { $said }
conformance-no-json = This line is not JSON: { $said } Whatever is not an answer belongs on standard error.
conformance-no-object = An answer is a JSON object, such as an empty pair of braces; this is none: { $said }
conformance-field = A field of this answer has the wrong type ({ $why }): { $said }
conformance-too-much = One line was asked for, and more came: { $said }
conformance-no-act = This is no act of the game ({ $why }): { $act }
conformance-refused = The rules refuse this act ({ $refusal }: { $why }): { $act }
conformance-waits = At entry { $entry } everybody waits for the program, which does nothing; play would stop.
conformance-endless = After { $steps } steps the game is not over.
conformance-unread = Nobody reads the field “{ $field }”. Known are “act” and “after_ms”.
conformance-before = “after_ms” is { $after_ms }; nothing can be done in the past, so it counts as 0.
conformance-late = “after_ms” is { $after_ms }; at a server the others would have to wait that long.
conformance-not-repeatable = With the same seed the program played another game. That is allowed, but then a game cannot be played again to look for a mistake.
conformance-stays = The program goes on when its input ends; it has to be killed then.
