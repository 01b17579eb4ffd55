"""The words of Bug Hunt."""
