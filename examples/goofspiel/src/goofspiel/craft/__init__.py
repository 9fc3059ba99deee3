"""What the bots know about playing Goofspiel well."""
