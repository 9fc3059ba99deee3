"""The five levels of SCORE 5, as `stammtisch ladder` measured them."""

__all__ = ["LEVELS"]

from ....bots.levels import Level

LEVELS = (
    Level("newcomer", carelessness=60.0, memory=0.2, candidates=1, rollouts=0, trust=0.0),
    Level("guest", carelessness=26.0, memory=0.5, candidates=1, rollouts=0, trust=0.0),
    Level("regular", carelessness=14.0, memory=0.7, candidates=1, rollouts=0, trust=0.0),
    Level("veteran", carelessness=9.0, memory=0.9, candidates=5, rollouts=60, trust=0.01),
    Level("master", carelessness=0.0, memory=1.0, candidates=12, rollouts=2000, trust=0.0),
)
