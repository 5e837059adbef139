"""Shapes, symbols, text, palettes, and SVG in and out: everything that can be drawn, before there is paper.

Knows no game and no page; printing, pages and the art of games build on it.
"""
