"""Tercet on paper: PDFs to cut, fold and play with, and PNGs, all made of the SVG of `tercet.art`.

Needs the extra `tercet[print]` (reportlab, svglib, resvg); `command.py` is where it begins.
"""
