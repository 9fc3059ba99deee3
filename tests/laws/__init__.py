"""What holds for every game, every number of players and every position."""
