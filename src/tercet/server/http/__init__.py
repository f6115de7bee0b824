"""The HTTP side: the application, its API, replays, puzzles and headers."""
