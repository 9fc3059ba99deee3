"""What the people who run a server can do with its database, also while servers run on it."""
