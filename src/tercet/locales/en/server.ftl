### What the server says: refusals by code, and the commands around it.

error-too-fast = Too fast. Wait a moment and try again.
error-message-too-deep = This message is nested too deeply; { $most } levels are the limit.
error-name-empty = A name needs at least one letter, digit or sign that can be seen.
error-storage-failed = The server cannot store anything just now, so nothing has happened. Try again later.
error-client-seq-old = Act { $client_seq } has been answered before; the highest number so far is { $highest }.
error-no-session = The server does not know you yet. First say what you want to be called.
error-has-account = You have an account already.
error-login-taken = The login { $login } belongs to somebody else.
error-login-wrong = This login and this password do not belong together.
error-login-slowed = Somebody has tried many passwords for this login. Wait half a minute and try again; a device that has logged in before does not have to wait.
error-logins-busy = Very many people are logging in just now. Try again in a moment.
error-login-unreadable = A login has { $least } to { $most } letters from a to z, digits or dashes.
error-password-length = A password has { $least } to { $most } characters.
error-name-taken = Somebody with an account is called { $name }, or so much like it that nobody could tell. Take another name.
error-recovery-wrong = This login and this recovery code do not belong together, or the code has been used. A code opens an account once.
error-account-needed = For this you need an account. Make one under “Account”; your games stay yours.
error-session-unknown = This session has ended already.
error-kept-changed = Another of your devices has changed this meanwhile. Nothing was lost: look again.
error-puzzle-begun = You have begun this puzzle already. Its cards are shown to each account once; go on where you were.
error-puzzle-not-begun = You have not begun this puzzle yet.
error-puzzle-solved = You have solved this puzzle already; its time stands.
error-puzzle-over = The puzzle of { $day } is over. Its cards are published, and no time counts any more.
error-puzzle-not-yet = The puzzle of { $day } has not begun yet.
error-puzzle-three = A SET has three different cards.
error-session-key-broken = The file { $path } in the data directory is damaged. Remove it; everybody will be asked for a name again.
error-muted = The host has asked you to be quiet at this table.
error-touch-unshared = At this table nobody sees what the others touch.
error-chat-empty = There is nothing to read in this line.
error-chat-line-unknown = Line { $line } of the chat is not there any more.
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $known }.
error-table-unknown = There is no such table, or it is not open to you.
error-already-seated = You sit at this table already.
error-seat-empty = Nobody sits at seat { $seat }.
error-seat-taken = Seat { $seat } is taken.
error-table-full = All { $seats } seats are taken; you can watch.
error-kick-oneself = You are the host; to go, give your seat back.
error-kicked = The host has given your seat to somebody else.
error-replaced = You have opened this table somewhere else; it goes on there.
error-no-bot-there = No bot sits at seat { $seat }.
error-not-started = The game has not begun yet.
error-not-joined = Come to the table first.
error-not-seated = You are watching; only those who sit can do this.
error-not-host = Only the host can do this.
error-not-now = 
    { $status ->
        [waiting] The game has not begun yet.
        [playing] The game is being played.
        [over] The game is over.
       *[other] The table has been put away.
    }
error-table-abandoned = Everybody had left; this table has been put away.
error-house-full = The house is full: { $most } tables are in use. Try again later.
error-too-many-tables = You host { $most } tables already; finish one of them first.
error-table-damaged = This table is damaged and has been set aside ({ $why }); the others are not affected. Whoever runs the server can look at it with “tercet doctor”.
error-seed-missing = The seed of this table is missing.
error-header-missing = What the game of this table began with is missing.
error-nobody-acts = For a long time only the clock has played here, so this table has been put away.
error-table-too-long = This game has gone on for longer than any game can; the table has been put away.
error-seat-acts-too-often = You have acted more often than anybody can play, so the table goes on without you. Come back in a few minutes.
error-too-many-tables-here = { $most } tables have been opened from your network already; finish one of them first.
error-too-many-empty-tables = { $most } tables that were opened from your network stand empty; play at one of them, or wait until they are put away.
error-too-many-joined = You are at { $most } tables at once; leave one of them first.
error-code-unreadable = A code has { $length } letters and digits.
error-say-hello = The first message must be “hello”.
error-said-hello = You have said hello already.
error-protocol-unknown = Version { $protocol } of the protocol is not used here; version { $known } is. Reload the page.
error-internal = Something went wrong on our side. Nothing has been changed.
error-not-found = There is nothing here.
error-method-unknown = This cannot be done here.
error-body-too-big = This request is too long.
error-request-wrong = This request does not have the right form.
error-origin-foreign = Another website has asked for this; that is not allowed.
error-host-foreign = This server is not called { $host }. Its host can name that address at the start.
error-game-goes-on = The log and the seed are told when the game is over.
error-data-unusable = The data at { $path } cannot be used: { $reason }
error-data-in-use = Another server uses the data at { $path } already.
error-data-empty = { $path } is an empty file, not a database. Put a backup in its place (tercet doctor --mend --backup FILE), or remove it to begin anew.
error-data-too-new = The data at { $path } was used by a version of Tercet that is more than one newer than this one (its schema is of generation { $generation }; this version opens up to { $newest }). Nothing has been changed. Install that version, or put a backup from before in its place.
error-data-step-unreadable = The data at { $path } does not say which version of Tercet it is from (its step is “{ $step }”). Nothing has been changed. Put a backup in its place.
error-backup-exists = { $path } exists already; a backup never overwrites anything.

backup-done = Backed up to { $path }.
export-done = 
    { $count ->
        [one] { $count } finished game exported.
       *[other] { $count } finished games exported.
    }
error-rated-account = Rated games are for people with an account. Make one under “Account”; your games stay yours.
error-rated-not-offered = This game is played against the pack: it has records and no ratings.
error-rated-seats = A rated table has { $least } to { $most } seats.
error-rated-options = A rated game is played by the edition’s own options, in its usual form.
error-rated-no-bots = At a rated table there are no bots.
error-rated-alone = A rated game needs two to eight players.
error-rated-nonce = Your client adds no random number to the deal, and a rated game needs one of every player. Load the page again, or update your program.
error-nonce-given = You have already given your random number for this deal.
error-seek-not-offered = Two people do not play this game against each other, so there is no opponent to look for.
error-seekers-many = { $most } people look for an opponent just now. Try again in a moment.
error-person-unknown = Nobody with an account is called { $name }.
error-person-away = { $name } is not here just now. Send a link to a table instead.
error-challenge-oneself = Nobody can challenge oneself.
error-challenge-unknown = This challenge is over, or it was not for you.
error-challenge-declined = The answer was no a moment ago. Wait a little before you ask again.
error-block-oneself = You cannot block yourself.
error-blocks-many = You have blocked { $most } people already. Unblock somebody first.
error-block-unknown = You have not blocked this person.
error-challenges-many = Too many challenges are waiting for an answer already.
error-race-not-offered = Only a finished solitaire can be raced against.
error-race-unknown = There is no such race any more.
error-handed-of-the-house = This game was played on this server: it is here already, and needs not be handed in.
error-handed-too-many = Your account holds as many games from your browser as it can.
