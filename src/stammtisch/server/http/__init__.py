"""The server as the network sees it: routes, sockets, and what is sent through them."""
