"""One table of the server: its game, its seats, the people and bots around it, what is said."""
