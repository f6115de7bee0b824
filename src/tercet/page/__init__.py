"""A house in a browser's page: the same Python in WebAssembly, with no server behind it."""
