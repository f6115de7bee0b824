"""Games as three tidy tables, a row for each game, each act and each find (docs/data.md).

`rows` makes them of logs, `parquet` writes them, `pseudonyms` hides who played, `corpus` lets bots
play as many games as a study asks for.
"""
