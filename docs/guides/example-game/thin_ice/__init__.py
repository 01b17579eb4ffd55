"""Thin Ice: walkers cross a frozen lake before it thaws."""
