"""The package as people get it: built, and installed where nothing else is."""
