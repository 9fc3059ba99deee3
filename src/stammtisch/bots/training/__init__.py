"""How the weights and networks of a game's craft are learned, by self-play."""
