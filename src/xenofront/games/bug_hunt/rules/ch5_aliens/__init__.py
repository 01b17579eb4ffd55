"""Aliens, contacts and how they are detected."""
