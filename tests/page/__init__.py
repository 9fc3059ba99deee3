"""What the page's own tests stand on."""
