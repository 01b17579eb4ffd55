"""For researchers and designers of Galaxy Defenders: laws, observation, statistics, doctor."""
