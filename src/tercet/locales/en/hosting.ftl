### What somebody who hosts Tercet is told.

error-postgres-missing = To keep tables in PostgreSQL, install Tercet with it: pip install 'tercet[postgres]'
error-nats-missing = To play on several nodes, install Tercet with what they need: pip install 'tercet[nodes]'
error-broker-unknown = A broker is named by an address like nats://name:password@host:4222, not by “{ $address }”.
error-broker-open = A broker on another machine must ask for a password or a certificate, and the one at { $host } does not (or its address names no password): whoever reaches it could read every hand. Protect it, or allow it with --open-broker.
error-nodes-need-database = Several nodes share their tables through PostgreSQL: name it with --database.
error-thinkers-need-broker = Who thinks for the bots of several nodes hears of them by their broker: name it with --broker.
error-node-not-started = A node did not start; its log says why.
error-nats-server-missing = Without a broker, several workers need the program nats-server: install it, or name a broker with --broker.
error-database-unknown = { $address } is not the address of a PostgreSQL database, such as postgresql://user@host/name.
error-proxy-unreadable = { $proxy } is not the address of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
error-backup-unusable = { $path } is not a backup of Tercet, or it is damaged.

doctor-file-missing = There is no database { $path }.
doctor-file-empty = The database { $path } is empty.
doctor-file-broken = { $path } is not a whole database: { $reason }
doctor-open-to-others = Others on this machine can get at { $path } (mode { $mode }).
doctor-key-broken = The key { $path } is damaged; no server starts with it.
doctor-schema-older = The database is of step { $step } and has not been brought up to step { $newest } yet.
doctor-schema-unknown = The database is of step { $step }; this version of Tercet knows only { $newest }. A newer one has used it.
doctor-orphans = { $count ->
    [one] { $count } row of “{ $what }” belongs to nothing.
   *[other] { $count } rows of “{ $what }” belong to nothing.
}
doctor-people-missing = { $count ->
    [one] { $count } seat belongs to somebody who is not known.
   *[other] { $count } seats belong to people who are not known.
}
doctor-next-missing = { $count ->
    [one] { $count } table leads to a next one that is not there.
   *[other] { $count } tables lead to a next one that is not there.
}
doctor-table-damaged = Table { $table }: its game cannot be replayed beyond entry { $good } ({ $why }).
doctor-settings-damaged = Table { $table }: its settings cannot be read.
doctor-outcome-differs = Table { $table }: the outcome is not that of its game.
doctor-server-silent = The server at { $path } does not answer: { $reason }
doctor-server-stuck = The server at { $path } makes no progress: { $what }.

doctor-cure-restore = It can be taken from a backup: --mend --backup FILE
doctor-cure-close = --mend lets only the owner in.
doctor-cure-migrate = The next start brings it up to date, or --mend.
doctor-cure-remove = --mend removes that.
doctor-cure-cut = --mend lets the game go on after entry { $seq }; with --backup, a whole game is taken from there.
doctor-cure-end = --mend ends this table; with --backup, it is taken from there.
doctor-cure-rebuild = --mend works it out again from the game.
doctor-no-cure = Only a backup that holds it can help.
doctor-mended-restore = Mended: taken from the backup.
doctor-mended-close = Mended: only the owner gets in.
doctor-mended-migrate = Mended: brought up to date.
doctor-mended-remove = Mended: removed.
doctor-mended-cut = Mended: the game goes on after entry { $seq }.
doctor-mended-end = Mended: the table has ended.
doctor-mended-rebuild = Mended: worked out again from the game.
doctor-seen = Tables looked at: { $tables }. Entries replayed: { $entries }.
doctor-verdict = { $count ->
    [0] Everything is whole.
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}
error-ratings-moved = A server changed the ratings while they were computed. Nothing was stored; try again.
ratings-none = Nobody has played a rated game yet.
ratings-same = Rated games: { $games }, counted: { $counted }, ratings: { $players }. All as stored, to the last digit.
ratings-differed = Rated games: { $games }, counted: { $counted }, ratings: { $players }. Put right: { $ratings } ratings and { $results } results.
