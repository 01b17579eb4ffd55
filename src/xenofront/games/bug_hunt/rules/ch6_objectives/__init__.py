"""Objectives, tactical locations, signals, spawn points and the drop ship."""
