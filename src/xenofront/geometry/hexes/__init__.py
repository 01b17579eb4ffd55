"""Hexes in areas of seven: terrain, sight, reach, sketches."""
