"""SCORE 5: twelve auctions, paid in cards that the others share."""
