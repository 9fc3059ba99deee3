"""How weights and networks of a game's craft are found, by self-play."""
