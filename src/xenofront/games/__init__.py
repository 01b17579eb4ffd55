"""The games: one package each, known to everything else only by its manifest."""
