"""What troopers do when they act."""
