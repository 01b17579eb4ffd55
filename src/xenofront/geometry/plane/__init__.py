"""A plane in integers: thousandths of an inch, the same on every machine."""
