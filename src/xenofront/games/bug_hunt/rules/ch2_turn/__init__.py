"""The turn and its phases."""
