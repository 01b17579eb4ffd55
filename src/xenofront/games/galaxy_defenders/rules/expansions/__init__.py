"""What the expansions add to the rules of the core set, one module for each mechanic."""
