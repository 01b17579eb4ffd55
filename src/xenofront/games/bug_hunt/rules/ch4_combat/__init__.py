"""Shooting, brawling, hits and wounds."""
