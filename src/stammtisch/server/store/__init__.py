"""What is stored: people, tables with their logs, and finished matches. The same code serves SQLite and PostgreSQL."""
