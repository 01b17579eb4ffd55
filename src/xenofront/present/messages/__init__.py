"""The messages between server and browser: one definition, from which the client's types come."""
