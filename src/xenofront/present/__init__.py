"""What every client shows and does at a table, whatever it looks like."""
