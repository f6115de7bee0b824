"""Players that are not people: they see a view and return an intent, in every game.

`players` lists them; each game has a file or a folder of its own. `human` is how a person sees,
`arena` lets them play each other in virtual time. See `docs/bots.md`.
"""
