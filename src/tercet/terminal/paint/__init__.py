"""Pictures made of characters: a canvas, colours, the symbols of the cards, tables and boards."""
