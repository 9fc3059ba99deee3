"""SCOUT: hands that may never be rearranged."""
