"""Characters, assignments and what follows a mission."""
