"""What every client shows of Galaxy Defenders."""
