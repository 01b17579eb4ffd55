"""Game systems, each by its own book. They do not know each other."""
