"""What rules stand on."""
