"""Programs of the arena's protocol at the tables of a server: `docs/bots-over-the-net.md`.

`hall` takes challenges, `seat` plays one table, `program` is the process that decides; what goes
over the net is `tercet.client`'s.
"""
