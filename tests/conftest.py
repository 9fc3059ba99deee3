"""What every test process starts with."""

import signal

# A shell that starts a job in the background has it ignore Ctrl-C, and children inherit that: they would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
