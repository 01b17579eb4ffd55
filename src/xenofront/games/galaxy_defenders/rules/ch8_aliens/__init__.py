"""GD 8 The aliens."""
