"""Measures and examines: rule coverage, fuzzing, tournaments, speed."""
