"""How much a server carries: durable moves a second beside a bare "commit and echo", and connections with their memory."""
