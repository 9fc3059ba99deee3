"""The compiled part of the coach: rollouts that tell everything, and what a game counts in them."""
