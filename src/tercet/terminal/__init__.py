"""Tercet in a terminal: cards drawn with characters, tables, stories."""
