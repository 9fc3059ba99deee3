"""Tables where people and bots play together over the network.

A table decides what comes of a command (`table`), the entries are committed (`store`), the table in memory moves on (`runtime`),
and only then is the command answered and shown (`http`). `spec` describes everything that goes over the wire.
"""
