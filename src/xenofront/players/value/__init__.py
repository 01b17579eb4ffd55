"""What a position is worth: the expected score of a squad, learned from games of the greedy player.

Weights are data, one file a system; ``python -m xenofront.lab.values`` makes them.
"""
