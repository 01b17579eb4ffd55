"""For researchers and designers of Bug Hunt: laws, observation, statistics, doctor."""
