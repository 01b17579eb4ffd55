"""Players that are no people."""
