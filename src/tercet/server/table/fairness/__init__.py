"""A fair race on unequal lines: how slow each line is, what that is worth, and who was first."""
