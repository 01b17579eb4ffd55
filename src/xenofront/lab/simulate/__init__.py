"""Simulation: many games of a mission, and what they say about it.

``plan`` says which games, ``tale`` plays one and keeps what matters, ``crew`` plays many on several
cores or machines, ``store`` keeps them in a file that can be continued, ``figures`` counts, and
``page`` draws.
"""
