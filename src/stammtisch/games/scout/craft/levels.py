"""The five levels of SCOUT, as `stammtisch ladder` measured them."""

__all__ = ["LEVELS"]

from ....bots.levels import Level

LEVELS = (
    Level("newcomer", carelessness=4.0, memory=0.0, candidates=1, rollouts=0, trust=0.0),
    Level("guest", carelessness=2.2, memory=0.3, candidates=1, rollouts=0, trust=0.0),
    Level("regular", carelessness=1.1, memory=0.6, candidates=1, rollouts=0, trust=0.0),
    Level("veteran", carelessness=0.4, memory=0.9, candidates=1, rollouts=0, trust=0.0),
    Level("master", carelessness=0.0, memory=1.0, candidates=8, rollouts=800, trust=0.06),
)
