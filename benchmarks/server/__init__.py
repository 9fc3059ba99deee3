"""How much a server carries: durable moves a second next to a bare "commit and echo", and connections with their memory."""
