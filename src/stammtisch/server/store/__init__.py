"""What is kept: people, tables with their logs, and finished matches. SQLite or PostgreSQL, by the same code."""
