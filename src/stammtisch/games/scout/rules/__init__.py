"""The compiled rules of SCOUT."""
