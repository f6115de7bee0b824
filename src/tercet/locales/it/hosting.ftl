### Che cosa viene detto a chi ospita Tercet.

error-postgres-missing = Per tenere i tavoli in PostgreSQL, installa Tercet con esso: pip install 'tercet[postgres]'
error-database-unknown = { $address } non è l’indirizzo di un database PostgreSQL, per esempio postgresql://utente@macchina/nome.
error-proxy-unreadable = { $proxy } non è l’indirizzo di un proxy, per esempio 127.0.0.1 o 10.0.0.0/8.
