"""Several nodes at one database: who owns a table, what is passed on, and what all must know."""
