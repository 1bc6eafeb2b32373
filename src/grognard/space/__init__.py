"""Geometry alone: hexes, squares, tables. Knows no game and imports nothing of ours."""
