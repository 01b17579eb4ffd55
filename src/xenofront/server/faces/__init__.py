"""The faces of the systems."""
