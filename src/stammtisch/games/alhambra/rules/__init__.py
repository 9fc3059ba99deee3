"""The compiled rules of Alhambra, the card game."""
