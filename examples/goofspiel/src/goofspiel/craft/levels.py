"""The five levels of Goofspiel, as `stammtisch arena` measured them."""

__all__ = ["LEVELS"]

from stammtisch.bots.levels import Level

LEVELS = (
    Level("newcomer", carelessness=6.0, memory=0.2, candidates=1),
    Level("guest", carelessness=3.0, memory=0.5, candidates=1),
    Level("regular", carelessness=1.5, memory=0.8, candidates=1),
    Level("veteran", carelessness=0.5, memory=1.0, candidates=1),
    Level("master", memory=1.0, candidates=13, rollouts=2000),
)
