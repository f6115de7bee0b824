"""A table as the terminal knows it: where it lives, what it shows, and what one may do there.

Nothing here draws, and nothing knows of a screen: `TableState` is given keys and cards, and shows a
`Screen`. `Source` is the one thing that a table on this machine and one on a server have in common.
"""
