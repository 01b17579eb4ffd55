"""The parts of the terminal client."""
