"""Overmind: its rules are written down, the game is to come."""
