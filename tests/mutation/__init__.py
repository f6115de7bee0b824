"""Random single changes of the code, and whether the tests notice them."""
