"""Greedy players: rules of thumb, one look ahead, a reason for every answer."""
