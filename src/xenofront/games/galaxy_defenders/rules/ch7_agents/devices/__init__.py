"""GD 7.7.2 Devices that no common effect describes."""
