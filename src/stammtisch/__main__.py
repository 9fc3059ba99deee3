"""`python -m stammtisch` is the command `stammtisch`."""

import sys

from .cli import main

sys.exit(main())
