"""What a table is and what may happen at it: pure decisions, without memory, network or database."""
