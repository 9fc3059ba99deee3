"""The five levels of Goofspiel. With two players each of them beats the one before, as `stammtisch arena` measured.

At larger tables it depends on the company: those who bid alike tie, and a careless guest takes the prize.
"""

__all__ = ["LEVELS"]

from stammtisch.bots.levels import Level

LEVELS = (
    Level("newcomer", carelessness=10.0, memory=0.2, candidates=1),
    Level("guest", carelessness=5.0, memory=0.5, candidates=1),
    Level("regular", carelessness=5.0, memory=0.8, candidates=2, rollouts=50),
    Level("veteran", carelessness=5.0, memory=1.0, candidates=4, rollouts=200),
    Level("master", memory=1.0, candidates=13, rollouts=2000),
)
