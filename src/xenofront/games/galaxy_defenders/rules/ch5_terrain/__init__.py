"""GD 5 The map: distance, sight and who stands where."""
