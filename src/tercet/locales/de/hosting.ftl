### Was jemand hört, der Tercet betreibt.

error-postgres-missing = Um Tische in PostgreSQL aufzubewahren, installiere Tercet damit: pip install 'tercet[postgres]'
error-database-unknown = { $address } ist nicht die Adresse einer PostgreSQL-Datenbank, zum Beispiel postgresql://benutzer@rechner/name.
error-proxy-unreadable = { $proxy } ist nicht die Adresse eines Proxys, zum Beispiel 127.0.0.1 oder 10.0.0.0/8.
