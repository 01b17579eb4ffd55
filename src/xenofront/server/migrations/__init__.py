"""The tables of the database, version by version."""
