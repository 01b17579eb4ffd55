"""Hexes, areas, terrain, sight and reach: pure functions over integers; knows no game."""
