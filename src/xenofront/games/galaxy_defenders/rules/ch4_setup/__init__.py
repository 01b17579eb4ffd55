"""GD 4 Set-up."""
