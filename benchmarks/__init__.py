"""Speed, side by side with peers, as ratios from one run: `make bench`."""
