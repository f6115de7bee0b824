"""Players that are not people: they see a view and return an intent, in every game.

`tercet.bots.players` lists them, `tercet.bots.match` lets them play each other in virtual time,
`tercet.bots.command` is `tercet arena`. See `docs/bots.md`.
"""
