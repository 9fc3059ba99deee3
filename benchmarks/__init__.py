"""Speed next to other libraries, as ratios from one run: `make bench`."""
