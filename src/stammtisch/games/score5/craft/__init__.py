"""What the bots know about playing this game well."""
