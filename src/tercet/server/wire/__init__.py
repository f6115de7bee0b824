"""What goes over the wire: the socket and its frames, the messages, and the conversation."""
