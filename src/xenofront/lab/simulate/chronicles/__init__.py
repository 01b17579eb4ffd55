"""What is kept of the games of each system."""
