"""GD 7.7.4 Skills that no common effect describes."""
