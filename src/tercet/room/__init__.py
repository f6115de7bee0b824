"""A table with its players and bots, without I/O: server, page and terminal host it."""
