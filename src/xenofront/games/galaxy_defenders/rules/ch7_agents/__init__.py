"""GD 7 The agents."""
