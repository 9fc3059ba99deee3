"""What people at a quiet table notice of bad neighbours: how long their moves and their bots take, with and without each kind."""
