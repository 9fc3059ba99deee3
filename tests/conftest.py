"""What every test process starts with."""

import os
import signal
from pathlib import Path

# A shell that starts a job in the background has it ignore Ctrl-C, and children inherit that: they would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Nobody's own networks and weights are tested.
os.environ["STAMMTISCH_BOTS"] = str(Path(__file__).parent / "none")
