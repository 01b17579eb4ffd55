"""Research environments: the games for Gymnasium, PettingZoo and OpenSpiel, from one definition.

``tasks`` names what can be played, ``episode`` plays it, ``arrays`` shows it; the rest are thin
coats of the three interfaces. Importing :mod:`xenofront.research.gym` registers the tasks with
Gymnasium, importing :mod:`xenofront.research.openspiel` with OpenSpiel.
"""
