### Ce qui est dit à la personne qui héberge Tercet.

error-postgres-missing = Pour garder les tables dans PostgreSQL, installez Tercet avec lui : pip install 'tercet[postgres]'
error-database-unknown = { $address } n’est pas l’adresse d’une base PostgreSQL, par exemple postgresql://utilisateur@machine/nom.
error-proxy-unreadable = { $proxy } n’est pas l’adresse d’un proxy, par exemple 127.0.0.1 ou 10.0.0.0/8.
