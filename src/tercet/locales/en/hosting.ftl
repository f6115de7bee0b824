### What somebody who hosts Tercet is told.

error-postgres-missing = To keep tables in PostgreSQL, install Tercet with it: pip install 'tercet[postgres]'
error-database-unknown = { $address } is not the address of a PostgreSQL database, such as postgresql://user@host/name.
error-proxy-unreadable = { $proxy } is not the address of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
