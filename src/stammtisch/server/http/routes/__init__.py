"""What each address answers. Every door asks first who is there, and limits how often and how much."""
