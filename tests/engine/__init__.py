"""What rules are built on."""
