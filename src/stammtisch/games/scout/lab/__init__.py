"""SCOUT in the lab: how its actions are numbered, and what a seat observes."""
