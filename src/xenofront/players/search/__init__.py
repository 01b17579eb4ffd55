"""The searching player: tries plans in worlds that fit what its seat knows, and takes the best."""
