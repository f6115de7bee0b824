"""Is what is stored whole? Looks at files, rows and games, names what is wrong, and mends it."""
