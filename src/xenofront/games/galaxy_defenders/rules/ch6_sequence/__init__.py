"""GD 6 The sequence of play."""
