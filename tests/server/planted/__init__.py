"""A campaign of planted bugs: each function of the server raises once, and nothing else suffers."""
