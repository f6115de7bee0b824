"""How cards, dice and boards look: outlines and inks as data, and SVG made of them.

The browser draws from the same outlines (`data/outlines.json`, read by `web/src/cards/drawing.ts`);
its style sheets hold the same inks, which a test compares. Nothing here needs more than the
standard library; PDF and PNG are made of this SVG in `tercet.paper`.
"""
