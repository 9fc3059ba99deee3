"""The five levels of Alhambra, as `stammtisch ladder` measured them."""

__all__ = ["LEVELS"]

from ....bots.levels import Level

LEVELS = (
    Level("newcomer", carelessness=4.0, memory=0.2, candidates=1, rollouts=0, trust=0.0),
    Level("guest", carelessness=1.2, memory=0.5, candidates=1, rollouts=0, trust=0.0),
    Level("regular", carelessness=0.6, memory=0.8, candidates=1, rollouts=0, trust=0.0),
    Level("veteran", carelessness=0.0, memory=1.0, candidates=6, rollouts=60, trust=0.0),
    Level("master", carelessness=0.0, memory=1.0, candidates=10, rollouts=1000, trust=0.0),
)
