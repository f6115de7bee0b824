"""The server: the browser client, and what it asks for."""
