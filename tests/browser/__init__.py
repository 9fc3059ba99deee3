"""The page in a real browser, on a real server, played by mouse, by touch, and by the keyboard alone."""
