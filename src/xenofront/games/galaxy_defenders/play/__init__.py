"""Computer players of Galaxy Defenders: greedy, plans for search, values, the guide."""
