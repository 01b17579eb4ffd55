"""Computer players of Bug Hunt: greedy, plans for search, values, the guide."""
