"""Tables where people and bots play together over the network.

Everything that happens at a table is an entry in its log (`log`); a `Table` is what the log adds up to. A command of a person is
decided by the table alone (`commands`), then kept (`store`), then shown (`sight`), in this order.
"""
